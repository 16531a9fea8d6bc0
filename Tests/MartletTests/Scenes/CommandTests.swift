import Foundation
import Observation
import Testing

import Martlet
import MartletTesting

/// Commands as menus.
@MainActor @Suite struct CommandTests {
    private struct Page: View {
        @Binding var isFilled: Bool
        @State private var presses = 0

        var body: some View {
            VStack {
                Text(isFilled ? "filled" : "empty")
                Button("Press \(presses)") { presses += 1 }
                    .keyboardShortcut("p")
            }
        }
    }

    private struct ShapeCommands: Commands {
        @Binding var isFilled: Bool
        @State private var count = 0

        var body: some Commands {
            CommandMenu("Shape") {
                Toggle("Filled", isOn: $isFilled)
                    .keyboardShortcut("f")
                Divider()
                Button("Count \(count)") { count += 1 }
                Button("Never") {}
                    .disabled(!isFilled)
                if isFilled {
                    Button("Only filled") { isFilled = false }
                }
            }
        }
    }

    private struct ShapeApp: App {
        @State private var isFilled = false

        var body: some Scene {
            WindowGroup("Shapes") { Page(isFilled: $isFilled) }
                .commands {
                    ShapeCommands(isFilled: $isFilled)
                    CommandGroup(after: .newItem) {
                        Button("Clear") { isFilled = false }
                    }
                    CommandGroup(replacing: .help) {
                        Button("Manual") {}
                    }
                }
        }
    }

    @Test func menusFollowState() throws {
        let host = TestHost(app: ShapeApp())
        let name = ProcessInfo.processInfo.processName
        #expect(
            host.menus == """
                \(name)
                  Quit (Ctrl+Q)
                File
                  New Window (Ctrl+N)
                  ---
                  Clear
                  ---
                  Close Window (Ctrl+W)
                Shape
                  [ ] Filled (Ctrl+F)
                  ---
                  Count 0
                  Never disabled
                Help
                  Manual
                """)
        #expect(throws: ElementNotOperable.self) { try host.chooseMenuItem("Shape", "Never") }
        try host.chooseMenuItem("Shape", "Filled")
        #expect(host.texts.first == "filled")
        try host.chooseMenuItem("Shape", "Count 0")
        try host.chooseMenuItem("Shape", "Never")
        #expect(
            host.menus.split(separator: "\n").suffix(8) == [
                "Shape", "  [x] Filled (Ctrl+F)", "  ---", "  Count 1", "  Never", "  Only filled", "Help", "  Manual",
            ])
        try host.chooseMenuItem("File", "Clear")
        #expect(host.texts.first == "empty")
        #expect(!host.menus.contains("Only filled"))
    }

    private struct BranchingApp: App {
        @State private var isEditing = false

        var body: some Scene {
            WindowGroup("Page") { Toggle("Editing", isOn: $isEditing) }
                .commands {
                    if isEditing { CommandMenu("Edit Page") { Button("Stop") { isEditing = false } } }
                    if isEditing {
                        CommandMenu("Style") { Button("Bold") {} }
                    } else {
                        CommandMenu("Reading") { Button("Next") {} }
                    }
                }
        }
    }

    @Test func menusComeAndGoWithConditions() throws {
        let host = TestHost(app: BranchingApp())
        #expect(host.menus.contains("Reading") && !host.menus.contains("Style") && !host.menus.contains("Edit Page"))
        try host.find(.toggle, "Editing").tap()
        #expect(!host.menus.contains("Reading") && host.menus.contains("Style") && host.menus.contains("Edit Page"))
        try host.chooseMenuItem("Edit Page", "Stop")
        #expect(host.menus.contains("Reading") && !host.menus.contains("Style"))
    }

    @Test func shortcutsOfMenusWorkInEveryWindow() throws {
        let host = TestHost(app: ShapeApp())
        #expect(host.press("n", modifiers: .command))
        #expect(host.windows.count == 2)
        #expect(host.windows[1].press("f", modifiers: .command))
        #expect(host.windows.map(\.texts.first) == ["filled", "filled"])
        // Shortcuts of the window come first, and stay in it.
        #expect(host.press("p", modifiers: .command))
        #expect(host.windows.map(\.texts.last) == ["Press 1", "Press 0"])
        #expect(host.windows[1].press("w", modifiers: .command))
        #expect(host.windows.count == 1)
        #expect(host.press("q", modifiers: .command))
        #expect(host.windows.isEmpty)
    }

    @Test func aWriteThatNoMenuReadsLeavesTheMenusAlone() throws {
        let host = TestHost(app: ShapeApp())
        let scene = try #require(host.appScene)
        let runs = scene.bodyRuns(of: ShapeCommands.self)
        let appRuns = scene.bodyRuns(of: ShapeApp.self)
        try host.find(.button, "Press 0").tap()
        #expect(scene.bodyRuns(of: ShapeCommands.self) == runs)
        // The app's own body passes a binding on, and reads nothing.
        try host.chooseMenuItem("Shape", "Filled")
        #expect(scene.bodyRuns(of: ShapeCommands.self) == runs + 1)
        #expect(scene.bodyRuns(of: ShapeApp.self) == appRuns)
    }

    private struct BareApp: App {
        var body: some Scene {
            WindowGroup("Bare") { Text("bare") }
                .commands {
                    CommandGroup(replacing: .newItem) {}
                }
            Martlet.Window("Other", id: "other") { Text("other") }
                .commandsRemoved()
            Martlet.Window("Shown", id: "shown") { Text("shown") }
        }
    }

    @Test func commandsAreReplacedAndRemoved() throws {
        let host = TestHost(app: BareApp())
        #expect(!host.menus.contains("New"))
        #expect(!host.menus.contains("Other"))
        try host.chooseMenuItem("Window", "Shown")
        #expect(host.windows.map(\.texts) == [["bare"], ["shown"]])
        #expect(throws: ElementNotFound.self) { try host.chooseMenuItem("File", "New Window") }
    }
}

/// Commands that depend on an observable object.
@MainActor @Suite struct CommandDependencyTests {
    @Observable
    final class Selection {
        var selected: Int?
    }

    private struct SelectionApp: App {
        @State private var selection = Selection()

        var body: some Scene {
            WindowGroup("Items") { Button("Select") { selection.selected = 1 } }
                .commands {
                    CommandGroup(replacing: .newItem) { Button("New") {} }
                    CommandMenu("Item") { Button("Open") {}.disabled(selection.selected == nil) }
                }
        }
    }

    @Test func theFirstBodyOfAnAppDependsOnWhatItRead() throws {
        let host = TestHost(app: SelectionApp())
        #expect(host.menus.contains("Open disabled"))
        try host.find(.button, "Select").tap()
        #expect(host.menus.contains("Open") && !host.menus.contains("Open disabled"))
    }
}
