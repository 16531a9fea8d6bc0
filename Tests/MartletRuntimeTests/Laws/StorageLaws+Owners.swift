import Testing
import Martlet
import MartletTesting

/// A9 · State works in every type that may declare dynamic properties.
@MainActor @Suite struct OwnerLaws {
    private struct Tally: ViewModifier {
        let name: String
        let probe: Probe
        @State private var n = 0
        @Environment(\.layoutDirection) private var direction
        func body(content: Content) -> some View {
            let _ = probe.offer("\(name) +") { n += 1 }
            content
            Text("\(name) \(n) \(direction == .leftToRight ? "ltr" : "rtl")")
        }
    }

    @Test func A9_stateInAModifier() {
        let probe = Probe()
        let host = TestHost {
            Counter(name: "c", probe: probe)
                .modifier(Tally(name: "m", probe: probe))
                .modifier(Tally(name: "o", probe: probe))
        }
        #expect(host.texts == ["c 0", "m 0 ltr", "o 0 ltr"])
        host.run("m +", of: probe)
        host.run("c +", of: probe)
        #expect(host.texts == ["c 1", "m 1 ltr", "o 0 ltr"])
        #expect(host.bodyRuns(of: Counter.self) == 2)
        host.setEnvironment(\.layoutDirection, .rightToLeft)
        host.update()
        #expect(host.texts == ["c 1", "m 1 rtl", "o 0 rtl"])
    }

    @Test func A9_aModifierOfManyHasOneStorage() {
        let probe = Probe()
        let host = TestHost {
            Group {
                Text("a")
                if probe.log.isEmpty { Text("b") }
                ForEach(0..<2, id: \.self) { Text("\($0)") }
            }
            .modifier(Own(probe: probe))
        }
        #expect(host.texts == ["a", "b", "0", "1", "own 0"])
        host.run("own 1", of: probe)
        #expect(host.texts.filter { $0 == "own 1" }.count == 1)
    }

    private struct Own: ViewModifier {
        let probe: Probe
        @State private var n = 0
        func body(content: Content) -> some View {
            content
            Text("own \(n)").onAppear {
                probe.note("")
                probe.offer("own \(probe.log.count)") { n += 1 }
            }
        }
    }

    // MARK: Properties of one's own

    private struct Inner: DynamicProperty {
        @State var n = 0
        let probe: Probe
        var updates = 0
        mutating func update() {
            updates += 1
            let (probe, entry) = (probe, "inner \(n)")
            MainActor.assumeIsolated { probe.note(entry) }
        }
    }

    private struct Outer: DynamicProperty {
        var inner: Inner
        @State var m = 10
        @Environment(\.layoutDirection) var direction
        func update() {
            let (probe, entry) = (inner.probe, "outer \(inner.updates)")
            MainActor.assumeIsolated { probe.note(entry) }
        }
    }

    private struct Nested: View {
        var outer: Outer
        var body: some View {
            let _ = outer.inner.probe.offer("n") { outer.inner.n += 1 }
            let _ = outer.inner.probe.offer("m") { outer.m += 1 }
            let _ = outer.inner.probe.note("body")
            Text("\(outer.inner.n) \(outer.m) \(outer.direction == .leftToRight)")
        }
    }

    @Test func A9_nestedPropertiesUpdateBeforeEachBody() {
        let probe = Probe()
        let host = TestHost { Nested(outer: Outer(inner: Inner(probe: probe))) }
        #expect(probe.takeLog() == ["inner 0", "outer 1", "body"])
        host.run("n", of: probe)
        #expect(probe.takeLog() == ["inner 1", "outer 1", "body"])
        host.run("m", of: probe)
        #expect(probe.takeLog() == ["inner 1", "outer 1", "body"])
        #expect(host.texts == ["1 11 true"])
    }

    // MARK: Apps and scenes

    private struct CountingApp: App {
        var probe = Probe()
        @State private var n = 0
        init() {}
        init(probe: Probe) { self.probe = probe }
        var body: some Scene {
            let _ = probe.offer("app +") { n += 1 }
            CountingScene(fromApp: n, probe: probe)
        }
    }

    private struct CountingScene: Scene {
        let fromApp: Int
        let probe: Probe
        @State private var n = 0
        @Environment(\.scenePhase) private var phase
        var body: some Scene {
            let _ = probe.offer("scene +") { n += 1 }
            WindowGroup("Window \(n)") {
                Text("app \(fromApp) scene \(n) \(phase == .active)")
                Counter(name: "window", probe: probe)
            }
        }
    }

    @Test func A9_stateInAppAndScene() {
        let probe = Probe()
        let host = TestHost { _AppRoot(app: CountingApp(probe: probe)) }
        #expect(host.texts == ["app 0 scene 0 true", "window 0"])
        host.run("app +", of: probe)
        host.run("scene +", of: probe)
        host.run("window +", of: probe)
        #expect(host.texts == ["app 1 scene 1 true", "window 1"])
        #expect(host.scene.title == "Window 1")
    }
}
