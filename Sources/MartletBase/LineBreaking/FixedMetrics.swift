import Foundation

/// The measures of a font whose characters take up whole cells of one width.
package struct FixedMetrics: Hashable, Sendable {
    /// In points.
    package var cellWidth: CGFloat
    /// In points, without the spacing between lines.
    package var lineHeight: CGFloat
    /// From the top of a line to its baseline, in points.
    package var baseline: CGFloat

    package init(cellWidth: CGFloat, lineHeight: CGFloat, baseline: CGFloat) {
        self.cellWidth = cellWidth
        self.lineHeight = lineHeight
        self.baseline = baseline
    }

    /// The whole cells in a width; at least one, so that every line can have a character.
    package func cells(in width: CGFloat?) -> Int {
        guard let width, width < cellWidth * 1e6 else { return .max }
        // What layout computed may be a rounding error short of a whole cell.
        return Int((width / cellWidth + 1e-6).rounded(.down), in: 1...Int.max)
    }

    /// The whole lines in a height; at least one.
    package func lines(in height: CGFloat?, spacing: CGFloat) -> Int {
        guard let height, height < lineHeight * 1e6 else { return .max }
        return Int(((height + spacing) / (lineHeight + spacing) + 1e-6).rounded(.down), in: 1...Int.max)
    }
}
