// Unsafe pointers in this module: rows of cells and buffers of bytes, valid within the closure that gives
// them, and as long as the width that goes with them: rows are compared and written by the cell, each frame.

/// A grid of cells, as the drawing area for a screen.
///
/// Drawing is clipped to the grid and to the current clip. A wide character is always whole: drawing over one of its
/// halves blanks the other, and one that does not fit before an edge leaves a blank.
///
/// ```swift
/// var grid = CellGrid(width: 80, height: 24)
/// grid.drawBox(CellRect(column: 0, row: 0, width: 20, height: 3), lines: .rounded)
/// grid.put("Hello", column: 2, row: 1, style: CellStyle(attributes: .bold))
/// ```
package struct CellGrid: Sendable {
    package let width: Int
    package let height: Int
    /// The cells by rows, from the top left.
    var cells: [Cell]
    private var clips: [(clip: CellRect, reach: CellRect)] = []
    /// The area in which drawing has an effect: the intersection of the pushed rectangles, the grid, and the area that
    /// drawing is restricted to.
    package private(set) var clip: CellRect
    /// The clip without the restriction, in which drawing would have an effect in a full repaint.
    package private(set) var reach: CellRect
    /// The rows that drawing has reached, including those that the restriction has excluded.
    package var touched = RowSpan()
    /// The number of cells written since the grid was made. Each write counts, also of a cell that was written before.
    package var writtenCount = 0
    /// Whether cells may show parts of pictures.
    var hasPictures = false

    /// A grid of blanks. Negative sizes count as zero.
    package init(width: Int, height: Int) {
        self.width = max(0, width)
        self.height = max(0, height)
        cells = Array(repeating: .blank, count: self.width * self.height)
        clip = CellRect(column: 0, row: 0, width: self.width, height: self.height)
        reach = clip
    }

    /// Columns and rows.
    package var size: CellSize { CellSize(width: width, height: height) }

    /// All cells.
    package var bounds: CellRect { CellRect(column: 0, row: 0, width: width, height: height) }

    /// The cell at a place, which must be inside.
    package subscript(column: Int, row: Int) -> Cell {
        precondition(
            column >= 0 && column < width && row >= 0 && row < height,
            "cell (\(column), \(row)) is outside of a grid of \(width) × \(height)"
        )
        return cells[row * width + column]
    }

    /// The text of a row, trailing spaces included.
    package func text(row: Int) -> String {
        precondition(row >= 0 && row < height, "row \(row) is outside of a grid of \(height) rows")
        return cells[row * width..<(row + 1) * width].map(\.glyph.text).joined()
    }

    /// Intersects the clip with `rect`, until `popClip`.
    package mutating func pushClip(_ rect: CellRect) {
        clips.append((clip, reach))
        clip = clip.intersection(rect)
        reach = reach.intersection(rect)
    }

    /// Undoes the last `pushClip`, which must exist.
    package mutating func popClip() {
        (clip, reach) = clips.removeLast()
    }

    /// Restricts drawing to an area, until the next call or `clear`, and forgets every clip.
    package mutating func restrict(to rect: CellRect) {
        clips.removeAll(keepingCapacity: true)
        reach = bounds
        clip = reach.intersection(rect)
    }

    /// Records that drawing would reach a rectangle in a full repaint.
    @inline(__always)
    package mutating func touch(_ rect: CellRect) {
        let area = reach.intersection(rect)
        if !area.isEmpty { touched.formUnion(area.row, area.endRow) }
    }

    /// Draws with a narrower clip.
    package mutating func withClip<Result>(
        _ rect: CellRect, _ draw: (inout CellGrid) throws -> Result
    ) rethrows -> Result {
        pushClip(rect)
        defer { popClip() }
        return try draw(&self)
    }

    /// Blanks everything and forgets every clip; keeps the memory.
    package mutating func clear() {
        hasPictures = false
        clips.removeAll(keepingCapacity: true)
        clip = bounds
        reach = bounds
        cells.withUnsafeMutableBufferPointer { $0.update(repeating: .blank) }
    }
}

extension CellGrid: Equatable {
    /// Whether both show the same. Clips are not compared. Linear in the number of cells.
    package static func == (left: CellGrid, right: CellGrid) -> Bool {
        left.width == right.width && left.height == right.height && left.cells == right.cells
    }
}
