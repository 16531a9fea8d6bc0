import Testing

@testable import MartletTerminal

/// Frames of an app in some lines below the shell's.
@Suite struct InlineWriterTests {
    /// A terminal on which a shell has written `lines`; the cursor is below them.
    private func terminal(width: Int, height: Int, lines: [String]) -> VirtualTerminal {
        var terminal = VirtualTerminal(width: width, height: height)
        terminal.scrolls = true
        terminal.receive(Array("\u{1B}[H\u{1B}[2J".utf8))
        for line in lines { terminal.receive(Array((line + "\r\n").utf8)) }
        return terminal
    }

    private func grid(_ lines: [String], width: Int) -> CellGrid {
        var grid = CellGrid(width: width, height: lines.count)
        for (row, line) in lines.enumerated() { grid.put(line, column: 0, row: row) }
        return grid
    }

    @Test func theAppIsBelowTheShellsLines() {
        var terminal = terminal(width: 20, height: 6, lines: ["$ app"])
        var writer = ScreenWriter(isInline: true)
        writer.encode(from: nil, to: grid(["one", "two"], width: 20))
        terminal.receive(writer.bytes)
        #expect(terminal.text == ["$ app", "one", "two"])
        #expect(terminal.faults == [])
    }

    @Test func atTheEndOfTheScreenItScrollsTheShellsLines() {
        var terminal = terminal(width: 20, height: 3, lines: ["first", "second", "$ app"])
        var writer = ScreenWriter(isInline: true)
        let low = grid(["one"], width: 20)
        writer.encode(from: nil, to: low)
        terminal.receive(writer.bytes)
        let high = grid(["one", "two", "three"], width: 20)
        writer.encode(from: low, to: high)
        terminal.receive(writer.bytes)
        #expect(terminal.text == ["first", "second", "$ app", "one", "two", "three"])
        // Lines that are given back are blank, and below the app.
        writer.encode(from: high, to: low)
        terminal.receive(writer.bytes)
        #expect(terminal.text == ["first", "second", "$ app", "one"])
        #expect(terminal.faults == [])
    }

    @Test func leavingPutsTheCursorBelowTheAppInTheMiddleOfAFrame() {
        var terminal = terminal(width: 20, height: 5, lines: ["$ app"])
        let modes = TerminalModes(tracksMouse: false, tracksMotion: false, asks: false, isInline: true)
        var writer = ScreenWriter(isInline: true)
        writer.encode(from: nil, to: grid(["one", "two"], width: 20), cursor: CellPosition(column: 1, row: 0))
        terminal.receive(writer.bytes)
        // Half of a frame.
        terminal.receive(Array("\u{1B}[1;31mo".utf8))
        let leave = String(decoding: modes.leave, as: UTF8.self)
        #expect(!leave.contains("\u{1B}[?1049l") && !leave.contains("\u{1B}[r"))
        #expect(leave.contains("\u{1B}8\u{1B}[m\r\n"))
        terminal.receive(Array("\u{1B}8\u{1B}[m\r\n$ ".utf8))
        #expect(terminal.text.last == "$")
        #expect(terminal.text.count == 4)
        let enter = String(decoding: modes.enter, as: UTF8.self)
        #expect(!enter.contains("1049") && !enter.contains("1002") && enter.hasSuffix("\u{1B}7"))
    }

    @Test func printedLinesAreAboveTheApp() {
        var terminal = terminal(width: 12, height: 4, lines: ["$ app"])
        var writer = ScreenWriter(isInline: true)
        let app = grid(["one", "two"], width: 12)
        writer.encode(from: nil, to: app)
        terminal.receive(writer.bytes)
        for line in ["printed\n", "printed again\n"] {
            writer.printed += PrintedText(Array(line.utf8), takesRest: false).bytes
            writer.invalidate()
            writer.encode(from: nil, to: app)
            terminal.receive(writer.bytes)
        }
        #expect(terminal.text == ["$ app", "printed", "printed agai", "n", "one", "two"])
        #expect(terminal.faults == [])
    }

