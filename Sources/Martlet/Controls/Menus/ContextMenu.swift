import AttributeGraph
import Foundation

/// Adds a context menu to the content.
nonisolated struct ContextMenuModifier<Items: View>: PrimitiveModifier {
    let items: Items

    static func _makeView(
        modifier: _GraphValue<Self>,
        inputs: _ViewInputs,
        body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let node = RenderNode.make(layout: PassingLayout(), inputs: inputs)
        let inner = inputs.inside(node)
        _ = body(inner)
        let items = modifier[\.items]
        node.menu.ownContextMenu = .make(inputs: inner) { Items._makeViewList(view: items, inputs: $0) }
        return _ViewOutputs(node: node)
    }
}

/// The items of a context menu. The older form of `contextMenu(menuItems:)`.
public struct ContextMenu<MenuItems: View> {
    let items: MenuItems

    /// Creates a menu of the items of a builder.
    nonisolated public init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }
}

extension View {
    /// Adds a context menu to the view. It opens with the pointer's secondary button, by a long touch, and with the
    /// Menu key or Shift-F10 while the focus is in the view.
    ///
    /// The items are the builder's buttons, toggles, pickers, menus, sections and dividers. A menu without items does
    /// not open.
    ///
    ///     Text(song.title)
    ///         .contextMenu {
    ///             Button("Play") { play(song) }
    ///             Divider()
    ///             Button("Remove", role: .destructive) { remove(song) }
    ///         }
    nonisolated public func contextMenu<MenuItems: View>(
        @ViewBuilder menuItems: () -> MenuItems
    ) -> some View {
        modifier(ContextMenuModifier(items: menuItems()))
    }

    /// Adds a context menu to the view. The preview is ignored, since no host lifts the touched view.
    nonisolated public func contextMenu<M: View, P: View>(
        @ViewBuilder menuItems: () -> M,
        @ViewBuilder preview: () -> P
    ) -> some View {
        modifier(ContextMenuModifier(items: menuItems()))
    }

    /// Adds a context menu to the view, unless it is `nil`. The older form.
    nonisolated public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
        modifier(ContextMenuModifier(items: contextMenu?.items))
    }
}

// MARK: - Menus that the user opens

extension SceneGraph {
    /// Returns the items of the context menu at a point of the window; empty without a menu.
    @MainActor
    package func contextMenu(at point: CGPoint) -> [MenuItem] { hitTest(point)?.menu.contextItems ?? [] }

    /// Returns the items of the focused view's context menu, and the view's frame in the window; `nil` without a menu.
    @MainActor
    package func contextMenuOfFocus() -> (items: [MenuItem], frame: CGRect)? {
        guard let node = focus.focused else { return nil }
        let items = node.menu.contextItems
        return items.isEmpty ? nil : (items, node.frameInWindow)
    }
}

extension [MenuItem] {
    /// Returns the items, followed by those of a row whose titles they do not have.
    fileprivate func followed(by row: [MenuItem]) -> [MenuItem] {
        let names = Set(lazy.filter { $0.kind != .separator }.map(\.title))
        let row = row.filter { !names.contains($0.title) }
        return isEmpty || row.isEmpty ? self + row : self + [.separator] + row
    }
}

extension MenuNode {
    /// The node whose context menu the node's control is an item of; `nil` for other nodes.
    package var contextOwner: RenderNode? {
        var node = self.node
        while let parent = node.parent {
            if parent.menu.ownContextMenu?.node === node { return parent }
            node = parent
        }
        return nil
    }

    /// The items of the innermost context menu around the node, followed by those of the row that contains the node.
    @MainActor
    package var contextItems: [MenuItem] {
        var own: [MenuItem] = []
        var node: RenderNode? = self.node
        while let current = node {
            if own.isEmpty, let record = current.menu.ownContextMenu {
                own = current.attachment(SelectionMenu.self)?.items(for: [], in: self.node.scene) ?? record.items
            }
            if current.list.rowState?.isHeader == false {
                if own.isEmpty { own = current.menu.menuAroundRow?.items ?? [] }
                if own.isEmpty { own = current.menu.selectionItems }
                if own.isEmpty { own = self.node.text.copyItems }
                return own.followed(by: current.menu.rowItems)
            }
            if current.list.rowState == nil, current.swipe.state != nil {
                return own.followed(by: current.swipe.menuItems)
            }
            node = current.containerNode
        }
        return own.isEmpty ? self.node.text.copyItems : own
    }

    /// The context menu on a row's whole content, which is the menu of the row.
    private var menuAroundRow: MenuRecord? {
        var node = self.node.list.rowState?.content
        while let current = node {
            if let record = current.menu.ownContextMenu { return record }
            // Nodes that only provide a menu's items are not shown, and are skipped.
            let inner = current.shownLayoutChildren
            node = inner.count == 1 && current.controlContent == nil ? inner[0] : nil
        }
        return nil
    }

    /// The items for a row: its swipe actions, and the edits that its list allows.
    @MainActor
    private var rowItems: [MenuItem] {
        guard let state = node.list.rowState, let control = node.controlContent, control.isEnabled else { return [] }
        var items = state.swipeActions.flatMap(\.actions.items)
        // Swipe actions at the trailing edge replace the item that deletes the row.
        if control.offers.contains(.delete), !state.swipeActions.contains(where: { $0.edge == .trailing }) {
            items.append(MenuItem("Delete") { [weak node = self.node] in node?.operate(.delete, by: .menu) })
        }
        if control.offers.contains(.move), let source = node.list.rowSource {
            let place = node.transfer.reorderPlace
            let canMoveUp = place.map { $0.collection.canMove($0.index, forward: false) } ?? (source.index > 0)
            let canMoveDown =
                place.map { $0.collection.canMove($0.index, forward: true) } ?? (source.index + 1 < source.rows.count)
            items.append(
                MenuItem("Move Up", isEnabled: canMoveUp) { [weak node = self.node] in
                    node?.operate(.move(-1), by: .menu)
                })
            items.append(
                MenuItem("Move Down", isEnabled: canMoveDown) { [weak node = self.node] in
                    node?.operate(.move(1), by: .menu)
                })
        }
        return items
    }
}
