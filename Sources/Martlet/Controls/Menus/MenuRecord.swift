import AttributeGraph

/// The items of a menu that belongs to a view: the controls in a node that is not shown.
final class MenuRecord {
    private unowned let holder: RenderNode

    init(_ holder: RenderNode) { self.holder = holder }

    /// The items as they are now.
    @MainActor var items: [MenuItem] { holder.menuItems() }

    /// The controls that the items stand for, in order.
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

    /// Makes the views of the items as children of a node that is not shown.
    static func make(inputs: _ViewInputs, items: (_ViewInputs) -> Void) -> MenuRecord {
        let holder = RenderNode.make(layout: StackLayout.implicit, inputs: inputs)
        holder.setAttachment(ContentApart())
        var inner = inputs.inside(holder)
        inner.attach(SectionGroupsKey.self, SectionGroupsKey.kept)
        items(inner)
        holder.setHidden(true)
        return MenuRecord(holder)
    }
}

/// The menus of a node.
private final class NodeMenus: NodeAttachment {
    var own: MenuRecord?
    var context: MenuRecord?
}

extension RenderNode {
    /// The menu that the control in the node opens.
    var menu: MenuRecord? {
        get { attachment(NodeMenus.self)?.own }
        set {
            attachment(NodeMenus.self, orMake: NodeMenus()).own = newValue
            takeInput()
        }
    }

    /// The menu that a person opens over the node.
    var ownContextMenu: MenuRecord? {
        get { attachment(NodeMenus.self)?.context }
        set {
            attachment(NodeMenus.self, orMake: NodeMenus()).context = newValue
            takeInput()
        }
    }
}
