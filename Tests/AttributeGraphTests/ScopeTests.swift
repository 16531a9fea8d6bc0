import AttributeGraph
import Testing

@Suite("Scopes")
struct ScopeTests {
    let graph = Graph()
    var root: Scope { graph.rootScope }

    @Test func endWithTheirChildren() {
        let s = graph.makeInput(1, in: root)
        let outer = graph.makeScope(in: root)
        let inner = graph.makeScope(in: outer)
        let sibling = graph.makeScope(in: root)
        let a = graph.makeRule(Plus(a: s), in: outer)
        let b = graph.makeRule(Plus(a: a), in: inner)
        let c = graph.makeRule(Plus(a: s), in: sibling)
        _ = (graph[b], graph[c])
        #expect(graph.counts.scopes == 4)
        graph.end(outer)
        #expect(![outer, inner].contains { graph.isAlive($0) })
        #expect(!graph.isAlive(a) && !graph.isAlive(b) && graph.isAlive(c))
        #expect(graph.isAlive(sibling))
        #expect(graph.counts.edges == 1)
        #expect(graph.readers(of: s.identifier) == [c.identifier])
        graph.checkInvariants()
    }

    @Test func aReaderOutsideKeepsItsValue() {
        let scope = graph.makeScope(in: root)
        let isThere = graph.makeInput(true, in: root)
        let inside = graph.makeInput(1, in: scope)
        let outside = graph.makeRule(in: root) { graph in
            graph[isThere] ? graph[inside] * 10 : -1
        }
        #expect(graph[outside] == 10)
        graph.set(inside, to: 2)
        graph.end(scope)
        graph.checkInvariants()
        #expect(graph.inputs(of: outside.identifier) == [isThere.identifier])
        graph.set(isThere, to: false)
        #expect(graph[outside] == -1)
        graph.checkInvariants()
    }

    @Test func nodesAreUsedAgainUnderAnotherGeneration() {
        var old: [Attribute<Int>] = []
        for round in 0..<10 {
            let scope = graph.makeScope(in: root)
            let new = (0..<10).map { graph.makeInput($0 + round, in: scope) }
            #expect(!old.contains { graph.isAlive($0) })
            #expect(Set(new).isDisjoint(with: old))
            #expect(graph.counts.bytes < 20_000)
            old += new
            graph.end(scope)
        }
        #expect(graph.counts.nodes == 0)
        graph.checkInvariants()
    }

    @Test func scopesThatEndTogetherLeaveTheirNodesInOrder() {
        let s = graph.makeInput(0, in: root)
        func makeRows() -> [(scope: Scope, last: Attribute<Int>)] {
            (0..<5).map { _ in
                let scope = graph.makeScope(in: root)
                let first = graph.makeRule(Plus(a: s), in: scope)
                let last = graph.makeRule(Plus(a: first), in: scope)
                _ = graph[last]
                return (scope, last)
            }
        }
        let old = makeRows()
        let ending = graph.makeRule(in: root) { graph in
            for row in old { graph.end(row.scope) }
            return 0
        }
        _ = graph[ending]
        graph.checkInvariants()
        let new = makeRows()
        #expect(new.map(\.last.identifier.index) == old.map(\.last.identifier.index))
        #expect(graph.counts.edges == 10)
        graph.checkInvariants()
    }

    @Test func whatEndsMayUseNodesThatHaveJustBeenFreed() {
        final class Ender {
            let onEnd: () -> Void
            init(_ onEnd: @escaping () -> Void) { self.onEnd = onEnd }
            deinit { onEnd() }
        }
        let s = graph.makeInput(0, in: root)
        var kept: [Attribute<Int>] = []
        let scopes = (0..<6).map { _ in
            let scope = graph.makeScope(in: root)
            let rule = graph.makeRule(Plus(a: s), in: scope)
            _ = graph[graph.makeRule(Plus(a: rule), in: scope)]
            _ = graph.makeInput(
                Ender { [unowned graph] in
                    for _ in 0..<4 {
                        kept.append(graph.makeRule(Plus(a: s), in: graph.rootScope))
                        _ = graph[kept[kept.count - 1]]
                    }
                }, in: scope)
            return scope
        }
        let ending = graph.makeRule(in: root) { graph in
            for scope in scopes { graph.end(scope) }
            return 0
        }
        _ = graph[ending]
        graph.checkInvariants()
        #expect(kept.count == 24 && Set(kept).count == 24)
        graph.set(s, to: 1)
        #expect(kept.allSatisfy { graph[$0] == 2 })
        graph.checkInvariants()
    }

