import AttributeGraph

/// Gives content a shape of its own for the pointer.
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
    /// Says where the view can be hit: inside of a shape, whatever is drawn there, and nowhere else.
    ///
    /// A stack is hit only where something in it is drawn; with a rectangle it is hit between, too:
    ///
    ///     HStack { Text(name); Spacer(); Text(price) }
    ///         .contentShape(Rectangle())
    ///         .onTapGesture { select() }
    ///
    /// - Parameters:
    ///   - shape: The shape, in the view's frame.
    ///   - eoFill: Whether overlapping parts of the shape are inside of it by the even-odd rule.
    nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
        modifier(ContentShapeModifier(shape: shape, kinds: .interaction, isEOFilled: eoFill))
    }

    /// Gives the view a shape for some purposes; that of the pointer is `.interaction`, and the others have nothing on
    /// Linux that would use them.
    nonisolated public func contentShape<S: Shape>(
        _ kind: ContentShapeKinds,
        _ shape: S,
        eoFill: Bool = false
    ) -> some View {
        modifier(ContentShapeModifier(shape: shape, kinds: kind, isEOFilled: eoFill))
    }
}
