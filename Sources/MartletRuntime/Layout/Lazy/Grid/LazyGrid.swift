import AttributeGraph
import Foundation

/// A grid of columns that creates only the cells near the visible part of the enclosing scroll view.
///
///     ScrollView {
///         LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))]) {
///             ForEach(photos) { PhotoView(photo: $0) }
///         }
///     }
///
/// A cell is offered the width of its column and chooses its height; a line is as high as its highest cell. Headers
/// and footers of sections have lines of their own. The grid takes all the width that it is offered, and more where
/// its columns need more. Opening and scrolling cost the lines in sight, whatever the number of cells.
nonisolated public struct LazyVGrid<Content: View>: PrimitiveView {
    let content: Content
    let columns: [GridItem]
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    let pinnedViews: PinnedScrollableViews

    /// Fills columns from top to bottom as cells come into sight.
    ///
    /// - Parameters:
    ///   - columns: The columns, from leading to trailing.
    ///   - alignment: Where the columns stand in more width than they need, and cells in their columns.
    ///   - spacing: Between lines, in points; nil for the host's default.
    ///   - pinnedViews: Which headers and footers of sections stay in sight.
    public init(
        columns: [GridItem],
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        self.content = content()
        self.columns = columns
        self.alignment = alignment
        self.spacing = spacing
        self.pinnedViews = pinnedViews
    }

    /// Makes the one element that the view is, once for each identity.
    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        LazyContainerMaker.make(
            inputs: inputs,
            state: LazyGridState.init(node:),
            content: { Content._makeViewList(view: view[\.content], inputs: $0) },
            layout: { graph in
                let grid = view.pointer(in: graph)
                return LazyGridLayout(
                    axis: .vertical,
                    items: grid.pointee.columns,
                    alignment: grid.pointee.alignment.key,
                    spacing: grid.pointee.spacing,
                    pinnedViews: grid.pointee.pinnedViews
                )
            }
        )
    }
}

/// Cells in rows, line beside line, of which only those near the visible part of the scroll view around are made.
///
/// A cell is offered the height of its row and chooses its width; a line is as wide as its widest cell.
nonisolated public struct LazyHGrid<Content: View>: PrimitiveView {
    let content: Content
    let rows: [GridItem]
    let alignment: VerticalAlignment
    let spacing: CGFloat?
    let pinnedViews: PinnedScrollableViews

    /// Fills rows from leading to trailing as cells come into sight.
    ///
    /// - Parameters:
    ///   - rows: The rows, from top to bottom.
    ///   - alignment: Where the rows stand in more height than they need, and cells in their rows.
    ///   - spacing: Between lines, in points; nil for the host's default.
    ///   - pinnedViews: Which headers and footers of sections stay in sight.
    public init(
        rows: [GridItem],
        alignment: VerticalAlignment = .center,
        spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        self.content = content()
        self.rows = rows
        self.alignment = alignment
        self.spacing = spacing
        self.pinnedViews = pinnedViews
    }

    /// Makes the one element that the view is, once for each identity.
    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        LazyContainerMaker.make(
            inputs: inputs,
            state: LazyGridState.init(node:),
            content: { Content._makeViewList(view: view[\.content], inputs: $0) },
            layout: { graph in
                let grid = view.pointer(in: graph)
                return LazyGridLayout(
                    axis: .horizontal,
                    items: grid.pointee.rows,
                    alignment: grid.pointee.alignment.key,
                    spacing: grid.pointee.spacing,
                    pinnedViews: grid.pointee.pinnedViews
                )
            }
        )
    }
}
