import Foundation

/// What a host says of its lists, in points.
package struct ListMetrics: Sendable, Equatable {
    /// The distance between the edges of a row and what stands in it.
    package var rowInsets: EdgeInsets
    /// The least height of a row, without the line below it.
    package var minimumRowHeight: CGFloat
    /// The height of the line below a row; 0 for none.
    package var separatorThickness: CGFloat
    /// Between sections in the grouped styles.
    package var sectionSpacing: CGFloat
    /// Whether a list without a style of its own is one of the grouped.
    package var groupsSections: Bool
    /// Between the sides of the list and its rows in the inset styles.
    package var sideInset: CGFloat

    /// Makes metrics; the defaults suit a window of the desktop.
    package init(
        rowInsets: EdgeInsets = EdgeInsets(top: 4, leading: 16, bottom: 4, trailing: 16),
        minimumRowHeight: CGFloat = 28,
        separatorThickness: CGFloat = 1,
        sectionSpacing: CGFloat = 16,
        groupsSections: Bool = false,
        sideInset: CGFloat = 16
    ) {
        self.rowInsets = rowInsets
        self.minimumRowHeight = minimumRowHeight
        self.separatorThickness = separatorThickness
        self.sectionSpacing = sectionSpacing
        self.groupsSections = groupsSections
        self.sideInset = sideInset
    }
}
