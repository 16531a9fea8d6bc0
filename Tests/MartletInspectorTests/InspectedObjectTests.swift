import Foundation
import MartletABI
import MartletTestSupport
import Testing

@testable import MartletInspector
@testable import MartletTesting

/// Properties of observable and published objects in the inspector's answers.
@MainActor
@Suite(.serialized, .enabled(if: ABI.uses(.observationCallbacks)))
struct InspectedObjectTests {
    struct Todo: Equatable {
        var title: String
        var isDone = false
        var note: String?
    }

    enum Choice: Equatable {
        case none
        case text(String)
        case pair(first: Int, second: String)
        indirect case boxed(Int)
    }

    @Observable
    final class Store {
        var count = 0
        var title = "a"
        var todos = [Todo(title: "one"), Todo(title: "two")]
        var byName = ["x": 1, "y": 2]
        let inner = Inner()
    }

    @Observable
    final class Inner { var depth = 1 }

    final class Board: ObservableObject {
        @Combine.Published var level = 1
        @Combine.Published var name = "n"
        @Combine.Published var child = Child()
    }

    final class Child: ObservableObject { @Combine.Published var age = 3 }

    struct Page: View {
        let store: Store
        @ObservedObject var object: Board
        @State private var todo = Todo(title: "own")
        @State private var unread = Todo(title: "ghost")
        @State private var choice = Choice.text("a")
        @State private var pair = Choice.pair(first: 1, second: "one")
        @State private var boxed = Choice.boxed(1)
        @State private var tags: Set<String> = ["b", "a"]

        var body: some View {
            VStack {
                Text("\(store.count) \(store.title) \(store.byName["x"] ?? 0) \(store.inner.depth)")
                Text("\(object.level) \(object.name) \(todo.title)")
                ForEach(0..<2) { Line(store: store, object: object, index: $0) }
            }
        }
    }

    struct Line: View {
        let store: Store
        @ObservedObject var object: Board
        let index: Int

        var body: some View { Text("\(store.todos[index].title) \(store.count) \(object.level)") }
    }

    /// Shows the page to a client that has subscribed.
    private func withClient(
        _ body: (TestHost, InspectorClient, ProtocolTests.Tree, Store, Board) async throws -> Void
    ) async throws {
        let folder = TestFolder()
        let path = folder.path + "/a.sock"
        let inspector = Inspector.shared
        inspector.start()
        defer { inspector.stop() }
        try inspector.worker.listen(at: path, hello: Event.Hello(app: "test", pid: 1, host: "test", time: 0))
        defer { inspector.worker.stopListening() }
        let (store, object) = (Store(), Board())
        let host = TestHost { Page(store: store, object: object) }
        await inspector.settle()
        let client = try InspectorClient(path: path)
        _ = await client.ask("subscribe")
        let views = try #require(await client.event("views"))
        try await body(host, client, ProtocolTests.Tree(views), store, object)
    }

    /// The names and values of the writes of the next update that has some.
    private func writes(_ client: InspectorClient) async -> [String] {
        let update = await client.updateWithWrites()
        let writes = update?["writes"] as? [[String: Any]] ?? []
        return writes.map {
            "\($0["name"] ?? "?"): \($0["old"] as? String ?? "?") → \($0["new"] as? String ?? "?")"
        }
    }

    @Test("A write to an observed property is one write with its name and values, whoever reads it")
    func observedProperty() async throws {
        try await withClient { host, client, tree, store, _ in
            store.count += 1
            host.update()
            #expect(await writes(client) == ["Store.count: 0 → 1"])
            store.count += 1
            store.title = "b"
            host.update()
            #expect(await writes(client) == ["Store.count: 1 → 2", "Store.title: \"a\" → \"b\""])
            store.count = 7
            store.count = 8
            host.update()
            #expect(await writes(client) == ["Store.count: 2 → 7", "Store.count: 7 → 8"])
            store.inner.depth = 5
            host.update()
            #expect(await writes(client) == ["Inner.depth: 1 → 5"])
            store.todos[1].isDone = true
            host.update()
            #expect(await writes(client) == ["Store.todos[1].isDone: false → true"])
            await Inspector.shared.settle()
            let why = try #require(await client.ask("why", ["view": tree.id("Page")]))
            let causes = try #require(why["causes"] as? [[String: Any]])
            #expect(causes.map { $0["name"] as? String } == ["Inner.depth"])
            #expect(causes.first?["old"] as? String == "1")
            #expect(causes.first?["new"] as? String == "5")
        }
    }

