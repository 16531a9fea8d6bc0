import AttributeGraph

/// The menu of a view: the controls in a hidden node, from which the items are derived.
final class MenuRecord {
    private unowned let holder: RenderNode

    /// The hidden node that contains the controls.
    var node: RenderNode { holder }

    init(_ holder: RenderNode) { self.holder = holder }

    /// The current items.
    @MainActor var items: [MenuItem] { holder.menu.items() }

    /// The controls of the items, in order.
    var controls: [RenderNode] {
        var found: [RenderNode] = []
        func collect(_ node: RenderNode) {
            for child in node.children {
                if child.controlContent != nil { found.append(child) } else { collect(child) }
            }
        }
        collect(holder)
        return found
    }

    /// Creates the views of the items as children of a hidden node.
    static func make(inputs: _ViewInputs, items: (_ViewInputs) -> Void) -> MenuRecord {
        let holder = RenderNode.make(layout: StackLayout.implicit, inputs: inputs)
        holder.setAttachment(SeparateContent())
        var inner = inputs.inside(holder)
        inner.attach(SectionGroupsKey.self, SectionGroupsKey.kept)
        items(inner)
        holder.setHidden(true)
        return MenuRecord(holder)
    }
}

/// The menus of a node: the one that its control opens, and its context menu.
private final class NodeMenus: NodeAttachment {
    var own: MenuRecord?
    var context: MenuRecord?
}

extension MenuNode {
    /// The menu that the node's control opens.
    var record: MenuRecord? {
        get { node.attachment(NodeMenus.self)?.own }
        nonmutating set {
            node.attachment(NodeMenus.self, orMake: NodeMenus()).own = newValue
            node.takeInput()
        }
    }

    /// The node's context menu.
    var ownContextMenu: MenuRecord? {
        get { node.attachment(NodeMenus.self)?.context }
        nonmutating set {
            node.attachment(NodeMenus.self, orMake: NodeMenus()).context = newValue
            node.takeInput()
        }
    }
}
