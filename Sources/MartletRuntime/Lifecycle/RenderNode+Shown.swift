extension RenderNode {
    /// Shows or hides the subtree. A hidden subtree has disappeared, but keeps its lifetime.
    func setShown(_ isShown: Bool) {
        guard flags.contains(.hidden) == isShown else { return }
        if isShown {
            flags.remove(.hidden)
            for node in nodesWithLifecycle { scene.appears(node) }
        } else {
            for node in nodesWithLifecycle {
                for record in node.extras?.lifecycle ?? [] { record.end(in: scene) }
            }
            flags.insert(.hidden)
        }
        parent?.contentDidChange()
        containerNode?.didChange()
        if flags.contains(.hasPreferences) { parent?.preferencesDidChange() }
        didChange()
    }

    private var nodesWithLifecycle: ContiguousArray<RenderNode> {
        var nodes: ContiguousArray<RenderNode> = []
        forEachInSubtree { if let extras = $0.extras, !extras.lifecycle.isEmpty { nodes.append($0) } }
        return nodes
    }
}
