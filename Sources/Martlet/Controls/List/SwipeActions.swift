import AttributeGraph

/// The swipe actions at one edge of a row.
final class SwipeActions {
    fileprivate(set) var edge = HorizontalEdge.trailing
    /// Whether a full swipe runs the first action.
    fileprivate(set) var allowsFullSwipe = true
    /// Called when the actions are revealed and when they are hidden again.
    fileprivate(set) var onPresentationChanged: ((Bool) -> Void)?
    let actions: MenuRecord

    init(_ actions: MenuRecord) { self.actions = actions }
}

/// Adds swipe actions to the list row that contains the content, or to the content in a swipe actions container.
nonisolated struct SwipeActionsModifier<Actions: View>: PrimitiveModifier {
    let actions: Actions
    let edge: HorizontalEdge
    let allowsFullSwipe: Bool
    var onPresentationChanged: ((Bool) -> Void)?

    static func _makeView(
        modifier: _GraphValue<Self>,
        inputs: _ViewInputs,
        body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let (state, inner, outputs): (SwipeState, _ViewInputs, _ViewOutputs)
        if let around = inputs.parent.lazy.enclosingRow?.list.rowState?.swiping ?? SwipeElement.state(around: inputs) {
            let node = RenderNode.make(layout: PassingLayout(), inputs: inputs)
            (state, inner, outputs) = (around, inputs.inside(node), _ViewOutputs(node: node))
            _ = body(inner)
        } else if let made = SwipeElement.make(inputs: inputs, body: body) {
            (state, inner, outputs) = made
        } else {
            return body(inputs)
        }
        let actions = modifier[\.actions]
        let record = SwipeActions(.make(inputs: inner) { Actions._makeViewList(view: actions, inputs: $0) })
        state.actions.append(record)
        inputs.follow { graph in
            let modifier = modifier.read(in: graph)
            record.edge = modifier.edge
            record.allowsFullSwipe = modifier.allowsFullSwipe
            record.onPresentationChanged = modifier.onPresentationChanged
        }
        return outputs
    }
}

extension View {
    /// Adds swipe actions to the view's list row, or to the view itself in a ``View/swipeActionsContainer()``.
    ///
    /// The actions are revealed by swiping or dragging the row. They are also in the row's context menu, for the
    /// secondary button, the Menu key and Shift-F10. Actions at the trailing edge replace the one of
    /// `onDelete(perform:)`.
    ///
    ///     MessageRow(message).swipeActions { Button("Archive") { archive(message) } }
    ///
    /// - Parameters:
    ///   - edge: The edge of the row from which the actions are revealed.
    ///   - allowsFullSwipe: Whether a full swipe runs the first action.
    ///   - content: A builder of the buttons.
    nonisolated public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing,
        allowsFullSwipe: Bool = true,
        @ViewBuilder content: () -> T
    ) -> some View {
        modifier(SwipeActionsModifier(actions: content(), edge: edge, allowsFullSwipe: allowsFullSwipe))
    }

    /// Adds swipe actions to the view's list row or to a view in a container, and reports when they are revealed and hidden.
    ///
    ///     MessageRow(message).swipeActions {
    ///         Button("Archive") { archive(message) }
    ///     } onPresentationChanged: { isShown in
    ///         isPreviewPaused = isShown
    ///     }
    ///
    /// - Parameters:
    ///   - edge: The edge of the row from which the actions are revealed.
    ///   - allowsFullSwipe: Whether a full swipe runs the first action.
    ///   - content: A builder of the buttons.
    ///   - onPresentationChanged: Called with `true` when a swipe begins to reveal the actions, and with `false` when the
    ///     row is back in its place.
    nonisolated public func swipeActions(
        edge: HorizontalEdge = .trailing,
        allowsFullSwipe: Bool = true,
        @ViewBuilder content: () -> some View,
        onPresentationChanged: @escaping (Bool) -> Void
    ) -> some View {
        modifier(
            SwipeActionsModifier(
                actions: content(), edge: edge, allowsFullSwipe: allowsFullSwipe,
                onPresentationChanged: onPresentationChanged))
    }
}
