import AttributeGraph
import Testing

/// The workloads that the benchmarks time, with their operations counted.
@Suite("The benchmarks' workloads, counted")
struct WorkloadTests {
    let graph = Graph()
    var root: Scope { graph.rootScope }

    @Test func chain() {
        let s = graph.makeInput(0, in: root)
        let end = (0..<1000).reduce(s) { last, _ in graph.makeRule(Plus(a: last), in: root) }
        #expect(graph[end] == 1000)
        graph.expectRuns(0) { graph.set(s, to: 7) }
        graph.expectRuns(1000) { #expect(graph[end] == 1007) }
        #expect(graph.counts.edges == 1000)
        graph.checkInvariants()
    }

    @Test func wide() {
        let s = graph.makeInput(0, in: root)
        let rules = (0..<1000).map { graph.makeRule(Plus(a: s, constant: $0), in: root) }
        let sum = graph.makeRule(Total(attributes: rules), in: root)
        #expect(graph[sum] == 499_500)
        graph.set(s, to: 1)
        graph.expectRuns(1000) { for (i, rule) in rules.enumerated() { #expect(graph[rule] == i + 1) } }
        graph.expectRuns(1) { #expect(graph[sum] == 500_500) }
        graph.set(s, to: 2)
        graph.expectRuns(1001) { #expect(graph[sum] == 501_500) }
        #expect(graph.counts.edges == 2000)
        graph.checkInvariants()
    }

    @Test func diamond() {
        let s = graph.makeInput(0, in: root)
        let rules = (0..<5).map { _ in graph.makeRule(Plus(a: s), in: root) }
        let sum = graph.makeRule(Total(attributes: rules), in: root)
        #expect(graph[sum] == 5)
        graph.set(s, to: 1)
        graph.expectRuns(6) { #expect(graph[sum] == 10) }
    }

    @Test(arguments: [(10, 64), (100, 5149)])
    func grid(n: Int, runsForOne: Int) {
        let sources = (0..<n).map { graph.makeInput($0, in: root) }
        var layer = sources
        for _ in 0..<n {
            let above = layer
            layer = (0..<n).map { i in
                let a = above[i], b = above[(i + 1) % n]
                return graph.makeRule(in: root) { graph in (graph[a] + graph[b]) % 1_000_003 }
            }
        }
        for rule in layer { _ = graph[rule] }
        graph.set(sources[0], to: 1000)
        graph.expectRuns(runsForOne) { for rule in layer { _ = graph[rule] } }
        for (i, source) in sources.enumerated() { graph.set(source, to: 777_777 + 31 * i) }
        graph.expectRuns(n * n) { for rule in layer { _ = graph[rule] } }
        #expect(graph.counts.edges == 2 * n * n)
        graph.checkInvariants()
    }

    @Test(arguments: [(10, [3, -6, -2, 2]), (1000, [-2, -4, 2, 3])])
    func cellx(layers: Int, first: [Int]) {
        let sources = (1...4).map { graph.makeInput($0, in: root) }
        var m = sources
        for _ in 0..<layers {
            m = [
                graph.makeRule(Plus(a: m[1], constant: 0), in: root),
                graph.makeRule(Difference(a: m[0], b: m[2]), in: root),
                graph.makeRule(Sum(a: m[1], b: m[3]), in: root),
                graph.makeRule(Plus(a: m[2], constant: 0), in: root),
            ]
            for rule in m { _ = graph[rule] }
        }
        for (i, source) in sources.enumerated() { graph.set(source, to: 4 - i) }
        graph.expectRuns(4 * layers) { for rule in m { _ = graph[rule] } }
        if layers == 1000 { #expect(m.map { graph[$0] } == first) }
        graph.checkInvariants()
    }

    @Test func cutoff() {
        let s = graph.makeInput(0, in: root)
        let zero = graph.makeRule(Times(a: s, factor: 0), in: root)
        let end = (0..<1000).reduce(zero) { last, _ in graph.makeRule(Plus(a: last), in: root) }
        #expect(graph[end] == 1000)
        graph.set(s, to: 7)
        graph.expectRuns(1) { #expect(graph[end] == 1000) }
        graph.expectRuns(0) {
            #expect(!graph.set(s, to: 7)); _ = graph[end]
        }
        graph.checkInvariants()
    }

    @Test func dynamic() {
        let condition = graph.makeInput(true, in: root)
        let a = graph.makeInput(1, in: root), b = graph.makeInput(2, in: root)
        let ra = graph.makeRule(Plus(a: a), in: root), rb = graph.makeRule(Plus(a: b), in: root)
        let choice = graph.makeRule(Choice(condition: condition, a: ra, b: rb), in: root)
        #expect(graph[choice] == 2)
        graph.set(b, to: 5)
        graph.expectRuns(0) { _ = graph[choice] }
        graph.set(condition, to: false)
        graph.expectRuns(2) { #expect(graph[choice] == 6) }
        graph.set(condition, to: true)
        graph.expectRuns(1) { #expect(graph[choice] == 2) }
        #expect(graph.inputs(of: choice.identifier) == [condition.identifier, ra.identifier])
        #expect(graph.readers(of: rb.identifier) == [])
        graph.checkInvariants()
    }

    @Test func createAndEnd() {
        let s = graph.makeInput(0, in: root)
        let before = graph.counts
        for _ in 0..<3 {
            let scope = graph.makeScope(in: root)
            let runs = graph.runs {
                for i in 0..<100_000 {
                    let rule = graph.makeRule(Plus(a: s, constant: i), in: scope)
                    if graph[rule] != i { Issue.record("rule \(i)") }
                }
            }
            #expect(runs == 100_000)
            #expect(graph.counts.nodes == before.nodes + 100_000)
            #expect(graph.counts.edges == 100_000)
            #expect(Double(graph.counts.bytes) / 100_000 <= 112.7)
            graph.end(scope)
            #expect(graph.counts.nodes == before.nodes && graph.counts.edges == 0)
        }
        graph.checkInvariants()
    }
}
