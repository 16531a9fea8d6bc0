import AttributeGraph
import Foundation

/// The preview of a drag under the pointer: a view made for the drag, or the dragged views themselves.
@MainActor
package struct DragPreview {
    /// The view under the pointer.
    package let node: RenderNode
    /// The position of the pointer in that view, in points from its top left.
    package let grip: CGPoint
    /// The dragged views in order, including the one under the pointer.
    package let nodes: [RenderNode]
    /// The arrangement of several dragged views.
    package let formation: DragDropPreviewsFormation.Kind
    /// Creates a scene of the view made for the drag, in the environment of the dragged view; `nil` without such a
    /// view.
    ///
    /// The scene is updated together with that of the dragged view, until it ends.
    package let makeScene: ((any SceneHost) -> SceneGraph)?
}

/// A draggable view, with its node and its payload.
final class DragPlace {
    fileprivate(set) weak var node: RenderNode?
    fileprivate var inputs: _ViewInputs?
    fileprivate(set) var payload: DragPayload?

    /// Returns the preview for a drag by a point of the window; `nil` if the view is not shown.
    ///
    /// - Parameter places: The dragged views, including this one.
    @MainActor
    func preview(_ view: AnyView?, of places: [DragPlace], heldAt point: CGPoint) -> DragPreview? {
        guard let node, let inputs, node.isAttached else { return nil }
        let origin = node.frameInWindow.origin
        let formation = node.transfer.nearest { if case .formation(let formation) = $0 { formation } else { nil } }
        let nodes = places.compactMap(\.node).filter { $0.isAttached && !$0.isOutOfSight }
        return DragPreview(
            node: node, grip: CGPoint(x: point.x - origin.x, y: point.y - origin.y),
            nodes: nodes.contains { $0 === node } ? nodes : [node], formation: (formation ?? .default).kind,
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

/// The draggable views of a node, one for each modifier.
final class DragPlaces: NodeAttachment {
    fileprivate(set) var all: [Weak<DragPlace>] = []
}

/// Connects the content's node with the draggable view.
nonisolated struct DragPlaceModifier: PrimitiveModifier {
    let place: DragPlace
    let payload: DragPayload

    static func _makeView(
        modifier: _GraphValue<Self>,
        inputs: _ViewInputs,
        body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let outputs = body(inputs)
        let node = outputs.node
        inputs.follow { [unowned node] graph in
            let modifier = modifier.read(in: graph)
            let place = modifier.place
            if place.node !== node {
                let places = node.attachment(DragPlaces.self, orMake: DragPlaces())
                places.all.removeAll { $0.object == nil || $0.object === place }
                places.all.append(Weak(place))
            }
            place.node = node
            place.inputs = inputs
            place.payload = modifier.payload
        }
        return outputs
    }
}
