import Foundation
import Martlet
import Testing

import MartletTerminal

/// The app's menus and those of views, over a page that stays in sight.
@MainActor @Suite struct MenuPaintingTests {
    /// Menu items created from the views of a context menu, as in an app.
    private struct Page: View {
        let note: (String) -> Void
        @State private var isOn = true

        var body: some View {
            VStack(alignment: .leading) {
                Text("a page")
                Button("row") {}.contextMenu {
                    Button("Open") { note("open") }.keyboardShortcut("o")
                    Menu("Share") {
                        Button("Mail") { note("mail") }
                        Button("Message") { note("message") }
                    }
                    Toggle("Pinned", isOn: $isOn)
                    Divider()
                    Button("Gone") {}.disabled(true)
                    Button("Delete", role: .destructive) { note("delete") }
                }
                Spacer()
                Text("the end")
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        }
    }

    private final class Notes { var all: [String] = [] }

    private func open(_ notes: Notes, _ width: Int = 40, _ height: Int = 14) throws -> (HostedScreen, TerminalMenu) {
        let screen = HostedScreen(width, height) { Page { notes.all.append($0) } }
        screen.press(.tab)
        let found = try #require(screen.scene.contextMenuOfFocus())
        let menu = TerminalMenu(found.items, at: CellRect(covering: found.frame), screen: screen.size)
        screen.painter.paint(menu)
        return (screen, menu)
    }

    private func send(_ key: TerminalKey, to menu: TerminalMenu, on screen: HostedScreen) -> TerminalMenu.Outcome {
        let outcome = menu.handle(.key(TerminalKeyPress(key)))
        screen.painter.paint(screen.scene.root, size: screen.size)
        screen.painter.paint(menu)
        return outcome
    }

    @Test func aContextMenuStandsBesideItsElementOverThePage() throws {
        let (screen, _) = try open(Notes())
        #expect(
            screen.text == """
                a page
                [ row ]
                ╭────────────────╮
                │   Open  Ctrl+O │
                │   Share      › │
                │ ✓ Pinned       │
                │────────────────│
                │   Gone         │
                │   Delete       │
                ╰────────────────╯



                the end
                """)
        // The first is selected, one that can't be chosen is dim, one that destroys is red.
        #expect(screen.style(3, 3).background != .default && screen.style(3, 4).background == .default)
        #expect(screen.style(4, 7).foreground != screen.style(4, 4).foreground)
        #expect(screen.style(4, 8).foreground != screen.style(4, 4).foreground)
    }

    @Test func keysMoveOverWhatCanBeChosen() throws {
        let notes = Notes()
        let (screen, menu) = try open(notes)
        _ = send(.up, to: menu, on: screen)
        #expect(menu.boxes[0].selected == 5)
        _ = send(.up, to: menu, on: screen)
        #expect(menu.boxes[0].selected == 2, "past the line and what is disabled")
        _ = send(.character("d"), to: menu, on: screen)
        #expect(menu.boxes[0].selected == 5)
        guard case .chosen(let item) = send(.enter, to: menu, on: screen) else {
            Issue.record("nothing was chosen")
            return
        }
        item.perform()
        #expect(notes.all == ["delete"])
    }

    @Test func aMenuInAMenuOpensBesideIt() throws {
        let notes = Notes()
        let (screen, menu) = try open(notes)
        _ = send(.down, to: menu, on: screen)
        _ = send(.right, to: menu, on: screen)
        #expect(screen.text.contains("│   Share      › ││ Mail    │"), "\(screen.text)")
        #expect(screen.text.contains("│ ✓ Pinned       ││ Message │"), "\(screen.text)")
        _ = send(.left, to: menu, on: screen)
        #expect(menu.boxes.count == 1)
        _ = send(.enter, to: menu, on: screen)
        _ = send(.down, to: menu, on: screen)
        guard case .chosen(let item) = send(.enter, to: menu, on: screen) else {
            Issue.record("nothing was chosen")
            return
        }
        item.perform()
        #expect(notes.all == ["message"])
        guard case .open = send(.escape, to: menu, on: screen) else {
            Issue.record("escape leaves one menu at a time")
            return
        }
        guard case .closed = send(.escape, to: menu, on: screen) else {
            Issue.record("escape leaves the menus")
            return
        }
    }

