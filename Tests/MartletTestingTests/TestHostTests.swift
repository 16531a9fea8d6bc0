import Foundation
import Synchronization
import Testing
import Martlet
import MartletTesting

/// The test library itself.
@MainActor @Suite struct TestHostTests {
    private struct Form: View {
        let probe: Probe
        @State private var count = 0
        @State private var isOn = false
        @State private var name = ""
        @State private var isLocked = true
        var body: some View {
            VStack {
                Button("Increment") { count += 1 }
                Button {
                    probe.note("icon")
                } label: {
                    HStack {
                        Text("Save"); Text("all")
                    }
                }
                Text("Count: \(count)")
                Toggle("Lock", isOn: $isLocked)
                Toggle("Switch", isOn: $isOn).disabled(isLocked)
                TextField("Name", text: $name)
            }
        }
    }

    @Test func findsAsAPersonWould() throws {
        let host = TestHost { Form(probe: Probe()) }
        #expect(try host.find(.button, "Increment").label == "Increment")
        #expect(try host.find(.button, "Save, all").label == "Save, all")
        #expect(try host.find(.button, "all").label == "Save, all")
        #expect(try host.find(.text, "Count: 0").isEnabled)
        #expect(try host.find(.toggle, "Switch").isOn == false)
        #expect(try host.find(.toggle, "Switch").isEnabled == false)
        #expect(host.findAll(.button).map(\.label) == ["Increment", "Save, all"])
        #expect(host.findAll(.slider).isEmpty)
    }

