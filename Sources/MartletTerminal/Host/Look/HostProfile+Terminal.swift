import Foundation
import Martlet

extension HostProfile {
    /// The measures of a terminal.
    ///
    /// A cell counts as 8 × 16 points, so that `.frame(width: 320)` is 40 columns. Neighbors in a row are a column
    /// apart and those in a column of views touch, because a line is already as high as text with its spacing.
    /// `padding()` adds two columns at the sides, and one row above and below. A divider takes a column or a row. The
    /// rows of a list are lines without separators, and sections are a row apart. Given paddings and spacings are rounded
    /// to cells. A window is compact below 60 columns, and below 20 rows.
    package static let terminal = HostProfile(
        pixelSize: cell,
        distanceStep: cell,
        defaultSpacing: CGSize(width: 8, height: 0),
        defaultPadding: EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16),
        displayScale: 1,
        dividerThickness: cell,
        list: ListMetrics(
            rowInsets: EdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16),
            minimumRowHeight: 16,
            separatorThickness: 0,
            sectionSpacing: 16,
            groupsSections: true,
            sideInset: 0
        ),
        compactBelow: CGSize(width: 60 * 8, height: 20 * 16)
    )

    /// The size of a cell in points.
    package static let cell = CGSize(width: 8, height: 16)
}

extension CellRect {
    /// The cells that a frame in points covers: each edge goes to the nearest line between cells.
    package init(covering frame: CGRect) {
        let cell = HostProfile.cell
        let column = Self.cells(frame.minX / cell.width)
        let row = Self.cells(frame.minY / cell.height)
        self.init(
            column: column,
            row: row,
            width: Self.cells(frame.maxX / cell.width) - column,
            height: Self.cells(frame.maxY / cell.height) - row
        )
    }

    /// Returns a number of cells, limited so that sums don't overflow for any layout.
    private static func cells(_ value: CGFloat) -> Int { Int(value.rounded(), in: places) }

    /// The rows and columns that a layout may come to.
    package static let places = -10_000_000...10_000_000
}

extension CellSize {
    /// The size in points.
    package var points: CGSize {
        CGSize(width: CGFloat(width) * HostProfile.cell.width, height: CGFloat(height) * HostProfile.cell.height)
    }
}
