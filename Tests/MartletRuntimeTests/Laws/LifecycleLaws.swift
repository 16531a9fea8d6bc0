import Testing
import Martlet
import MartletTesting

/// H · Lifecycle.
@MainActor @Suite struct LifecycleLaws {
    // MARK: H1

    private struct Noted: View {
        let name: String
        let probe: Probe
        var body: some View {
            Text(name)
                .onAppear { probe.note("+\(name)") }
                .onDisappear { probe.note("-\(name)") }
        }
    }

    private struct Rows: View {
        let probe: Probe
        @State private var names = ["a", "b"]
        @State private var isShown = true
        @State private var id = 0
        var body: some View {
            let _ = probe.offer("toggle") { isShown.toggle() }
            let _ = probe.offer("reverse") { names.reverse() }
            let _ = probe.offer("insert") { names.append("c") }
            let _ = probe.offer("remove") { names.removeFirst() }
            let _ = probe.offer("renew") { id += 1 }
            if isShown {
                VStack {
                    ForEach(names, id: \.self) { Noted(name: $0, probe: probe) }
                    Noted(name: "id", probe: probe).id(id)
                }
                .onAppear { probe.note("+stack") }
                .onDisappear { probe.note("-stack") }
            }
        }
    }

    @Test func H1_onceForEachLifetime() {
        let probe = Probe()
        let host = TestHost { Rows(probe: probe) }
        #expect(probe.takeLog().sorted() == ["+a", "+b", "+id", "+stack"])
        host.update()
        host.run("reverse", of: probe)
        #expect(probe.takeLog() == [], "a move is no appearance")
        host.run("insert", of: probe)
        #expect(probe.takeLog() == ["+c"])
        host.run("remove", of: probe)
        #expect(probe.takeLog() == ["-b"])
        host.run("renew", of: probe)
        #expect(probe.takeLog() == ["+id", "-id"])
        host.run("toggle", of: probe)
        #expect(probe.takeLog().sorted() == ["-a", "-c", "-id", "-stack"])
        host.run("toggle", of: probe)
        #expect(probe.takeLog().sorted() == ["+a", "+c", "+id", "+stack"])
        host.unmount()
        #expect(probe.takeLog().sorted() == ["-a", "-c", "-id", "-stack"])
        host.unmount()
        #expect(probe.takeLog() == [])
    }

    private struct Latest: View {
        let probe: Probe
        @State private var n = 0
        @State private var isShown = true
        var body: some View {
            let _ = probe.offer("+") { n += 1 }
            let _ = probe.offer("hide") { isShown = false }
            let seen = n
            if isShown { Text("\(n)").onDisappear { probe.note("\(seen)") } }
        }
    }

    @Test func H1_theLatestActionRuns() {
        let probe = Probe()
        let host = TestHost { Latest(probe: probe) }
        host.run("+", of: probe)
        host.run("hide", of: probe)
        #expect(probe.log == ["1"])
    }

    private struct Loads: View {
        let probe: Probe
        @State private var text = "loading"
        var body: some View {
            let _ = probe.note("body \(text)")
            Text(text).onAppear { text = "loaded" }
        }
    }

    @Test func H1_stateWrittenInOnAppearIsInWhatIsFirstShown() {
        let probe = Probe()
        let host = TestHost { Loads(probe: probe) }
        #expect(host.texts == ["loaded"])
        #expect(host.presentedCount == 1, "nothing half-updated is shown")
        #expect(probe.log == ["body loading", "body loaded"])
        #expect(host.issues.isEmpty)
    }

    @Test func H1_contentThatIsNotOneViewAppearsOnce() {
        let probe = Probe()
        _ = TestHost {
            VStack {
                Group {
                    Text("a")
                    ForEach(0..<2, id: \.self) { Text("\($0)") }
                }
                .onAppear { probe.note("+") }
            }
        }
        #expect(probe.takeLog() == ["+"])
        _ = TestHost {
            Group {
                Text("a")
                Text("b")
            }
            .onAppear { probe.note("+") }
        }
        #expect(probe.takeLog() == ["+"], "what a window shows is one view")
    }

    // MARK: H2

    private struct Working: View {
        let probe: Probe
        let id: Int
        @State private var text = "none"
        var body: some View {
            Text(text)
                .task(id: id) {
                    MainActor.assertIsolated()
                    probe.note("start \(id)")
                    text = "working \(id)"
                    await probe.untilCancelled()
                    probe.note("cancelled \(id)")
                }
        }
    }

    private struct Employer: View {
        let probe: Probe
        @State private var id = 0
        @State private var other = 0
        @State private var isShown = true
        var body: some View {
            let _ = probe.offer("id") { id += 1 }
            let _ = probe.offer("other") { other += 1 }
            let _ = probe.offer("hide") { isShown = false }
            Text("\(other)")
            if isShown { Working(probe: probe, id: id) }
        }
    }

