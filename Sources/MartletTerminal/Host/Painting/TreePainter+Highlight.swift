import Foundation

extension TreePainter {
    /// Draws the highlight of an inspector: a rectangle, in points of the screen, with foreground and background colors
    /// swapped.
    package func highlight(_ frame: CGRect) {
        invalidate()
        grid.restyle(CellRect(covering: frame)) { $0.attributes.formSymmetricDifference(.reverse) }
    }
}
