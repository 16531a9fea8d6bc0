import Foundation

/// The metrics of a host's lists, in points.
package struct ListMetrics: Sendable, Equatable {
    /// The distances between the edges of a row and its content.
    package var rowInsets: EdgeInsets
    /// The least height of a row, without the line below it.
    package var minimumRowHeight: CGFloat
    /// The height of the line below a row; 0 for none.
    package var separatorThickness: CGFloat
    /// The distance between sections in the grouped styles.
    package var sectionSpacing: CGFloat
    /// Whether a list without an explicit style is grouped.
    package var groupsSections: Bool
    /// The distance between the sides of the list and its rows in the inset styles.
    package var sideInset: CGFloat
    /// The metrics of boxed sections; nil for a host that draws no boxes.
    package var box: Box?

    /// The metrics of lists with boxed sections, which have round corners and a title above.
    package struct Box: Sendable, Equatable {
        /// The distances between the edges of a row and its content.
        package var rowInsets: EdgeInsets
        /// The room around the header or footer of a section.
        package var marginInsets: EdgeInsets
        /// The least height of a row.
        package var minimumRowHeight: CGFloat
        /// The distance between sections.
        package var sectionSpacing: CGFloat
        /// The distances between the edges of the list and the boxes.
        package var insets: EdgeInsets
        /// The greatest width of the boxes of a form, which is read and not only looked through.
        package var maximumFormWidth: CGFloat
        /// The width reserved for the icons of labels in rows, so that titles are aligned.
        package var iconWidth: CGFloat = 0
        /// Between the sides of a sidebar and its rows.
        package var sidebarInset: CGFloat = 0

        /// Creates the metrics of boxes.
        package init(
            rowInsets: EdgeInsets, marginInsets: EdgeInsets, minimumRowHeight: CGFloat, sectionSpacing: CGFloat,
            insets: EdgeInsets, maximumFormWidth: CGFloat
        ) {
            self.rowInsets = rowInsets
            self.marginInsets = marginInsets
            self.minimumRowHeight = minimumRowHeight
            self.sectionSpacing = sectionSpacing
            self.insets = insets
            self.maximumFormWidth = maximumFormWidth
        }
    }

    /// Makes metrics; the defaults suit a window of the desktop.
    package init(
        rowInsets: EdgeInsets = EdgeInsets(top: 4, leading: 16, bottom: 4, trailing: 16),
        minimumRowHeight: CGFloat = 28,
        separatorThickness: CGFloat = 1,
        sectionSpacing: CGFloat = 16,
        groupsSections: Bool = false,
        sideInset: CGFloat = 16,
        box: Box? = nil
    ) {
        self.rowInsets = rowInsets
        self.minimumRowHeight = minimumRowHeight
        self.separatorThickness = separatorThickness
        self.sectionSpacing = sectionSpacing
        self.groupsSections = groupsSections
        self.sideInset = sideInset
        self.box = box
    }
}
