import AttributeGraph
import CAllocationCounter
import Testing

@Suite("An update allocates nothing")
struct AllocationTests {
    let graph = Graph()
    var root: Scope { graph.rootScope }

    /// Runs `update` a few times to warm up, and then counts.
    func expectNoAllocations(_ update: (Int) -> Void) {
        for number in 0..<4 { update(number) }
        let bytes = graph.counts.bytes
        let before = allocations_by_this_thread()
        for number in 4..<104 { update(number) }
        let after = allocations_by_this_thread()
        #expect(after - before == 0)
        #expect(graph.counts.bytes == bytes)
    }

    @Test func theCounterCounts() {
        let before = allocations_by_this_thread()
        guard before >= 0 else { return }
        let pointer = UnsafeMutablePointer<Int>.allocate(capacity: 100)
        let after = allocations_by_this_thread()
        pointer.deallocate()
        #expect(after > before)
    }

    @Test func inAChain() {
        let s = graph.makeInput(0, in: root)
        let end = (0..<100).reduce(s) { last, _ in graph.makeRule(Plus(a: last), in: root) }
        expectNoAllocations { number in
            graph.set(s, to: number)
            _ = graph[end]
        }
    }

    @Test func whenDependenciesChange() {
        let condition = graph.makeInput(true, in: root)
        let a = graph.makeInput(1, in: root), b = graph.makeInput(2, in: root)
        let choice = graph.makeRule(Choice(condition: condition, a: a, b: b), in: root)
        expectNoAllocations { number in
            graph.set(condition, to: number % 2 == 0)
            _ = graph[choice]
        }
    }

    @Test func aLongLineOfEagerRulesIsGivenBack() {
        let s = graph.makeInput(0, in: root)
        func makeRules(_ count: Int) {
            for _ in 0..<count { _ = graph.makeRule(Plus(a: s), in: root, isEager: true) }
            graph.flush()
        }
        makeRules(1)
        let before = bytes_held_by_this_thread()
        guard before >= 0 else { return }
        makeRules(20_000)
        // Sixteen bytes for each of them, were it kept.
        let held = bytes_held_by_this_thread() - before
        #expect(held < 20_000, "bytes: \(held)")
        // The next ones are brought up to date all the same.
        graph.set(s, to: 1)
        graph.flush()
        #expect(!graph.hasQueuedRules)
    }

    @Test func inAFlush() {
        let s = graph.makeInput(0, in: root)
        for i in 0..<100 { _ = graph.makeRule(Plus(a: s, constant: i), in: root, isEager: true) }
        expectNoAllocations { number in
            graph.set(s, to: number)
            graph.flush()
        }
    }

    @Test func whenAScopeComesAndGoes() {
        let s = graph.makeInput(0, in: root)
        expectNoAllocations { _ in
            let scope = graph.makeScope(in: root)
            for i in 0..<20 { _ = graph[graph.makeRule(Plus(a: s, constant: i), in: scope)] }
            graph.end(scope)
        }
    }
}
