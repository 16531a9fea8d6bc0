import Foundation
import Glibc
import MartletTestSupport
import Testing

@testable import MartletInspector
@testable import MartletTesting

/// The responses of the program on its socket.
@MainActor
@Suite(.serialized)
struct ProtocolTests {
    struct Page: View {
        @State private var count = 0
        @State private var isOn = false
        @State private var ghost = "nobody reads this"
        @Environment(\.colorScheme) private var scheme

        var body: some View {
            VStack {
                Button("Add") { count += 1 }
                Toggle("Switch", isOn: $isOn)
                Shown(count: count).padding()
                Row(title: "row") { count += 10 }
                Text(scheme == .dark ? "dark" : "light")
            }
            .onPreferenceChange(Height.self) { _ in }
        }
    }

    struct Shown: View {
        let count: Int

        var body: some View { Text("Count: \(count)").preference(key: Height.self, value: CGFloat(count)) }
    }

    enum Height: PreferenceKey {
        static let defaultValue: CGFloat = 0
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
    }

    struct Row: View {
        let title: String
        let action: @MainActor () -> Void

        var body: some View { Button(title, action: action) }
    }

    /// Shows the page, and a client that has subscribed.
    private func withClient(_ body: (TestHost, InspectorClient, Tree) async throws -> Void) async throws {
        let folder = TestFolder()
        let path = folder.path + "/a.sock"
        let inspector = Inspector.shared
        inspector.start()
        defer { inspector.stop() }
        try inspector.worker.listen(at: path, hello: Event.Hello(app: "test", pid: 1, host: "test", time: 0))
        defer { inspector.worker.stopListening() }
        let host = TestHost { Page() }
        await inspector.settle()
        let client = try InspectorClient(path: path)
        let hello = try #require(await client.message())
        #expect(hello["version"] as? Int == 1)
        _ = await client.ask("subscribe")
        let views = try #require(await client.event("views"))
        try await body(host, client, Tree(views))
    }

    /// The views that were sent.
    struct Tree {
        var names: [Int: String] = [:]
        var views: [(id: String, parent: String?, type: String)] = []

        init(_ message: [String: Any]) {
            for type in message["types"] as? [[Any]] ?? [] { names[type[0] as! Int] = type[1] as? String }
            for view in message["begun"] as? [[Any]] ?? [] {
                views.append((view[0] as! String, view[1] as? String, names[view[2] as! Int] ?? ""))
            }
        }

        func id(_ type: String) -> String { views.first { $0.type == type }?.id ?? "none" }
    }

