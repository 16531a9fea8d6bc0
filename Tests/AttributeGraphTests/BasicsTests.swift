import AttributeGraph
import Testing

@Suite("Reading, writing, cutting off")
struct BasicsTests {
    let graph = Graph()
    var root: Scope { graph.rootScope }

    @Test func aRuleFollowsItsInputs() {
        let a = graph.makeInput(1, in: root), b = graph.makeInput(2, in: root)
        let sum = graph.makeRule(Sum(a: a, b: b), in: root)
        #expect(graph.counts.evaluations == 0)
        #expect(graph[sum] == 3)
        #expect(graph.set(a, to: 10))
        #expect(!graph.set(b, to: 2))
        #expect(graph[sum] == 12)
        #expect(graph[sum] == 12)
        #expect(graph.counts.evaluations == 2)
        #expect(graph.inputs(of: sum.identifier) == [a.identifier, b.identifier])
        #expect(graph.causes(of: sum.identifier) == [a.identifier])
        graph.checkInvariants()
    }

    @Test func equalResultsStopTheFlow() {
        let a = graph.makeInput(1, in: root)
        let sign = graph.makeRule(in: root) { graph in graph[a].signum() }
        let text = graph.makeRule(in: root) { graph in "\(graph[sign])" }
        #expect(graph[text] == "1")
        graph.set(a, to: 5)
        #expect(graph[text] == "1")
        #expect(graph.counts.evaluations == 3)
        graph.checkInvariants()
    }

    @Test func aComparisonOfItsOwnDecides() {
        let a = graph.makeInput(1, in: root)
        let rule = graph.makeRule(in: root, areEqual: { $0 / 10 == $1 / 10 }) { graph in graph[a] }
        #expect(graph[rule] == 1)
        graph.set(a, to: 5)
        #expect(graph[rule] == 1)
        graph.set(a, to: 15)
        #expect(graph[rule] == 15)
    }

    @Test func aScopeEnds() {
        let a = graph.makeInput(1, in: root)
        let scope = graph.makeScope(in: root)
        let rule = graph.makeRule(Sum(a: a, b: a), in: scope)
        #expect(graph[rule] == 2)
        #expect(graph.counts.edges == 1)
        graph.end(scope)
        #expect(!graph.isAlive(rule))
        #expect(graph.counts.nodes == 1)
        #expect(graph.counts.edges == 0)
        graph.end(scope)
        graph.checkInvariants()
    }

    @Test func eagerRulesRunInFlush() {
        let a = graph.makeInput(1, in: root)
        var signals = 0
        graph.onFirstQueued = { signals += 1 }
        let double = graph.makeRule(in: root, isEager: true) { graph in graph[a] * 2 }
        let after = graph.makeRule(in: root, isEager: true) { graph in graph[double] + 1 }
        graph.flush()
        #expect(graph[after] == 3)
        #expect(signals == 1)
        graph.set(a, to: 4)
        #expect(graph.hasQueuedRules)
        graph.flush()
        #expect(graph[after] == 9)
        #expect(signals == 2)
        #expect(graph.counts.evaluations == 4)
        graph.checkInvariants()
    }

    @Test func aCycleIsReportedOnceAndBroken() {
        var cycles: [Cycle] = []
        graph.onCycle = { cycles.append($0) }
        let next = graph.makeInput(Attribute<Int>?.none, in: root)
        let a = graph.makeRule(in: root, name: "a") { graph in graph[next].map { graph[$0] + 1 } ?? 1 }
        let b = graph.makeRule(in: root, name: "b") { graph in graph[a] * 10 }
        #expect(graph[b] == 10)
        graph.set(next, to: b)
        #expect(graph[b] == 110)
        #expect(cycles.map(\.names) == [["b", "a"]])
        graph.checkInvariants()
        #expect(graph[b] == 110)
        graph.set(next, to: nil)
        #expect(graph[b] == 10)
        graph.checkInvariants()
    }
}
