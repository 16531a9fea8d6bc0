import Martlet

/// A menu that is open: its rows in a box over the page, and which of them is selected.
package struct TerminalMenuBox {
    package let rows: [TerminalMenuRow]
    /// The cells of the rows; the frame is drawn around them.
    package let inside: CellRect
    /// The selected row.
    package private(set) var selected: Int?
    /// The first visible row, if not all rows fit.
    package private(set) var first = 0

    /// The box with its frame.
    package var frame: CellRect {
        CellRect(column: inside.column - 1, row: inside.row - 1, width: inside.width + 2, height: inside.height + 2)
    }

    /// Creates a box below its anchor, or above it if there is more space, and at least as wide.
    init(_ items: [MenuItem], near anchor: CellRect, in screen: CellSize) {
        rows = items.rows
        let width = Self.width(of: rows, atLeast: anchor.width - 2, in: screen)
        let below = screen.height - anchor.endRow - 2
        let above = anchor.row - 2
        let height = max(1, min(rows.count, max(below, above)))
        let isBelow = rows.count <= below || below >= above
        inside = CellRect(
            column: Self.column(anchor.column + 1, width: width, in: screen),
            row: isBelow ? anchor.endRow + 1 : anchor.row - height - 1, width: width, height: height)
    }

    /// A box beside the selected row of another one.
    init(_ items: [MenuItem], beside other: TerminalMenuBox, in screen: CellSize) {
        rows = items.rows
        let width = Self.width(of: rows, atLeast: 1, in: screen)
        let right = other.frame.endColumn + 1
        let left = other.frame.column - width - 1
        let column = right + width + 1 <= screen.width || left < 1 ? right : left
        let height = max(1, min(rows.count, screen.height - 2))
        let row = other.inside.row + (other.selected ?? 0) - other.first
        inside = CellRect(
            column: Self.column(column, width: width, in: screen),
            row: max(1, min(row, screen.height - height - 1)), width: width, height: height)
    }

    private static func width(of rows: [TerminalMenuRow], atLeast least: Int, in screen: CellSize) -> Int {
        max(1, min(max(rows.map(\.width).max() ?? 0, least), screen.width - 2))
    }

    private static func column(_ wanted: Int, width: Int, in screen: CellSize) -> Int {
        max(1, min(wanted, screen.width - width - 1))
    }

    // MARK: - Rows

    /// The row that is selected.
    var selectedRow: TerminalMenuRow? { selected.map { rows[$0] } }

    /// Returns the row at a line of the screen.
    func row(at line: Int) -> Int? {
        guard line >= inside.row, line < inside.endRow else { return nil }
        let index = first + line - inside.row
        return rows.indices.contains(index) ? index : nil
    }

    /// Selects a row, and scrolls it into view.
    mutating func select(_ row: Int?) {
        selected = row
        guard let row else { return }
        // A title above the first row of a group scrolls into view with the row.
        let top = row > 0 && !rows[row - 1].canBeChosen ? row - 1 : row
        first = min(max(first, row - inside.height + 1), max(0, min(top, row)))
    }

    mutating func scroll(by step: Int) { first = max(0, min(first + step, rows.count - inside.height)) }

    /// Returns the next row that can be chosen, wrapping around the ends; nil if there is none.
    func next(from row: Int?, by step: Int = 1) -> Int? {
        let start = row ?? (step > 0 ? -1 : rows.count)
        let places = (1...max(1, rows.count)).lazy.map { distance in
            let place = (start + distance * step) % max(1, rows.count)
            return place < 0 ? place + rows.count : place
        }
        return places.first { rows.indices.contains($0) && rows[$0].canBeChosen } ?? selected
    }

    /// The titles of the rows; `nil` for a row that cannot be chosen.
    var names: [String?] { rows.map { $0.canBeChosen ? $0.item.title : nil } }
}
