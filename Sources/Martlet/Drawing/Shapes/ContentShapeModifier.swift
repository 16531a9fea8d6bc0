import AttributeGraph

/// Sets the shape for hit testing of the content.
nonisolated struct ContentShapeModifier<S: Shape>: PrimitiveModifier {
    let shape: S
    let kinds: ContentShapeKinds
    let isEOFilled: Bool

    static func _makeView(
        modifier: _GraphValue<Self>,
        inputs: _ViewInputs,
        body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let node = RenderNode.make(layout: PassingLayout(), inputs: inputs)
        _ = body(inputs.inside(node))
        let environment = inputs.environment
        inputs.follow { [unowned node] graph in
            let modifier = modifier.read(in: graph)
            guard modifier.kinds.contains(.interaction) else { return node.input.contentShape = nil }
            let outline = ShapeOutline(modifier.shape, in: EnvironmentValues(scope: environment), of: node)
            node.input.contentShape = ContentShape(outline: outline, isEOFilled: modifier.isEOFilled)
        }
        return _ViewOutputs(node: node)
    }
}

extension View {
    /// Sets the shape for hit testing of the view, independent of its drawing.
    ///
    /// A stack is hit only where one of its children is drawn. With a rectangle, the gaps are hit too:
    ///
    ///     HStack { Text(name); Spacer(); Text(price) }
    ///         .contentShape(Rectangle())
    ///         .onTapGesture { select() }
    ///
    /// - Parameters:
    ///   - shape: The shape, in the view's frame.
    ///   - eoFill: Whether the even-odd rule defines the inside, instead of the winding rule.
    nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
        modifier(ContentShapeModifier(shape: shape, kinds: .interaction, isEOFilled: eoFill))
    }

    /// Sets the shape of the view for some purposes. Only `.interaction`, for hit testing, has an effect on Linux.
    nonisolated public func contentShape<S: Shape>(
        _ kind: ContentShapeKinds,
        _ shape: S,
        eoFill: Bool = false
    ) -> some View {
        modifier(ContentShapeModifier(shape: shape, kinds: kind, isEOFilled: eoFill))
    }
}
