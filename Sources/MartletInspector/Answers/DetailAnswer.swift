import AttributeGraph
import Martlet
import MartletRuntime

/// The events of one update, record by record.
struct DetailAnswer: Encodable {
    struct Record: Encodable {
        var kind: String
        var name: String
        var view: String?
        var attribute: String?
        var start: Int
        var length: Int
        var estimated: Bool?
        var changed: Bool?
        var causes: [String]?
    }

    var update: Int
    var records: [Record]
    var more: Int
}

extension Inspector {
    /// The largest number of records sent.
    private static let recordLimit = 20_000

    func detail(_ request: Request) throws(Refusal) -> DetailAnswer {
        guard let number = request.update else { throw Refusal("'detail' needs an update") }
        guard let past = worker.read({ $0.history.last { $0.number == number } }) else {
            throw Refusal("update \(number) is not kept")
        }
        guard !past.records.isEmpty || past.head.counts.rules == 0 else {
            throw Refusal("the records of update \(number) are not kept any more")
        }
        var start = past.head.start
        let phases = past.head.phases.map { phase in
            defer { start += phase.length }
            return DetailAnswer.Record(kind: "phase", name: phase.name, start: start, length: phase.length)
        }
        let kept = past.records.filter { $0.kind != .cause && $0.kind != .invalidated }
        let rules = Set(kept.map(\.detail))
        let (names, types, views) = worker.read { model in
            (
                Dictionary(uniqueKeysWithValues: rules.map { ($0, model.ruleName($0, in: past.graph)) }),
                model.types.map(\.name), model.views
            )
        }
        let shown = kept.prefix(Self.recordLimit).map { record -> DetailAnswer.Record in
            let key = ViewKey(graph: past.graph, attribute: record.subject)
            let view = views[key]
            let isView = view != nil || record.kind == .begun || record.kind == .ended
            var name = view.map { types[$0.type] + ".body" } ?? names[record.detail] ?? ""
            if record.kind == .equalRows { name = "\(record.detail) rows that came to the same" }
            if record.kind == .begun { name = record.viewType?.name ?? "" }
            if let type = record.layoutType {
                name = [view.map { types[$0.type] }, "\(type)"].compactMap { $0 }.joined(separator: ": ")
            }
            if record.kind == .inputChanged || record.kind == .skipped && view == nil {
                name = scene(past.graph)?.inspection.name(of: record.subject)?.name ?? "an input"
            }
            return DetailAnswer.Record(
                kind: kindName(record.kind, isView: view != nil, name), name: detailName(name, record.kind),
                view: isView ? key.description : nil,
                attribute: record.subject == .nothing ? nil : key.description,
                start: past.scale.nanoseconds(at: record.start),
                length: past.scale.nanoseconds(of: record.end &- record.start),
                estimated: record.isEstimated ? true : nil,
                changed: [.rule, .measured].contains(record.kind) ? record.isChanged : nil,
                causes: record.cause == .nothing || record.kind == .begun
                    ? nil : [ViewKey(graph: past.graph, attribute: record.cause).description])
        }
        return DetailAnswer(update: number, records: phases + shown, more: kept.count - shown.count)
    }

    private func kindName(_ kind: TraceRecord.Kind, isView: Bool, _ name: String) -> String {
        switch kind {
        case .rule where isView: "body"
        case .rule where UpdateModel.isRow(name): "row"
        case .rule: "rule"
        case .equalRows: "row"
        case .skipped: "skipped"
        case .inputChanged: "write"
        case .begun: "begun"
        case .ended: "ended"
        case .taskStarted, .taskCancelled: "task"
        case .frame: "frame"
        case .measured: "measure"
        case .placed: "place"
        case .collected: "preference"
        default: "rule"
        }
    }

    private func detailName(_ name: String, _ kind: TraceRecord.Kind) -> String {
        switch kind {
        case .taskStarted: "started"
        case .taskCancelled: "cancelled"
        case .frame: "frame"
        default: name
        }
    }
}
