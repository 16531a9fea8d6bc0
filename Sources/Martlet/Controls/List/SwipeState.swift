import AttributeGraph

/// The swipe actions of a list row, or of another view in a swipe actions container.
final class SwipeState: NodeAttachment {
    /// The actions, in the order of the modifiers.
    var actions: [SwipeActions] = []
    /// The open swipe; nil while the view is in its regular place.
    var swipe: RowSwipe?
    /// The inputs with which the buttons are created.
    var inputs: _ViewInputs?
    /// Whether the view can be swiped. The control of a row can be disabled too.
    var isEnabled = true
    /// Updates the view after a swipe begins or ends.
    var refresh: () -> Void = {}
    /// Shows the content at the distance of the swipe.
    var moved: () -> Void = {}
}

extension SwipeNode {
    /// The swipe actions of the node, if it can have any.
    var state: SwipeState? { node.attachment(SwipeState.self) }
}
