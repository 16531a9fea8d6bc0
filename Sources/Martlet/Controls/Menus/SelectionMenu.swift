import AttributeGraph
import Foundation

/// The menu and the primary action for the selected rows of the lists and tables in a node.
final class SelectionMenu: NodeAttachment {
    fileprivate unowned let record: MenuRecordHolder
    fileprivate var choose: @MainActor @Sendable ([AnyHashable]) -> Void = { _ in }
    fileprivate var act: (@MainActor @Sendable ([AnyHashable]) -> Void)?

    fileprivate init(record: MenuRecordHolder) { self.record = record }

    /// Whether there is a primary action, which a double click runs.
    var hasPrimaryAction: Bool { act != nil }

    /// Returns the items for rows with these selection values.
    @MainActor
    func items(for values: [AnyHashable], in scene: SceneGraph) -> [MenuItem] {
        choose(values)
        scene.update()
        return record.menu.items
    }

    /// Runs the primary action on rows with these selection values.
    @MainActor
    func performPrimaryAction(on values: [AnyHashable]) { act?(values) }
}

/// Keeps the menu of a node alive as long as the node.
private final class MenuRecordHolder: NodeAttachment {
    let menu: MenuRecord

    init(menu: MenuRecord) { self.menu = menu }
}

/// Adds a menu for the selected rows of the lists and tables in the content.
nonisolated private struct SelectionMenuHook<Value: Hashable, Items: View>: PrimitiveModifier {
    let items: Items
    let choose: @MainActor @Sendable (Set<Value>) -> Void
    let primaryAction: (@MainActor @Sendable (Set<Value>) -> Void)?

    static func _makeView(
        modifier: _GraphValue<Self>,
        inputs: _ViewInputs,
        body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let node = RenderNode.make(layout: PassingLayout(), inputs: inputs)
        let inner = inputs.inside(node)
        _ = body(inner)
        let items = modifier[\.items]
        let holder = MenuRecordHolder(menu: .make(inputs: inner) { Items._makeViewList(view: items, inputs: $0) })
        node.setAttachment(holder)
        let menu = SelectionMenu(record: holder)
        node.setAttachment(menu)
        node.menu.ownContextMenu = holder.menu
        inputs.follow { graph in
            let value = modifier.read(in: graph)
            let choose = value.choose
            menu.choose = { values in choose(Set(values.compactMap { $0.base as? Value })) }
            menu.act = value.primaryAction.map { act in
                { @MainActor @Sendable values in act(Set(values.compactMap { $0.base as? Value })) }
            }
        }
        return _ViewOutputs(node: node)
    }
}

/// Stores the selection values for which the menu was opened.
private nonisolated struct SelectionMenuModifier<Value: Hashable, Items: View>: ViewModifier {
    let menu: (Set<Value>) -> Items
    let primaryAction: (@MainActor @Sendable (Set<Value>) -> Void)?
    @State private var chosen: Set<Value> = []

    init(menu: @escaping (Set<Value>) -> Items, primaryAction: (@MainActor @Sendable (Set<Value>) -> Void)?) {
        self.menu = menu
        self.primaryAction = primaryAction
    }

    @MainActor func body(content: Content) -> some View {
        content.modifier(
            SelectionMenuHook(
                items: menu(chosen),
                choose: { if chosen != $0 { chosen = $0 } },
                primaryAction: primaryAction))
    }
}

extension View {
    /// Adds a context menu to the rows of the lists and tables in the view.
    ///
    /// Over a selected row, the menu applies to all selected rows; over another row, to that row; elsewhere in the
    /// list, to no row. A row's own context menu takes precedence.
    ///
    ///     List(files, selection: $selection) { Text($0.name) }
    ///         .contextMenu(forSelectionType: File.ID.self) { files in
    ///             if files.isEmpty { Button("New File") { add() } } else { Button("Delete") { delete(files) } }
    ///         } primaryAction: { open($0) }
    ///
    /// - Parameters:
    ///   - itemType: The type of the selection values.
    ///   - menu: A builder of the items for a set of selection values.
    ///   - primaryAction: The action of a double click on a row, or of Return while the row has the focus.
    nonisolated public func contextMenu<I: Hashable, M: View>(
        forSelectionType itemType: I.Type,
        @ViewBuilder menu: @escaping (Set<I>) -> M,
        primaryAction: (@MainActor @Sendable (Set<I>) -> Void)? = nil
    ) -> some View {
        modifier(SelectionMenuModifier<I, M>(menu: menu, primaryAction: primaryAction))
    }

    /// Adds a context menu to the rows of the lists and tables in the view. The selection type follows from the
    /// closures.
    ///
    /// Both closures are required. If `primaryAction` were optional, the type checker would also try this overload for
    /// each error in the body of a plain context menu.
    nonisolated public func contextMenu<I: Hashable, M: View>(
        @ViewBuilder menu: @escaping (Set<I>) -> M,
        primaryAction: @escaping @MainActor @Sendable (Set<I>) -> Void
    ) -> some View {
        modifier(SelectionMenuModifier<I, M>(menu: menu, primaryAction: primaryAction))
    }
}

extension MenuNode {
    /// The menu for the selected rows of the list that contains this row.
    var selection: SelectionMenu? {
        var node: RenderNode? = self.node
        while let current = node {
            if let menu = current.attachment(SelectionMenu.self) { return menu }
            node = current.parent
        }
        return nil
    }

    /// Runs the primary action for the row. Returns `false` if there is none.
    @MainActor
    func performPrimaryRowAction() -> Bool {
        guard let menu = selection, menu.hasPrimaryAction, let values = node.list.selectedValuesWithOwn else {
            return false
        }
        menu.performPrimaryAction(on: values)
        return true
    }

    /// The items for the selected rows or, if this row is not selected, for this row; empty without a menu.
    @MainActor
    var selectionItems: [MenuItem] {
        guard let menu = selection, let values = node.list.selectedValuesWithOwn else { return [] }
        return menu.items(for: values, in: node.scene)
    }
}