    @Test("A write to a published property is one write with its name and values")
    func publishedProperty() async throws {
        try await withClient { host, client, tree, _, object in
            object.level += 1
            host.update()
            #expect(await writes(client) == ["Board.level: 1 → 2"])
            object.level = 3
            object.name = "m"
            host.update()
            #expect(await writes(client) == ["Board.level: 2 → 3", "Board.name: \"n\" → \"m\""])
            await Inspector.shared.settle()
            let why = try #require(await client.ask("why", ["view": tree.id("Page")]))
            let causes = try #require(why["causes"] as? [[String: Any]])
            #expect(causes.map { $0["name"] as? String } == ["Board.level", "Board.name"])
        }
    }

    @Test("A write has the line of the program that makes it")
    func site() async throws {
        try await withClient { host, client, _, store, _ in
            store.count += 1; let line = #line
            host.update()
            let update = try #require(await client.updateWithWrites())
            let write = try #require((update["writes"] as? [[String: Any]])?.first)
            let id = try #require(write["id"] as? Int)
            let site = try #require(await client.site(of: id))
            #expect(site["line"] as? Int == line)
            #expect((site["file"] as? String)?.hasSuffix("InspectedObjectTests.swift") == true)
        }
    }

    @Test("The graph has the properties of objects for which a body has run")
    func graph() async throws {
        try await withClient { host, client, tree, store, _ in
            store.count += 1
            host.update()
            await Inspector.shared.settle()
            let page = tree.id("Page")
            let answer = try #require(await client.ask("graph", ["view": page, "depth": 1]))
            let nodes = try #require(answer["nodes"] as? [[String: Any]])
            let node = try #require(nodes.first { $0["name"] as? String == "Store.count" })
            #expect(node["value"] as? String == "1")
            let edges = try #require(answer["edges"] as? [[Any]])
            #expect(edges.contains { $0[0] as? String == node["attribute"] as? String && $0[1] as? String == page })
        }
    }

    @Test("Objects, structures, arrays and dictionaries can be opened")
    func opening() async throws {
        try await withClient { _, client, tree, _, _ in
            let page = tree.id("Page")
            @MainActor func parts(_ property: String, _ path: [String] = []) async -> [String] {
                let answer = await client.ask("value", ["view": page, "property": property, "path": path])
                let parts = answer?["parts"] as? [[String: Any]] ?? []
                return parts.map { "\($0["name"] ?? "")=\($0["value"] ?? "")" }
            }
            let answer = try #require(await client.ask("view", ["view": page]))
            let object = (answer["properties"] as? [[String: Any]])?.first { $0["name"] as? String == "object" }
            #expect((object?["value"] as? String)?.hasSuffix("Board") == true, "\(answer)")
            #expect(await parts("store").prefix(2) == ["count=0", "title=\"a\""])
            #expect(await parts("store", ["_todos", "1"]) == ["title=\"two\"", "isDone=false", "note=nil"])
            #expect(await parts("store", ["_byName"]) == ["[\"x\"]=1", "[\"y\"]=2"])
            #expect(await parts("store", ["inner"]) == ["depth=1"])
            #expect(await parts("object").prefix(2) == ["level=1", "name=\"n\""])
            #expect(await parts("object", ["_child"]) == ["age=3"])
            #expect(await parts("todo") == ["title=\"own\"", "isDone=false", "note=nil"])
            #expect(await parts("unread").first == "title=\"ghost\"")
            #expect(await parts("choice") == ["text=\"a\""])
            #expect(await parts("pair", ["pair"]) == ["first=1", "second=\"one\""])
            #expect(await parts("tags") == ["•=\"a\"", "•=\"b\""])
        }
    }

