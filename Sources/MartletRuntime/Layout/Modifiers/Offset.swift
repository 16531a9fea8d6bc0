import Foundation

/// Draws the content at an offset from its place in the layout.
nonisolated struct OffsetModifier: PrimitiveModifier {
    let offset: CGSize

    package static func _makeView(
        modifier: _GraphValue<Self>,
        inputs: _ViewInputs,
        body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        .animatedEffect(inputs: inputs, body: body) { graph, node in
            let offset = modifier.pointer(in: graph).pointee.offset
            return node.valid(offset, "a length of offset(x:y:)", .distance).animatableData
        } effect: { shown, target in
            .offset(
                OffsetEffect(
                    shown: CGSize(width: shown.first, height: shown.second),
                    target: CGSize(width: target.first, height: target.second)
                )
            )
        }
    }
}

/// Puts the middle of the content at a point of all the space that is offered.
nonisolated struct PositionModifier: WrappingModifier, WrappingLayout {
    let position: CGPoint

    func checked(for node: RenderNode) -> PositionModifier {
        PositionModifier(
            position: CGPoint(
                x: node.valid(position.x, "x of position(x:y:)", .distance, or: 0),
                y: node.valid(position.y, "y of position(x:y:)", .distance, or: 0)))
    }

    func size(around size: CGSize, proposal: ProposedViewSize, child: RenderNode) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: size)
    }

    func origin(of child: ViewDimensions, in size: CGSize, node: RenderNode) -> CGPoint {
        CGPoint(x: position.x - child.width / 2, y: position.y - child.height / 2)
    }

    var keepsRigidity: Axis.Set { [] }
}

extension View {
    /// Draws the view at an offset in points, without an effect on layout.
    nonisolated public func offset(_ offset: CGSize) -> some View {
        modifier(OffsetModifier(offset: offset))
    }

    /// Draws the view at an offset in points, without an effect on layout.
    ///
    ///     Image(systemName: "star").offset(x: 4, y: -2)
    ///
    /// The views around it are laid out as if it were not moved. The view receives input where it is drawn.
    ///
    /// - Parameters:
    ///   - x: The distance to the right.
    ///   - y: The distance downwards.
    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        offset(CGSize(width: x, height: y))
    }

    /// Puts the middle of the view at a point, in the coordinates of the space that is offered. The result takes all
    /// of that space.
    nonisolated public func position(_ position: CGPoint) -> some View {
        modifier(PositionModifier(position: position))
    }

    /// Places the center of the view at a point, in the coordinates of the offered space. The result takes all of that
    /// space.
    ///
    ///     Circle()
    ///         .frame(width: 10, height: 10)
    ///         .position(x: 40, y: 25)
    ///
    /// Siblings are laid out around the whole space, and not around the view. To move a view by a distance and leave
    /// the layout alone, use ``View/offset(x:y:)``.
    ///
    /// - Parameters:
    ///   - x: The distance from the left edge, in points.
    ///   - y: The distance from the top edge, in points.
    nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        position(CGPoint(x: x, y: y))
    }
}
