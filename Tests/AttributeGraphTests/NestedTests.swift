import AttributeGraph
import Testing

@Suite("What rules may do while they run")
struct NestedTests {
    let graph = Graph()
    var root: Scope { graph.rootScope }

    @Test func aNestedRunIsTrackedToTheNestedRule() {
        let a = graph.makeInput(1, in: root), b = graph.makeInput(2, in: root)
        let inner = graph.makeRule(Plus(a: a), in: root)
        let outer = graph.makeRule(Sum(a: inner, b: b), in: root)
        #expect(graph[outer] == 4)
        #expect(graph.inputs(of: outer.identifier) == [inner.identifier, b.identifier])
        #expect(graph.inputs(of: inner.identifier) == [a.identifier])
    }

    @Test func oneEdgeForOneInput() {
        let s = graph.makeInput(1, in: root)
        let nested = (0..<20).map { graph.makeRule(Plus(a: s, constant: $0), in: root) }
        let rule = graph.makeRule(in: root) { graph in
            nested.reduce(graph[s]) { $0 + graph[$1] + graph[s] + graph[$1] } + graph[nested[0]]
        }
        for value in 2..<6 {
            _ = graph[rule]
            #expect(graph.inputs(of: rule.identifier) == [s.identifier] + nested.map(\.identifier))
            #expect(graph.counts.edges == 20 + 21)
            graph.checkInvariants()
            graph.set(s, to: value)
        }
    }

    @Test func theOrderOfReadingMayChange() {
        let inputs = (0..<6).map { graph.makeInput($0, in: root) }
        let order = graph.makeInput([0, 1, 2, 3, 4, 5], in: root)
        let rule = graph.makeRule(in: root) { graph in graph[order].map { graph[inputs[$0]] } }
        for new in [[5, 4, 3, 2, 1, 0], [0, 0, 1, 0, 5], [5], [], [3, 1, 3, 2], [1, 3, 2, 0, 4, 5]] {
            graph.set(order, to: new)
            #expect(graph[rule] == new)
            var seen: Set<Int> = []
            let expected = new.filter { seen.insert($0).inserted }.map { inputs[$0].identifier }
            #expect(graph.inputs(of: rule.identifier) == [order.identifier] + expected)
            graph.checkInvariants()
        }
    }

    @Test func untrackedAndPeekedReadsMakeNoEdges() {
        let a = graph.makeInput(1, in: root), b = graph.makeInput(2, in: root)
        let c = graph.makeInput(3, in: root)
        let rule = graph.makeRule(in: root) { graph in
            let sum = graph[a] + graph.untracked { graph[b] } + graph.peek(c)
            return graph.peekPointer(to: c.identifier).load(as: Int.self) + sum
        }
        #expect(graph[rule] == 9)
        #expect(graph.inputs(of: rule.identifier) == [a.identifier])
        #expect(!graph.isEvaluating)
    }

    @Test func theCurrentRuleIsTheInnermost() {
        let log = Log<AnyAttribute?>()
        let inner = graph.makeRule(in: root) { graph in
            log.entries.append(graph.runningRule)
            return graph.untracked { graph.isEvaluating ? 1 : 0 }
        }
        let outer = graph.makeRule(in: root) { graph in
            let value = graph[inner]
            graph.untracked { log.entries.append(graph.runningRule) }
            return value
        }
        #expect(graph[outer] == 1)
        #expect(log.entries == [inner.identifier, outer.identifier])
        #expect(graph.runningRule == nil)
    }

    @Test func pointersAndBorrowsAreReads() {
        let a = graph.makeInput([1, 2, 3], in: root)
        let count = graph.makeRule(in: root) { graph in graph.withValue(of: a) { $0.pointee.count } }
        let first = graph.makeRule(in: root) { graph in
            graph.unsafePointer(to: a.identifier).assumingMemoryBound(to: [Int].self).pointee[0]
        }
        #expect(graph[count] == 3 && graph[first] == 1)
        graph.set(a, to: [7])
        #expect(graph[count] == 1 && graph[first] == 7)
    }

