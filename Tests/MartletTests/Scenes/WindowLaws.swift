import Foundation
import Testing

@testable import Martlet
import MartletRuntime
import MartletTesting

/// A9, H1, H2, J2 and counts with several windows.
@MainActor @Suite struct WindowLaws {
    /// State of the window, and of the app.
    private struct Shared: View {
        let probe: Probe
        let shared: Binding<Int>
        @State private var own = 0
        @Environment(\.openWindow) private var openWindow
        @Environment(\.dismiss) private var dismiss

        var body: some View {
            VStack {
                Text("shared \(shared.wrappedValue), own \(own)")
                Button("share") { shared.wrappedValue += 1 }
                Button("own") { own += 1 }
                Button("open") { openWindow(id: "main") }
                Button("leave") { dismiss() }
            }
        }
    }

    private struct SharingApp: App {
        let probe: Probe
        @State private var count = 0

        init() { probe = Probe() }

        var body: some Scene {
            WindowGroup("Main", id: "main") { Shared(probe: probe, shared: $count) }
        }
    }

    @Test func A9_stateOfTheAppIsSharedAndThatOfAWindowIsNot() throws {
        let host = TestHost(app: SharingApp())
        #expect(host.windows.count == 1)
        #expect(host.title == "Main")
        try host.find(.button, "own").tap()
        try host.find(.button, "open").tap()
        #expect(host.windows.count == 2)
        let second = host.windows[1]
        #expect(host.texts.first == "shared 0, own 1")
        #expect(second.texts.first == "shared 0, own 0")
        try second.find(.button, "share").tap()
        #expect(host.texts.first == "shared 1, own 1")
        #expect(second.texts.first == "shared 1, own 0")
        try second.find(.button, "own").tap()
        #expect(second.texts.first == "shared 1, own 1")
    }

    @Test func aWriteReadInOneWindowRunsNoBodyOfTheOther() throws {
        let host = TestHost(app: SharingApp())
        try host.find(.button, "open").tap()
        let second = host.windows[1]
        let (first, other) = (host.bodyRuns(of: Shared.self), second.bodyRuns(of: Shared.self))
        let (layouts, presented) = (host.scene.placements, host.presentedCount)
        try second.find(.button, "own").tap()
        #expect(host.bodyRuns(of: Shared.self) == first)
        #expect(second.bodyRuns(of: Shared.self) == other + 1)
        #expect(host.scene.placements == layouts)
        #expect(host.presentedCount == presented)
        // A value that both bodies read runs both, once.
        try second.find(.button, "share").tap()
        #expect(host.bodyRuns(of: Shared.self) == first + 1)
        #expect(second.bodyRuns(of: Shared.self) == other + 2)
        #expect(host.presentedCount == presented + 1)
    }

    // MARK: Lifetimes

    private struct Living: View {
        let probe: Probe
        @SceneStorage("note") private var note = "none"
        @Environment(\.openWindow) private var openWindow
        @Environment(\.dismiss) private var dismiss

        var body: some View {
            VStack {
                Text(note)
                Button("note") { note = "kept" }
                Button("open") { openWindow(id: "main") }
                Button("leave") { dismiss() }
            }
            .onAppear { probe.note("appear") }
            .onDisappear { probe.note("disappear") }
            .task {
                probe.note("task")
                try? await Task.sleep(for: .seconds(1000))
                probe.note(Task.isCancelled ? "cancelled" : "slept")
            }
        }
    }

    private struct LivingApp: App {
        let probe: Probe

        init() { probe = Probe() }
        init(probe: Probe) { self.probe = probe }

        var body: some Scene {
            WindowGroup(id: "main") { Living(probe: probe) }
        }
    }

