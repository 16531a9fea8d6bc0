import AttributeGraph
import Testing

@Suite("Cycles")
struct CycleTests {
    let graph = Graph()
    let cycles = Log<Cycle>()
    var root: Scope { graph.rootScope }

    init() {
        let cycles = cycles
        graph.onCycle = { cycles.entries.append($0) }
    }

    /// A ring of rules that is closed while `isClosed`.
    func ring(_ length: Int, isClosed: Attribute<Bool>, isEager: Bool) -> [Attribute<Int>] {
        let first = Log<Attribute<Int>>()
        var rules: [Attribute<Int>] = []
        for i in 0..<length {
            let next = rules.last
            rules.append(
                graph.makeRule(in: root, isEager: isEager) { graph in
                    if let next { return graph[next] + 1 }
                    return graph[isClosed] ? graph[first.entries[0]] % 1000 + 1 : 0
                })
            graph.setName("r\(i)", of: rules[i].identifier)
        }
        first.entries = [rules[length - 1]]
        return rules
    }

    @Test(arguments: [1, 2, 100], [false, true])
    func dynamicOnesComeAndGo(length: Int, isEager: Bool) {
        let isClosed = graph.makeInput(false, in: root)
        let rules = ring(length, isClosed: isClosed, isEager: isEager)
        graph.flush()
        #expect(graph[rules[length - 1]] == length - 1)
        graph.set(isClosed, to: true)
        graph.flush()
        _ = graph[rules[length - 1]]
        _ = graph[rules[0]]
        graph.flush()
        #expect(cycles.entries.count == 1)
        #expect(Set(cycles.entries[0].names) == Set((0..<length).map { "r\($0)" }))
        #expect(cycles.entries[0].names.count == length)
        graph.checkInvariants()
        // Nothing goes round any more.
        graph.expectRuns(0) {
            graph.flush(); for rule in rules { _ = graph[rule] }
        }
        graph.set(isClosed, to: false)
        graph.flush()
        #expect(rules.map { graph[$0] } == Array(0..<length))
        graph.checkInvariants()
        cycles.entries = []
        graph.set(isClosed, to: true)
        graph.flush()
        _ = graph[rules[length / 2]]
        if !isEager {
            #expect(cycles.entries.count == 1, "a cycle that was resolved and returns is reported again")
        }
        graph.checkInvariants()
    }

    @Test(arguments: [1, 2, 100])
    func staticOnesAreSurvivedInTheFirstRun(length: Int) {
        let isClosed = graph.makeInput(true, in: root)
        let rules = ring(length, isClosed: isClosed, isEager: false)
        #expect(graph[rules[length - 1]] == length, "the neutral value breaks it")
        #expect(cycles.entries.count == 1)
        #expect(!graph.isEvaluating)
        graph.checkInvariants()
    }

    @Test func theNamesGoAlongTheCycle() {
        let isClosed = graph.makeInput(false, in: root)
        let rules = ring(3, isClosed: isClosed, isEager: false)
        _ = graph[rules[2]]
        graph.set(isClosed, to: true)
        _ = graph[rules[1]]
        #expect(cycles.entries.map(\.names) == [["r1", "r0", "r2"]])
        #expect("\(cycles.entries[0])" == "a cycle: r1 reads r0 reads r2 reads r1")
    }

    /// A rule that is only being checked is listed between the running ones, some of which link again.
    @Test func theNamesGoThroughChecks() {
        let isClosed = graph.makeInput(false, in: root)
        let other = graph.makeInput(1, in: root)
        let first = Log<Attribute<Int>>()
        let last = graph.makeRule(in: root) { graph in
            graph[isClosed] ? graph[other] + graph[first.entries[0]] : 0
        }
        let middle = [0, 1].reduce(into: [last]) { rules, _ in
            rules.append(graph.makeRule(Plus(a: rules.last!), in: root))
        }
        let inner = graph.makeRule(in: root) { graph in
            graph[isClosed] ? graph[other] + graph[middle[2]] : graph[middle[2]]
        }
        let outer = graph.makeRule(in: root) { graph in graph[isClosed] ? graph[other] + graph[inner] : graph[inner] }
        first.entries = [outer]
        for (name, rule) in zip(["last", "low", "high", "inner", "outer"], middle + [inner, outer]) {
            graph.setName(name, of: rule.identifier)
        }
        #expect(graph[outer] == 2)
        graph.set(isClosed, to: true)
        graph.set(other, to: 2)
        _ = graph[outer]
        #expect(cycles.entries.map(\.names) == [["outer", "inner", "high", "low", "last"]])
        graph.checkInvariants()
        // The cycle is found from a rule that is being checked.
        cycles.entries = []
        graph.set(isClosed, to: false)
        _ = graph[outer]
        graph.set(isClosed, to: true)
        _ = graph[middle[1]]
        #expect(cycles.entries.map(\.names) == [["low", "last", "outer", "inner", "high"]])
        graph.checkInvariants()
    }

    @Test func aRuleMaySayWhatBreaksIt() {
        struct Node { var depth: Int }
        struct SelfReading: Rule {
            let own: Log<Attribute<Node>>
            var valueInFirstCycle: Node? { Node(depth: 41) }
            func value(in graph: Graph) -> Node { Node(depth: graph[own.entries[0]].depth + 1) }
        }
        let own = Log<Attribute<Node>>()
        let rule = graph.makeRule(SelfReading(own: own), in: root)
        own.entries = [rule]
        #expect(graph[rule].depth == 42)
        #expect(cycles.entries.count == 1)
        graph.checkInvariants()
    }

    @Test func withoutAnyValueTheProgramStopsWithTheNames() async {
        let result = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            struct Opaque {}
            let graph = Graph()
            let own = Log<Attribute<Opaque>>()
            let rule = graph.makeRule(in: graph.rootScope, name: "opaque") { graph in
                graph[own.entries[0]]
            }
            own.entries = [rule]
            _ = graph[rule]
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("opaque reads opaque"))
    }

    @Test func recomputeOfARunningRuleIsACycle() {
        let own = Log<AnyAttribute>()
        let rule = graph.makeRule(in: root) { graph in graph.recompute(own.entries[0]) ? 1 : 2 }
        own.entries = [rule.identifier]
        #expect(graph[rule] == 2)
        #expect(cycles.entries.count == 1)
        graph.checkInvariants()
    }
}
