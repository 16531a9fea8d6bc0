import AttributeGraph

/// A page of a tab view. It exists as long as its tab; its content is created when the page is first shown.
final class TabPage: LifecycleRecord, NodeAttachment {
    unowned let node: RenderNode
    /// The properties of the page's tab.
    let traits: TabTraits?
    private var content: (() -> Void)?
    /// The value of the page's tab, as last read.
    var tag: AnyHashable?
    /// The label of the page's tab; `nil` if it has none.
    var label: TabLabel?
    /// The tab in the bar, if there is one.
    weak var tab: RenderNode?
    private weak var controller: TabsController?
    private weak var lastFocus: RenderNode?

    init(node: RenderNode, traits: TabTraits?, controller: TabsController, content: @escaping () -> Void) {
        self.node = node
        self.traits = traits
        self.controller = controller
        self.content = content
    }

    /// Creates the content of the page, if it does not exist yet.
    func makeContent() {
        guard let content else { return }
        self.content = nil
        content()
    }

    /// Reads the value of the page's tab.
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
        // A page that is only hidden is not removed.
        guard node.flags.contains(.detached) else { return }
        controller?.remove(self)
    }
}
