import AttributeGraph

/// Actions at one edge of a row.
final class SwipeActions {
    fileprivate(set) var edge = HorizontalEdge.trailing
    /// Whether moving the row all the way does the first.
    fileprivate(set) var allowsFullSwipe = true
    let actions: MenuRecord

    init(_ actions: MenuRecord) { self.actions = actions }
}

/// Offers actions for the row of a list that the content stands in.
nonisolated struct SwipeActionsModifier<Actions: View>: PrimitiveModifier {
    let actions: Actions
    let edge: HorizontalEdge
    let allowsFullSwipe: Bool

    static func _makeView(
        modifier: _GraphValue<Self>,
        inputs: _ViewInputs,
        body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        guard let state = inputs.parent.enclosingRow?.rowState else { return body(inputs) }
        let node = RenderNode.make(layout: PassingLayout(), inputs: inputs)
        let inner = inputs.inside(node)
        _ = body(inner)
        let actions = modifier[\.actions]
        let record = SwipeActions(.make(inputs: inner) { Actions._makeViewList(view: actions, inputs: $0) })
        state.swipeActions.append(record)
        inputs.follow { graph in
            let modifier = modifier.read(in: graph)
            record.edge = modifier.edge
            record.allowsFullSwipe = modifier.allowsFullSwipe
        }
        return _ViewOutputs(node: node)
    }
}

extension View {
    /// Offers actions for the view's row in a list: where fingers or the pointer move the row aside, and in the row's
    /// menu, for the secondary button, the Menu key and Shift-F10.
    ///
    /// Actions at the trailing edge take the place of the one that `onDelete(perform:)` gives to the row.
    ///
    /// - Parameters:
    ///   - edge: Where on the row they belong.
    ///   - allowsFullSwipe: Whether swiping all the way does the first.
    ///   - content: The buttons.
    nonisolated public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing,
        allowsFullSwipe: Bool = true,
        @ViewBuilder content: () -> T
    ) -> some View {
        modifier(SwipeActionsModifier(actions: content(), edge: edge, allowsFullSwipe: allowsFullSwipe))
    }
}
