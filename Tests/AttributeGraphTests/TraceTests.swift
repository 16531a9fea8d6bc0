import AttributeGraph
import Testing

@Suite("The trace")
struct TraceTests {
    final class Recorder: GraphTrace {
        var lines: [String] = []
        func take() -> [String] {
            defer { lines = [] }
            return lines
        }
        func created(_ attribute: AnyAttribute, in graph: Graph) {
            lines.append("created \(graph.name(of: attribute))")
        }
        func inputChanged(_ attribute: AnyAttribute, in graph: Graph) {
            lines.append("changed \(graph.name(of: attribute))")
        }
        func willEvaluate(_ attribute: AnyAttribute, causes: [AnyAttribute], in graph: Graph) {
            let names = causes.map(graph.name(of:)).joined(separator: ", ")
            lines.append("run \(graph.name(of: attribute)) because of [\(names)]")
        }
        func evaluated(_ attribute: AnyAttribute, changed: Bool, in graph: Graph) {
            lines.append("ran \(graph.name(of: attribute)), \(changed ? "changed" : "equal")")
        }
        func ended(_ attribute: AnyAttribute, in graph: Graph) {
            lines.append("ended \(graph.name(of: attribute))")
        }
    }

    @Test func tellsWhatHappensAndWhy() {
        let graph = Graph(), recorder = Recorder()
        graph.trace = recorder
        let scope = graph.makeScope(in: graph.rootScope)
        let a = graph.makeInput(1, in: graph.rootScope, name: "a")
        let b = graph.makeInput(2, in: graph.rootScope, name: "b")
        let sum = graph.makeRule(Sum(a: a, b: b), in: scope)
        let next = graph.makeRule(Plus(a: sum), in: scope, name: "next")
        _ = graph[next]
        #expect(
            recorder.take() == [
                "created a", "created b", "created Sum", "created next",
                "run next because of []", "run Sum because of []", "ran Sum, changed", "ran next, changed",
            ])
        graph.set(b, to: 3)
        _ = graph[next]
        #expect(
            recorder.take() == [
                "changed b", "run Sum because of [b]", "ran Sum, changed",
                "run next because of [Sum]", "ran next, changed",
            ])
        #expect(graph.causes(of: sum.identifier) == [b.identifier])
        graph.set(a, to: 2)
        graph.set(b, to: 2)
        _ = graph[next]
        #expect(
            recorder.take() == [
                "changed a", "changed b", "run Sum because of [a, b]", "ran Sum, equal",
            ])
        graph.end(scope)
        #expect(recorder.take() == ["ended Sum", "ended next"])
    }

    @Test func isHeldWeakly() {
        let graph = Graph()
        var recorder: Recorder? = Recorder()
        graph.trace = recorder
        let a = graph.makeInput(1, in: graph.rootScope)
        recorder = nil
        #expect(graph.trace == nil)
        graph.set(a, to: 2)
    }
}