    @Test func settingWhatWasReadLeavesTheRuleOutOfDate() {
        let s = graph.makeInput(0, in: root)
        let rule = graph.makeRule(in: root) { graph in
            let value = graph[s]
            if value < 3 { graph.set(s, to: value + 1) }
            return value
        }
        let reader = graph.makeRule(Plus(a: rule), in: root)
        #expect(graph[reader] == 1)
        graph.checkInvariants()
        for _ in 0..<3 { _ = graph[reader] }
        graph.expectRuns(0) { #expect(graph[reader] == 4) }
        graph.checkInvariants()
    }

    @Test func settingWhatWillBeReadDoesNot() {
        let s = graph.makeInput(0, in: root), t = graph.makeInput(0, in: root)
        let rule = graph.makeRule(in: root) { graph in
            graph.set(s, to: graph[t])
            return graph[s]
        }
        #expect(graph[rule] == 0)
        graph.set(t, to: 5)
        graph.expectRuns(1) { #expect(graph[rule] == 5) }
        graph.expectRuns(0) { _ = graph[rule] }
        graph.checkInvariants()
    }

    @Test func settingBehindAnInputMarksThrough() {
        let s = graph.makeInput(0, in: root)
        let copy = graph.makeRule(Plus(a: s, constant: 0), in: root)
        let rule = graph.makeRule(in: root) { graph in
            let value = graph[copy]
            if value < 3 { graph.set(s, to: value + 1) }
            return value
        }
        let outer = graph.makeRule(Plus(a: rule, constant: 0), in: root)
        #expect(graph[outer] == 0)
        graph.checkInvariants()
        for _ in 0..<3 { _ = graph[outer] }
        graph.expectRuns(0) { #expect(graph[outer] == 3) }
        graph.checkInvariants()
    }

    @Test func recomputeMarksReadersOnlyIfTheValueChanged() {
        let source = Log<Int>()
        source.entries = [1]
        let rules = (0..<100).map { i in
            graph.makeRule(in: root) { _ in source.entries.last! * i }
        }
        let readers = rules.map { graph.makeRule(Plus(a: $0), in: root) }
        for reader in readers { _ = graph[reader] }
        let list = graph.makeRule(in: root) { graph in
            rules.count { graph.recompute($0.identifier) }
        }
        #expect(graph[list] == 0)
        source.entries = [2]
        graph.invalidate(list.identifier)
        #expect(graph[list] == 99)
        #expect(graph.inputs(of: list.identifier) == [])
        graph.expectRuns(99) { for (i, reader) in readers.enumerated() { #expect(graph[reader] == 2 * i + 1) } }
        graph.checkInvariants()
    }

    @Test func manyRulesAreRecomputedInOneGo() {
        let source = Log<Int>()
        source.entries = [1]
        let a = graph.makeInput(0, in: root)
        let rules = (0..<30).map { i in
            graph.makeRule(in: root, isEager: true) { graph in
                source.entries.last! * i + (i % 3 == 0 ? graph[a] : 0)
            }
        }
        graph.flush()
        let list = graph.makeRule(in: root) { graph in
            graph.recomputeEach(rules.count) { rules[$0].identifier }
            return source.entries.count
        }
        source.entries = [2]
        // Every third waits for the flush, and need not any more.
        graph.set(a, to: 1)
        graph.expectRuns(31) { _ = graph[list] }
        #expect(graph.inputs(of: list.identifier) == [])
        #expect(!graph.hasQueuedRules)
        graph.expectRuns(0) { graph.flush() }
        for (i, rule) in rules.enumerated() { #expect(graph[rule] == 2 * i + (i % 3 == 0 ? 1 : 0)) }
        graph.checkInvariants()
    }

    @Test func aStoredRuleCanBeChanged() {
        let s = graph.makeInput(1, in: root)
        let rule = graph.makeRule(Plus(a: s, constant: 1), in: root)
        #expect(graph[rule] == 2)
        graph.withRule(rule, as: Plus.self) { $0.constant = 10 }
        #expect(graph[rule] == 2)
        #expect(graph.recompute(rule.identifier))
        #expect(graph[rule] == 11)
    }

    @Test func rulesKeepTheirStoredProperties() {
        struct Counting: Rule {
            var s: Attribute<Int>
            var runs = 0
            mutating func value(in graph: Graph) -> Int {
                runs += 1
                return graph[s] * 0 + runs
            }
        }
        let s = graph.makeInput(1, in: root)
        let rule = graph.makeRule(Counting(s: s), in: root)
        for value in 1...4 {
            graph.set(s, to: value)
            #expect(graph[rule] == value)
        }
    }

    @Test func voidIsAlwaysEqual() {
        let s = graph.makeInput(1, in: root)
        struct Effect: Rule {
            var s: Attribute<Int>
            func value(in graph: Graph) { _ = graph[s] }
        }
        let effect = graph.makeRule(Effect(s: s), in: root)
        let reader = graph.makeRule(in: root) { graph in
            graph[effect]
            return 1
        }
        _ = graph[reader]
        graph.set(s, to: 2)
        graph.expectRuns(1) { _ = graph[reader] }
    }

    @Test func plainInputsChangeWithEveryWrite() {
        struct Plain { var x: Int }
        let plain = graph.makeInput(Plain(x: 1), in: root)
        #expect(graph.set(plain, to: Plain(x: 1)))
        let compared = graph.makeInput(Plain(x: 1), in: root) { $0.x == $1.x }
        #expect(!graph.set(compared, to: Plain(x: 1)))
        #expect(graph.set(compared, to: Plain(x: 2)))
    }
}
