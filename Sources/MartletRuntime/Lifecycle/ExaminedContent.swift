/// Collects the writes of tasks in content whose identity changes again and again: the attachment of its group.
final class ExaminedContent: NodeAttachment {
    let writes: WriteCollector

    init(_ writes: WriteCollector) { self.writes = writes }
}

extension LifetimeNode {
    /// The innermost examined content around the node; nil in almost all scenes, without a search.
    var examinedContent: ExaminedContent? {
        guard self.node.scene.counts.hasExaminedContent else { return nil }
        var node: RenderNode? = self.node
        while let current = node {
            if let found = current.attachment(ExaminedContent.self) { return found }
            node = current.parent
        }
        return nil
    }
}

/// Watches the content of a place that changes its identity often, for tasks in it that cause the change.
struct IdentityChanges {
    private var watch = RestartWatch()

    /// Records that the place is about to make content with another identity.
    mutating func recordChange(of group: RenderNode) {
        let scene = group.scene
        guard let restarts = watch.restarts(.identity, in: scene) else { return }
        restarts.startAgain(at: group)
        if let writes = restarts.writes {
            scene.counts.hasExaminedContent = true
            group.setAttachment(ExaminedContent(writes))
        } else {
            group.removeAttachment(ExaminedContent.self)
        }
    }
}