    @Test("The whole tree comes first, parents before their children")
    func tree() async throws {
        try await withClient { _, _, tree in
            let page = tree.id("Page")
            #expect(tree.views.first { $0.type == "Shown" }?.parent == page)
            var seen: Set<String> = []
            for view in tree.views {
                if let parent = view.parent { #expect(seen.contains(parent)) }
                seen.insert(view.id)
            }
        }
    }

    @Test("Who asks for it to settle is answered after the events of all updates before, new rules or not")
    func settling() async throws {
        try await withClient { host, client, _ in
            // A view that comes has rules whose names are not known yet.
            try host.find(.button, "Add").tap()
            try host.find(.toggle, "Switch").tap()
            client.send(#"{"id":77,"ask":"settle"}"# + "\n")
            var names: [String] = []
            while let message = await client.message(), message["re"] as? Int != 77 {
                let writes = message["writes"] as? [[String: Any]] ?? []
                names += writes.compactMap { $0["name"] as? String }
            }
            #expect(names == ["Page.count", "Page.isOn"])
        }
    }

    @Test("An update is told with its write, and later where that stands in the source")
    func update() async throws {
        try await withClient { host, client, tree in
            try host.find(.button, "Add").tap()
            let update = try #require(await client.updateWithWrites())
            let write = try #require((update["writes"] as? [[String: Any]])?.first)
            #expect(write["name"] as? String == "Page.count")
            let ran = try #require(update["ran"] as? [[Any]])
            #expect(Set(ran.compactMap { $0[0] as? String }) == [tree.id("Page"), tree.id("Shown"), tree.id("Row")])
            let id = try #require(write["id"] as? Int)
            let site = try #require(await client.site(of: id))
            #expect((site["file"] as? String)?.hasSuffix("ProtocolTests.swift") == true)
            #expect(site["line"] as? Int == 21)
        }
    }

    @Test("A view is told with its properties, its place and what it reads")
    func view() async throws {
        try await withClient { _, client, tree in
            let answer = try #require(await client.ask("view", ["view": tree.id("Page")]))
            let properties = try #require(answer["properties"] as? [[String: Any]])
            func property(_ name: String) -> [String: Any] { properties.first { $0["name"] as? String == name } ?? [:] }
            #expect(property("count")["kind"] as? String == "state")
            #expect(property("count")["value"] as? String == "0")
            #expect(property("count")["read"] as? Bool == true)
            #expect(property("count")["editable"] as? Bool == true)
            #expect(property("ghost")["read"] as? Bool == false)
            #expect(property("scheme")["kind"] as? String == "environment")
            #expect(property("scheme")["value"] as? String == "light")
            let frame = try #require(answer["frame"] as? [Double])
            #expect(frame[2] > 0 && frame[3] > 0)
            let elements = try #require(answer["accessibility"] as? [[String: Any]])
            #expect(elements.contains { $0["label"] as? String == "Add" })
            let shown = try #require(await client.ask("view", ["view": tree.id("Shown")]))
            #expect((shown["modifiers"] as? [String])?.contains("padding") == true)
            let values = try #require(shown["properties"] as? [[String: Any]])
            #expect(values.first?["kind"] as? String == "value")
            #expect(values.first?["value"] as? String == "0")
        }
    }

    @Test("A state takes a value from outside, and the view shows it")
    func edit() async throws {
        try await withClient { host, client, tree in
            let view = try #require(await client.ask("view", ["view": tree.id("Page")]))
            let properties = try #require(view["properties"] as? [[String: Any]])
            let count = try #require(properties.first { $0["name"] as? String == "count" }?["attribute"] as? String)
            let answer = try #require(await client.ask("set", ["attribute": count, "text": "41"]))
            #expect(answer["value"] as? String == "41")
            host.update()
            #expect(host.texts.contains("Count: 41"))
            let refused = try #require(await client.ask("set", ["attribute": count, "text": "many"]))
            #expect((refused["error"] as? String)?.contains("no value of Page.count") == true)
        }
    }

    @Test("Why a body ran: the write, its place, and the way from there")
    func why() async throws {
        try await withClient { host, client, tree in
            try host.find(.button, "Add").tap()
            let update = await client.updateWithWrites()
            let write = try #require((update?["writes"] as? [[String: Any]])?.first?["id"] as? Int)
            _ = await client.site(of: write)
            let answer = try #require(await client.ask("why", ["view": tree.id("Shown")]))
            let causes = try #require(answer["causes"] as? [[String: Any]])
            #expect(causes.count == 1)
            #expect(causes.first?["name"] as? String == "Page.count")
            #expect(causes.first?["old"] as? String == "0")
            #expect(causes.first?["new"] as? String == "1")
            #expect((causes.first?["site"] as? [String: Any])?["line"] as? Int == 21)
            let way = try #require(causes.first?["way"] as? [String])
            #expect(way.first == "Page.count")
            #expect(way.contains("Page.body"))
            #expect(way.last == "Shown.body")
            let page = try #require(await client.ask("why", ["view": tree.id("Page")]))
            let children = try #require(page["children"] as? [String: Any])
            #expect((children["ran"] as? [String])?.contains(tree.id("Shown")) == true)
        }
    }

    @Test("Why a body did not run: what it reads has not changed")
    func whyNot() async throws {
        try await withClient { host, client, tree in
            try host.find(.toggle, "Switch").tap()
            let update = await client.updateWithWrites()
            let number = try #require(update?["number"] as? Int)
            let answer = try #require(
                await client.ask("whyNot", ["view": tree.id("Shown"), "update": number]))
            #expect((answer["reason"] as? String)?.isEmpty == false)
            try host.find(.button, "Add").tap()
            let next = await client.updateWithWrites()
            let other = try #require(next?["number"] as? Int)
            let refused = try #require(await client.ask("whyNot", ["view": tree.id("Page"), "update": other]))
            #expect((refused["error"] as? String)?.contains("did run") == true)
        }
    }

    @Test("The records of one update lie inside of it, and name the bodies")
    func detail() async throws {
        try await withClient { host, client, tree in
            try host.find(.button, "Add").tap()
            let update = try #require(await client.updateWithWrites())
            let number = try #require(update["number"] as? Int)
            let answer = try #require(await client.ask("detail", ["update": number]))
            let records = try #require(answer["records"] as? [[String: Any]])
            #expect(records.contains { $0["kind"] as? String == "body" && $0["name"] as? String == "Shown.body" })
            #expect(records.contains { $0["kind"] as? String == "write" && $0["name"] as? String == "Page.count" })
            #expect(records.contains { $0["kind"] as? String == "phase" })
            func names(_ kind: String) -> [String] {
                records.filter { $0["kind"] as? String == kind }.compactMap { $0["name"] as? String }
            }
            #expect(names("measure").contains { $0.hasPrefix("Shown: ") })
            #expect(names("place").isEmpty, "a text of the same size moves nothing")
            #expect(names("preference").contains { $0.contains("Height") })
            let start = try #require(update["start"] as? Int)
            let length = try #require(update["length"] as? Int)
            for record in records {
                #expect(record["start"] as? Int ?? 0 >= start - 1_000)
                #expect((record["start"] as? Int ?? 0) + (record["length"] as? Int ?? 0) <= start + length + 1_000)
            }
        }
    }

    @Test("The outermost container that places what stands in it again has a record")
    func places() async throws {
        try await withClient { host, client, tree in
            var number = 0
            // With a second digit, the text is wider.
            for _ in 0..<10 {
                try host.find(.button, "Add").tap()
                number = try #require(await client.updateWithWrites()?["number"] as? Int)
            }
            let answer = try #require(await client.ask("detail", ["update": number]))
            let records = try #require(answer["records"] as? [[String: Any]])
            let places = records.filter { $0["kind"] as? String == "place" }.compactMap { $0["name"] as? String }
            #expect(!places.isEmpty)
        }
    }

    @Test("The neighbourhood of a state leads to the body that reads it")
    func graph() async throws {
        try await withClient { _, client, tree in
            let answer = try #require(await client.ask("graph", ["view": tree.id("Page")]))
            let nodes = try #require(answer["nodes"] as? [[String: Any]])
            let edges = try #require(answer["edges"] as? [[Any]])
            let state = try #require(nodes.first { $0["name"] as? String == "Page.count" })
            #expect(state["value"] as? String == "0")
            #expect(
                edges.contains {
                    $0[0] as? String == state["attribute"] as? String && $0[1] as? String == tree.id("Page")
                })
        }
    }

