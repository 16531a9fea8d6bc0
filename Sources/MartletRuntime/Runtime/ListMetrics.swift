import Foundation

/// What a host says of its lists, in points.
public struct ListMetrics: Sendable, Equatable {
    /// The distance between the edges of a row and what stands in it.
    public var rowInsets: EdgeInsets
    /// The least height of a row, without the line below it.
    public var minimumRowHeight: CGFloat
    /// The height of the line below a row; 0 for none.
    public var separatorThickness: CGFloat
    /// Between sections in the grouped styles.
    public var sectionSpacing: CGFloat
    /// Whether a list without a style of its own is one of the grouped.
    public var groupsSections: Bool
    /// Between the sides of the list and its rows in the inset styles.
    public var sideInset: CGFloat

    /// Makes metrics; the defaults suit a window of the desktop.
    public init(
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