    @Test func theMouseChoosesAndLeaves() throws {
        let (_, menu) = try open(Notes())
        func mouse(_ kind: TerminalMouse.Kind, _ column: Int, _ row: Int) -> TerminalMenu.Outcome {
            menu.handle(.mouse(TerminalMouse(kind, column: column, row: row, button: .left)))
        }
        // The button of the press that has opened the menu is released over it.
        guard case .open = mouse(.release, 5, 3) else {
            Issue.record("chosen by the release of the press that opened the menu")
            return
        }
        _ = mouse(.move, 5, 4)
        #expect(menu.boxes.count == 2, "a menu opens where the pointer is")
        _ = mouse(.move, 5, 5)
        #expect(menu.boxes.count == 1 && menu.boxes[0].selected == 2)
        _ = mouse(.press, 5, 7)
        guard case .open = mouse(.release, 5, 7) else {
            Issue.record("what is disabled was chosen")
            return
        }
        _ = mouse(.press, 5, 3)
        guard case .chosen(let item) = mouse(.release, 5, 3) else {
            Issue.record("nothing was chosen")
            return
        }
        #expect(item.title == "Open")
        guard case .closed = mouse(.press, 30, 12) else {
            Issue.record("a press elsewhere leaves the menus")
            return
        }
    }

    @Test func aLongMenuScrolls() throws {
        let screen = HostedScreen(30, 8) {
            Picker("Number", selection: .constant(5)) { ForEach(0..<30) { Text("Number \($0)").tag($0) } }
        }
        var opened: RenderNode?
        screen.host.onOpenMenu { opened = $0 }
        screen.press(.tab)
        screen.press(.enter)
        let node = try #require(opened)
        let menu = TerminalMenu(node.menu.ownItems, at: CellRect(covering: node.menu.anchor), screen: screen.size)
        screen.painter.paint(menu)
        #expect(screen.text.contains("• Number 5"))
        #expect(screen.text.contains("▲") && screen.text.contains("▼"))
        _ = send(.end, to: menu, on: screen)
        #expect(screen.text.contains("Number 29") && !screen.text.contains("▼"))
    }

    private struct Commanding: App {
        @State private var isFilled = false

        var body: some Scene {
            WindowGroup { Text("the page") }
                .commands {
                    CommandMenu("Shape") {
                        Toggle("Filled", isOn: $isFilled).keyboardShortcut("f")
                        Button("Turn") {}
                    }
                }
        }
    }

    /// Menus of an app have no host that shows windows here.
    private final class Windows: AppHost {
        func show(_ window: AppWindow) {}
        func bringForward(_ window: AppWindow) {}
        func remove(_ window: AppWindow) {}
        func menusChanged() {}
        func quit() {}
    }

    @Test func theMenusOfAnAppHaveABar() throws {
        let windows = Windows()
        let runtime = AppRuntime(Commanding(), host: windows) {}
        runtime.start()
        #expect(runtime.hasOwnMenus)
        let screen = HostedScreen(44, 10) { Text("the page").frame(maxHeight: .infinity, alignment: .bottom) }
        let menu = TerminalMenu(bar: runtime.menus, screen: screen.size)
        func paint() {
            screen.painter.paint(screen.scene.root, size: screen.size)
            screen.painter.paint(menu)
        }
        paint()
        let bar = screen.text.split(separator: "\n")[0]
        #expect(bar.contains(" File  Shape"), "\(bar)")
        #expect(screen.text.contains("Quit"))
        #expect(screen.text.contains("the page"))
        _ = send(.left, to: menu, on: screen)
        #expect(screen.text.contains("Filled  Ctrl+F"), "\(screen.text)")
        let titles = try #require(bar.range(of: "Shape"))
        let column = bar.distance(from: bar.startIndex, to: titles.lowerBound)
        #expect(screen.style(column, 0).background != screen.style(0, 0).background, "the open one is marked")
        // A title opens its menu, and closes it.
        _ = menu.handle(.mouse(TerminalMouse(.press, column: 3, row: 0, button: .left)))
        paint()
        #expect(screen.text.contains("Quit"))
        guard case .closed = menu.handle(.mouse(TerminalMouse(.press, column: 3, row: 0, button: .left))) else {
            Issue.record("its title closes a menu")
            return
        }
    }

    @Test func aHintStandsWhereNothingElseDoes() {
        let screen = HostedScreen(40, 3) { Text("short") }
        #expect(screen.painter.paintMenuHint() == CellRect(column: 31, row: 0, width: 8, height: 1))
        #expect(screen.text.contains("F10 Menu"))
        let full = HostedScreen(40, 2) { Text(String(repeating: "x", count: 78)) }
        #expect(full.painter.paintMenuHint() == nil)
        let small = HostedScreen(12, 2) { Text("x") }
        #expect(small.painter.paintMenuHint() == nil)
    }
}
