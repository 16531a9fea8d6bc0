/// Animates the geometry of the subtree together with that of the content.
nonisolated struct GeometryGroupModifier: PrimitiveModifier {
    package static func _makeView(
        modifier: _GraphValue<Self>,
        inputs: _ViewInputs,
        body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let node = RenderNode.make(layout: PassingLayout(), inputs: inputs)
        _ = body(inputs.inside(node))
        return _ViewOutputs(node: node)
    }
}

extension View {
    /// Moves and resizes the views inside together with this view. A view that is inserted during an animation of this
    /// view starts at the presented geometry, not at the target.
    nonisolated public func geometryGroup() -> some View { modifier(GeometryGroupModifier()) }
}
