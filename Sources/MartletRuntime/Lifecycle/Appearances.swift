/// Nodes of a scene with lifecycle records that have not been told of their appearance.
final class Appearances: SceneService {
    static let slot = ServiceSlot()
    static let phases: UpdatePhases = .appear

    fileprivate var nodes: ContiguousArray<RenderNode> = []

    init(scene: SceneGraph) {}

    func takePart(in phase: UpdatePhase, of scene: SceneGraph) {
        for node in nodes where !node.flags.contains(.detached) && !node.isInHiddenSubtree {
            for record in node.extras?.lifecycle ?? [] { record.appear(in: scene) }
        }
        nodes.removeAll(keepingCapacity: true)
        scene.pending.remove(.appear)
    }
}

extension SceneGraph {
    /// Tells what is attached to a node of its appearance, when the update has come to an end.
    package func appears(_ node: RenderNode) {
        service(Appearances.self).nodes.append(node)
        pending.insert(.appear)
    }
}
