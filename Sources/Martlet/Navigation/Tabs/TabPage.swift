import AttributeGraph

/// A page of a tab view. It lasts as long as its place among the tabs; its content, from when it is first shown.
final class TabPage: LifecycleRecord, NodeAttachment {
    unowned let node: RenderNode
    /// What its tab is like.
    let traits: TabTraits?
    private var content: (() -> Void)?
    /// What the selection calls it, as last read.
    var tag: AnyHashable?
    /// Its tab in the bar, where there is one.
    weak var tab: RenderNode?
    private weak var controller: TabsController?
    private weak var lastFocus: RenderNode?

    init(node: RenderNode, traits: TabTraits?, controller: TabsController, content: @escaping () -> Void) {
        self.node = node
        self.traits = traits
        self.controller = controller
        self.content = content
    }

    /// Makes what stands on the page, if it is not there yet.
    func makeContent() {
        guard let content else { return }
        self.content = nil
        content()
    }

    /// Reads what the selection calls the page.
    func readTag(in graph: Graph) {
        let tag = traits?.tag(in: graph) ?? node.layoutChildren.first?.trait(TagTrait.self, as: AnyHashable.self)
        self.tag = tag?.flattened
    }

    /// Hides or shows the page.
    func setCovered(_ isCovered: Bool) {
        var focus = lastFocus
        node.setCovered(isCovered, lastFocus: &focus)
        lastFocus = focus
    }

    // MARK: - Lifetime

    func appear(in scene: SceneGraph) {}
    func cover(in scene: SceneGraph) {}

    func end(in scene: SceneGraph) {
        // What is only hidden has not ended.
        guard node.flags.contains(.detached) else { return }
        controller?.remove(self)
    }
}
