import Combine
import Testing
import Martlet
import MartletTesting

/// F · ObservableObject, and A12 and D6 as far as they are about it.
@MainActor @Suite struct ObservableObjectLaws {
    // MARK: F1, A12

    private struct Owner: View {
        let probe: Probe
        @StateObject private var player: Player

        init(probe: Probe, census: ObjectCensus) {
            self.probe = probe
            _player = StateObject(wrappedValue: Player(census: census))
        }

        var body: some View {
            let _ = probe.offer("level") { player.level += 1 }
            let _ = probe.offer("name") { player.name += "!" }
            Text("\(player.name) \(player.level)")
        }
    }

    private struct Holder: View {
        let probe: Probe
        let census: ObjectCensus
        @State private var isShown = true
        @State private var n = 0
        var body: some View {
            let _ = probe.offer("toggle") { isShown.toggle() }
            let _ = probe.offer("again") { n += 1 }
            Text("\(n)")
            if isShown { Owner(probe: probe, census: census) }
        }
    }

    @Test func F1_A12_onceForEachLifetime() {
        let probe = Probe()
        let census = ObjectCensus()
        let host = TestHost { Holder(probe: probe, census: census) }
        #expect(census.made == 1)
        for _ in 0..<3 { host.run("again", of: probe) }
        host.run("level", of: probe)
        #expect(host.texts == ["3", "Ann 2"])
        #expect((census.made, census.alive) == (1, 1))
        host.run("toggle", of: probe)
        // The test's references to the view: its actions.
        probe.offer("level") {}
        probe.offer("name") {}
        #expect((census.made, census.alive) == (1, 0))
        host.run("toggle", of: probe)
        #expect(host.texts == ["3", "Ann 1"])
        #expect((census.made, census.alive) == (2, 1))
    }

    @Test func F1_theSceneEndsItsObjects() {
        struct Quiet: View {
            @StateObject var player: Player
            var body: some View { Stepper("\(player.level)", value: $player.level) }
        }
        let census = ObjectCensus()
        do {
            let host = TestHost { Quiet(player: Player(census: census)) }
            #expect(census.alive == 1)
            host.unmount()
        }
        #expect(census.alive == 0)
    }

