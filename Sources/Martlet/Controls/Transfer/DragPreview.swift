import AttributeGraph
import Foundation

/// What a person sees under the pointer while a view is dragged: a view made for that, or the dragged view as it stands,
/// with those that are dragged together with it.
@MainActor
package struct DragPreview {
    /// The dragged view.
    package let node: RenderNode
    /// Where the dragged view was taken hold of, in points from its top left.
    package let grip: CGPoint
    /// The views that are dragged, in order, with that which the pointer has hold of: several, or that alone.
    package let nodes: [RenderNode]
    /// How they lie under the pointer.
    package let formation: DragDropPreviewsFormation.Kind
    /// Makes a scene of the view made for the drag, in the surroundings of the dragged one; nil where there is none.
    ///
    /// The scene is updated together with that of the dragged view, until it is ended.
    package let makeScene: ((any SceneHost) -> SceneGraph)?
}

/// Where a view that can be dragged stands, and what it is dragged as.
final class DragPlace {
    fileprivate(set) weak var node: RenderNode?
    fileprivate var inputs: _ViewInputs?
    fileprivate(set) var payload: DragPayload?

    /// What is shown while the view is dragged by a point of the window; nil for a view that shows nothing.
    ///
    /// - Parameter places: The views that are dragged, with this one.
    @MainActor
    func preview(_ view: AnyView?, of places: [DragPlace], heldAt point: CGPoint) -> DragPreview? {
        guard let node, let inputs, node.isAttached else { return nil }
        let origin = node.frameInWindow.origin
        let formation = node.nearest { if case .formation(let formation) = $0 { formation } else { nil } }
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

/// The views that can be dragged whose node it is.
final class DragPlaces: NodeAttachment {
    fileprivate(set) var all: [Weak<DragPlace>] = []
}

/// Tells where the content stands.
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
