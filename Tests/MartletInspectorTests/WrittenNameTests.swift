import Foundation
import MartletABI
import MartletTestSupport
import Testing

@testable import MartletInspector
@testable import MartletTesting

/// The names and values of writes to properties of every kind.
@MainActor
@Suite(.serialized, .enabled(if: ABI.uses(.observationCallbacks)))
struct WrittenNameTests {
    @Observable class Base { var first = 1 }

    @Observable final class Derived: Base {
        var second = 2
        var total: Int {
            get { first + second }
            set { first = newValue }
        }
    }

    class OldBase: ObservableObject { @Combine.Published var level = 1 }

    final class OldDerived: OldBase {
        @Combine.Published var name = "n"
        var manual = 5 { willSet { objectWillChange.send() } }
    }

    struct User {
        var name: String
        var tags = ["t"]
    }

    enum Choice { case none, number(Int) }

    @Observable final class Model {
        var user: User? = User(name: "Ann")
        var users = [User(name: "Bea"), User(name: "Cy")]
        var pair = (1, "a")
        var choice = Choice.number(1)
    }

    struct Page: View {
        @State private var derived = Derived()
        @StateObject private var old = OldDerived()
        @Environment(Model.self) private var model
        @AppStorage("WrittenNameTests.stored") private var stored = 3
        @SceneStorage("WrittenNameTests.scene") private var scene = "s"
        @State private var user = User(name: "own")
        @FocusState private var hasFocus: Bool
        let act: (Page) -> Void

        var body: some View {
            VStack {
                Text("\(derived.first) \(derived.second) \(old.level) \(old.name) \(old.manual) \(stored) \(scene)")
                Text("\(model.user?.name ?? "") \(model.users.count) \(model.pair.0) \(user.name)")
                Text(verbatim: "\(model.choice)")
                TextField("Name", text: $user.name).focused($hasFocus)
                Button("Act") { act(self) }
            }
        }

        func write(_ step: Int, _ model: Model) {
            switch step {
            case 0: derived.first = 10
            case 1: derived.second = 11
            case 2: derived.total = 12
            case 3: old.level = 13
            case 4: old.name = "m"
            case 5: old.manual = 6
            case 6: model.user?.name = "Zoe"
            case 7: model.users[1].tags[0] = "u"
            case 8: model.pair.0 = 2
            case 9: model.choice = .none
            case 10: stored = 7
            case 11: scene = "z"
            case 12: user.name = "new"
            default: hasFocus = true
            }
        }
    }

    private static let expected = [
        "Derived.first: 1 → 10", "Derived.second: 2 → 11", "Derived.first: 10 → 12", "OldDerived.level: 1 → 13",
        "OldDerived.name: \"n\" → \"m\"", "OldDerived.manual: 5 → 6",
        "Model.user?.name: \"Ann\" → \"Zoe\"",
        "Model.users[1].tags[0]: \"t\" → \"u\"", "Model.pair.0: 1 → 2",
        "Model.choice: number(1) → none",
        "stored WrittenNameTests.stored: nil → 7", "stored WrittenNameTests.scene: nil → \"z\"",
        "Page.user: User(name: \"own\", tags: [\"t\"]) → User(name: \"new\", tags: [\"t\"])",
        "Page.hasFocus: false → true",
    ]

    @Test("Each write has the name of its property and both values; of an object, the part that has changed")
    func names() throws {
        let inspector = Inspector.shared
        inspector.start()
        defer { inspector.stop() }
        let model = Model()
        var step = 0
        let host = TestHost { Page { $0.write(step, model) }.environment(model) }
        for expected in Self.expected {
            let before = inspector.worker.read { $0.history.last?.number ?? 0 }
            try host.find(.button, "Act").tap()
            let writes = inspector.worker.read { $0.history.filter { $0.number > before }.flatMap(\.writes) }
                .filter { !$0.dropped }
            #expect(writes.map { "\($0.name): \($0.old ?? "?") → \($0.new ?? "?")" } == [expected])
            step += 1
        }
    }
}
