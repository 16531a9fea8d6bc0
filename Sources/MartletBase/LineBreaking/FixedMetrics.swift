import Foundation

/// The metrics of a font whose characters occupy whole cells of equal width.
package struct FixedMetrics: Hashable, Sendable {
    /// The width of a cell, in points.
    package var cellWidth: CGFloat
    /// The height of a line in points, without line spacing.
    package var lineHeight: CGFloat
    /// The distance from the top of a line to its baseline, in points.
    package var baseline: CGFloat

    package init(cellWidth: CGFloat, lineHeight: CGFloat, baseline: CGFloat) {
        self.cellWidth = cellWidth
        self.lineHeight = lineHeight
        self.baseline = baseline
    }

    /// Returns the number of whole cells in a width; at least one, so that every line can hold a character.
    package func cells(in width: CGFloat?) -> Int {
        guard let width, width < cellWidth * 1e6 else { return .max }
        // A computed width may be a rounding error smaller than a whole cell.
        return Int((width / cellWidth + 1e-6).rounded(.down), in: 1...Int.max)
    }

    /// Returns the number of whole lines in a height; at least one.
    package func lines(in height: CGFloat?, spacing: CGFloat) -> Int {
        guard let height, height < lineHeight * 1e6 else { return .max }
        return Int(((height + spacing) / (lineHeight + spacing) + 1e-6).rounded(.down), in: 1...Int.max)
    }
}
