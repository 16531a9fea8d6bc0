/// Has what stands in the content move with the content as a whole.
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
    /// Has what stands in the view move and grow with the view as a whole: what comes into it while it is on its way
    /// begins where the view is then, and not where it goes to.
    nonisolated public func geometryGroup() -> some View { modifier(GeometryGroupModifier()) }
}
