import AttributeGraph
import Testing

@Suite("An input that is set back before anybody has looked")
struct ChangeBackTests {
    let graph = Graph()
    var root: Scope { graph.rootScope }

    @Test(arguments: [false, true])
    func runsNoReader(isEager: Bool) {
        let a = graph.makeInput(0, in: root)
        let readers = (0..<3).map { graph.makeRule(Plus(a: a, constant: $0), in: root, isEager: isEager) }
        let behind = graph.makeRule(Total(attributes: readers), in: root, isEager: isEager)
        graph.flush()
        _ = graph[behind]
        graph.set(a, to: 5)
        graph.set(a, to: 7)
        #expect(graph.set(a, to: 0))
        graph.expectRuns(0) {
            graph.flush()
            #expect(graph[behind] == 3)
        }
        graph.checkInvariants()
        graph.set(a, to: 5)
        graph.set(a, to: 0)
        graph.set(a, to: 5)
        graph.flush()
        #expect(graph[behind] == 18)
        graph.checkInvariants()
    }

    @Test func runsWhoHasSeenWhatWasBetween() {
        let a = graph.makeInput(0, in: root)
        let early = graph.makeRule(Plus(a: a), in: root), late = graph.makeRule(Plus(a: a), in: root)
        _ = (graph[early], graph[late])
        graph.set(a, to: 5)
        #expect(graph[early] == 6)
        graph.set(a, to: 0)
        #expect(graph[early] == 1 && graph[late] == 1)
        graph.checkInvariants()
        // `late` is marked, but has not yet run when the value returns to one that it has seen.
        graph.set(a, to: 5)
        #expect(graph[early] == 6)
        graph.set(a, to: 7)
        graph.set(a, to: 5)
        #expect(graph[early] == 6 && graph[late] == 6)
        graph.checkInvariants()
    }

    @Test func runsWhoMustForAnotherReason() {
        let a = graph.makeInput(0, in: root), b = graph.makeInput(0, in: root)
        let sum = graph.makeRule(Sum(a: a, b: b), in: root, isEager: true)
        graph.flush()
        graph.set(a, to: 5)
        graph.set(b, to: 1)
        graph.set(a, to: 0)
        graph.expectRuns(1) { graph.flush() }
        #expect(graph[sum] == 1)
        graph.set(a, to: 5)
        graph.invalidate(sum.identifier)
        graph.set(a, to: 0)
        graph.expectRuns(1) { graph.flush() }
        graph.set(a, to: 5)
        let new = graph.makeRule(Plus(a: a), in: root)
        graph.set(a, to: 0)
        graph.expectRuns(0) { graph.flush() }
        #expect(graph[new] == 1)
        graph.checkInvariants()
    }

    @Test func inARunIsSeenByWhoReadsBetween() {
        let a = graph.makeInput(0, in: root), go = graph.makeInput(false, in: root)
        let reader = graph.makeRule(Plus(a: a), in: root)
        let writer = graph.makeRule(in: root) { graph -> [Int] in
            guard graph[go] else { return [graph[reader]] }
            graph.set(a, to: 5)
            let between = graph[reader]
            graph.set(a, to: 0)
            return [between, graph[reader]]
        }
        #expect(graph[writer] == [1])
        graph.set(go, to: true)
        #expect(graph[writer] == [6, 1])
        #expect(graph[reader] == 1)
    }

    @Test func ofReferencesKeepsNoOldValue() {
        final class Object {}
        final class Held: Equatable {
            let object = Object()
            static func == (a: Held, b: Held) -> Bool { a === b }
        }
        weak var old: Object?
        let a: Attribute<Held>
        do {
            let first = Held()
            old = first.object
            a = graph.makeInput(first, in: root)
        }
        let reader = graph.makeRule(in: root) { [a] graph in ObjectIdentifier(graph[a]) }
        _ = graph[reader]
        graph.set(a, to: Held())
        #expect(old == nil)
        let text = graph.makeInput("a", in: root)
        let length = graph.makeRule(in: root) { graph in graph[text].count }
        _ = graph[length]
        graph.set(text, to: "b")
        graph.set(text, to: "a")
        graph.expectRuns(1) { _ = graph[length] }
    }
}
