import Foundation

/// Shows the content away from where it stands.
nonisolated struct OffsetModifier: WrappingModifier, WrappingLayout {
    let offset: CGSize

    func origin(of child: ViewDimensions, in size: CGSize, node: RenderNode) -> CGPoint {
        CGPoint(x: offset.width, y: offset.height)
    }

    // The guides stay where the content stands for its container.
    func explicitAlignment(_ key: AlignmentKey, of node: RenderNode, size: CGSize) -> CGFloat? {
        node.onlyChild?.dimensions(for: node.proposalFor(size))[explicit: key]
    }
}

/// Puts the middle of the content at a point of all the space that is offered.
nonisolated struct PositionModifier: WrappingModifier, WrappingLayout {
    let position: CGPoint

    func size(around size: CGSize, proposal: ProposedViewSize, child: RenderNode) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: size)
    }

    func origin(of child: ViewDimensions, in size: CGSize, node: RenderNode) -> CGPoint {
        CGPoint(x: position.x - child.width / 2, y: position.y - child.height / 2)
    }

    var keepsRigidity: Axis.Set { [] }
}

extension View {
    /// Shows the view moved by a distance in points. For the layout around it, it stays where it is.
    nonisolated public func offset(_ offset: CGSize) -> some View {
        modifier(OffsetModifier(offset: offset))
    }

    /// Shows the view moved by a distance in points. For the layout around it, it stays where it is.
    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        offset(CGSize(width: x, height: y))
    }

    /// Puts the middle of the view at a point, in the coordinates of the space that is offered. The result takes all
    /// of that space.
    nonisolated public func position(_ position: CGPoint) -> some View {
        modifier(PositionModifier(position: position))
    }

    /// Puts the middle of the view at a point, in the coordinates of the space that is offered. The result takes all
    /// of that space.
    nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        position(CGPoint(x: x, y: y))
    }
}
