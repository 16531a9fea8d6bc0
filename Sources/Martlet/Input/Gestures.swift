import AttributeGraph
import Foundation

/// Attaches a gesture to the content.
nonisolated struct GestureModifier: PrimitiveModifier {
    let kind: GestureRecord.Kind
    let action: () -> Void
    let pressingChanged: ((Bool) -> Void)?

    static func _makeView(
        modifier: _GraphValue<Self>,
        inputs: _ViewInputs,
        body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let outputs = body(inputs)
        let record = GestureRecord()
        outputs.node.input.gestures.append(record)
        let environment = inputs.environment
        inputs.follow { graph in
            let modifier = modifier.read(in: graph)
            record.kind = modifier.kind
            record.action = modifier.action
            record.pressingChanged = modifier.pressingChanged
            record.isEnabled = EnvironmentValues(scope: environment).isEnabled
        }
        return outputs
    }
}

/// Changes where content can be hit.
nonisolated struct HitTestingModifier: PrimitiveModifier {
    /// Nil leaves it as it is.
    var isAllowed: Bool?
    var hasContentShape = false

    static func _makeView(
        modifier: _GraphValue<Self>,
        inputs: _ViewInputs,
        body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let node = RenderNode.make(layout: PassingLayout(), inputs: inputs)
        _ = body(inputs.inside(node))
        inputs.follow { [unowned node] graph in
            let modifier = modifier.read(in: graph)
            if let isAllowed = modifier.isAllowed { node.input.allowsHitTesting = isAllowed }
            if modifier.hasContentShape { node.input.hasContentShape = true }
        }
        return _ViewOutputs(node: node)
    }
}

extension View {
    /// Runs an action when the view is tapped or clicked a number of times in a row.
    nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        modifier(GestureModifier(kind: .tap(count: count), action: action, pressingChanged: nil))
    }

    /// Runs an action when the view is pressed for a time without moving.
    ///
    /// - Parameters:
    ///   - minimumDuration: In seconds.
    ///   - maximumDistance: How far the pointer may move meanwhile, in points.
    ///   - action: Runs when the time is over.
    ///   - onPressingChanged: Told when the press begins, and when it ends or succeeds.
    nonisolated public func onLongPressGesture(
        minimumDuration: Double = 0.5,
        maximumDistance: CGFloat = 10,
        perform action: @escaping () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View {
        let kind = GestureRecord.Kind.longPress(
            minimumDuration: .seconds(minimumDuration),
            maximumDistance: Double(maximumDistance)
        )
        return modifier(GestureModifier(kind: kind, action: action, pressingChanged: onPressingChanged))
    }

    /// Says whether the view and what stands in it can be hit; what can't lets the pointer through.
    nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
        modifier(HitTestingModifier(isAllowed: enabled))
    }
}