    @Test func F1_outsideOfAHierarchyEachReadingMakesOne() {
        let census = ObjectCensus()
        let object = StateObject(wrappedValue: Player(census: census))
        #expect(census.made == 0)
        let issues = DetachedIssues.during { #expect(object.wrappedValue.level == 1) }
        #expect(census.made == 1)
        #expect(issues.count == 1 && issues[0].contains("Player"))
    }

    // MARK: F2

    private struct Level: View {
        @ObservedObject var player: Player
        var body: some View { Text("\(player.name) \(player.level)") }
    }

    private struct Chooser: View {
        let probe: Probe
        let players: () -> [Player]
        @State private var index = 0
        var body: some View {
            let _ = probe.offer("next") { index += 1 }
            Level(player: players()[index])
        }
    }

    @Test func F2_followsTheReference() {
        let probe = Probe()
        let census = ObjectCensus()
        var players = [Player("a", census: census), Player("b", census: census)]
        let host = TestHost { Chooser(probe: probe) { players } }
        players[1].level = 7
        host.update()
        #expect(host.bodyRuns(of: Level.self) == 1)
        host.run("next", of: probe)
        #expect(host.texts == ["b 7"])
        #expect(host.bodyRuns(of: Level.self) == 2)
        players[0].level = 5
        host.update()
        #expect(host.bodyRuns(of: Level.self) == 2)
        players[1].level = 8
        host.update()
        #expect(host.texts == ["b 8"])
        players.removeFirst()
        #expect(census.alive == 1, "the object that is not followed any more is let go of")
        players.removeAll()
        #expect(census.alive == 1)
        host.unmount()
        #expect(census.alive == 0)
    }

    @Test func F2_comparedByReference() {
        let probe = Probe()
        let player = Player()
        struct Parent: View {
            let probe: Probe
            let player: Player
            @State private var n = 0
            var body: some View {
                let _ = probe.offer("again") { n += 1 }
                Text("\(n)")
                Level(player: player)
            }
        }
        let host = TestHost { Parent(probe: probe, player: player) }
        host.run("again", of: probe)
        #expect(host.bodyRuns(of: Parent.self) == 2)
        #expect(host.bodyRuns(of: Level.self) == 1)
    }

    private struct Manual: View {
        @ObservedObject var object: ManualObject
        var body: some View { Text("\(object.value)") }
    }

    @Test func F2_oneSubscriptionForEachPropertyAndLifetime() {
        struct Two: View {
            let probe: Probe
            let objects: [ManualObject]
            @State private var index = 0
            @State private var isShown = true
            var body: some View {
                let _ = probe.offer("next") { index += 1 }
                let _ = probe.offer("hide") { isShown = false }
                if isShown {
                    Manual(object: objects[index])
                    Manual(object: objects[index])
                }
            }
        }
        let probe = Probe()
        let objects = [ManualObject(), ManualObject()]
        let host = TestHost { Two(probe: probe, objects: objects) }
        #expect(objects.map(\.objectWillChange.current) == [2, 0])
        for n in 1...3 {
            objects[0].objectWillChange.send(n)
            objects[0].value = n
            host.update()
        }
        #expect(host.texts == ["3", "3"])
        #expect(host.bodyRuns(of: Manual.self) == 8)
        #expect(objects[0].objectWillChange.subscriptions == 2)
        host.run("next", of: probe)
        #expect(objects.map(\.objectWillChange.current) == [0, 2])
        host.run("hide", of: probe)
        #expect(objects.map(\.objectWillChange.current) == [0, 0])
    }

    // MARK: F3

    @Test func F3_everyDeclaringViewRunsOnce() {
        struct Silent: View {
            @ObservedObject var player: Player
            var body: some View { Text("silent") }
        }
        struct Other: View {
            let player: Player
            var body: some View { Text("other \(player.level)") }
        }
        let player = Player()
        let host = TestHost {
            Level(player: player)
            Silent(player: player)
            Other(player: player)
        }
        for _ in 0..<10 {
            player.level += 1
            player.name += "a"
        }
        host.update()
        #expect(host.texts == ["Annaaaaaaaaaa 11", "silent", "other 1"])
        #expect(host.bodyRuns(of: Level.self) == 2)
        #expect(host.bodyRuns(of: Silent.self) == 2)
        #expect(host.bodyRuns(of: Other.self) == 1)
        player.objectWillChange.send()
        host.update()
        #expect(host.bodyRuns(of: Silent.self) == 3)
        host.update()
        #expect(host.bodyRuns(of: Silent.self) == 3)
    }

    @Test func F3_aChangeInABodyIsReportedAndFollows() {
        struct Changes: View {
            @ObservedObject var player: Player
            var body: some View {
                let _ = player.level == 1 ? player.level = 2 : ()
                Text("\(player.level)")
            }
        }
        let host = TestHost { Changes(player: Player()) }
        #expect(host.texts == ["2"])
        host.expectIssue(containing: "Changes.player")
    }

    // MARK: F4

    private struct Finder: View {
        @EnvironmentObject private var player: Player
        var body: some View {
            Text("\(player.name) \(player.level)")
            Stepped(level: $player.level)
        }
    }

    private struct Stepped: View {
        @Binding var level: Int
        var body: some View { Stepper("level \(level)", value: $level) }
    }

    @Test func F4_theNearestOfItsType() throws {
        let outer = Player("outer")
        let inner = Player("inner")
        let host = TestHost {
            VStack {
                Finder()
                VStack { Finder() }.environmentObject(inner).environmentObject(ManualObject())
            }
            .environmentObject(outer)
        }
        #expect(host.texts.filter { $0.hasSuffix("r 1") } == ["outer 1", "inner 1"])
        inner.level = 4
        host.update()
        #expect(host.texts.filter { $0.hasPrefix("inner") } == ["inner 4"])
        #expect(host.bodyRuns(of: Finder.self) == 3)
    }

    @Test func F4_anotherObjectIsFollowed() {
        struct Supplies: View {
            let probe: Probe
            let players: [Player]
            @State private var index = 0
            var body: some View {
                let _ = probe.offer("next") { index += 1 }
                Finder().environmentObject(players[index])
            }
        }
        let probe = Probe()
        let players = [Player("a"), Player("b")]
        let host = TestHost { Supplies(probe: probe, players: players) }
        host.run("next", of: probe)
        #expect(host.texts.first == "b 1")
        players[0].level = 2
        host.update()
        #expect(host.bodyRuns(of: Finder.self) == 2)
    }

    @Test func F4_sceneModifier() {
        struct TheApp: App {
            var body: some Scene { WindowGroup { Finder() }.environmentObject(Player("scene")) }
        }
        let host = TestHost { _AppRoot(app: TheApp()) }
        #expect(host.texts.first == "scene 1")
    }

    @Test func F4_missing() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = TestHost { VStack { Finder() } } }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("VStack > Finder") && text.contains("environmentObject(_:)"), "\(text.prefix(400))")
    }

    // MARK: F5

    @Test func F5_inStateOnlyTheReferenceCounts() {
        struct Keeps: View {
            let probe: Probe
            @State private var player = Player("a")
            var body: some View {
                let _ = probe.offer("change") { player.level += 1 }
                let _ = probe.offer("replace") { player = Player("b") }
                Text("\(player.name) \(player.level)")
            }
        }
        let probe = Probe()
        let host = TestHost { Keeps(probe: probe) }
        host.run("change", of: probe)
        #expect(host.texts == ["a 1"])
        host.run("replace", of: probe)
        #expect(host.texts == ["b 1"])
        #expect(host.bodyRuns(of: Keeps.self) == 2)
    }

    // MARK: D6

    @Test func D6_bindingsToProperties() throws {
        struct Owns: View {
            @StateObject private var player = Player()
            var body: some View {
                Stepped(level: $player.level)
                Named(name: $player.name)
                Passed(player: player)
            }
        }
        struct Named: View {
            @Binding var name: String
            var body: some View { TextField("Name", text: $name) }
        }
        struct Passed: View {
            @ObservedObject var player: Player
            var body: some View { Stepped(level: $player.level) }
        }
        let host = TestHost { Owns() }
        #expect(host.bodyRuns(of: Stepped.self) == 2)
        try host.find(.textField, "Name").clearText()
        try host.find(.textField, "Name").type("B")
        host.update()
        #expect(host.bodyRuns(of: Stepped.self) == 2, "another property is none of theirs")
        try host.findAll(.stepper)[0].set(5)
        host.update()
        #expect(host.texts.filter { $0 == "level 5" }.count == 2)
        #expect(host.bodyRuns(of: Stepped.self) == 4)
        #expect(try host.find(.textField, "Name").value == "B")
    }
}
