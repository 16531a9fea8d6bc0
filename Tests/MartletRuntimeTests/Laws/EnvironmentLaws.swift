import Testing
import Martlet
import MartletTesting

private struct AccentKey: EnvironmentKey { static let defaultValue = "plain" }
private struct LevelKey: EnvironmentKey { static let defaultValue = 0 }

extension EnvironmentValues {
    fileprivate var accent: String {
        get { self[AccentKey.self] }
        set { self[AccentKey.self] = newValue }
    }

    fileprivate var level: Int {
        get { self[LevelKey.self] }
        set { self[LevelKey.self] = newValue }
    }
}

/// G · Environment.
@MainActor @Suite struct EnvironmentLaws {
    private struct Reader: View {
        let name: String
        @Environment(\.accent) private var accent
        var body: some View { Text("\(name) \(accent)") }
    }

    private struct LevelReader: View {
        @Environment(\.level) private var level
        var body: some View { Text("level \(level)") }
    }

    @Test func G1_aValueHoldsForTheViewAndItsDescendants() {
        let host = TestHost {
            Reader(name: "before")
            VStack {
                Reader(name: "inside")
                Reader(name: "nearer").environment(\.accent, "blue")
            }
            .environment(\.accent, "red")
            Reader(name: "after")
        }
        #expect(host.texts == ["before plain", "inside red", "nearer blue", "after plain"])
    }

    @Test func G1_theInnermostModifierWins() {
        let host = TestHost {
            Reader(name: "a").environment(\.accent, "inner").environment(\.accent, "outer")
        }
        #expect(host.texts == ["a inner"])
    }

    @Test func G1_transformChangesWhatIsAround() {
        let host = TestHost {
            VStack {
                LevelReader()
                    .transformEnvironment(\.level) { $0 += 1 }
                    .transformEnvironment(\.level) { $0 *= 10 }
                LevelReader()
            }
            .environment(\.level, 2)
        }
        #expect(host.texts == ["level 21", "level 2"])
    }

    @Test func G1_aGroupPassesItToEachMember() {
        let host = TestHost {
            Group {
                Reader(name: "a")
                ForEach(0..<2, id: \.self) { Reader(name: "\($0)") }
            }
            .environment(\.accent, "red")
        }
        #expect(host.texts == ["a red", "0 red", "1 red"])
    }

    private struct Deeper: ViewModifier {
        func body(content: Content) -> some View {
            LevelReader()
            content.environment(\.level, 3)
        }
    }

    @Test func G1_aModifierOfManyAddsToWhatTheyHave() {
        let host = TestHost {
            Group {
                Reader(name: "a")
                LevelReader()
            }
            .environment(\.accent, "red")
            .modifier(Deeper())
        }
        #expect(host.texts == ["level 0", "a red", "level 3"])
    }

    @Test func G1_textFollowsKeysThatBeginToBeSet() {
        struct Case: View {
            let probe: Probe
            @State private var isUpper = false
            var body: some View {
                let _ = probe.offer("upper") { isUpper.toggle() }
                Text("word").transformEnvironment(\.self) { if isUpper { $0.textCase = .uppercase } }
            }
        }
        let probe = Probe()
        let host = TestHost { Case(probe: probe) }
        #expect(host.texts == ["word"])
        host.run("upper", of: probe)
        #expect(host.texts == ["WORD"])
        host.run("upper", of: probe)
        #expect(host.texts == ["word"])
    }

    // MARK: G2

    private struct Changing: View {
        let probe: Probe
        @State private var accent = "red"
        @State private var level = 1
        var body: some View {
            let _ = probe.offer("accent") { accent += "!" }
            let _ = probe.offer("level") { level += 1 }
            VStack {
                Reader(name: "a")
                LevelReader()
                Unrelated()
            }
            .environment(\.accent, accent)
            .environment(\.level, level / 2)
        }
    }

    private struct Unrelated: View {
        @Environment(\.accent) private var accent
        var body: some View { Text("unrelated") }
    }

    @Test func G2_onlyReadersOfTheChangedKeyRun() {
        let probe = Probe()
        let host = TestHost { Changing(probe: probe) }
        func runs() -> [Int] {
            [host.bodyRuns(of: Reader.self), host.bodyRuns(of: LevelReader.self), host.bodyRuns(of: Unrelated.self)]
        }
        host.run("accent", of: probe)
        #expect(host.texts == ["a red!", "level 0", "unrelated"])
        #expect(runs() == [2, 1, 1])
        host.run("level", of: probe)
        #expect(runs() == [2, 2, 1])
        host.run("level", of: probe)
        #expect(runs() == [2, 2, 1], "an equal value wakes nobody")
    }

    @Test func G2_transformsFollowWhatTheyRead() {
        struct Around: View {
            let probe: Probe
            @State private var level = 1
            var body: some View {
                let _ = probe.offer("+") { level += 1 }
                VStack { LevelReader().transformEnvironment(\.level) { $0 += 100 } }
                    .environment(\.level, level)
            }
        }
        let probe = Probe()
        let host = TestHost { Around(probe: probe) }
        host.run("+", of: probe)
        #expect(host.texts == ["level 102"])
    }

