import Foundation

/// The layout of a ``Grid``, for use with ``AnyLayout`` and in layouts of one's own. Its rows are `GridRow`s.
public struct GridLayout: Layout, Sendable, NodeLayoutConvertible {
    /// The alignment of cells that are smaller than their places.
    public var alignment: Alignment
    /// Between columns, in points; nil for the host's default.
    public var horizontalSpacing: CGFloat?
    /// Between rows, in points; nil for the host's default.
    public var verticalSpacing: CGFloat?

    /// Arranges views in rows and columns.
    @inlinable
    public init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
    }

    private var layout: GridNodeLayout {
        GridNodeLayout(
            alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing
        )
    }

    var nodeLayout: any NodeLayout { layout }

    /// Returns the size of the grid for a proposal, in points.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        guard let container = subviews.arranged?.container else { return .zero }
        return layout.sizeThatFits(proposal, node: container)
    }

    /// Places the cells as the grid does.
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        guard let container = subviews.arranged?.container else { return }
        layout.place(of: container, at: bounds.origin, proposal: proposal)
    }
}
