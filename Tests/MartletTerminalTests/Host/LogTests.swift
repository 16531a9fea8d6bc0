import Foundation
import Martlet
import Testing

@testable import MartletTerminal

/// The panel with the app's output.
@MainActor @Suite struct LogTests {
    private let size = CellSize(width: 40, height: 12)

    private func log(_ text: String) -> TerminalLog { TerminalLog(Array(text.utf8), screen: size) }

    private func lines(_ range: ClosedRange<Int>) -> String { range.map { "line \($0)\n" }.joined() }

    private func screen(_ log: TerminalLog, _ appearance: TerminalAppearance = TerminalAppearance()) -> HostedScreen {
        let screen = HostedScreen(size.width, size.height, appearance: appearance) { Text("a page").bold() }
        screen.painter.paint(log)
        return screen
    }

    private func mouse(_ kind: TerminalMouse.Kind, _ column: Int, _ row: Int) -> TerminalEvent {
        .mouse(TerminalMouse(kind, column: column, row: row, button: .left))
    }

    @Test func outputIsShownAsItIsRead() {
        let output = "\u{1B}[1;31mred\u{1B}[0m\tend\n10 %\r50 %\r\nlink \u{1B}]8;;x\u{7}here\u{1B}]8;;\u{7}\u{8}\nlast"
        #expect(PrintedText.plainLines(Array(output.utf8)) == ["red     end", "50 %", "link here", "last"])
        #expect(PrintedText.plainLines([]) == [])
        #expect(PrintedText.plainLines([0xFF, 0x0A]) == ["\u{FFFD}"])
    }

    @Test func theEndIsShownUntilTheUserScrollsBack() {
        let log = log(lines(1...30))
        #expect(screen(log).text.contains("line 30"))
        log.show(Array(lines(1...40).utf8))
        #expect(screen(log).text.contains("line 40"))
        #expect(log.handle(.key(TerminalKeyPress(.home))) == .open)
        log.show(Array(lines(1...50).utf8))
        let text = screen(log).text
        #expect(text.contains("line 1\n") || text.contains("line 1 "), "\(text)")
        #expect(!text.contains("line 50"))
        #expect(log.handle(.key(TerminalKeyPress(.end))) == .open)
        #expect(screen(log).text.contains("line 50"))
    }

    @Test func longLinesAreWrappedAndCopiedWhole() {
        let log = log(String(repeating: "word ", count: 20) + "end\nnext\n")
        #expect(log.rows.count == 4)
        #expect(screen(log).text.contains("next"))
        #expect(log.copiedText == String(repeating: "word ", count: 20) + "end\nnext")
        // From the first row to the second line.
        _ = log.handle(mouse(.press, log.page.column, log.page.row))
        _ = log.handle(mouse(.drag, log.page.column + 1, log.page.row + 3))
        #expect(
            log.handle(mouse(.release, log.page.column + 1, log.page.row + 3))
                == .chosen(String(repeating: "word ", count: 20) + "end\nne"))
    }

    @Test(arguments: ColorDepth.allCases)
    func theSelectionIsSeen(_ depth: ColorDepth) {
        let log = log("some words\n")
        let appearance = TerminalAppearance(colorDepth: depth)
        let before = screen(log, appearance).style(log.page.column + 5, log.page.row)
        _ = log.handle(mouse(.press, log.page.column + 5, log.page.row))
        _ = log.handle(mouse(.drag, log.page.column + 9, log.page.row))
        let after = screen(log, appearance)
        #expect(after.style(log.page.column + 5, log.page.row) != before)
        #expect(after.style(log.page.column, log.page.row) == before)
        #expect(log.handle(mouse(.release, log.page.column + 9, log.page.row)) == .chosen("words"))
        #expect(log.handle(.key(TerminalKeyPress(.character("c"), text: "c"))) == .chosen("words"))
    }

    @Test func wideCharactersAreCopiedByTheirFirstCell() {
        let log = log("漢字 text\n")
        _ = log.handle(mouse(.press, log.page.column, log.page.row))
        _ = log.handle(mouse(.drag, log.page.column + 2, log.page.row))
        #expect(log.handle(mouse(.release, log.page.column + 2, log.page.row)) == .chosen("漢字"))
    }

    @Test func keysAndAClickBesideCloseIt() {
        let log = TerminalLog([], screen: CellSize(width: 80, height: 24))
        #expect(log.handle(.key(TerminalKeyPress(.escape))) == .closed)
        #expect(log.handle(.key(TerminalKeyPress(.function(12)))) == .closed)
        #expect(log.handle(mouse(.press, 0, 0)) == .closed)
        #expect(log.handle(mouse(.press, 10, 10)) == .open)
        #expect(screen(self.log("")).text.contains("Nothing has been printed"))
    }

    @Test func anyScreenHasRoom() {
        let log = log(lines(1...5) + String(repeating: "漢", count: 30) + "\n")
        for width in [0, 1, 2, 5, 40, 200] {
            for height in [0, 1, 2, 3, 30] {
                let size = CellSize(width: width, height: height)
                log.screen = size
                let painter = TreePainter(size: size, appearance: TerminalAppearance())
                painter.paint(log)
                _ = log.handle(mouse(.press, 0, 0))
                _ = log.handle(mouse(.drag, width, height))
                _ = log.handle(mouse(.release, width, height))
            }
        }
    }
}
