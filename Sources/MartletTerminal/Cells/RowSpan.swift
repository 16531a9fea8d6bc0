/// A run of rows; empty if it ends before it begins.
package struct RowSpan: Hashable, Sendable {
    package private(set) var first = Int.max
    /// The row after the last one.
    package private(set) var end = Int.min

    package init() {}

    package init(_ rows: Range<Int>) {
        if !rows.isEmpty { (first, end) = (rows.lowerBound, rows.upperBound) }
    }

    package var isEmpty: Bool { first >= end }

    /// The rows as a range.
    package var range: Range<Int> { isEmpty ? 0..<0 : first..<end }

    /// Includes the rows from one up to, but not including, another.
    @inline(__always)
    package mutating func formUnion(_ first: Int, _ end: Int) {
        if first < self.first { self.first = first }
        if end > self.end { self.end = end }
    }

    /// Includes the rows of another run, and those between the two.
    @inline(__always)
    package mutating func formUnion(_ other: RowSpan) {
        if !other.isEmpty { formUnion(other.first, other.end) }
    }

    /// Whether the run contains a row of a rectangle.
    @inline(__always)
    package func overlaps(_ rect: CellRect) -> Bool { first < rect.endRow && end > rect.row && !rect.isEmpty }
}
