import AttributeGraph
import Testing

@Suite("Using what has ended stops the program, with a message")
struct EndedUseTests {
    static func ended() -> (Graph, Attribute<Int>, Scope) {
        let graph = Graph()
        let scope = graph.makeScope(in: graph.rootScope)
        let attribute = graph.makeInput(1, in: scope, name: "the late input")
        graph.end(scope)
        return (graph, attribute, scope)
    }

    @Test func reading() async {
        let result = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            let (graph, attribute, _) = Self.ended()
            _ = graph[attribute]
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("the late input") && text.contains("has ended"))
    }

    @Test func readingAnotherAttributeInTheSameNode() async {
        await #expect(processExitsWith: .failure) {
            let (graph, attribute, _) = Self.ended()
            let new = graph.makeInput(2, in: graph.rootScope)
            precondition(new.identifier.index == attribute.identifier.index)
            _ = graph[attribute]
        }
    }

    @Test func writing() async {
        await #expect(processExitsWith: .failure) {
            let (graph, attribute, _) = Self.ended()
            graph.set(attribute, to: 2)
        }
    }

    @Test func peeking() async {
        await #expect(processExitsWith: .failure) {
            let (graph, attribute, _) = Self.ended()
            _ = graph.peek(attribute)
        }
    }

    @Test func makingSomethingInIt() async {
        await #expect(processExitsWith: .failure) {
            let (graph, _, scope) = Self.ended()
            _ = graph.makeInput(1, in: scope)
        }
    }

    @Test func settingARule() async {
        await #expect(processExitsWith: .failure) {
            let graph = Graph()
            let s = graph.makeInput(1, in: graph.rootScope)
            graph.set(graph.makeRule(Plus(a: s), in: graph.rootScope), to: 1)
        }
    }

    @Test func aRuleOfAnotherType() async {
        await #expect(processExitsWith: .failure) {
            let graph = Graph()
            let s = graph.makeInput(1, in: graph.rootScope)
            let rule = graph.makeRule(Plus(a: s), in: graph.rootScope)
            graph.withRule(rule, as: Times.self) { $0.factor = 2 }
        }
    }
}
