import AttributeGraph
import Foundation

/// What a person sees under the pointer while a view is dragged: a view made for that, or the dragged view as it stands.
@MainActor
package struct DragPreview {
    /// The dragged view.
    package let node: RenderNode
    /// Where the dragged view was taken hold of, in points from its top left.
    package let grip: CGPoint
    /// Makes a scene of the view made for the drag, in the surroundings of the dragged one; nil where there is none.
    ///
    /// The scene is updated together with that of the dragged view, until it is ended.
    package let makeScene: ((any SceneHost) -> SceneGraph)?
}

/// Where a view that can be dragged stands.
final class DragPlace {
    fileprivate(set) weak var node: RenderNode?
    fileprivate var inputs: _ViewInputs?

    /// What is shown while the view is dragged by a point of the window; nil for a view that shows nothing.
    @MainActor
    func preview(_ view: AnyView?, heldAt point: CGPoint) -> DragPreview? {
        guard let node, let inputs, node.isAttached else { return nil }
        let origin = node.frameInWindow.origin
        return DragPreview(
            node: node, grip: CGPoint(x: point.x - origin.x, y: point.y - origin.y),
            makeScene: view.map { view in
                { host in
                    let scene = SceneGraph(
                        host: host, size: .zero, sharing: inputs.scene, around: inputs, features: .all)
                    scene.show(view)
                    return scene
                }
            })
    }
}

/// Tells where the content stands.
nonisolated struct DragPlaceModifier: PrimitiveModifier {
    let place: DragPlace

    static func _makeView(
        modifier: _GraphValue<Self>,
        inputs: _ViewInputs,
        body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let outputs = body(inputs)
        let node = outputs.node
        inputs.follow { graph in
            let place = modifier.read(in: graph).place
            place.node = node
            place.inputs = inputs
        }
        return outputs
    }
}
