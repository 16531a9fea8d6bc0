import AttributeGraph
import Foundation

/// Adds a menu to the content.
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
        node.ownContextMenu = .make(inputs: inner) { Items._makeViewList(view: items, inputs: $0) }
        return _ViewOutputs(node: node)
    }
}

/// The items of a menu that belongs to a view, by their older name.
public struct ContextMenu<MenuItems: View> {
    let items: MenuItems

    /// A menu of the items of a builder.
    nonisolated public init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }
}

extension View {
    /// Adds a menu to the view: for the secondary button of the pointer, for the Menu key and Shift-F10 while the focus
    /// is in the view, and for a long touch.
    ///
    /// Buttons, toggles, pickers, menus, sections and dividers of the builder are the items. A menu without items is not
    /// opened.
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

    /// Adds a menu to the view. A preview is for hosts that lift what was touched: none of those that there are does.
    nonisolated public func contextMenu<M: View, P: View>(
        @ViewBuilder menuItems: () -> M,
        @ViewBuilder preview: () -> P
    ) -> some View {
        modifier(ContextMenuModifier(items: menuItems()))
    }

    /// Adds a menu to the view, as long as there is one; the older form.
    nonisolated public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
        modifier(ContextMenuModifier(items: contextMenu?.items))
    }
}

// MARK: - What a person opens

extension SceneGraph {
    /// The items of the menu at a point of the window; empty where there is none.
    @MainActor
    package func contextMenu(at point: CGPoint) -> [MenuItem] { hitTest(point)?.contextMenuItems ?? [] }

    /// The items of the menu of what has the focus, and where that stands in the window; nil where there is none.
    @MainActor
    package func contextMenuOfFocus() -> (items: [MenuItem], frame: CGRect)? {
        guard let node = focus.focused else { return nil }
        let items = node.contextMenuItems
        return items.isEmpty ? nil : (items, node.frameInWindow)
    }
}

extension RenderNode {
    /// The items of the innermost menu around the node, and after a line those for the row that it stands in.
    @MainActor
    package var contextMenuItems: [MenuItem] {
        var own: [MenuItem] = []
        var node: RenderNode? = self
        while let current = node {
            if own.isEmpty, let record = current.ownContextMenu {
                own = current.attachment(SelectionMenu.self)?.items(for: [], in: scene) ?? record.items
            }
            if current.rowState?.isHeader == false {
                if own.isEmpty { own = current.menuAroundRow?.items ?? [] }
                if own.isEmpty { own = current.selectionMenuItems }
                if own.isEmpty { own = textCopyItems }
                // What the menu has is not said twice.
                let names = Set(own.lazy.filter { $0.kind != .separator }.map(\.title))
                let row = current.rowMenuItems.filter { !names.contains($0.title) }
                return own.isEmpty || row.isEmpty ? own + row : own + [.separator] + row
            }
            node = current.containerNode
        }
        return own.isEmpty ? textCopyItems : own
    }

    /// The menu of all that stands in a row, which is that of the row.
    private var menuAroundRow: MenuRecord? {
        var node = rowState?.content
        while let current = node {
            if let record = current.ownContextMenu { return record }
            // What its menus are made of is not shown.
            let inner = current.shownLayoutChildren
            node = inner.count == 1 && current.controlContent == nil ? inner[0] : nil
        }
        return nil
    }

    /// What can be done with a row: its swipe actions, and what its list allows.
    @MainActor
    private var rowMenuItems: [MenuItem] {
        guard let state = rowState, let control = controlContent, control.isEnabled else { return [] }
        var items = state.swipeActions.flatMap(\.actions.items)
        // Actions at the trailing edge stand in the place of the one that removes the row.
        if control.offers.contains(.delete), !state.swipeActions.contains(where: { $0.edge == .trailing }) {
            items.append(MenuItem("Delete") { [weak self] in self?.operate(.delete, by: .menu) })
        }
        if control.offers.contains(.move), let source = rowSource {
            items.append(
                MenuItem("Move Up", isEnabled: source.index > 0) { [weak self] in
                    self?.operate(.move(-1), by: .menu)
                })
            items.append(
                MenuItem("Move Down", isEnabled: source.index + 1 < source.rows.count) { [weak self] in
                    self?.operate(.move(1), by: .menu)
                })
        }
        return items
    }
}
