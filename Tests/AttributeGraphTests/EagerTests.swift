import AttributeGraph
import Testing

@Suite("Eager rules")
struct EagerTests {
    let graph = Graph()
    let log = Log<String>()
    var root: Scope { graph.rootScope }

    func eager(_ name: String, _ body: @escaping (Graph) -> Int) -> Attribute<Int> {
        graph.makeRule(in: root, isEager: true) { [log] graph in
            log.entries.append(name)
            return body(graph)
        }
    }

    @Test func runInTheOrderOfTheirCreation() {
        let s = graph.makeInput(0, in: root)
        let scope = graph.makeScope(in: root)
        for i in 0..<5 { _ = graph.makeInput(i, in: scope) }
        let a = eager("a") { $0[s] }
        // The next rules reuse nodes that are older than that of the first.
        graph.end(scope)
        let b = eager("b") { $0[s] }
        let c = eager("c") { $0[b] + $0[a] }
        _ = eager("d") { $0[c] }
        graph.flush()
        #expect(log.take() == ["a", "b", "c", "d"])
        graph.set(s, to: 1)
        graph.flush()
        #expect(log.take() == ["a", "b", "c", "d"])
        // Out of order: the reader of `c` is marked first.
        graph.invalidate(c.identifier)
        graph.invalidate(a.identifier)
        graph.flush()
        #expect(log.take() == ["a", "c"])
        graph.checkInvariants()
    }

    @Test func stopMarksUntilTheyHaveChanged() {
        let s = graph.makeInput(1, in: root)
        let sign = eager("sign") { $0[s].signum() }
        let lazy = graph.makeRule(in: root) { [log] graph in
            log.entries.append("lazy")
            return graph[sign] * 10
        }
        #expect(graph[lazy] == 10)
        _ = log.take()
        graph.set(s, to: 2)
        graph.flush()
        #expect(graph[lazy] == 10)
        #expect(log.take() == ["sign"])
        graph.set(s, to: -2)
        #expect(graph[lazy] == 10, "not marked before the flush")
        graph.flush()
        #expect(graph[lazy] == -10)
        #expect(log.take() == ["sign", "lazy"])
        graph.checkInvariants()
    }

    @Test func areBroughtUpToDateByAReader() {
        let s = graph.makeInput(1, in: root)
        let double = eager("double") { $0[s] * 2 }
        #expect(graph[double] == 2)
        #expect(!graph.hasQueuedRules)
        graph.set(s, to: 2)
        #expect(graph.hasQueuedRules)
        #expect(graph[double] == 4)
        #expect(!graph.hasQueuedRules)
        graph.set(s, to: 3)
        graph.set(s, to: 4)
        graph.flush()
        #expect(log.take() == ["double", "double", "double"])
        graph.checkInvariants()
    }

    @Test func pendingOnesCheckFirst() {
        let s = graph.makeInput(1, in: root)
        let sign = graph.makeRule(in: root) { graph in graph[s].signum() }
        _ = eager("eager") { $0[sign] }
        graph.flush()
        graph.set(s, to: 2)
        #expect(graph.hasQueuedRules)
        graph.flush()
        #expect(log.take() == ["eager"])
        #expect(!graph.hasQueuedRules)
        graph.checkInvariants()
    }

    @Test func leaveTheQueueWithTheirScope() {
        let s = graph.makeInput(0, in: root)
        let scope = graph.makeScope(in: root)
        for _ in 0..<10 {
            _ = graph.makeRule(in: scope, isEager: true) { [log] graph in
                log.entries.append("ended")
                return graph[s]
            }
        }
        #expect(graph.hasQueuedRules)
        graph.end(scope)
        #expect(!graph.hasQueuedRules)
        graph.flush()
        #expect(log.take() == [])
        graph.checkInvariants()
    }

    @Test func madeInAFlushRunInIt() {
        let s = graph.makeInput(0, in: root)
        let root = root
        _ = eager("outer") { [log] graph in
            _ = graph.makeRule(in: root, isEager: true) { graph in
                log.entries.append("inner")
                return graph[s]
            }
            return 0
        }
        graph.flush()
        #expect(log.take() == ["outer", "inner"])
        #expect(!graph.hasQueuedRules)
    }

    @Test func theHostIsToldOfTheFirst() {
        var count = 0
        graph.onFirstQueued = { count += 1 }
        let s = graph.makeInput(0, in: root)
        for _ in 0..<100 { _ = graph.makeRule(Plus(a: s), in: root, isEager: true) }
        #expect(count == 1)
        graph.flush()
        #expect(count == 1)
        graph.set(s, to: 1)
        graph.set(s, to: 2)
        #expect(count == 2)
        graph.flush()
        #expect(graph.counts.evaluations == 200)
    }

