import AttributeGraph
import Martlet
import MartletRuntime

/// The attributes and edges around an attribute.
struct GraphAnswer: Encodable {
    struct Node: Encodable {
        var attribute: String
        var name: String
        var kind: String
        var value: String?
        var changed: Bool
        var view: String?
    }

    /// `["6.1","9.1",true]`
    struct Edge: Encodable {
        var from: String
        var to: String
        var isCause: Bool

        func encode(to encoder: any Encoder) throws {
            var values = encoder.unkeyedContainer()
            try values.encode(from)
            try values.encode(to)
            try values.encode(isCause)
        }
    }

    var nodes: [Node]
    var edges: [Edge]
}

extension Inspector {
    /// The largest number of attributes sent.
    private static let nodeLimit = 120

    func neighbourhood(_ request: Request) throws(Refusal) -> GraphAnswer {
        let (key, scene) = try find(request.attribute ?? request.view)
        let graph = scene.graph
        var distance: [AnyAttribute: Int] = [key.attribute: 0]
        var order = [key.attribute]
        var next = 0
        let depth = min(max(request.depth ?? 2, 1), 4)
        while next < order.count {
            let attribute = order[next]
            next += 1
            let reached = distance[attribute, default: 0]
            guard reached < depth else { continue }
            for other in graph.inputs(of: attribute) + graph.readers(of: attribute) {
                guard distance[other] == nil, order.count < Self.nodeLimit else { continue }
                distance[other] = reached + 1
                order.append(other)
            }
        }
        let last = worker.read { $0.history.last { $0.graph == key.graph } }
        let changed = Set(
            (last?.records ?? TraceRecords()).filter { $0.kind == .inputChanged || $0.kind == .rule && $0.isChanged }
                .map(\.subject)
        )
        func name(_ attribute: AnyAttribute) -> String { ViewKey(graph: key.graph, attribute: attribute).description }
        let nodes = order.map { attribute in
            let known = scene.inspection.name(of: attribute)
            return GraphAnswer.Node(
                attribute: name(attribute), name: known?.name ?? graph.name(of: attribute),
                kind: known?.kind ?? "runtime", value: scene.inspection.value(of: attribute),
                changed: changed.contains(attribute), view: scene.inspection.view(of: attribute).map(name))
        }
        let edges = order.flatMap { reader in
            let causes = Set(graph.causes(of: reader))
            return graph.inputs(of: reader).filter { distance[$0] != nil }
                .map { GraphAnswer.Edge(from: name($0), to: name(reader), isCause: causes.contains($0)) }
        }
        let written = writtenProperties(readBy: Set(order), in: key.graph, changedIn: last?.number)
        return GraphAnswer(nodes: nodes + written.nodes, edges: edges + written.edges)
    }

    /// Returns the properties of observable objects for which rules have run, as far as updates are kept. They are no
    /// attributes of the graph: the rules themselves follow the objects.
    private func writtenProperties(
        readBy rules: Set<AnyAttribute>, in graph: Int, changedIn last: Int?
    ) -> (nodes: [GraphAnswer.Node], edges: [GraphAnswer.Edge]) {
        var values: [String: (value: String?, update: Int)] = [:]
        var readers: [String: [AnyAttribute: Int]] = [:]
        worker.read { model in
            for past in model.history where past.graph == graph {
                let writes = Dictionary(past.writes.map { ($0.id, $0) }, uniquingKeysWith: { $1 })
                for record in past.records where record.kind == .invalidated && rules.contains(record.subject) {
                    guard let write = writes[Int(record.detail)], write.old != nil || write.new != nil else { continue }
                    values[write.name] = (write.new, past.number)
                    readers[write.name, default: [:]][record.subject] = past.number
                }
            }
        }
        let names = values.keys.sorted().prefix(Self.nodeLimit)
        return (
            names.map { name in
                GraphAnswer.Node(
                    attribute: "object:\(name)", name: name, kind: "object", value: values[name]?.value,
                    changed: values[name]?.update == last, view: nil)
            },
            names.flatMap { name in
                (readers[name] ?? [:]).sorted { $0.key.index < $1.key.index }.map { reader, update in
                    GraphAnswer.Edge(
                        from: "object:\(name)", to: ViewKey(graph: graph, attribute: reader).description,
                        isCause: update == last)
                }
            }
        )
    }
}
