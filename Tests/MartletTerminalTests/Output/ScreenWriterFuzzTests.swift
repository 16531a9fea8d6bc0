import Testing

@testable import MartletTerminal

@Suite struct ScreenWriterFuzzTests {
    @Test("whatever the screens, the terminal shows the last one", arguments: ColorDepth.allCases, 0..<12)
    func terminalFollows(depth: ColorDepth, seed: Int) {
        let sizes = [(40, 12), (7, 5), (1, 1), (2, 3), (80, 24), (11, 40)]
        let (width, height) = sizes[seed % sizes.count]
        var screens = RandomScreens(seed: UInt64(seed + 100 * depth.rawValue), width: width, height: height)
        var terminal = VirtualTerminal(width: width, height: height)
        var capabilities = TerminalCapabilities(
            colorDepth: depth, erasesWithBackground: seed % 3 != 0, isSmart: seed % 5 != 4)
        capabilities.hasScrollCommands = seed % 2 == 0
        terminal.hasScrollCommands = capabilities.hasScrollCommands
        var writer = ScreenWriter(capabilities: capabilities)
        var previous: CellGrid?
        for step in 0..<60 {
            let next = screens.next()
            expectWhole(next)
            writer.encode(from: previous, to: next)
            terminal.receive(writer.bytes)
            let shown = terminal.cells.map { visible($0, depth) }
            let expected = next.cells.map { visible($0, depth) }
            guard shown == expected, terminal.faults.isEmpty, !terminal.isSynchronized else {
                let place = zip(shown, expected).enumerated().first { $0.element.0 != $0.element.1 }
                Issue.record("step \(step): \(terminal.faults) \(String(describing: place))")
                return
            }
            previous = next
            if step % 17 == 16 {
                writer.invalidate()
                previous = nil
                terminal = VirtualTerminal(width: width, height: height)
                terminal.hasScrollCommands = capabilities.hasScrollCommands
            }
        }
    }

    /// The cell without what cannot be seen: the color and weight of a blank.
    private func visible(_ cell: Cell, _ depth: ColorDepth) -> Cell {
        var style = depth.adapt(cell.style)
        if cell.glyph == .space, style.attributes.isDisjoint(with: [.underline, .strikethrough, .reverse]) {
            style = CellStyle(background: style.background)
        }
        return Cell(glyph: cell.glyph, style: style)
    }

    /// Both halves of each wide character are there and look the same.
    private func expectWhole(_ grid: CellGrid) {
        for row in 0..<grid.height {
            var lead: Cell?
            for column in 0..<grid.width {
                let cell = grid[column, row]
                let expected = lead.map { Cell(glyph: .continuation, style: $0.style) }
                if expected != (cell.glyph.isContinuation ? cell : nil) {
                    Issue.record("half a character at \(column), \(row)")
                }
                lead = cell.glyph.width == 2 ? cell : nil
            }
            if lead != nil { Issue.record("a wide character in the last column of \(row)") }
        }
    }
}
