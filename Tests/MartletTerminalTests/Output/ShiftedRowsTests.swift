import Testing

@testable import MartletTerminal

/// Rows that a terminal shifts, with the background of a theme.
@Suite struct ShiftedRowsTests {
    /// A text that has little in common with those of other rows, so that shifting saves bytes.
    private func text(_ row: Int) -> String {
        String((0..<20).map { Character(Unicode.Scalar(UInt8(97 + ($0 * 7 + row * 11) % 26))) })
    }

    private func grid(_ first: Int) -> CellGrid {
        var grid = CellGrid(width: 30, height: 12)
        for row in 0..<12 { grid.put(text(first + row), column: 0, row: row) }
        return grid
    }

    @Test(arguments: [true, false], [3, -3]) func rowsThatComeInHaveTheGround(_ fills: Bool, _ shift: Int) {
        let ground = ScreenGround(text: .rgb(255, 255, 255), background: .rgb(0, 40, 80))
        var terminal = VirtualTerminal(width: 30, height: 12)
        terminal.fillsShiftedRows = fills
        var writer = ScreenWriter()
        writer.setGround(ground)
        writer.encode(from: nil, to: grid(10))
        terminal.receive(writer.bytes)
        writer.encode(from: grid(10), to: grid(10 + shift))
        // By a shift, and not row by row.
        #expect(String(decoding: writer.bytes, as: UTF8.self).contains(shift > 0 ? "[3S" : "[3T"))
        terminal.receive(writer.bytes)
        #expect(terminal.text == (0..<12).map { text(10 + shift + $0) })
        #expect(terminal.rows.allSatisfy { $0.allSatisfy { $0.style.background == ground.background } })
        #expect(terminal.faults == [])
    }

    /// Linux's console passes over SU and SD.
    @Test(arguments: ["linux", "vt220"], [3, -3]) func consolesInsertAndDeleteLines(_ term: String, _ shift: Int) {
        var terminal = VirtualTerminal(width: 30, height: 14)
        terminal.hasScrollCommands = false
        var writer = ScreenWriter(capabilities: TerminalCapabilities(environment: ["TERM": term]))
        func screen(_ first: Int) -> CellGrid {
            // Between lines that stay.
            var grid = CellGrid(width: 30, height: 14)
            grid.put("title", column: 0, row: 0)
            for row in 1..<13 { grid.put(text(first + row), column: 0, row: row) }
            grid.put("end", column: 0, row: 13)
            return grid
        }
        writer.encode(from: nil, to: screen(10))
        terminal.receive(writer.bytes)
        writer.encode(from: screen(10), to: screen(10 + shift))
        #expect(String(decoding: writer.bytes, as: UTF8.self).contains(shift > 0 ? "[3M" : "[3L"))
        terminal.receive(writer.bytes)
        #expect(terminal.text == ["title"] + (1..<13).map { text(10 + shift + $0) } + ["end"])
        #expect(terminal.faults == [])
    }
}