    @Test("Trouble is told: state that nobody reads, closures that always differ")
    func trouble() async throws {
        try await withClient { host, client, _ in
            for _ in 0..<3 { try host.find(.button, "Add").tap() }
            for _ in 0..<3 { _ = await client.updateWithWrites() }
            let answer = try #require(await client.ask("trouble"))
            let lists = try #require(answer["lists"] as? [[String: Any]])
            func texts(_ name: String) -> [String] {
                let list = lists.first { $0["name"] as? String == name }
                return (list?["entries"] as? [[String: Any]] ?? []).compactMap { $0["text"] as? String }
            }
            #expect(texts("unread") == ["Page.ghost"])
            #expect(texts("closures") == ["Row.action: a closure"])
            #expect(texts("runs").contains("Page"))
        }
    }

    @Test("What is done is recorded as a test")
    func record() async throws {
        try await withClient { host, client, _ in
            _ = await client.ask("record", ["on": true])
            try host.find(.button, "Add").tap()
            try host.find(.toggle, "Switch").tap()
            let answer = try #require(await client.ask("record", ["on": false]))
            let test = try #require(answer["test"] as? String)
            #expect(test.contains("try host.find(.button, \"Add\").tap()"))
            #expect(test.contains("try host.find(.toggle, \"Switch\").tap()"))
            #expect(test.contains("#expect(host.allTexts.contains(\"Count: 1\"))"))
            #expect(test.contains("TestHost { Page() }"))
        }
    }

