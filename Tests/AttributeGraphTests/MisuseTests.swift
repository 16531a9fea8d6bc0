#if DEBUG
import AttributeGraph
import Testing

@Suite("What debug builds stop at")
struct MisuseTests {
    /// Uses the graph inside the callback for a change, which is not allowed.
    private final class Meddler: GraphTrace {
        let meddle: (Graph) -> Void
        init(_ meddle: @escaping (Graph) -> Void) { self.meddle = meddle }
        func inputChanged(_ attribute: AnyAttribute, in graph: Graph) { meddle(graph) }
    }

    private static func change(toldTo meddle: @escaping (Graph, Attribute<Int>) -> Void) {
        let graph = Graph()
        let input = graph.makeInput(1, in: graph.rootScope)
        let trace = Meddler { meddle($0, input) }
        graph.trace = trace
        graph.set(input, to: 2)
        withExtendedLifetime(trace) {}
    }

    @Test func aTraceMayAsk() {
        Self.change { graph, input in
            #expect(graph.name(of: input.identifier) == "Int")
            #expect(graph.readers(of: input.identifier).isEmpty)
            #expect(graph.isAlive(input))
        }
    }

    @Test func aTraceThatReads() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            Self.change { graph, input in _ = graph[input] }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("a trace or onCycle reads values or changes the graph"))
    }

    @Test func aTraceThatWrites() async {
        await #expect(processExitsWith: .failure) {
            Self.change { graph, input in graph.set(input, to: 3) }
        }
    }

    @Test func aTraceThatMakesAttributes() async {
        await #expect(processExitsWith: .failure) {
            Self.change { graph, _ in _ = graph.makeInput(3, in: graph.rootScope) }
        }
    }

    @Test func aHandleOfAnotherGraph() async {
        await #expect(processExitsWith: .failure) {
            let graph = Graph(), other = Graph()
            var last = graph.makeInput(0, in: graph.rootScope)
            for n in 0..<10 { last = graph.makeInput(n, in: graph.rootScope) }
            _ = other[last]
        }
    }

    @Test func aHandleOfAnotherType() async {
        await #expect(processExitsWith: .failure) {
            let graph = Graph()
            let input = graph.makeInput(0, in: graph.rootScope)
            _ = graph[Attribute<String>(unchecked: input.identifier)]
        }
    }
}
#endif
