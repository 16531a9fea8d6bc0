import Testing

import MartletTerminal

/// The number of bytes per frame, on a screen of 200 × 60.
@Suite struct ByteCountTests {
    static func list(from first: Int, selected: Int? = nil, sidebar: Bool = false) -> CellGrid {
        var grid = CellGrid(width: 200, height: 60)
        grid.put("A list of many rows", column: 1, row: 0, style: CellStyle(attributes: .bold))
        grid.drawHorizontalLine(column: 0, row: 1, length: 200)
        for row in 2..<59 {
            let number = first + row
            let style = CellStyle(attributes: selected == number ? .reverse : [])
            if selected == number { grid.fill(CellRect(column: 0, row: row, width: 200, height: 1), style: style) }
            let left = sidebar ? 30 : 1
            grid.put("Row \(number) with a title of its own", column: left, row: row, style: style)
            grid.put(
                "some detail that is about \(number * 7919 % 1000) characters far from long, and a date: \(number % 28)",
                column: left + 40, row: row,
                style: CellStyle(foreground: .rgb(120, 120, 120), attributes: style.attributes))
        }
        if sidebar {
            for row in 2..<59 { grid.put("entry \(row * row)", column: 1, row: row) }
            grid.drawVerticalLine(column: 28, row: 2, length: 57)
        }
        grid.put("q quit", column: 1, row: 59, style: CellStyle(attributes: .dim))
        return grid
    }

    private func bytes(from old: CellGrid?, to new: CellGrid) -> Int {
        var writer = ScreenWriter()
        writer.encode(from: nil, to: old ?? new)
        return old == nil ? writer.bytes.count : writer.encode(from: old, to: new)
    }

    @Test func scrollingAListByOneLine() {
        let count = bytes(from: Self.list(from: 100), to: Self.list(from: 101))
        #expect(count < 220)
        #expect(bytes(from: Self.list(from: 100), to: Self.list(from: 99)) < 220)
    }

    @Test func scrollingAListWithTheSelection() {
        let count = bytes(from: Self.list(from: 100, selected: 158), to: Self.list(from: 101, selected: 159))
        #expect(count < 400)
    }

    @Test func scrollingByAPage() {
        let count = bytes(from: Self.list(from: 100), to: Self.list(from: 120))
        #expect(count < 20 * 170)
    }

    @Test func scrollingBesideASidebar() {
        let scrolled = bytes(from: Self.list(from: 100, sidebar: true), to: Self.list(from: 101, sidebar: true))
        #expect(scrolled < 2_000)
    }

    @Test func changingADigit() {
        var writer = ScreenWriter()
        var old = CellGrid(width: 200, height: 60)
        old.put("Count: 7", column: 180, row: 55)
        var new = old
        new.put("Count: 8", column: 180, row: 55)
        writer.encode(from: nil, to: old)
        #expect(writer.encode(from: old, to: new) < 12)
        #expect(writer.encode(from: new, to: new) == 0)
    }

    @Test func paintingEverything() {
        let count = bytes(from: nil, to: Self.list(from: 100))
        #expect(count < 9_000)
        #expect(bytes(from: nil, to: CellGrid(width: 200, height: 60)) < 60)
    }

    @Test func erasingALongLine() {
        var old = CellGrid(width: 200, height: 60)
        old.put(String(repeating: "x", count: 200), column: 0, row: 5)
        #expect(bytes(from: old, to: CellGrid(width: 200, height: 60)) < 12)
    }
}