    @Test("The next press chooses a view, and does nothing else")
    func pick() async throws {
        try await withClient { host, client, tree in
            _ = await client.ask("pick", ["on": true])
            try host.find(.button, "row").tap()
            let picked = try #require(await client.event("picked"))
            #expect(picked["view"] as? String == tree.id("Row"))
            #expect(host.texts.contains("Count: 0"))
            try host.find(.button, "row").tap()
            #expect(host.texts.contains("Count: 10"))
        }
    }

    @Test("What is no request is refused, and what is too long ends the connection")
    func rubbish() async throws {
        try await withClient { _, client, tree in
            client.send("rubbish\n{\"id\":1}\n[]\n\u{0}\u{1}\n")
            for _ in 0..<4 { #expect(await client.event("error") != nil) }
            #expect((await client.ask("nonsense"))?["error"] as? String == "there is no request 'nonsense'")
            for name in ["", "x", "1", "1.1", "99999999.1", "4294967295.4294967295", "-1:1.1", "9:1.1", "1:1:1"] {
                for ask in ["view", "why", "whyNot", "graph", "highlight"] {
                    #expect((await client.ask(ask, ["view": name]))?["error"] != nil)
                }
                #expect((await client.ask("set", ["attribute": name, "text": "1"]))?["error"] != nil)
            }
            #expect((await client.ask("detail", ["update": -1]))?["error"] != nil)
            #expect((await client.ask("graph", ["view": tree.id("Page"), "depth": Int.max]))?["nodes"] != nil)
            client.send(String(repeating: "x", count: Connection.lineLimit + 2))
            #expect(await client.event("error") != nil)
            #expect(await client.message() == nil)
        }
    }

    @Test("A reader that is too slow loses updates, is told how many, and gets the whole tree again")
    func slowReader() async throws {
        let worker = Inspector.shared.worker
        worker.outgoingLimit = 1 << 10
        defer { worker.outgoingLimit = 8 << 20 }
        try await withClient { host, client, _ in
            // The system keeps some hundred kilobytes for a reader by itself.
            var updates = 0
            while worker.lostUpdates == 0, updates < 5_000 {
                try host.find(.button, "Add").tap()
                await Inspector.shared.settle()
                updates += 1
            }
            #expect(updates < 5_000)
            // From here on everything is read, as it comes.
            var seen: [[String: Any]] = []
            func place(of event: String, after start: Int?) -> Int? {
                start.flatMap { start in seen.indices.first { $0 > start && seen[$0]["event"] as? String == event } }
            }
            var last: Int?
            while last == nil, updates < 10_000 {
                try host.find(.button, "Add").tap()
                await Inspector.shared.settle()
                updates += 1
                seen += client.available()
                last = place(of: "update", after: place(of: "views", after: place(of: "lost", after: -1)))
            }
            let lost = try #require(place(of: "lost", after: -1))
            #expect(seen[lost]["updates"] as? Int ?? 0 > 0)
            let views = try #require(place(of: "views", after: lost))
            #expect(seen[views]["whole"] as? Bool == true)
            #expect(last != nil)
            #expect(host.texts.contains("Count: \(updates)"))
        }
    }

    @Test("The socket is the user's alone, and gone when the program has ended with it")
    func permissions() async throws {
        let folder = TestFolder()
        let place = try SocketPlace(["XDG_RUNTIME_DIR": folder.path], name: "an app/../x", pid: 7)
        #expect(place.path == folder.path + "/martlet/an_app_.._x-7.sock")
        let worker = Inspector.shared.worker
        try worker.listen(at: place.path, hello: Event.Hello(app: "a", pid: 1, host: "test", time: 0))
        defer { worker.stopListening() }
        var status = stat()
        #expect(lstat(place.path, &status) == 0)
        #expect(status.st_mode & 0o777 == 0o600)
        #expect(stat(folder.path + "/martlet", &status) == 0)
        #expect(status.st_mode & 0o777 == 0o700)
    }
}
