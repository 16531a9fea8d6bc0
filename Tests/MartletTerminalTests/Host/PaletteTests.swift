import Foundation
import Martlet
import Testing

import MartletTerminal

/// The command palette: its search, keys and cells.
@MainActor @Suite struct PaletteTests {
    private final class Notes { var all: [String] = [] }

    private struct Page: View {
        let notes: Notes
        @State private var isOn = true
        @State private var isShown = true

        var body: some View {
            VStack(alignment: .leading) {
                Text("a page")
                Button("Save Copy") { notes.all.append("copy") }.contextMenu { Button("Reveal") {} }
                if isShown { Button("Vanish") { isShown = false } }
                Button("Save") { notes.all.append("save") }
                Button("Discard", role: .destructive) {}
                Button("Unavailable") {}.disabled(true)
                Toggle("Wrap Lines", isOn: $isOn)
                Menu("Export") {
                    Button("as Text") { notes.all.append("text") }
                    Menu("Picture") { Button("large") {} }
                }
                Spacer()
            }
        }
    }

    private func open(
        _ notes: Notes = Notes(), _ width: Int = 50, _ height: Int = 14,
        appearance: TerminalAppearance = TerminalAppearance()
    ) -> (HostedScreen, TerminalPalette) {
        let screen = HostedScreen(width, height, appearance: appearance) { Page(notes: notes) }
        screen.press(.tab)
        let palette = TerminalPalette(PaletteCommand.commands(on: screen.scene), screen: screen.size)
        screen.painter.paint(palette)
        return (screen, palette)
    }

    private func type(_ text: String, in palette: TerminalPalette, on screen: HostedScreen) {
        for character in text { _ = palette.handle(.key(TerminalKeyPress(typing: character))) }
        screen.painter.paint(screen.scene.root, size: screen.size)
        screen.painter.paint(palette)
    }

    @Test func theQueryIsFoundWithGaps() throws {
        #expect(FuzzyMatch("xyz", in: "Save") == nil)
        #expect(FuzzyMatch("vs", in: "Save") == nil, "in this order only")
        #expect(try #require(FuzzyMatch("sc", in: "Save Copy")).places == [0, 5], "beginnings of words count more")
        #expect(try #require(FuzzyMatch("ll", in: "l - a hill")).places == [8, 9], "neighbors count more")
        #expect(try #require(FuzzyMatch("elan", in: "Élan")).places == [0, 1, 2, 3])
        #expect(try #require(FuzzyMatch("copy save", in: "Save Copy")).places == [0, 1, 2, 3, 5, 6, 7, 8])
        #expect(try #require(FuzzyMatch("", in: "Save")).places.isEmpty)
        let short = try #require(FuzzyMatch("save", in: "Save"))
        let long = try #require(FuzzyMatch("save", in: "Save Copy"))
        #expect(short.score > long.score)
    }

