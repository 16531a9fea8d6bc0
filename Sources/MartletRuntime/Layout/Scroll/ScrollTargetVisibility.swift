import AttributeGraph
import Foundation

/// Reports the visible elements of the scroll view inside.
nonisolated struct ScrollTargetVisibilityModifier<ID: Hashable>: PrimitiveModifier {
    let threshold: Double
    let action: ([ID]) -> Void

    package static func _makeView(
        modifier: _GraphValue<Self>,
        inputs: _ViewInputs,
        body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let outputs = body(inputs)
        let observer = ScrollTargetVisibilityObserver<ID>(node: outputs.node)
        inputs.follow { graph in observer.modifier = modifier.read(in: graph) }
        outputs.node.lifetime.attach(observer)
        return outputs
    }
}

/// Looks which elements are seen whenever the scroll view may have moved.
private final class ScrollTargetVisibilityObserver<ID: Hashable>: ScrollObserver {
    var modifier: ScrollTargetVisibilityModifier<ID>?
    private var last: [ID]?

    override func look(at scrollNode: RenderNode, _ scroll: ScrollContent, in scene: SceneGraph) {
        guard let modifier else { return }
        let seen: [ID] = scrollNode.scroll.visibleTargets(threshold: modifier.threshold)
        guard seen != last else { return }
        last = seen
        scene.actions.append { modifier.action(seen) }
    }
}

extension View {
    /// Runs an action with the ids of the visible elements of the scroll view in the view, whenever they change.
    ///
    /// The elements are those of the layout that is marked with ``scrollTargetLayout(isEnabled:)``.
    ///
    /// - Parameters:
    ///   - idType: The type of the ids.
    ///   - threshold: The part of an element that has to be visible, from 0 to 1.
    ///   - action: Receives the ids in the order of the elements.
    nonisolated public func onScrollTargetVisibilityChange<ID: Hashable>(
        idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
    ) -> some View {
        modifier(ScrollTargetVisibilityModifier(threshold: threshold, action: action))
    }
}
