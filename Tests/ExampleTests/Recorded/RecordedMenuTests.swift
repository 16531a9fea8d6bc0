import SwiftUI
import Testing

@testable import Gallery
@testable import MartletInspector
@testable import MartletReplay
@testable import MartletTesting

/// Choices in menus, and operations in presentations, are recorded in the words of the testing library.
@MainActor @Suite struct RecordedMenuTests {
    struct MenuApp: App {
        @State private var count = 0
        @State private var size = "Small"

        var body: some Scene {
            WindowGroup {
                Text("Count: \(count)")
                Text("Size: \(size)")
                Text("Song")
                    .contextMenu {
                        Button("Add") { count += 10 }
                        Menu("More") { Button("Reset") { count = 0 } }
                    }
            }
            .commands {
                CommandMenu("Numbers") {
                    Button("Add") { count += 1 }.keyboardShortcut("+")
                    Menu("By") { Button("Hundred") { count += 100 } }
                    Picker("Size", selection: $size) { ForEach(["Small", "Large"], id: \.self) { Text($0) } }
                }
            }
        }
    }

    /// Records what a user does in an app, and expects that the test passes with a new one.
    private func record<A: App>(_ app: A, _ body: (TestHost) throws -> Void) async throws -> [String] {
        let host = TestHost(app: app)
        let recording = TestRecording()
        recording.begin(in: [host.scene])
        try body(host)
        let replay = RecordedReplay(source: try #require(recording.end(expecting: [.nothingElse])))
        for difference in await replay.run(in: TestHost(app: app)) { Issue.record("\(difference)\n\(replay.source)") }
        // The steps that follow the end are none of the recording's.
        try body(host)
        #expect(recording.end(expecting: [.nothingElse]) == replay.source)
        return replay.statements.map(\.code).filter { $0.hasPrefix("try ") }
    }

    @Test func anItemOfTheAppsMenusIsChosenByItsTitles() async throws {
        let steps = try await record(MenuApp()) { host in
            try host.chooseMenuItem("Numbers", "Add")
            try host.chooseMenuItem("Numbers", "By", "Hundred")
            try host.chooseMenuItem("Numbers", "Size", "Large")
            host.press("+", modifiers: .command)
        }
        #expect(
            steps == [
                #"try host.chooseMenuItem("Numbers", "Add")"#, #"try host.chooseMenuItem("Numbers", "By", "Hundred")"#,
                #"try host.chooseMenuItem("Numbers", "Size", "Large")"#, #"try host.chooseMenuItem("Numbers", "Add")"#,
            ])
    }

    @Test func anItemOfAContextMenuIsChosenAtItsElement() async throws {
        let steps = try await record(MenuApp()) { host in
            try host.find(text: "Song").chooseContextMenuItem("Add")
            try host.find(text: "Song").chooseContextMenuItem("More", "Reset")
            try host.find(text: "Song").chooseContextMenuItem("Add")
        }
        #expect(
            steps == [
                #"try host.find(text: "Song").chooseContextMenuItem("Add")"#,
                #"try host.find(text: "Song").chooseContextMenuItem("More", "Reset")"#,
                #"try host.find(text: "Song").chooseContextMenuItem("Add")"#,
            ])
    }

    @Test func aSheetThatWasShownBeforeTheRecordingIsPartOfIt() throws {
        let host = TestHost { SheetSample() }
        host.advance(by: .seconds(1))
        let recording = TestRecording()
        recording.begin(in: [host.scene])
        try host.find(.textField, "Name").type("x")
        try host.find(.button, "Add").tap()
        let source = try #require(recording.end())
        #expect(source.contains(#"try host.find(.textField, "Name").type("x")"#), "\(source)")
        #expect(source.contains(#"try host.find(.button, "Add").tap()"#), "\(source)")
    }

    @Test func theUserWaitsForWhatMoves() async throws {
        func host() -> TestHost { TestHost(size: CGSize(width: 640, height: 600)) { DisclosureSample() } }
        let recorded = host()
        let recording = TestRecording()
        recording.begin(in: [recorded.scene])
        for _ in 0..<2 {
            try recorded.find(.button, "Advanced").tap()
            recorded.advance(by: .seconds(1))
        }
        try recorded.find(.toggle, "Send reports").tap()
        let replay = RecordedReplay(source: try #require(recording.end()))
        #expect(await replay.run(in: host()).isEmpty, "\(replay.source)")
        // The last second is not the user's thinking, but the movement alone.
        let waits = replay.statements.compactMap {
            $0.code.firstMatch(of: /milliseconds\((\d+)\)/).flatMap { Int($0.1) }
        }
        #expect(waits.count == 2 && waits.allSatisfy { (100..<1_000).contains($0) }, "\(waits)")
    }

    @Test func aHostWithoutASizeHasTheSizeThatIsNotRecorded() {
        let host = TestHost(app: MenuApp())
        #expect(host.scene.size == RecordedHost.usualSize)
        #expect(TestHost { Text("A") }.scene.size == RecordedHost.usualSize)
        #expect(RecordedHost.code(for: host.scene.inspection.scenesOfApp) == "TestHost(app: MenuApp())")
    }
}

/// The user scrolls, and operates elements that were out of sight.
@MainActor @Suite struct RecordedScrollTests {
    struct Rows: View {
        @State private var chosen = 0

        var body: some View {
            VStack {
                Text("Chosen: \(chosen)")
                List(1..<200) { number in Button("Row \(number)") { chosen = number } }
            }
        }
    }

    @Test func aTestScrollsToWhatTheUserScrolledTo() async throws {
        let host = TestHost { Rows() }
        let recording = TestRecording()
        recording.begin(in: [host.scene])
        try host.find(.list).scroll(by: CGSize(width: 0, height: 3_000))
        let (row, name) = try #require(
            host.findAll(.button).first { $0.isHittable }.map { ($0, $0.label) })
        try row.tap()
        let source = try #require(recording.end())
        #expect(source.contains("try host.scroll(to: .button, \(name.debugDescription)).tap()"), "\(source)")
        // Rows that scrolling has shown or hidden are not expected.
        #expect(source.split(separator: "\n").count { $0.contains("#expect") } == 2, "\(source)")
        let replay = RecordedReplay(source: source)
        #expect(await replay.run(in: TestHost { Rows() }).isEmpty)
        // With other fonts and in another window, the row is elsewhere.
        let other = TestHost(in: Variation(platform: .phone, size: CGSize(width: 300, height: 300))) { Rows() }
        #expect(await replay.run(in: other).isEmpty)
    }

    @Test func timeThatPassesBeforeTheFirstUpdateOfALiveAppIsTheUsers() {
        var waiting = RecordedWaiting()
        waiting.begin(at: nil, showing: [])
        waiting.update(at: .seconds(30), showing: [], isOperated: false)
        waiting.update(at: .seconds(31), showing: ["A"], isOperated: false)
        #expect(waiting.end(at: .seconds(31)) == "host.advance(by: .milliseconds(1017))")
        // The clock stands still until the update that shows the operation.
        waiting.update(at: .seconds(60), showing: ["B"], isOperated: true)
        waiting.update(at: .seconds(61), showing: ["C"], isOperated: false)
        #expect(waiting.end(at: .seconds(61)) == "host.advance(by: .milliseconds(1000))")
    }
}