    // MARK: G3, G4

    @Test func G3_theDefaultWhereNoneIsSet() {
        let host = TestHost { Reader(name: "a") }
        #expect(host.texts == ["a plain"])
        host.setEnvironment(\.accent, "set by the host")
        host.update()
        #expect(host.texts == ["a set by the host"], "although nobody had set it when the body ran")
        #expect(EnvironmentValues().accent == "plain")
    }

    private struct SwitchesKey: View {
        let probe: Probe
        @State private var key: WritableKeyPath<EnvironmentValues, String> = \.accent
        @State private var isSet = true
        var body: some View {
            let _ = probe.offer("key") { key = \.other }
            VStack {
                Reader(name: "a")
                OtherReader()
            }
            .environment(key, "set")
        }
    }

    private struct OtherReader: View {
        @Environment(\.other) private var other
        var body: some View { Text("other \(other)") }
    }

    @Test func G1_theKeyPathOfAModifierMayChange() {
        let probe = Probe()
        let host = TestHost { SwitchesKey(probe: probe) }
        #expect(host.texts == ["a set", "other none"])
        host.run("key", of: probe)
        #expect(host.texts == ["a plain", "other set"])
    }

    private struct PicksKey: View {
        let usesAccent: Bool
        @Environment private var value: String
        init(usesAccent: Bool) {
            self.usesAccent = usesAccent
            _value = Environment(usesAccent ? \.accent : \.other)
        }
        var body: some View { Text(value) }
    }

    private struct ChangesReader: View {
        let probe: Probe
        @State private var usesAccent = true
        var body: some View {
            let _ = probe.offer("switch") { usesAccent.toggle() }
            PicksKey(usesAccent: usesAccent)
        }
    }

    @Test func G4_theKeyPathOfAPropertyMayChange() {
        let probe = Probe()
        let host = TestHost { ChangesReader(probe: probe) }
        #expect(host.texts == ["plain"])
        host.run("switch", of: probe)
        #expect(host.texts == ["none"])
        host.setEnvironment(\.accent, "unread")
        host.update()
        #expect(host.bodyRuns(of: PicksKey.self) == 2)
        host.run("switch", of: probe)
        #expect(host.texts == ["unread"])
    }

    private struct ReadsLate: View {
        let probe: Probe
        @Environment(\.accent) private var accent
        var body: some View {
            let _ = probe.offer("read") { probe.note(accent) }
            Text("late").onAppear { probe.note("appear \(accent)") }
        }
    }

    @Test func G4_actionsMayReadAtAnyTime() {
        let probe = Probe()
        var host: TestHost? = TestHost { ReadsLate(probe: probe).environment(\.accent, "red") }
        probe.run("read")
        #expect(host?.bodyRuns(of: ReadsLate.self) == 1)
        host?.unmount()
        probe.run("read")
        host = nil
        probe.run("read")
        #expect(probe.log == ["appear red", "red", "red", "red"])
    }

    // MARK: G5

    private struct System: View {
        @Environment(\.colorScheme) private var colorScheme
        @Environment(\.locale) private var locale
        @Environment(\.calendar) private var calendar
        @Environment(\.timeZone) private var timeZone
        @Environment(\.horizontalSizeClass) private var horizontal
        @Environment(\.displayScale) private var scale
        @Environment(\.layoutDirection) private var direction
        @Environment(\.scenePhase) private var phase
        @Environment(\.accessibilityReduceMotion) private var reduceMotion
        @Environment(\.dynamicTypeSize) private var typeSize
        var body: some View {
            Text(verbatim: "\(colorScheme) \(locale.identifier) \(calendar.identifier)")
            Text(verbatim: "\(timeZone.secondsFromGMT()) \(horizontal == .regular) \(scale)")
            Text(verbatim: "\(direction) \(phase) \(reduceMotion) \(typeSize == .large)")
        }
    }

    @Test func G5_theHostGivesTheSystemsValues() {
        let host = TestHost { System() }
        #expect(host.texts == ["light en_US gregorian", "0 true 1.0", "leftToRight active false true"])
        host.setEnvironment(\.colorScheme, .dark)
        host.setEnvironment(\.locale, Locale(identifier: "sv_SE"))
        host.setEnvironment(\.scenePhase, .background)
        host.update()
        #expect(host.texts == ["dark sv_SE gregorian", "0 true 1.0", "leftToRight background false true"])
        #expect(host.bodyRuns(of: System.self) == 2)
    }
}

private struct OtherKey: EnvironmentKey { static let defaultValue = "none" }

extension EnvironmentValues {
    fileprivate var other: String {
        get { self[OtherKey.self] }
        set { self[OtherKey.self] = newValue }
    }
}