    @Test func H1_H2_closingAWindowEndsItsLifetimes() async throws {
        let probe = Probe()
        let host = TestHost(app: LivingApp(probe: probe))
        try host.find(.button, "open").tap()
        let second = host.windows[1]
        await eventually { probe.log.count == 4 }
        // The task of the first window has its turn before the tap.
        #expect(probe.log == ["appear", "task", "appear", "task"])
        let nodes = host.appScene!.attributeCount
        second.close()
        await eventually { probe.log.count == 6 }
        #expect(probe.log.suffix(2) == ["disappear", "cancelled"])
        #expect(host.windows.count == 1)
        #expect(host.appScene!.attributeCount < nodes)
        // The window that stays works.
        try host.find(.button, "note").tap()
        #expect(host.texts.first == "kept")
        try host.find(.button, "leave").tap()
        await eventually { probe.log.count == 8 }
        #expect(probe.log.filter { $0 == "disappear" }.count == 2)
        #expect(probe.log.filter { $0 == "cancelled" }.count == 2)
        #expect(host.windows.isEmpty)
    }

    @Test func openingAndClosingLeavesNothingBehind() throws {
        let host = TestHost(app: LivingApp(probe: Probe()))
        try host.find(.button, "open").tap()
        host.windows[1].close()
        let nodes = host.appScene!.attributeCount
        for _ in 0..<100 {
            try host.find(.button, "open").tap()
            host.windows[1].close()
        }
        #expect(host.appScene!.attributeCount == nodes)
    }

    @Test func aClosedWindowIsFreed() throws {
        let host = TestHost(app: LivingApp(probe: Probe()))
        try host.find(.button, "open").tap()
        weak var scene: SceneGraph?
        do {
            let window = host.windows[1]
            scene = window.scene
            #expect(scene != nil)
            window.close()
        }
        #expect(scene == nil)
    }

    @Test func J2_eachWindowHasSceneStorageOfItsOwn() throws {
        let folder = NSTemporaryDirectory() + "martlet-scenes-\(ProcessInfo.processInfo.globallyUniqueString)"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let host = TestHost(sceneFolder: folder, app: LivingApp(probe: Probe()))
        try host.find(.button, "open").tap()
        try host.windows[1].find(.button, "note").tap()
        #expect(host.texts.first == "none")
        #expect(host.windows[1].texts.first == "kept")
        host.windows[1].close()
        // Closing a window for good deletes its data.
        try host.find(.button, "open").tap()
        #expect(host.windows[1].texts.first == "none")
        // The first window is restored when the app starts again.
        try host.find(.button, "note").tap()
        host.windows[1].close()
        host.unmount()
        StoreSaver.saveAll()
        let again = TestHost(sceneFolder: folder, app: LivingApp(probe: Probe()))
        #expect(again.texts.first == "kept")
    }

    /// Every window shows the same as the others, whatever other threads write.
    private struct Mirror: View {
        @Binding var pair: Pair
        let probe: Probe
        @Environment(\.openWindow) private var openWindow

        var body: some View {
            let _ = probe.note("\(pair.a)")
            Text("\(pair.a) \(pair.b)")
            Button("open") { openWindow(id: "mirror") }
        }
    }

    private struct Pair: Equatable, Sendable {
        var a = 0
        var b = 0
    }

    private struct MirrorApp: App {
        let probe: Probe
        @State private var pair = Pair()

        init() { probe = Probe() }
        init(probe: Probe) { self.probe = probe }

        var body: some Scene {
            let _ = probe.offer("write") {
                let pair = $pair
                DispatchQueue.concurrentPerform(iterations: 8) { i in
                    for n in 0..<100 { pair.wrappedValue = Pair(a: i * 100 + n, b: i * 100 + n) }
                }
            }
            WindowGroup(id: "mirror") { Mirror(pair: $pair, probe: probe) }
        }
    }

    @Test func C2_oneSnapshotInAllWindows() throws {
        let probe = Probe()
        let host = TestHost(app: MirrorApp(probe: probe))
        try host.find(.button, "open").tap()
        _ = probe.takeLog()
        for _ in 0..<10 {
            probe.run("write")
            host.update()
            let seen = probe.takeLog()
            #expect(Set(seen).count <= 1 && (seen.isEmpty || seen.count == 2))
            #expect(host.texts == host.windows[1].texts)
        }
    }
}
