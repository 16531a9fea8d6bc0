extension LifetimeNode {
    /// Shows or hides the subtree. A hidden subtree has disappeared, but keeps its lifetime.
    func setShown(_ isShown: Bool) {
        guard self.node.flags.contains(.hidden) == isShown else { return }
        if isShown {
            self.node.flags.remove(.hidden)
            for node in nodesWithLifecycle { self.node.scene.appears(node) }
        } else {
            for node in nodesWithLifecycle {
                for record in node.extras?.lifecycle ?? [] { record.end(in: self.node.scene) }
            }
            self.node.flags.insert(.hidden)
        }
        self.node.parent?.lifetime.contentDidChange()
        self.node.containerNode?.didChange()
        if self.node.flags.contains(.hasPreferences) { self.node.parent?.preferencesDidChange() }
        self.node.didChange()
    }

    private var nodesWithLifecycle: ContiguousArray<RenderNode> {
        var nodes: ContiguousArray<RenderNode> = []
        node.forEachInSubtree { if let extras = $0.extras, !extras.lifecycle.isEmpty { nodes.append($0) } }
        return nodes
    }
}
