/// A place on the screen, in cells from the top left corner, which is (0, 0).
package struct CellPosition: Hashable, Sendable {
    package var column: Int
    package var row: Int

    package init(column: Int, row: Int) {
        self.column = column
        self.row = row
    }
}

/// Columns and rows.
package struct CellSize: Hashable, Sendable {
    package var width: Int
    package var height: Int

    package init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }
}

/// A rectangle of cells. One without area contains nothing.
package struct CellRect: Hashable, Sendable {
    package var column: Int
    package var row: Int
    package var width: Int
    package var height: Int

    package init(column: Int, row: Int, width: Int, height: Int) {
        self.column = column
        self.row = row
        self.width = max(0, width)
        self.height = max(0, height)
    }

    /// The column after the last one.
    package var endColumn: Int { column + width }

    /// The row after the last one.
    package var endRow: Int { row + height }

    package var isEmpty: Bool { width == 0 || height == 0 }

    /// The cells that both contain.
    package func intersection(_ other: CellRect) -> CellRect {
        let left = max(column, other.column)
        let top = max(row, other.row)
        return CellRect(
            column: left,
            row: top,
            width: min(endColumn, other.endColumn) - left,
            height: min(endRow, other.endRow) - top
        )
    }

    package func contains(column: Int, row: Int) -> Bool {
        column >= self.column && column < endColumn && row >= self.row && row < endRow
    }
}
