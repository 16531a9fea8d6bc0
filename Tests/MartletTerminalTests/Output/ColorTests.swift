import Testing

import MartletTerminal

@Suite struct ColorTests {
    private func depth(_ variables: [String: String]) -> ColorDepth {
        TerminalCapabilities(environment: variables).colorDepth
    }

    @Test func environments() {
        #expect(depth(["TERM": "xterm-256color"]) == .palette)
        #expect(depth(["TERM": "xterm-256color", "COLORTERM": "truecolor"]) == .full)
        #expect(depth(["TERM": "xterm-256color", "COLORTERM": "24bit", "NO_COLOR": "1"]) == .none)
        #expect(depth(["TERM": "xterm", "NO_COLOR": ""]) == .basic)
        #expect(depth(["TERM": "xterm-256color", "CLICOLOR": "0"]) == .none)
        #expect(depth(["TERM": "xterm-256color", "CLICOLOR": "0", "CLICOLOR_FORCE": "1"]) == .palette)
        #expect(depth(["TERM": "dumb", "CLICOLOR_FORCE": "1"]) == .basic)
        #expect(depth(["CLICOLOR_FORCE": "0"]) == .none)
        #expect(depth(["CLICOLOR_FORCE": "1", "NO_COLOR": "1"]) == .none)
        #expect(!TerminalCapabilities(environment: ["TERM": "linux"]).answersQuestions)
        #expect(TerminalCapabilities(environment: ["TERM": "screen-256color", "TMUX": "x"]).answersQuestions)
        #expect(depth(["TERM": "xterm-kitty"]) == .full)
        #expect(depth(["TERM": "linux"]) == .basic)
        #expect(depth(["TERM": "vt100"]) == .none)
        // GNU screen hands on the variable of the terminal around it.
        #expect(depth(["TERM": "screen.xterm-256color", "COLORTERM": "truecolor", "STY": "x"]) == .palette)
        #expect(depth(["TERM": "screen", "COLORTERM": "truecolor"]) == .basic)
        #expect(depth(["TERM": "screen-256color", "COLORTERM": "truecolor", "TMUX": "x"]) == .full)
        #expect(depth(["TERM": "dumb", "COLORTERM": "truecolor"]) == .none)
        #expect(!TerminalCapabilities(environment: ["TERM": "dumb"]).isSmart)
        #expect(!TerminalCapabilities(environment: [:]).isSmart)
        #expect(!TerminalCapabilities(environment: ["TERM": "screen"]).erasesWithBackground)
        #expect(TerminalCapabilities(environment: ["TERM": "screen", "TMUX": "x"]).erasesWithBackground)
    }

    @Test func adapting() {
        #expect(ColorDepth.full.adapt(.rgb(1, 2, 3)) == .rgb(1, 2, 3))
        #expect(ColorDepth.palette.adapt(.rgb(255, 0, 0)) == .indexed(196))
        #expect(ColorDepth.palette.adapt(.rgb(128, 128, 128)) == .indexed(244))
        #expect(ColorDepth.palette.adapt(.rgb(255, 255, 255)) == .indexed(231))
        #expect(ColorDepth.palette.adapt(.rgb(0, 0, 0)) == .indexed(16))
        #expect(ColorDepth.palette.adapt(.indexed(99)) == .indexed(99))
        #expect(ColorDepth.basic.adapt(.rgb(250, 10, 10)) == .indexed(9))
        #expect(ColorDepth.basic.adapt(.indexed(21)) == .indexed(4))
        #expect(ColorDepth.basic.adapt(.indexed(12)) == .indexed(12))
        #expect(ColorDepth.none.adapt(.indexed(12)) == .default)
        #expect(ColorDepth.none.adapt(.rgb(1, 1, 1)) == .default)
    }

    @Test func blackLettersAreNotBoldWhereBoldMeansBright() {
        let focused = CellStyle(foreground: .rgb(0, 0, 0), background: .cyan, attributes: [.bold, .underline])
        #expect(ColorDepth.basic.adapt(focused).attributes == .underline)
        #expect(ColorDepth.palette.adapt(focused).attributes == [.bold, .underline])
        let title = CellStyle(foreground: .white, attributes: .bold)
        #expect(ColorDepth.basic.adapt(title).attributes == .bold)
    }

    @Test func brightColorsEndBeforeOthersOnConsoles() {
        // A console of Linux writes in bold from a bright color on.
        var grid = CellGrid(width: 3, height: 1)
        grid.put("a", column: 0, row: 0, style: CellStyle(foreground: .indexed(8)))
        grid.put("b", column: 1, row: 0, style: CellStyle(foreground: .black, background: .cyan))
        grid.put("c", column: 2, row: 0, style: CellStyle(foreground: .red, background: .cyan))
        func text(_ depth: ColorDepth) -> String {
            var writer = ScreenWriter(capabilities: TerminalCapabilities(colorDepth: depth))
            writer.encode(from: CellGrid(width: 3, height: 1), to: grid)
            return String(decoding: writer.bytes, as: UTF8.self)
        }
        #expect(text(.basic).contains("a\u{1B}[0;30;46mb\u{1B}[31mc"))
        #expect(text(.palette).contains("a\u{1B}[30;46mb\u{1B}[31mc"))
    }

    @Test func styleChangesAreShort() {
        var grid = CellGrid(width: 6, height: 1)
        grid.put("a", column: 0, row: 0, style: CellStyle(foreground: .red, attributes: [.bold, .dim]))
        grid.put("b", column: 1, row: 0, style: CellStyle(foreground: .red, attributes: .dim))
        grid.put("c", column: 2, row: 0, style: CellStyle(foreground: .red, background: .indexed(9)))
        grid.put("d", column: 3, row: 0)
        var writer = ScreenWriter()
        writer.encode(from: CellGrid(width: 6, height: 1), to: grid)
        let text = String(decoding: writer.bytes, as: UTF8.self)
        #expect(text == "\u{1B}[H\u{1B}[0;1;2;31ma\u{1B}[22;2mb\u{1B}[22;101mc\u{1B}[md\u{1B}[?25l")
    }

    @Test func theCursorIsPlaced() {
        var writer = ScreenWriter()
        let grid = CellGrid(width: 20, height: 5)
        var terminal = VirtualTerminal(width: 20, height: 5)
        writer.encode(from: nil, to: grid, cursor: CellPosition(column: 7, row: 3))
        terminal.receive(writer.bytes)
        #expect(terminal.showsCursor && terminal.column == 7 && terminal.row == 3)
        var next = grid
        next.put("x", column: 7, row: 3)
        writer.encode(from: grid, to: next, cursor: CellPosition(column: 8, row: 3))
        #expect(writer.bytes == [0x78])
        writer.encode(from: next, to: next, cursor: CellPosition(column: 20, row: 3))
        terminal.receive(writer.bytes)
        #expect(!terminal.showsCursor && terminal.faults.isEmpty)
    }
}