    @Test func endingInsideAnEvaluationIsPutOff() {
        let s = graph.makeInput(0, in: root)
        let scope = graph.makeScope(in: root)
        let inside = graph.makeRule(Plus(a: s), in: scope)
        let ending = graph.makeRule(in: root) { graph in
            let value = graph[s]
            if value == 1 {
                graph.end(scope)
                graph.end(scope)
                #expect(graph.isAlive(inside))
                return graph[inside]
            }
            return value
        }
        _ = (graph[inside], graph[ending])
        graph.set(s, to: 1)
        #expect(graph[ending] == 2)
        #expect(!graph.isAlive(inside) && !graph.isAlive(scope))
        graph.checkInvariants()
    }

    @Test func aRuleMayEndItsOwnScope() {
        let s = graph.makeInput(0, in: root)
        let scope = graph.makeScope(in: root)
        let rule = graph.makeRule(in: scope, isEager: true) { graph in
            if graph[s] == 1 { graph.end(scope) }
            return graph[s]
        }
        graph.flush()
        graph.set(s, to: 1)
        #expect(graph[rule] == 1, "who asks gets the value")
        #expect(!graph.isAlive(rule))
        graph.flush()
        graph.checkInvariants()
    }

    /// It does not matter whether what ends the scope is eager itself, or runs because it is read.
    @Test(arguments: [true, false], [1, 3])
    func whatIsEndedByWhatItReadsDoesNotRunAgain(isEager: Bool, depth: Int) {
        let s = graph.makeInput(0, in: root)
        var scope = graph.makeScope(in: root)
        let outermost = scope
        let ending = graph.makeRule(in: root, isEager: isEager) { graph in
            if graph[s] == 1 { graph.end(outermost) }
            return graph[s]
        }
        for _ in 1..<depth { scope = graph.makeScope(in: scope) }
        let runs = Log<Int>()
        let inside = graph.makeRule(in: scope, isEager: true) { graph in
            runs.entries.append(graph[ending])
            return 0
        }
        graph.flush()
        graph.set(s, to: 2)
        graph.flush()
        #expect(runs.take() == [0, 2])
        graph.set(s, to: 1)
        graph.flush()
        #expect(runs.take() == [])
        #expect(!graph.isAlive(inside) && !graph.isAlive(outermost) && !graph.hasQueuedRules)
        graph.checkInvariants()
    }

    @Test func endingDuringACheckIsPutOff() {
        let s = graph.makeInput(0, in: root)
        let scope = graph.makeScope(in: root)
        let end = graph.makeRule(in: root) { graph in
            if graph[s] == 1 { graph.end(scope) }
            return 0
        }
        let inside = graph.makeRule(in: scope) { graph in graph[end] + graph[s] }
        let reader = graph.makeRule(in: root) { graph in
            graph.peek(s) == 1 ? graph[end] : graph[end] + graph[inside]
        }
        _ = graph[reader]
        graph.set(s, to: 1)
        #expect(graph[reader] == 0)
        #expect(!graph.isAlive(inside))
        graph.checkInvariants()
    }

    @Test func anObjectThatEndsWithItsScopeMayUseTheGraph() {
        final class Ender {
            let onEnd: () -> Void
            init(_ onEnd: @escaping () -> Void) { self.onEnd = onEnd }
            deinit { onEnd() }
        }
        let s = graph.makeInput(0, in: root)
        let first = graph.makeScope(in: root), second = graph.makeScope(in: root)
        let other = graph.makeInput(1, in: second)
        _ = graph.makeInput(
            Ender { [unowned graph] in
                #expect(!graph.isAlive(first))
                graph.set(s, to: 5)
                graph.end(second)
                #expect(graph.isAlive(other))
                _ = graph.makeInput(7, in: graph.rootScope)
            }, in: first)
        graph.end(first)
        #expect(graph[s] == 5)
        #expect(!graph.isAlive(other))
        #expect(graph.counts.nodes == 2)
        graph.checkInvariants()
    }

    @Test func endingTheRootStops() async {
        await #expect(processExitsWith: .failure) {
            let graph = Graph()
            graph.end(graph.rootScope)
        }
    }
}
