import Foundation

/// The layout of `HStack`, for use as a `Layout`.
public struct HStackLayout: Layout, Sendable, NodeLayoutConvertible {
    /// The guide that the views share.
    public var alignment: VerticalAlignment
    /// Between neighbors, in points; nil for the default.
    public var spacing: CGFloat?

    /// Lines up views from leading to trailing.
    @inlinable
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    /// The axis along which the views are arranged.
    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .horizontal
        return properties
    }

    var nodeLayout: any NodeLayout { stack }

    private var stack: StackLayout { StackLayout(axis: .horizontal, alignment: alignment.key, spacing: spacing) }

    /// Returns the size of the stack for a proposal, in points.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        guard let (container, nodes) = subviews.arranged else { return .zero }
        return stack.size(of: nodes, proposal: proposal, node: container)
    }

    /// Places the views as the stack does.
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        guard let (container, nodes) = subviews.arranged else { return }
        stack.place(nodes, at: bounds.origin, size: bounds.size, proposal: proposal, node: container)
    }
}

/// The layout of `VStack`, for use as a `Layout`.
public struct VStackLayout: Layout, Sendable, NodeLayoutConvertible {
    /// The guide that the views share.
    public var alignment: HorizontalAlignment
    /// Between neighbors, in points; nil for the default.
    public var spacing: CGFloat?

    /// Lines up views from top to bottom.
    @inlinable
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    /// The axis along which the views are arranged.
    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .vertical
        return properties
    }

    var nodeLayout: any NodeLayout { stack }

    private var stack: StackLayout { StackLayout(axis: .vertical, alignment: alignment.key, spacing: spacing) }

    /// Returns the size of the stack for a proposal, in points.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        guard let (container, nodes) = subviews.arranged else { return .zero }
        return stack.size(of: nodes, proposal: proposal, node: container)
    }

    /// Places the views as the stack does.
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        guard let (container, nodes) = subviews.arranged else { return }
        stack.place(nodes, at: bounds.origin, size: bounds.size, proposal: proposal, node: container)
    }
}

/// The layout of `ZStack`, for use as a `Layout`.
public struct ZStackLayout: Layout, Sendable, NodeLayoutConvertible {
    /// The guides that the views share.
    public var alignment: Alignment

    /// Lays views over each other.
    @inlinable
    public init(alignment: Alignment = .center) { self.alignment = alignment }

    var nodeLayout: any NodeLayout { OverlaidLayout(alignment: alignment) }

    /// Returns the size of the stack for a proposal, in points.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        OverlaidLayout(alignment: alignment).extent(of: subviews.arranged?.nodes ?? [], proposal: proposal).size
    }

    /// Places the views as the stack does.
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        OverlaidLayout(alignment: alignment).place(
            subviews.arranged?.nodes ?? [], at: bounds.origin, proposal: proposal)
    }
}
