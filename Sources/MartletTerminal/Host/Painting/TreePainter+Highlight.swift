import Foundation

extension TreePainter {
    /// Shows where something is to who looks into the app from outside: a rectangle, in points of the screen, in which
    /// the colours of letters and ground change places.
    package func highlight(_ frame: CGRect) {
        grid.restyle(CellRect(covering: frame)) { $0.attributes.formSymmetricDifference(.reverse) }
    }
}