    @Test func allThatCanBeDoneIsListed() {
        let (_, palette) = open()
        #expect(
            palette.titles == [
                "Reveal", "Save Copy", "Vanish", "Save", "Discard", "Wrap Lines", "as Text", "large",
            ])
    }

    @Test func theBestMatchIsFirst() {
        let (screen, palette) = open()
        type("save", in: palette, on: screen)
        #expect(palette.titles == ["Save", "Save Copy"])
        type(" c", in: palette, on: screen)
        #expect(palette.titles == ["Save Copy"])
        _ = palette.handle(.key(TerminalKeyPress(.character("u"), modifiers: .control)))
        type("export", in: palette, on: screen)
        #expect(palette.titles == ["as Text", "large"], "by the titles of their menus")
        _ = palette.handle(.key(TerminalKeyPress(.backspace)))
        #expect(palette.query == "expor")
    }

    @Test func theChosenCommandIsPerformed() {
        let notes = Notes()
        let (screen, palette) = open(notes)
        type("text", in: palette, on: screen)
        guard case .chosen(let command) = palette.handle(.key(TerminalKeyPress(.enter))) else {
            Issue.record("nothing was chosen")
            return
        }
        command.perform()
        #expect(notes.all == ["text"])
        type("zzz", in: palette, on: screen)
        guard case .open = palette.handle(.key(TerminalKeyPress(.enter))) else {
            Issue.record("there is nothing to choose")
            return
        }
        guard case .closed = palette.handle(.key(TerminalKeyPress(.escape))) else {
            Issue.record("escape closes the palette")
            return
        }
    }

    @Test func aControlThatIsGoneIsNotPressed() {
        let (screen, palette) = open()
        type("vanish", in: palette, on: screen)
        guard case .chosen(let command) = palette.handle(.key(TerminalKeyPress(.enter))) else {
            Issue.record("nothing was chosen")
            return
        }
        command.perform()
        screen.update()
        #expect(!screen.text.contains("Vanish"))
        command.perform()
        screen.update()
    }

    @Test func theMouseChoosesAndCloses() {
        let (_, palette) = open()
        func mouse(_ kind: TerminalMouse.Kind, _ column: Int, _ row: Int) -> TerminalPalette.Outcome {
            palette.handle(.mouse(TerminalMouse(kind, column: column, row: row, button: .left)))
        }
        _ = mouse(.move, 10, 4)
        #expect(palette.selected == 1)
        _ = mouse(.scrollDown, 10, 4)
        #expect(palette.selected == 2)
        _ = mouse(.press, 10, 6)
        guard case .chosen(let command) = mouse(.release, 10, 6) else {
            Issue.record("nothing was chosen")
            return
        }
        #expect(command.title == "Save")
        guard case .closed = mouse(.press, 0, 13) else {
            Issue.record("a press beside the palette closes it")
            return
        }
    }

    @Test func itsCells() {
        let (screen, palette) = open()
        type("sav", in: palette, on: screen)
        #expect(
            screen.text == """
                  ╭────────────────────────────────────────────╮
                  │ › sav                                  2/8 │
                  │────────────────────────────────────────────│
                  │   Save  button                             │
                  │   Save Copy  button                        │
                  │                                            │
                  │                                            │
                  │                                            │
                  │                                            │
                  │                                            │
                  │                                            │
                  ╰────────────────────────────────────────────╯


                """)
        #expect(screen.painter.cursor == CellPosition(column: 9, row: 1))
    }

    @Test func aLongTitleIsCutAndItsKindRemains() {
        let screen = HostedScreen(40, 10) { Button("A title that is much longer than the room for it 漢字") {} }
        let commands = PaletteCommand.commands(on: screen.scene)
        screen.painter.paint(TerminalPalette(commands, screen: screen.size))
        #expect(screen.text.contains("│   A title that is much …  button │"), "\(screen.text)")
        // A wide screen has room for it.
        let wide = CellSize(width: 120, height: 40)
        #expect(TerminalPalette(commands, screen: wide).frame.width == 67)
        #expect(TerminalPalette([], screen: wide).frame.width == 64)
    }

    @Test(arguments: [ColorDepth.none, .basic, .palette, .full], [true, false])
    func theSelectedRowAndTheMatchCanBeTold(_ depth: ColorDepth, _ isDark: Bool) {
        let (screen, palette) = open(appearance: TerminalAppearance(isDark: isDark, colorDepth: depth))
        type("sav", in: palette, on: screen)
        let column = palette.frame.column + 4
        let row = palette.frame.row + 3
        #expect(screen.style(column + 3, row) != screen.style(column + 3, row + 1))
        #expect(screen.style(column, row).attributes.contains(.underline))
        #expect(screen.style(column, row + 1).attributes.contains(.underline))
        #expect(!screen.style(column + 3, row + 1).attributes.contains(.underline))
    }

    @Test func itFitsOnAnyScreen() {
        for width in 1...40 {
            for height in 1...16 {
                let (screen, palette) = open(Notes(), width, height)
                type("sa", in: palette, on: screen)
                let frame = palette.frame
                #expect(frame.column >= 0 && frame.endColumn <= width && frame.endRow <= height)
                #expect(screen.painter.cursor.map { $0.column < width && $0.row < height } ?? true)
            }
        }
    }
}