    @Test func oneThatSetsWhatItReadsWaitsForTheNextFlush() {
        let s = graph.makeInput(0, in: root)
        var signals = 0
        graph.onFirstQueued = { signals += 1 }
        let counter = eager("counter") { graph in
            let value = graph[s]
            if value < 3 { graph.set(s, to: value + 1) }
            return value
        }
        graph.flush()
        #expect(log.take() == ["counter"])
        #expect(graph.hasQueuedRules)
        #expect(signals == 2)
        graph.checkInvariants()
        for _ in 0..<5 { graph.flush() }
        #expect(log.take() == ["counter", "counter", "counter"])
        #expect(graph[counter] == 3)
        #expect(!graph.hasQueuedRules)
        graph.checkInvariants()
    }

    @Test func twoThatWakeEachOtherDoNotHang() {
        var cycles: [Cycle] = []
        graph.onCycle = { cycles.append($0) }
        let a = graph.makeInput(0, in: root), b = graph.makeInput(0, in: root)
        _ = eager("ping") { graph in
            graph.set(b, to: graph[a] + 1)
            return 0
        }
        _ = eager("pong") { graph in
            graph.set(a, to: graph[b] + 1)
            return 0
        }
        graph.flush()
        #expect(log.take().count <= 2 * 102)
        #expect(cycles.count == 1)
        #expect(cycles[0].kind == .writes)
        #expect(graph.hasQueuedRules)
        graph.checkInvariants()
        graph.flush()
        #expect(cycles.count == 1)
    }

    @Test func oneThatNeverSettlesIsReportedAndLeft() {
        var cycles: [Cycle] = []
        graph.onCycle = { cycles.append($0) }
        let a = graph.makeInput(0, in: root)
        let counter = graph.makeRule(in: root, isEager: true, name: "counter") { graph in
            graph.set(a, to: graph[a] + 1)
            return 0
        }
        func flushAll() -> Int {
            var flushes = 0
            while graph.hasQueuedRules, flushes < 1_000 {
                graph.flush()
                graph.checkInvariants()
                flushes += 1
            }
            return flushes
        }
        #expect(flushAll() == 101)
        #expect(cycles.map(\.kind) == [.writes])
        #expect(cycles.map(\.names) == [["counter"]])
        #expect(graph[a] == 101)
        graph.expectRuns(0) { _ = graph[counter] }
        // A write from outside starts the count again.
        graph.set(a, to: -1)
        #expect(flushAll() == 101)
        #expect(cycles.count == 1)
    }

    @Test func oneThatSettlesEachTimeIsLeftInPeace() {
        var cycles: [Cycle] = []
        graph.onCycle = { cycles.append($0) }
        let a = graph.makeInput(0, in: root)
        _ = eager("limit") { graph in
            if graph[a] > 10 { graph.set(a, to: 10) }
            return 0
        }
        for n in 0..<500 {
            graph.set(a, to: 11 + n)
            graph.flush()
            graph.flush()
            #expect(graph[a] == 10 && !graph.hasQueuedRules)
        }
        #expect(cycles.isEmpty)
    }

    @Test func twoThatWakeEachOtherComeToAnEnd() {
        graph.onCycle = { _ in }
        let a = graph.makeInput(0, in: root), b = graph.makeInput(0, in: root)
        for (from, to) in [(a, b), (b, a)] {
            _ = eager("") { graph in
                graph.set(to, to: graph[from] + 1)
                return 0
            }
        }
        var flushes = 0
        while graph.hasQueuedRules, flushes < 1_000 {
            graph.flush()
            flushes += 1
        }
        #expect(flushes <= 102)
        graph.checkInvariants()
    }

    @Test func sixtyThousandNewOnesAreCheap() {
        let s = graph.makeInput(0, in: root)
        for i in 0..<60_000 { _ = graph.makeRule(Plus(a: s, constant: i), in: root, isEager: true) }
        graph.flush()
        graph.set(s, to: 1)
        graph.flush()
        #expect(graph.counts.evaluations == 120_000)
        graph.checkInvariants()
    }

    @Test func oneThatRunsInTheMidstOfACheckIsSeenByWhatWasCheckedBefore() {
        let source = graph.makeInput(1, in: root)
        let barrier = graph.makeRule(in: root, isEager: true) { graph in graph[source] }
        graph.flush()
        let behind = graph.makeRule(Plus(a: barrier, constant: 0), in: root)
        // Runs the barrier, and comes out equal.
        let zero = graph.makeRule(in: root) { graph in graph[source] * 0 + graph[barrier] * 0 }
        let sum = graph.makeRule(Sum(a: behind, b: zero), in: root)
        #expect(graph[sum] == 1)
        graph.set(source, to: 2)
        #expect(graph[sum] == 2)
        graph.checkInvariants()
        graph.flush()
        #expect(graph[sum] == 2)
    }
}
