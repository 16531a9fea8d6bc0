import AttributeGraph
import Martlet
import MartletRuntime

/// The causes of a body's run.
struct WhyAnswer: Encodable {
    struct Cause: Encodable {
        var write: Int?
        var name: String
        var old: String?
        var new: String?
        var thread: String?
        var site: UpdateReport.Site?
        var way: [String]
    }

    struct Children: Encodable {
        var ran: [String]
        var skipped: [String]
    }

    var view: String
    var update: Int
    var first: Bool
    var start: Int
    var length: Int
    var causes: [Cause]
    var children: Children
}

/// The reasons why a body did not run.
struct WhyNotAnswer: Encodable {
    struct Reading: Encodable {
        var name: String
        var changed: Bool
        var lastUpdate: Int?
    }

    var view: String
    var update: Int?
    var reason: String
    var reads: [Reading]
}

extension Inspector {
    func why(_ request: Request) throws(Refusal) -> WhyAnswer {
        guard let text = request.view, let key = ViewKey(text) else { throw Refusal("'why' needs a view") }
        let found = worker.read { model in
            model.makeLists()
            return model.history.last { past in
                past.graph == key.graph && (request.update == nil || past.number == request.update)
                    && past.runs.contains { $0.view == key }
            }
        }
        guard let past = found else {
            if let number = request.update { try requireRecords(of: number) }
            let when = request.update.map { "in update \($0)" } ?? "in any update that is kept"
            throw Refusal("the body of \(text) has not run \(when)")
        }
        guard let record = past.records.last(where: { $0.kind == .rule && $0.subject == key.attribute }) else {
            throw Refusal("the records of update \(past.number) are not kept any more")
        }
        let ways = CauseWays(past).ways(to: key.attribute)
        let children = worker.read { model in
            let isChild = { model.view($0)?.parent == key }
            return (past.runs.map(\.view).filter(isChild), past.skips.map(\.view).filter(isChild))
        }
        return WhyAnswer(
            view: text, update: past.number, first: record.isFirst,
            start: past.scale.nanoseconds(at: record.start),
            length: past.scale.nanoseconds(of: record.end &- record.start),
            causes: ways.compactMap { cause($0, past, graph: key.graph) },
            children: .init(ran: children.0.map(\.description), skipped: children.1.map(\.description)))
    }

    private func cause(_ way: CauseWays.Way, _ past: UpdateModel.Past, graph: Int) -> WhyAnswer.Cause? {
        let names = way.attributes.compactMap { scene(graph)?.inspection.name(of: $0)?.name }
        let write = way.write.flatMap { number in past.writes.first { $0.id == number } }
        guard let name = write?.name ?? names.first else { return nil }
        // A path from the rule to itself has no information: the view is new, or the cause is not known.
        if write == nil, way.attributes.count < 2 { return nil }
        return WhyAnswer.Cause(
            write: write?.id, name: name, old: write?.old, new: write?.new, thread: write?.thread, site: write?.site,
            way: names)
    }

    func whyNot(_ request: Request) throws(Refusal) -> WhyNotAnswer {
        let (key, scene) = try find(request.view)
        guard scene.inspection.instance(of: key.attribute) != nil else { throw Refusal("\(key) is no view") }
        if let number = request.update { try requireRecords(of: number) }
        let past = worker.read { model in
            model.makeLists()
            return model.history.last {
                $0.graph == key.graph && (request.update == nil || $0.number == request.update)
            }
        }
        guard request.update == nil || past != nil else { throw Refusal("update \(request.update ?? 0) is not kept") }
        if let past, past.runs.contains(where: { $0.view == key }) {
            throw Refusal("the body of \(key) did run in update \(past.number): ask 'why'")
        }
        let named = scene.inspection.namedReadings(of: key.attribute)
        let changes = worker.read { $0.lastChanges(of: Set(named.map(\.attribute)), in: key.graph) }
        let reads = named.map { reading in
            WhyNotAnswer.Reading(
                name: reading.name,
                changed: past.map { changes[reading.attribute]?.contains($0.number) == true } ?? false,
                lastUpdate: changes[reading.attribute]?.last)
        }
        return WhyNotAnswer(
            view: key.description, update: past?.number, reason: reason(reads, key, past), reads: reads)
    }

    /// Refuses to answer for an update whose records were dropped before its views were needed.
    private func requireRecords(of number: Int) throws(Refusal) {
        let isForgotten = worker.read { $0.history.contains { $0.number == number && $0.isForgotten } }
        if isForgotten { throw Refusal("the records of update \(number) are not kept any more") }
    }

    private func reason(_ reads: [WhyNotAnswer.Reading], _ key: ViewKey, _ past: UpdateModel.Past?) -> String {
        if let past, past.skips.contains(where: { $0.view == key }) {
            return "What it depends on was computed again, and was equal to what it was before."
        }
        let names = reads.map(\.name)
        guard !names.isEmpty else { return "Its body reads nothing that changes, and its parent made it equal." }
        return "Nothing that its body reads has changed: it reads \(names.joined(separator: ", "))."
    }
}

extension UpdateModel {
    /// Returns, for each attribute, the updates in which it has changed, as far as their records are kept.
    func lastChanges(of attributes: Set<AnyAttribute>, in graph: Int) -> [AnyAttribute: [Int]] {
        var found: [AnyAttribute: [Int]] = [:]
        for past in history where past.graph == graph {
            for record in past.records where attributes.contains(record.subject) {
                guard record.kind == .inputChanged || record.kind == .rule && record.isChanged else { continue }
                if found[record.subject]?.last != past.number {
                    found[record.subject, default: []].append(past.number)
                }
            }
        }
        return found
    }
}
