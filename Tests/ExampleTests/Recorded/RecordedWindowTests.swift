import Foundation
import SwiftUI
import Testing

@testable import MartletInspector
@testable import MartletReplay
@testable import MartletTesting
@testable import ReplayProbe

/// Operations in several windows are recorded with the windows in which the user did them.
@MainActor @Suite(.serialized) struct RecordedWindowTests {
    /// The app of the recorded file, with a fault in its second window.
    struct TwoWindows: App {
        var fault: ProbeNotes.Fault?

        var body: some Scene {
            WindowGroup { ProbeView() }
            Window("Notes", id: "notes") { ProbeNotes(fault: fault) }
        }
    }

    /// An app with windows of the same title.
    struct Untitled: App {
        struct Content: View {
            @State private var count = 0
            @State private var isShown = false
            @Environment(\.openWindow) private var openWindow

            var body: some View {
                Text("Count: \(count)")
                Button("Add") { count += 1 }
                Button("New") { openWindow(id: "main") }
                Button("Ask") { isShown = true }.sheet(isPresented: $isShown) { Text("Sheet") }
            }
        }

        var body: some Scene {
            WindowGroup("Counter", id: "main") { Content() }
        }
    }

    private static let file = URL(fileURLWithPath: "\(#filePath)").deletingLastPathComponent()
        .appendingPathComponent("../../Inspector/recorded_windows.txt").standardizedFileURL

    /// Records the operations of both windows.
    private func record(_ app: some App) async throws -> RecordedReplay {
        let host = TestHost(app: app)
        let recording = TestRecording()
        recording.begin(in: [host.core.scene])
        try host.find(.button, "Add").tap()
        try host.find(.button, "Notes").tap()
        let notes = host.windows[1]
        try notes.find(.textField, "Note").type("Milk")
        try notes.find(.button, "Add").tap()
        try notes.find(.toggle, "Loud").tap()
        host.activate()
        try host.find(.button, "Add").tap()
        await host.settle()
        return RecordedReplay(source: try #require(recording.end()))
    }

    @Test func bothWindowsAreOperatedAgain() async throws {
        let replay = try await record(ReplayProbe())
        // Replayed in a fresh process as well, by Tests/Inspector/replays.py.
        if ProcessInfo.processInfo.environment["MARTLET_RECORD"] == "1" {
            try Data(replay.source.utf8).write(to: Self.file)
        }
        #expect(try String(contentsOf: Self.file, encoding: .utf8) == replay.source)
        #expect(await replay.run(in: TestHost(app: ReplayProbe())).isEmpty)
        #expect(replay.source.contains(#"try host.window("Notes").find(.textField, "Note").type("Milk")"#))
        #expect(replay.source.contains(#"#expect(try host.window("Notes").allTexts.contains("Milk"))"#))
        #expect(replay.source.contains(#"#expect(host.allTexts.contains("Count: 2"))"#))
    }

    @Test(arguments: ProbeNotes.Fault.allCases)
    func aFaultOfTheSecondWindowFails(fault: ProbeNotes.Fault) async throws {
        let replay = try await record(TwoWindows())
        #expect(await replay.run(in: TestHost(app: TwoWindows())).isEmpty, "\(replay.source)")
        #expect(await !replay.run(in: TestHost(app: TwoWindows(fault: fault))).isEmpty, "\(replay.source)")
    }

    @Test func windowsWithEqualTitlesAreFoundByTheirOrder() async throws {
        let host = TestHost(app: Untitled())
        let recording = TestRecording()
        recording.begin(in: [host.core.scene])
        try host.find(.button, "New").tap()
        try host.windows[1].find(.button, "New").tap()
        try host.windows[2].find(.button, "Add").tap()
        try host.windows[1].find(.button, "Ask").tap()
        host.windows[1].press(.escape)
        host.windows[1].close()
        try host.windows[1].find(.button, "Add").tap()
        let source = try #require(recording.end())
        let steps = source.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
            .filter { $0.hasPrefix("try ") || $0.hasPrefix("#expect(host.windows") }
        #expect(
            steps == [
                #"try host.find(.button, "New").tap()"#,
                #"try host.window(at: 1).find(.button, "New").tap()"#,
                #"try host.window(at: 2).find(.button, "Add").tap()"#,
                #"try host.window(at: 1).find(.button, "Ask").tap()"#,
                #"try host.window(at: 1).press(.escape)"#,
                #"try host.window(at: 1).close()"#,
                #"try host.window(at: 1).find(.button, "Add").tap()"#,
                "#expect(host.windows.count == 2)",
            ], "\(source)")
        let replay = RecordedReplay(source: source)
        #expect(await replay.run(in: TestHost(app: Untitled())).isEmpty, "\(source)")
    }

    @Test func aMissingWindowIsADifference() async throws {
        let replay = try await record(TwoWindows())
        let differences = await replay.run(in: TestHost(app: Untitled()))
        #expect(!differences.isEmpty)
        let other = RecordedReplay(
            source: "let host = TestHost(app: A())\ntry host.window(\"Letters\").find(.button, \"Add\").tap()")
        let missing = await other.run(in: TestHost(app: Untitled()))
        #expect(
            missing.first?.seen == "There is no window called \"Letters\". Open windows: \"Counter\".", "\(missing)")
    }
}
