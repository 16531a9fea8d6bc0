import Foundation

/// Observes the first scroll view in a node after each layout and movement, from the node's appearance to its end.
class ScrollObserver: GeometryObserver, LifecycleRecord {
    // Borrowed: the node holds the observer, which stops looking when the node ends.
    @Borrowed var node: RenderNode
    private weak var scrollNode: RenderNode?
    private(set) var hasAppeared = false

    init(node: RenderNode) { _node = Borrowed(node) }

    /// Looks at the scroll view.
    func look(at scrollNode: RenderNode, _ scroll: ScrollContent, in scene: SceneGraph) {}

    final func appear(in scene: SceneGraph) {
        guard !hasAppeared else { return }
        hasAppeared = true
        scene.observeGeometry(self)
        _ = check(in: scene)
    }

    final func end(in scene: SceneGraph) { hasAppeared = false }

    final func check(in scene: SceneGraph) -> Bool {
        guard hasAppeared else { return false }
        if scrollNode == nil { scrollNode = node.scroll.first }
        if let scrollNode, case .scroll(let scroll) = scrollNode.content { look(at: scrollNode, scroll, in: scene) }
        return true
    }
}
