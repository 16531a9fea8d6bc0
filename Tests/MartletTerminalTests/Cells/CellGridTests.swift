import Testing

@testable import MartletTerminal

@Suite struct CellGridTests {
    private func rows(_ grid: CellGrid) -> [String] {
        (0..<grid.height).map(grid.text(row:))
    }

    @Test func cellsAreSmall() {
        #expect(MemoryLayout<Cell>.size == 16 && MemoryLayout<Cell>.stride == 16)
    }

    @Test func stylesKeepTheirParts() {
        var style = CellStyle(foreground: .rgb(1, 2, 3), background: .indexed(255), attributes: [.bold, .reverse])
        #expect(style.foreground.kind == .rgb(red: 1, green: 2, blue: 3))
        #expect(style.background.kind == .indexed(255))
        #expect(style.attributes == [.bold, .reverse])
        style.foreground = .default
        style.background = .rgb(255, 255, 255)
        style.attributes = .dim
        #expect(style == CellStyle(background: .rgb(255, 255, 255), attributes: .dim))
    }

    @Test func textIsCutAtTheEdges() {
        var grid = CellGrid(width: 5, height: 2)
        grid.put("abcdefgh", column: -2, row: 0)
        grid.put("xyz", column: 3, row: 1)
        grid.put("no", column: 0, row: 2)
        grid.put("no", column: 0, row: -1)
        grid.put("no", column: 5, row: 0)
        #expect(rows(grid) == ["cdefg", "   xy"])
    }

    @Test func wideCharactersAtTheEdges() {
        var grid = CellGrid(width: 5, height: 2)
        grid.put("漢字漢", column: 0, row: 0)
        grid.put("漢字", column: -1, row: 1)
        #expect(rows(grid) == ["漢字 ", " 字  "])
    }

    @Test func overwritingHalves() {
        var grid = CellGrid(width: 6, height: 3)
        for row in 0..<3 { grid.put("漢字漢", column: 0, row: row) }
        grid.put("x", column: 1, row: 0)
        grid.put("x", column: 2, row: 0)
        grid.put("字", column: 1, row: 1)
        grid.fill(CellRect(column: 3, row: 2, width: 2, height: 1), style: .plain, character: "·")
        #expect(rows(grid) == [" xx 漢", " 字 漢", "漢 ·· "])
    }

    @Test func controlCharactersShowNothing() {
        var grid = CellGrid(width: 8, height: 1)
        grid.put("a\u{1B}[1m\tb\u{301}\u{202E}é\u{9B}", column: 0, row: 0)
        #expect(rows(grid) == ["a[1mb\u{301}é  "])
    }

    @Test func clips() {
        var grid = CellGrid(width: 6, height: 2)
        grid.withClip(CellRect(column: 1, row: 0, width: 3, height: 1)) { grid in
            grid.put("abcdef", column: 0, row: 0)
            grid.put("abcdef", column: 0, row: 1)
            grid.withClip(CellRect(column: 3, row: 0, width: 9, height: 9)) { $0.put("XXXXXX", column: 0, row: 0) }
        }
        grid.put("漢", column: 4, row: 1, clip: CellRect(column: 0, row: 0, width: 5, height: 2))
        #expect(rows(grid) == [" bcX  ", "      "])
        #expect(grid.clip == grid.bounds)
    }

    @Test func backgroundsCanBeKept() {
        var grid = CellGrid(width: 4, height: 1)
        grid.fill(CellRect(column: 0, row: 0, width: 2, height: 1), style: CellStyle(background: .blue))
        grid.put("ab漢", column: 0, row: 0, style: CellStyle(foreground: .red), keepsBackground: true)
        #expect(grid[1, 0].style == CellStyle(foreground: .red, background: .blue))
        #expect(grid[3, 0] == Cell(glyph: .continuation, style: CellStyle(foreground: .red)))
    }

    @Test func restylingTakesWholeCharacters() {
        var grid = CellGrid(width: 5, height: 1)
        grid.put("漢x字", column: 0, row: 0)
        grid.restyle(CellRect(column: 1, row: 0, width: 3, height: 1)) { $0.attributes.insert(.reverse) }
        #expect((0..<5).allSatisfy { grid[$0, 0].style == CellStyle(attributes: .reverse) })
    }

    @Test func boxes() {
        var grid = CellGrid(width: 6, height: 4)
        grid.drawBox(CellRect(column: 0, row: 0, width: 4, height: 3), lines: .rounded)
        grid.drawBox(CellRect(column: 4, row: 2, width: 5, height: 5))
        grid.drawBox(CellRect(column: 5, row: 0, width: 1, height: 2))
        #expect(rows(grid) == ["╭──╮ │", "│  │ │", "╰──╯┌─", "    │ "])
    }

    @Test func longClustersAreCut() {
        var grid = CellGrid(width: 3, height: 1)
        grid.put("z" + String(repeating: "\u{301}", count: 500), column: 0, row: 0)
        #expect(grid[0, 0].glyph.text.unicodeScalars.count == ClusterTable.scalarLimit)
    }

    @Test func emptyGrids() {
        var grid = CellGrid(width: -1, height: 4)
        grid.put("x", column: 0, row: 0)
        grid.drawBox(CellRect(column: 0, row: 0, width: 9, height: 9))
        var writer = ScreenWriter()
        writer.encode(from: nil, to: grid)
        writer.encode(from: grid, to: grid)
        #expect(grid.cells.isEmpty)
    }
}
