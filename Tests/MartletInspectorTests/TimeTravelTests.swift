import Foundation
import MartletTestSupport
import Observation
import Testing

@testable import MartletInspector
@testable import MartletTesting

/// Steps through the states of an app.
@MainActor
@Suite(.serialized)
struct TimeTravelTests {
    @Observable final class Store {
        var todos = ["first"]
    }

    final class Level: ObservableObject {
        @Published var level = 1
    }

    struct Page: View {
        @State private var count = 0
        @State private var store = Store()
        @StateObject private var level = Level()

        var body: some View {
            VStack {
                Text("Count \(count)")
                Text(verbatim: store.todos.joined(separator: " "))
                Text("Level \(level.level)")
                Button("Add") { count += 1 }
                Button("Todo") { store.todos.append("more") }
                Button("Up") { level.level += 1 }
                if count < 2 { Draft() }
            }
        }
    }

    struct Draft: View {
        @State private var draft = 0

        var body: some View { Button("Draft \(draft)") { draft += 1 } }
    }

    private func ask(moment: Int? = nil, on: Bool? = nil, _ host: TestHost) throws -> MomentsAnswer {
        let answer = try Inspector.shared.moments(Request(id: 0, ask: "moments", on: on, moment: moment))
        for _ in 0..<4 { host.update() }
        return answer
    }

    private func shown(_ host: TestHost) -> [String] { Array(host.texts.prefix(3)) }

    @Test("Views are shown as they were, and then live again")
    func travel() throws {
        let inspector = Inspector.shared
        inspector.start()
        defer { inspector.stop() }
        let host = TestHost { Page() }
        defer { inspector.travel.set(false, in: inspector.livingScenes) }
        #expect(throws: Refusal.self) { try ask(moment: 0, host) }
        #expect(try ask(on: true, host).moments == 1)
        for name in ["Add", "Todo", "Draft 0", "Up", "Add"] { try host.find(.button, name).tap() }
        let live = ["Count 2", "first more", "Level 2"]
        #expect(shown(host) == live)
        #expect(host.texts.contains { $0.hasPrefix("Draft") } == false)
        let answer = try ask(host)
        #expect(answer.moments == 6)
        #expect(answer.at == nil)

        let back = try ask(moment: 4, host)
        #expect(back.at == 4)
        #expect(back.cause?.hasPrefix("Level.level") == true, "\(back)")
        #expect(shown(host) == ["Count 1", "first more", "Level 2"])
        // The view is another than then, with the state of then.
        #expect(host.texts.contains("Draft 1"))
        _ = try ask(moment: 1, host)
        #expect(shown(host) == ["Count 1", "first", "Level 1"])
        #expect(host.texts.contains("Draft 0"))
        _ = try ask(moment: 0, host)
        #expect(shown(host) == ["Count 0", "first", "Level 1"])
        _ = try ask(moment: 2, host)
        #expect(shown(host) == ["Count 1", "first more", "Level 1"])
        #expect(throws: Refusal.self) { try ask(moment: 6, host) }

        let again = try ask(moment: -1, host)
        #expect(again.at == nil)
        #expect(again.moments == 6)
        #expect(shown(host) == live)
        try host.find(.button, "Up").tap()
        #expect(try ask(host).moments == 7)
        withExtendedLifetime(host) {}
    }

    @Test("Recording pauses without a client, and goes on with one")
    func pause() async throws {
        let folder = TestFolder()
        let path = folder.path + "/a.sock"
        let inspector = Inspector.shared
        inspector.start()
        inspector.pausing.isAllowed = true
        defer {
            inspector.pausing.isAllowed = false
            inspector.stop()
        }
        try inspector.worker.listen(at: path, hello: Event.Hello(app: "test", pid: 1, host: "test", time: 0))
        defer { inspector.worker.stopListening() }
        let host = TestHost { Page() }
        #expect(host.core.scene.recording.recorder != nil)
        inspector.endGracePeriod()
        #expect(host.core.scene.recording.recorder == nil)
        try host.find(.button, "Add").tap()
        // A view began and another ended meanwhile.
        try host.find(.button, "Add").tap()
        do {
            let client = try InspectorClient(path: path)
            _ = try #require(await client.message())
            _ = await client.ask("subscribe")
            #expect(host.core.scene.recording.recorder != nil)
            let views = try #require(await client.event("views"))
            let types = (views["types"] as? [[Any]] ?? []).reduce(into: [Int: String]()) {
                $0[$1[0] as! Int] = $1[1] as? String
            }
            let names = (views["begun"] as? [[Any]] ?? []).compactMap { types[$0[2] as! Int] }
            #expect(names.contains("Page"))
            #expect(!names.contains("Draft"))
            try host.find(.button, "Up").tap()
            let update = try #require(await client.updateWithWrites())
            let writes = update["writes"] as? [[String: Any]] ?? []
            #expect(writes.first?["name"] as? String == "Level.level", "\(writes)")
        }
        // The client has gone.
        while inspector.hasClient { await Task.yield() }
        inspector.endGracePeriod()
        #expect(host.core.scene.recording.recorder == nil)
        withExtendedLifetime(host) {}
    }
}