    @Test("Parts are set in place, also of state that nobody has read")
    func setting() async throws {
        try await withClient { host, client, tree, store, object in
            let page = tree.id("Page")
            @MainActor func set(_ property: String, _ path: [String], _ text: String) async -> String? {
                let answer = await client.ask(
                    "set", ["view": page, "property": property, "path": path, "text": text])
                host.update()
                return answer?["value"] as? String ?? answer?["error"] as? String
            }
            #expect(await set("store", ["_count"], "41") == "41")
            #expect(store.count == 41)
            #expect(host.texts.first == "41 a 1 1")
            #expect(await set("store", ["_byName", "\"x\""], "9") == "9")
            #expect(await set("store", ["inner", "_depth"], "8") == "8")
            #expect(host.texts.first == "41 a 9 8")
            #expect(await set("store", ["_todos", "0", "title"], "uno") == "\"uno\"")
            #expect(host.texts.contains("uno 41 1"))
            #expect(await set("store", ["_todos", "0", "note"], "maybe") == "\"maybe\"")
            #expect(store.todos[0].note == "maybe")
            #expect(await set("object", ["_level"], "6") == "6")
            #expect(object.level == 6)
            #expect(await set("object", ["_child", "_age"], "4") == "4")
            #expect(object.child.age == 4)
            #expect(host.texts.contains("6 n own"))
            #expect(await set("todo", ["title"], "mine") == "\"mine\"")
            #expect(host.texts.contains("6 n mine"))
            #expect(await set("unread", ["isDone"], "true") == "true")
            #expect(await set("choice", ["text"], "b") == "\"b\"")
            #expect(await set("pair", ["pair", "first"], "2") == "2")
            #expect(await set("boxed", ["boxed"], "2") != "2", "the payload is in an object")
            #expect(await set("tags", ["0"], "c") == "\"b\"", "the first one is now another")
            let tags = await client.ask("value", ["view": page, "property": "tags", "path": [String]()])
            #expect((tags?["parts"] as? [[String: Any]])?.map { $0["value"] as? String } == ["\"b\"", "\"c\""])
            #expect(await set("todo", ["isDone"], "perhaps") == "'perhaps' is no value of todo.isDone")
        }
    }

    @Test("A property that is set in place is one write, and the cause of the runs after it")
    func settingIsReported() async throws {
        try await withClient { host, client, tree, store, _ in
            let page = tree.id("Page")
            for (path, text, write) in [
                (["_count"], "41", "Store.count: 0 → 41"),
                (["_todos", "1", "isDone"], "true", "Store.todos[1].isDone: false → true"),
                (["_byName", "\"x\""], "9", "Store.byName[\"x\"]: 1 → 9"),
                (["inner", "_depth"], "8", "Inner.depth: 1 → 8"),
            ] {
                let request: [String: Any] = ["view": page, "property": "store", "path": path, "text": text]
                _ = try #require(await client.ask("set", request))
                host.update()
                #expect(await writes(client) == [write])
                await Inspector.shared.settle()
                let why = try #require(await client.ask("why", ["view": page]))
                let causes = try #require(why["causes"] as? [[String: Any]])
                #expect(causes.map { $0["name"] as? String } == [write.components(separatedBy: ": ")[0]])
            }
            #expect(store.inner.depth == 8)
        }
    }

    @Test("Every node is listed, with the proposals that made its size")
    func layout() async throws {
        try await withClient { _, client, tree, _, _ in
            let answer = try #require(await client.ask("nodes"))
            let nodes = try #require(answer["nodes"] as? [[String: Any]])
            #expect(nodes.contains { $0["name"] as? String == "VStack" && $0["view"] as? String == tree.id("Page") })
            let text = try #require(
                nodes.first { $0["text"] as? String == "two 0 1" && $0["name"] as? String == "text" })
            let node = text["node"] as? UInt64 ?? 0
            let layout = try #require(await client.ask("layout", ["node": node]))
            let steps = try #require(layout["steps"] as? [[String: Any]])
            let stack = try #require(steps.first { $0["name"] as? String == "VStack" })
            let parameters = try #require(stack["parameters"] as? [[String: Any]])
            #expect(parameters.contains { $0["name"] as? String == "spacing" })
            let last = try #require(steps.last)
            #expect(last["name"] as? String == "text")
            let width = try #require((last["size"] as? [Double])?.first)
            #expect(width == (text["frame"] as? [Double])?[2])
            let reason = try #require(last["width"] as? String)
            #expect(reason.hasPrefix("Offered "), "\(last)")
            // Whole numbers have no decimals.
            #expect(reason.contains(" \(Int(width))") && !reason.contains(".0"), "\(last)")
        }
    }
}