    @Test func H2_startsRestartsAndIsCancelled() async {
        let probe = Probe()
        let host = TestHost { Employer(probe: probe) }
        await host.settle()
        #expect(host.texts == ["0", "working 0"])
        #expect(probe.takeLog() == ["start 0"])
        host.run("other", of: probe)
        await host.settle()
        #expect(probe.takeLog() == [], "the id is the same")
        host.run("id", of: probe)
        await host.settle()
        #expect(probe.takeLog().sorted() == ["cancelled 0", "start 1"])
        #expect(host.texts == ["1", "working 1"])
        host.run("hide", of: probe)
        await host.settle()
        #expect(probe.takeLog() == ["cancelled 1"])
        #expect(host.scene.tasks.count == 0)
    }

    @Test func H2_unmountingCancels() async {
        let probe = Probe()
        let host = TestHost { Working(probe: probe, id: 0) }
        await host.settle()
        host.unmount()
        // The task hears of it on a thread of its own, which may be late.
        await eventually { probe.log.count == 2 }
        #expect(probe.log == ["start 0", "cancelled 0"])
    }

    private struct OffMain: View {
        @State private var text = "none"
        var body: some View {
            Text(text).task { @concurrent in await MainActor.run { text = "done" } }
        }
    }

    @Test func H2_aTaskMayRunElsewhere() async {
        let host = TestHost { OffMain() }
        await host.settle()
        #expect(host.texts == ["done"])
    }

    // MARK: H3

    private struct Chain: View {
        let probe: Probe
        @State private var a = 0
        @State private var b = 0
        @State private var c = 0
        var body: some View {
            let _ = probe.offer("a") { a += 1 }
            let _ = probe.offer("twice") {
                a += 1
                a += 1
            }
            let _ = probe.offer("back") {
                a += 1
                a -= 1
            }
            let _ = probe.note("body \(a) \(b) \(c)")
            Text("\(a) \(b) \(c)")
                .onChange(of: a) { old, new in
                    probe.note("a \(old)->\(new)")
                    b = new * 10
                }
                .onChange(of: b) { c = b + 1 }
                .onChange(of: c) { new in probe.note("c \(new)") }
        }
    }

    @Test func H3_aChainSettlesBeforeAnythingIsShown() {
        let probe = Probe()
        let host = TestHost { Chain(probe: probe) }
        #expect(probe.takeLog() == ["body 0 0 0"], "not on appearing")
        let presented = host.presentedCount
        host.run("a", of: probe)
        #expect(host.texts == ["1 10 11"])
        #expect(host.presentedCount == presented + 1)
        #expect(probe.takeLog() == ["body 1 0 0", "a 0->1", "body 1 10 0", "body 1 10 11", "c 11"])
        host.run("twice", of: probe)
        #expect(probe.takeLog().contains("a 1->3"), "once, with old and new")
        host.run("back", of: probe)
        #expect(probe.takeLog() == [])
    }

    private struct Initial: View {
        let probe: Probe
        @State private var n = 5
        @State private var isShown = true
        var body: some View {
            let _ = probe.offer("n") { n += 1 }
            let _ = probe.offer("hide") { isShown = false }
            if isShown {
                Text("\(n)").onChange(of: n, initial: true) { old, new in probe.note("\(old)->\(new)") }
            }
        }
    }

    @Test func H3_initialAlsoOnAppearing() {
        let probe = Probe()
        let host = TestHost { Initial(probe: probe) }
        #expect(probe.log == ["5->5"])
        host.run("n", of: probe)
        host.run("hide", of: probe)
        host.run("n", of: probe)
        #expect(probe.log == ["5->5", "5->6"])
    }

    private struct Limited: View {
        let probe: Probe
        @State private var text = ""

        var body: some View {
            let _ = probe.offer("type") { text += "x" }
            Text(text).onChange(of: text) { [text] new in
                if new.count > 3 { self.text = text }
            }
        }
    }

    @Test func H3_theOlderFormRunsTheClosureFromBeforeTheChange() {
        let probe = Probe()
        let host = TestHost { Limited(probe: probe) }
        for _ in 0..<4 { host.run("type", of: probe) }
        #expect(host.texts == ["xxx"])
    }

    private struct Ordered: View {
        let probe: Probe
        @State private var value = 0

        var body: some View {
            let _ = probe.offer("change") { value += 1 }
            VStack {
                Text("a")
                    .onChange(of: value, initial: true) { probe.note("child 1") }
                    .onAppear { probe.note("child appears") }
                    .onChange(of: value, initial: true) { probe.note("child 2") }
            }
            .onChange(of: value, initial: true) { probe.note("parent") }
        }
    }

    @Test func H3_initialChangesComeInTheOrderOfOnAppear() {
        let probe = Probe()
        let host = TestHost { Ordered(probe: probe) }
        #expect(probe.takeLog() == ["child 1", "child appears", "child 2", "parent"])
        host.run("change", of: probe)
        #expect(probe.takeLog() == ["child 1", "child 2", "parent"])
    }
}
