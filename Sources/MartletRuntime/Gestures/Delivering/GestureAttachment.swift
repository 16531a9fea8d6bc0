import AttributeGraph

/// The priority of a gesture relative to those of the view it is attached to.
package enum GesturePriority {
    /// The gestures of the view have precedence.
    case normal
    /// The gesture has precedence over those of the view.
    case high
    /// Each is for itself.
    case simultaneous
}

/// A gesture attached to a node. The object persists while the effect of the gesture follows the view value.
final class GestureAttachment {
    var priority = GesturePriority.normal
    let recognizer: AnyRecognizer
    weak var node: RenderNode?
    var mask = GestureMask.all
    var isEnabled = true

    init(_ recognizer: AnyRecognizer, node: RenderNode) {
        self.recognizer = recognizer
        self.node = node
    }
}

/// Attaches a gesture to the content.
package nonisolated struct GestureModifier<G: Gesture>: PrimitiveModifier {
    package let gesture: G
    package let priority: GesturePriority
    package var mask = GestureMask.all
    var isEnabled = true

    package init(
        gesture: G,
        priority: GesturePriority,
        mask: GestureMask = GestureMask.all,
        isEnabled: Bool = true
    ) {
        self.gesture = gesture
        self.priority = priority
        self.mask = mask
        self.isEnabled = isEnabled
    }

    package static func _makeView(
        modifier: _GraphValue<Self>,
        inputs: _ViewInputs,
        body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let outputs = body(inputs)
        let node = outputs.node
        let place = GesturePlace(scene: inputs.scene)
        place.node = node
        let made = G._makeGesture(
            gesture: modifier[\.gesture], inputs: _GestureInputs(view: inputs, place: place))
        let attachment = GestureAttachment(made.recognizer, node: node)
        node.input.gestures.append(attachment)
        let environment = inputs.environment
        inputs.follow { graph in
            let modifier = modifier.read(in: graph)
            attachment.priority = modifier.priority
            attachment.mask = modifier.mask
            attachment.isEnabled = modifier.isEnabled && EnvironmentValues(scope: environment).isEnabled
        }
        return outputs
    }
}
