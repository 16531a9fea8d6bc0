import AttributeGraph
import Martlet
import MartletRuntime

/// Problems of the app: wasted work and errors.
struct TroubleAnswer: Encodable {
    struct Entry: Encodable {
        var view: String?
        var text: String
        var count: Int
        var nanoseconds: Int
    }

    struct List: Encodable {
        var name: String
        var title: String
        var entries: [Entry]
    }

    var lists: [List]
}

extension Inspector {
    /// The largest length of each list.
    private static let listLimit = 100

    func trouble() -> TroubleAnswer {
        let (views, types) = worker.read { ($0.views, $0.types.map(\.name)) }
        func entry(_ view: (key: ViewKey, value: UpdateModel.View), _ count: Int) -> TroubleAnswer.Entry {
            .init(
                view: view.key.description, text: types[view.value.type], count: count, nanoseconds: view.value.length)
        }
        let most = views.filter { $0.value.runs > 1 }.sorted {
            ($0.value.runs, $0.value.length) > ($1.value.runs, $1.value.length)
        }
        let wasted = views.filter { $0.value.wasted > 0 }.sorted { $0.value.wasted > $1.value.wasted }
        return TroubleAnswer(lists: [
            .init(
                name: "runs", title: "Bodies that run most",
                entries: most.prefix(Self.listLimit).map { entry($0, $0.value.runs) }),
            .init(
                name: "wasted", title: "Runs whose result was equal",
                entries: wasted.prefix(Self.listLimit).map { entry($0, $0.value.wasted) }),
            .init(name: "closures", title: "Values that always differ", entries: closures(views, types)),
            .init(name: "unread", title: "State that no body has read", entries: unread(views)),
            .init(
                name: "issues", title: "Issues",
                entries: worker.reportedIssues.map { .init(view: nil, text: $0, count: 1, nanoseconds: 0) }),
            .init(
                name: "leaks", title: "Objects of ended views that are still held",
                entries: ownedObjects.leaks(aliveIn: { self.scene($0) }).map { name, count in
                    .init(view: nil, text: name, count: count, nanoseconds: 0)
                }),
        ])
    }

    /// Returns the views that ran because their parents created them with new closures, which cannot be compared.
    private func closures(_ views: [ViewKey: UpdateModel.View], _ types: [String]) -> [TroubleAnswer.Entry] {
        var sources: [ViewKey: ViewKey] = [:]
        var names: [ViewKey: String] = [:]
        for (key, view) in views where view.runs > 1 {
            guard let scene = scene(key.graph), let source = scene.inspection.source(of: key.attribute) else {
                continue
            }
            let closures = scene.inspection.closures(of: key.attribute)
            guard !closures.isEmpty else { continue }
            sources[key] = ViewKey(graph: key.graph, attribute: source)
            names[key] = closures.map { "\(types[view.type]).\($0): a closure" }.joined(separator: ", ")
        }
        guard !sources.isEmpty else { return [] }
        let counts = worker.read { model in
            var counts: [ViewKey: Int] = [:]
            for past in model.history {
                for record in past.records where record.kind == .rule && !record.isFirst {
                    let key = ViewKey(graph: past.graph, attribute: record.subject)
                    if let source = sources[key], source.attribute == record.cause { counts[key, default: 0] += 1 }
                }
            }
            return counts
        }
        return counts.sorted { $0.value > $1.value }.prefix(Self.listLimit).map { key, count in
            .init(
                view: key.description, text: names[key] ?? "", count: count,
                nanoseconds: views[key]?.length ?? 0)
        }
    }

    private func unread(_ views: [ViewKey: UpdateModel.View]) -> [TroubleAnswer.Entry] {
        var seen: Set<String> = []
        return views.keys.sorted { $0.attribute.index < $1.attribute.index }.flatMap { key in
            (scene(key.graph)?.inspection.instance(of: key.attribute)?.unreadState ?? []).map { (key, $0) }
        }
        .filter { seen.insert($0.1).inserted }.prefix(Self.listLimit)
        .map { .init(view: $0.0.description, text: $0.1, count: 1, nanoseconds: 0) }
    }
}
