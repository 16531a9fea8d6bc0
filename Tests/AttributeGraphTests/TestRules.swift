import AttributeGraph
import Testing

struct Plus: Rule {
    var a: Attribute<Int>
    var constant = 1
    func value(in graph: Graph) -> Int { graph[a] &+ constant }
}

struct Times: Rule {
    var a: Attribute<Int>
    var factor: Int
    func value(in graph: Graph) -> Int { graph[a] &* factor }
}

struct Sum: Rule {
    var a: Attribute<Int>, b: Attribute<Int>
    func value(in graph: Graph) -> Int { graph[a] + graph[b] }
}

struct Difference: Rule {
    var a: Attribute<Int>, b: Attribute<Int>
    func value(in graph: Graph) -> Int { graph[a] - graph[b] }
}

struct Total: Rule {
    var attributes: [Attribute<Int>]
    func value(in graph: Graph) -> Int { attributes.reduce(0) { $0 + graph[$1] } }
}

struct Choice: Rule {
    var condition: Attribute<Bool>, a: Attribute<Int>, b: Attribute<Int>
    func value(in graph: Graph) -> Int { graph[condition] ? graph[a] : graph[b] }
}

/// A mutable list that closures append to.
final class Log<Element> {
    var entries: [Element] = []
    func take() -> [Element] {
        defer { entries = [] }
        return entries
    }
}

extension Graph {
    /// Returns the number of rule runs in `body`.
    func runs(_ body: () -> Void) -> Int {
        let before = counts.evaluations
        body()
        return counts.evaluations - before
    }

    /// Fails the test unless this many rules run in `body`.
    func expectRuns(
        _ count: Int, sourceLocation: Testing.SourceLocation = #_sourceLocation, _ body: () -> Void
    ) {
        let runs = runs(body)
        #expect(runs == count, sourceLocation: sourceLocation)
    }
}