    @Test func anAppAsHighAsTheScreenLeavesNoCopies() {
        var terminal = terminal(width: 12, height: 2, lines: ["$ app"])
        var writer = ScreenWriter(isInline: true)
        let app = grid(["one", "two"], width: 12)
        for _ in 0..<3 {
            writer.invalidate()
            writer.encode(from: nil, to: app)
            terminal.receive(writer.bytes)
        }
        #expect(terminal.text == ["$ app", "one", "two"])
    }

    @Test func printedTextKeepsColorsAlone() {
        let bytes = Array("a\u{1B}[31mb\u{1B}[m\u{1B}[2J\u{1B}]0;title\u{7}\u{1B}[3Ac\rd\ne".utf8)
        let text = PrintedText(bytes, takesRest: false)
        #expect(text.count == bytes.count - 1)
        #expect(String(decoding: text.bytes, as: UTF8.self) == "a\u{1B}[31mb\u{1B}[mcd\r\n")
        #expect(String(decoding: PrintedText(Array("e".utf8), takesRest: true).bytes, as: UTF8.self) == "e\r\n")
        #expect(PrintedText(Array("e".utf8), takesRest: false).count == 0)
    }

    @Test func linesThatTheTerminalHasWrappedAreErasedWhole() {
        var terminal = terminal(width: 6, height: 8, lines: ["$ app"])
        var writer = ScreenWriter(isInline: true)
        let wide = grid(["0123456789", "x"], width: 10)
        writer.encode(from: nil, to: wide, cursor: CellPosition(column: 1, row: 1))
        // The terminal has broken the first line in two, and the cursor is in the third line.
        terminal.receive(Array("012345\r\n6789\r\nx".utf8))
        writer.wrapped(wide, toWidth: 6)
        writer.invalidate()
        writer.encode(from: nil, to: grid(["new"], width: 6))
        terminal.receive(writer.bytes)
        #expect(terminal.text == ["$ app", "new"])
    }

    @Test("whatever the frames, the shell's lines are unchanged above them", arguments: 0..<24)
    func framesKeepTheShellsLines(seed: Int) {
        let (width, height) = [(40, 12), (7, 5), (11, 40)][seed % 3]
        var screens = RandomScreens(seed: UInt64(seed), width: width, height: height)
        var random = SplitMix(seed: UInt64(seed) + 1)
        var above = (0..<Int.random(in: 0...height + 2, using: &random)).map { "l\($0)" }
        var terminal = terminal(width: width, height: height, lines: above)
        var writer = ScreenWriter(isInline: true)
        var previous: CellGrid?
        for step in 0..<60 {
            let screen = screens.next()
            var next = CellGrid(width: width, height: Int.random(in: 1...height, using: &random))
            next.cells = Array(screen.cells.prefix(next.cells.count))
            if step % 7 == 6 {
                writer.printed += Array("p\(step)\r\n".utf8)
                above.append("p\(step)")
                writer.invalidate()
                previous = nil
            }
            let cursor = Bool.random(using: &random) ? CellPosition(column: 0, row: next.height - 1) : nil
            writer.encode(from: previous, to: next, cursor: cursor)
            terminal.receive(writer.bytes)
            let lines = terminal.allRows
            let shown = lines.dropFirst(above.count).prefix(next.height).map { $0.map(\.glyph) }
            let expected = (0..<next.height).map { row in (0..<width).map { next[$0, row].glyph } }
            let shell = lines.prefix(above.count).map(VirtualTerminal.text)
            guard Array(shown) == expected, shell == above, terminal.faults.isEmpty else {
                Issue.record("step \(step): \(terminal.faults)\n\(shell)\n\(terminal.text)")
                return
            }
            previous = next
        }
    }
}
