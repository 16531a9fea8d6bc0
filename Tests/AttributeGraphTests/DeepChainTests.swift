import AttributeGraph
import Testing

@Suite("A chain of a million")
struct DeepChainTests {
    static let length = 1_000_000

    @Test func isMarkedPulledAndEnded() {
        let graph = Graph()
        let s = graph.makeInput(0, in: graph.rootScope)
        let scope = graph.makeScope(in: graph.rootScope)
        var last = s
        for _ in 0..<Self.length {
            last = graph.makeRule(Plus(a: last), in: scope)
            _ = graph[last]
        }
        #expect(graph[last] == Self.length)
        graph.set(s, to: 1)
        #expect(graph[last] == Self.length + 1)
        #expect(graph.counts.evaluations == 2 * Self.length)
        graph.end(scope)
        #expect(graph.counts.nodes == 1)
    }

    @Test func stopsAtTheFirstEqualResult() {
        let graph = Graph()
        let s = graph.makeInput(1, in: graph.rootScope)
        var last = graph.makeRule(Times(a: s, factor: 0), in: graph.rootScope)
        for _ in 0..<100_000 {
            last = graph.makeRule(Plus(a: last), in: graph.rootScope)
            _ = graph[last]
        }
        graph.set(s, to: 2)
        graph.expectRuns(1) { _ = graph[last] }
    }

    @Test func mayBeOfScopes() {
        let graph = Graph()
        let first = graph.makeScope(in: graph.rootScope)
        var scope = first
        for i in 0..<100_000 {
            scope = graph.makeScope(in: scope)
            _ = graph.makeInput(i, in: scope)
        }
        #expect(graph.counts.scopes == 100_002)
        graph.end(first)
        #expect(graph.counts.scopes == 1 && graph.counts.nodes == 0)
        graph.checkInvariants()
    }
}
