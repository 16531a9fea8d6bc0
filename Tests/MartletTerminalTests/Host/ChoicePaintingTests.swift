import Foundation
import Martlet
import Testing

import MartletTerminal

/// Pickers and menus in cells.
@MainActor @Suite struct ChoicePaintingTests {
    private struct Letters: View {
        @State private var letter = "b"

        var body: some View {
            VStack(alignment: .leading) {
                Picker("Letter", selection: $letter) {
                    Text("Alpha").tag("a")
                    Text("Beta").tag("b")
                }
                Text("Chosen: \(letter)")
            }
        }
    }

    @Test func aPickerIsAButtonBehindItsLabel() {
        let screen = HostedScreen(24, 2) { Letters() }
        #expect(screen.text.split(separator: "\n").map { $0.drop { $0 == " " } } == ["Letter [ Beta ▾ ]", "Chosen: b"])
        screen.press(.tab)
        // The button has the focus, and not the label.
        #expect(screen.style(4, 0).background == .default)
        #expect(screen.style(14, 0).background != .default)
    }

    @Test func segmentsAreButtonsOfWhichOneIsFilled() {
        let screen = HostedScreen(28, 2) { Letters().pickerStyle(.segmented) }
        #expect(screen.text == "  Letter [ Alpha ][  Beta ]\n  Chosen: b")
        screen.press(.tab)
        screen.press(.tab)
        screen.press(.left)
        #expect(screen.text.contains("Chosen: a"))
        screen.press(.right)
        #expect(screen.text.contains("Chosen: b"))
    }

    @Test func radioGroupsAreRoundBoxes() {
        let screen = HostedScreen(24, 3) { Letters().pickerStyle(.radioGroup) }
        #expect(screen.text.contains("Letter ( ) Alpha"))
        #expect(screen.text.contains("(•) Beta"))
        screen.press(.tab)
        screen.press(.enter)
        #expect(screen.text.contains("(•) Alpha"))
        screen.press(.down)
        #expect(screen.text.contains("Chosen: b"))
    }

    /// A menu in a box over the window, as the session shows it.
    @Test func aMenuOpensInPlace() throws {
        let screen = HostedScreen(26, 8) { Letters().frame(maxHeight: .infinity, alignment: .top) }
        var opened: RenderNode?
        screen.host.onOpenMenu { opened = $0 }
        screen.press(.tab)
        screen.press(.enter)
        let node = try #require(opened)
        let menu = TerminalMenu(node.menu.ownItems, at: CellRect(covering: node.menu.anchor), screen: screen.size)
        func paint() -> String {
            screen.painter.paint(screen.scene.root, size: screen.size)
            screen.painter.paint(menu)
            return screen.text
        }
        let text = paint()
        #expect(text.contains("╭─────────╮"), "\(text)")
        #expect(text.contains("│   Alpha │") && text.contains("│ • Beta  │"), "\(text)")
        // The chosen one has the focus.
        let box = try #require(menu.boxes.first).inside
        #expect(screen.style(box.column + 2, box.row + 1).background != .default)
        #expect(screen.style(box.column + 2, box.row).background == .default)
        _ = menu.handle(.key(TerminalKeyPress(.up)))
        _ = paint()
        #expect(screen.style(box.column + 2, box.row).background != .default)
        guard case .chosen(let item) = menu.handle(.key(TerminalKeyPress(.enter))) else {
            Issue.record("nothing was chosen")
            return
        }
        item.perform()
        screen.update()
        #expect(screen.text.contains("Chosen: a"))
        #expect(!menu.contains(column: 0, row: 7))
        #expect(menu.contains(column: box.column, row: box.row))
    }
}
