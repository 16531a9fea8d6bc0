import Combine
import Testing
import Martlet
import MartletTesting

/// The counts in the articles about the property wrappers. Each article names its test.
@MainActor @Suite struct WrapperArticleTests {
    /// The runs of the bodies of some types since the last call.
    @MainActor private struct Runs {
        let host: TestHost
        let types: [any View.Type]
        private var last: [Int]

        init(_ host: TestHost, _ types: any View.Type...) {
            self.host = host
            self.types = types
            last = types.map { _ in 0 }
        }

        mutating func take() -> [Int] {
            host.update()
            let now = types.map { host.scene.bodyRuns(of: $0) }
            defer { last = now }
            return zip(now, last).map { $0 - $1 }
        }
    }

    // MARK: State

    private struct StateChild: View {
        @Binding var shown: Int
        var body: some View { Text("\(shown)") }
    }

    private struct StateParent: View {
        let probe: Probe
        @State private var shown = 0
        @State private var unread = 0
        var body: some View {
            let _ = probe.offer("shown = 1") { shown = 1 }
            let _ = probe.offer("many") { for n in 0..<1000 { shown = n } }
            let _ = probe.offer("unread") { unread = 1 }
            StateChild(shown: $shown)
        }
    }

    @Test func S_stateRunsWhatReadsIt() {
        let probe = Probe()
        let host = TestHost { StateParent(probe: probe) }
        var runs = Runs(host, StateParent.self, StateChild.self)
        #expect(runs.take() == [1, 1])
        probe.run("shown = 1")
        #expect(runs.take() == [0, 1])
        probe.run("shown = 1")
        #expect(runs.take() == [0, 0])
        probe.run("many")
        #expect(runs.take() == [0, 1])
        probe.run("unread")
        #expect(runs.take() == [0, 0])
    }

    // MARK: Binding

    private struct Episode {
        var title = "Title"
        var isFavorite = false
    }

    private struct Title: View {
        @Binding var episode: Episode
        var body: some View { Text(episode.title) }
    }

    private struct Favorite: View {
        @Binding var isFavorite: Bool
        let probe: Probe
        var body: some View {
            let _ = probe.offer("favorite") { isFavorite.toggle() }
            Text(isFavorite ? "favourite" : "not")
        }
    }

    private struct BindingOwner: View {
        let probe: Probe
        @State private var episode = Episode()
        var body: some View {
            let _ = probe.offer("title") { episode.title += "!" }
            Title(episode: $episode)
            Favorite(isFavorite: $episode.isFavorite, probe: probe)
        }
    }

    @Test func S_bindingRunsTheReadersOfAPart() {
        let probe = Probe()
        let host = TestHost { BindingOwner(probe: probe) }
        var runs = Runs(host, BindingOwner.self, Title.self, Favorite.self)
        #expect(runs.take() == [1, 1, 1])
        probe.run("favorite")
        #expect(runs.take() == [0, 1, 1])
        probe.run("title")
        #expect(runs.take() == [0, 1, 0])
    }

    @Test func D2_dollarOnABindingIsThatBinding() {
        let probe = Probe()
        let host = TestHost { Levels(probe: probe) }
        probe.run("write")
        host.update()
        #expect(host.texts == ["7"])
        #expect(host.bodyRuns(of: Levels.self) == 1)
        #expect(host.bodyRuns(of: Level.self) == 3)
    }

    private struct Levels: View {
        let probe: Probe
        @State private var value = 0
        var body: some View { Level(depth: 1, value: $value, probe: probe) }
    }

    /// Passes `$` of its own binding on, twice, and reads it at the end.
    private struct Level: View {
        let depth: Int
        @Binding var value: Int
        let probe: Probe
        var body: some View {
            if depth < 2 {
                AnyView(Level(depth: depth + 1, value: $value, probe: probe))
            } else {
                let _ = probe.offer("write") { value = 7 }
                Text("\(value)")
            }
        }
    }

    // MARK: Objects

    private final class Model: ObservableObject {
        @Published var count = 0
        @Published var unread = 0
    }

    private struct ObjectOwner: View {
        let probe: Probe
        @StateObject private var model = Model()
        var body: some View {
            let _ = probe.offer("count") { model.count += 1 }
            let _ = probe.offer("unread") { model.unread += 1 }
            let _ = probe.offer("many") { for _ in 0..<1000 { model.count += 1 } }
            ObjectReader(model: model)
            Bystander()
        }
    }

    private struct ObjectReader: View {
        @ObservedObject var model: Model
        var body: some View { Text("\(model.count)") }
    }

    private struct Bystander: View {
        var body: some View { Text("bystander") }
    }

    @Test func S_objectsRunWhoeverDeclaresThem() {
        let probe = Probe()
        let host = TestHost { ObjectOwner(probe: probe) }
        var runs = Runs(host, ObjectOwner.self, ObjectReader.self, Bystander.self)
        #expect(runs.take() == [1, 1, 1])
        for write in ["count", "unread", "many"] {
            probe.run(write)
            #expect(runs.take() == [1, 1, 0], "\(write)")
        }
        #expect(host.texts == ["1,001", "bystander"])
    }

    private final class Session: ObservableObject {
        @Published var userName = "Ann"
    }

    private struct SessionOwner: View {
        let probe: Probe
        @State private var session = Session()
        var body: some View {
            let _ = probe.offer("rename") { session.userName = "Bob" }
            let _ = probe.offer("replace") { session = Session() }
            Between(left: 10).environmentObject(session)
        }
    }

    private struct Between: View {
        let left: Int
        var body: some View {
            if left > 1 { AnyView(Between(left: left - 1)) } else { ProfileName() }
        }
    }

    private struct ProfileName: View {
        @EnvironmentObject private var session: Session
        var body: some View { Text(session.userName) }
    }

    @Test func S_environmentObjectsSkipTheViewsBetween() {
        let probe = Probe()
        let host = TestHost { SessionOwner(probe: probe) }
        var runs = Runs(host, Between.self, ProfileName.self)
        #expect(runs.take() == [10, 1])
        probe.run("rename")
        #expect(runs.take() == [0, 1])
        #expect(host.texts == ["Bob"])
        probe.run("replace")
        #expect(runs.take() == [0, 1])
        #expect(host.texts == ["Ann"])
    }

    // MARK: Focus

    private struct FocusForm: View {
        enum Field { case name, password }
        let probe: Probe
        @FocusState private var focus: Field?
        @State private var name = ""
        @State private var password = ""
        var body: some View {
            let _ = probe.offer("password") { focus = .password }
            TextField("Name", text: $name).focused($focus, equals: .name)
            TextField("Password", text: $password).focused($focus, equals: .password)
        }
    }

    @Test func S_focusRunsWhoReadsIt() throws {
        let probe = Probe()
        let host = TestHost { FocusForm(probe: probe) }
        var runs = Runs(host, FocusForm.self)
        #expect(runs.take() == [1])
        probe.run("password")
        #expect(runs.take() == [0])
        host.scene.send(.text("secret"))
        host.update()
        #expect(try host.find(.textField, "Password").value == "secret")
    }
}