    @Test func saysWhatIsThereInstead() throws {
        let host = TestHost { Form(probe: Probe()) }
        let wrong = #expect(throws: ElementNotFound.self) { try host.find(.button, "Decrement") }
        #expect(
            wrong?.description.hasPrefix(
                "There is no button \"Decrement\". Each button there is: \"Increment\", \"Save, all\".") == true)
        let missing = #expect(throws: ElementNotFound.self) { try host.find(.slider, "x") }
        #expect(missing?.description.contains("toggle \"Lock\"") == true)
        let id = #expect(throws: ElementNotFound.self) { try host.element(id: "none") }
        #expect(id?.description.contains("Nothing has an identifier") == true)
    }

    @Test func tapsAndTypes() throws {
        let probe = Probe()
        let host = TestHost { Form(probe: probe) }
        try host.find(.button, "Increment").tap()
        try host.find(.button, "Increment").tap()
        #expect(host.texts.contains("Count: 2"))
        try host.find(.button, "all").tap()
        #expect(probe.log == ["icon"])
        let field = try host.find(.textField, "Name")
        try field.type("Ada")
        try field.type(" L.")
        #expect(field.value == "Ada L.")
        #expect(host.texts.contains("Ada L."))
        try field.clearText()
        #expect(field.value == "")
    }

    @Test func refusesWhatAPersonCouldNotDo() throws {
        let host = TestHost { Form(probe: Probe()) }
        let disabled = #expect(throws: ElementNotOperable.self) { try host.find(.toggle, "Switch").tap() }
        #expect(disabled?.description == "Can't tap the toggle \"Switch\": it is disabled.")
        try host.find(.toggle, "Lock").tap()
        try host.find(.toggle, "Switch").tap()
        #expect(try host.find(.toggle, "Switch").isOn == true)
        let text = #expect(throws: ElementNotOperable.self) { try host.find(.text, "Count: 0").type("x") }
        #expect(text?.description.contains("does not take keys") == true)
    }

    @Test func coveredHiddenAndGone() throws {
        struct Layers: View {
            @State private var isShown = true
            var body: some View {
                VStack {
                    ZStack {
                        Button("Below") {}
                        Color.red
                    }
                    Button("Clear") {}.opacity(0)
                    if isShown { Button("Once") { isShown = false } }
                }
            }
        }
        let host = TestHost { Layers() }
        let covered = #expect(throws: ElementNotOperable.self) { try host.find(.button, "Below").tap() }
        #expect(covered?.description.contains("covered by fill") == true)
        let clear = #expect(throws: ElementNotOperable.self) { try host.find(.button, "Clear").tap() }
        #expect(clear?.description.contains("opacity is 0") == true)
        let once = try host.find(.button, "Once")
        try once.tap()
        let gone = #expect(throws: ElementNotOperable.self) { try once.tap() }
        #expect(gone?.description.contains("no longer there") == true)
        #expect(once.label == "Once", "what was so last")
    }

    @Test func framesAreThoseOfTheWindow() throws {
        let host = TestHost(size: CGSize(width: 200, height: 100)) { Text("1234").accessibilityIdentifier("t") }
        #expect(try host.find(.text, "1234").frame == CGRect(x: 84, y: 42, width: 32, height: 16))
        #expect(try host.element(id: "t").frame == CGRect(x: 84, y: 42, width: 32, height: 16))
        #expect(host.tree == "layout (0, 0, 200 × 100)\n  text \"1234\" #t (84, 42, 32 × 16)")
        host.resize(to: CGSize(width: 100, height: 100))
        #expect(try host.find(.text, "1234").frame.minX == 34)
    }

    @Test func elementsOutliveTheirHost() throws {
        var host: TestHost? = TestHost { Form(probe: Probe()) }
        let button = try host?.find(.button, "Increment")
        host = nil
        #expect(button?.label == "Increment")
        let error = #expect(throws: ElementNotOperable.self) { try button?.tap() }
        #expect(error?.description.contains("unmounted") == true)
    }

    @Test func textIsMeasuredInCells() throws {
        let host = TestHost(size: CGSize(width: 80, height: 600)) {
            Text("aaaa bbbb cccc")
            Text("日本")
        }
        #expect(try host.find(.text, "aaaa bbbb cccc").frame.size == CGSize(width: 72, height: 32))
        #expect(try host.find(.text, "日本").frame.size == CGSize(width: 32, height: 16))
    }

    // MARK: Issues

    private struct Writes: View {
        @State private var n = 0
        var body: some View {
            if n == 0 { let _ = n = 1 }
            Text("\(n)")
        }
    }

    @Test func anIssueThatWasNotExpectedFailsTheTest() {
        withKnownIssue {
            let host = TestHost { Writes() }
            host.unmount()
        } matching: {
            "\($0)".contains("Modifying state during view update")
        }
        withKnownIssue {
            // Also when the host is released without having been unmounted.
            _ = TestHost { Writes() }
        }
    }

    @Test func anExpectationThatIsNotMetFailsTheTest() {
        withKnownIssue {
            let host = TestHost { Text("a") }
            host.expectIssue(containing: "duplicate")
            host.unmount()
        }
    }

    @Test func anIssueMayBeExpectedBeforeOrAfter() {
        struct Late: View {
            let probe: Probe
            @State private var isShown = false
            var body: some View {
                let _ = probe.offer("show") { isShown = true }
                if isShown { Writes() }
            }
        }
        let probe = Probe()
        let host = TestHost { Late(probe: probe) }
        host.expectIssue(containing: "Writes.n")
        host.run("show", of: probe)
        #expect(host.issues.isEmpty)
        let other = TestHost { Writes() }
        #expect(other.issues.count == 1)
        other.expectIssue(containing: "Writes.n")
        #expect(other.issues.isEmpty)
    }

    @Test func settleRunsTasksToTheirEnd() async {
        struct Loads: View {
            @State private var steps = 0
            var body: some View {
                Text("\(steps)").task {
                    for _ in 0..<10 {
                        await Task.yield()
                        steps += 1
                    }
                }
            }
        }
        let host = TestHost { Loads() }
        #expect(host.texts == ["0"])
        await host.settle()
        #expect(host.texts == ["10"])
    }

    private struct Fetches: View {
        @State private var text = "none"
        var body: some View {
            Button(text) { Task(priority: .userInitiated) { text = await Self.fetch("tapped") } }
                .task { text = await Self.fetch("loaded") }
        }
        nonisolated static func fetch(_ text: String) async -> String { text }
    }

    @Test func settleWaitsInLineForThreadsThatAreTaken() async throws {
        let host = TestHost { Fetches() }
        await takingThePool { await host.settle() }
        #expect(host.texts == ["loaded"])
        try host.find(.button, "loaded").tap()
        await takingThePool { await host.settle() }
        #expect(host.texts == ["tapped"])
    }

    private final class Flag: Sendable {
        let isSet = Atomic(false)
    }

    /// Does something while other work has every thread of a priority, until the main actor has had many turns.
    private func takingThePool(_ body: () async -> Void) async {
        let flag = Flag()
        let tasks = (0..<ProcessInfo.processInfo.activeProcessorCount).map { _ in
            Task.detached(priority: .userInitiated) {
                while !flag.isSet.load(ordering: .relaxed) { sched_yield() }
            }
        }
        Task {
            for _ in 0..<3_000 { await Task.yield() }
            flag.isSet.store(true, ordering: .relaxed)
        }
        await body()
        for task in tasks { await task.value }
    }

    @Test func timeMovesInFrames() {
        let host = TestHost { Text("a") }
        let updates = host.scene.updateCount
        host.advance(by: .milliseconds(100))
        #expect(host.scene.time == .milliseconds(100))
        #expect(host.scene.updateCount == updates + 6 || host.scene.updateCount == updates + 7)
    }
}
