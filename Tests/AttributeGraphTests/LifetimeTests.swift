import AttributeGraph
import Testing

/// Counts the objects that live.
final class LifetimeTracker {
    var live = 0
    func make(_ value: Int) -> Tracked { Tracked(value, self) }
}

final class Tracked: Equatable, CustomStringConvertible {
    let value: Int
    private let tracker: LifetimeTracker
    init(_ value: Int, _ tracker: LifetimeTracker) {
        self.value = value
        self.tracker = tracker
        tracker.live += 1
    }
    deinit { tracker.live -= 1 }
    static func == (a: Tracked, b: Tracked) -> Bool { a.value == b.value }
    var description: String { "\(value)" }
}

@Suite("Every value and rule is released exactly once")
struct LifetimeTests {
    let tracker = LifetimeTracker()

    /// Makes an input and two rules with values made by `wrap`, updates them, ends some, drops the
    /// graph, and counts at every step.
    func check<Value>(_ wrap: @escaping (Tracked) -> Value, perValue: Int = 1) {
        do {
            let graph = Graph()
            let scope = graph.makeScope(in: graph.rootScope)
            let source = graph.makeInput(1, in: graph.rootScope)
            let input = graph.makeInput(wrap(tracker.make(0)), in: scope)
            let held = tracker.make(100)
            let kept = graph.makeRule(in: graph.rootScope) { [tracker] graph in
                wrap(tracker.make(graph[source] + held.value))
            }
            let ended = graph.makeRule(in: scope) { graph in
                _ = graph[kept]
                return graph[input]
            }
            let never = graph.makeRule(in: scope) { graph in (graph[ended], held) }
            _ = graph[ended]
            #expect(tracker.live == 3)
            for i in 2..<10 {
                graph.set(source, to: i)
                graph.set(input, to: wrap(tracker.make(i)))
                _ = graph[ended]
                #expect(tracker.live == 3)
            }
            graph.end(scope)
            #expect(!graph.isAlive(never))
            #expect(tracker.live == 2)
            graph.checkInvariants()
        }
        #expect(tracker.live == 0)
    }

    @Test func classes() { check { $0 } }

    @Test func existentials() { check { $0 as any CustomStringConvertible } }

    @Test func anyValues() { check { [$0] as Any } }

    @Test func optionals() { check { Optional($0) } }

    @Test func arrays() { check { [$0, $0] } }

    @Test func closures() { check { tracked in { tracked.value } } }

    @Test func structsWithPadding() {
        struct Padded {
            var a: UInt8
            var b: Tracked
            var c: UInt16
        }
        check { Padded(a: 1, b: $0, c: 2) }
    }

    @Test func largeValues() {
        struct Large {
            var head: Tracked
            var words: (SIMD64<Int>, SIMD64<Int>) = (.zero, .zero)
        }
        #expect(MemoryLayout<Large>.size > 1000)
        check { Large(head: $0) }
    }

    @Test func alignedValues() {
        struct Aligned {
            var vector: SIMD8<Double>
            var head: Tracked
        }
        let graph = Graph()
        for _ in 0..<10 {
            let input = graph.makeInput(
                Aligned(vector: .zero, head: LifetimeTracker().make(0)), in: graph.rootScope)
            let address = Int(bitPattern: graph.unsafePointer(to: input.identifier))
            #expect(address % MemoryLayout<Aligned>.alignment == 0)
        }
        check { Aligned(vector: .one, head: $0) }
    }

    @Test func valuesOfNoSize() {
        struct Nothing: Equatable {}
        let graph = Graph()
        let a = graph.makeInput(Nothing(), in: graph.rootScope)
        #expect(!graph.set(a, to: Nothing()))
        #expect(graph[a] == Nothing())
    }

    @Test func aValueInTheFirstCycle() {
        struct SelfReading: Rule {
            let own: Log<Attribute<Tracked>>
            let tracker: LifetimeTracker
            var valueInFirstCycle: Tracked? { tracker.make(1) }
            func value(in graph: Graph) -> Tracked {
                tracker.make(graph[own.entries[0]].value + 1)
            }
        }
        do {
            let graph = Graph()
            graph.onCycle = { _ in }
            let own = Log<Attribute<Tracked>>()
            let rule = graph.makeRule(SelfReading(own: own, tracker: tracker), in: graph.rootScope)
            own.entries = [rule]
            #expect(graph[rule].value == 2)
            #expect(tracker.live == 1)
        }
        #expect(tracker.live == 0)
    }
}
