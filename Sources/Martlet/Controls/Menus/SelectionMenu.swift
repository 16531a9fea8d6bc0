import AttributeGraph
import Foundation

/// A menu for what is selected in the lists and tables in a node, and what is done with that by a double click.
final class SelectionMenu: NodeAttachment {
    fileprivate unowned let record: MenuRecordHolder
    fileprivate var choose: @MainActor @Sendable ([AnyHashable]) -> Void = { _ in }
    fileprivate var act: (@MainActor @Sendable ([AnyHashable]) -> Void)?

    fileprivate init(record: MenuRecordHolder) { self.record = record }

    /// Whether a double click does something.
    var hasPrimaryAction: Bool { act != nil }

    /// The items for rows with these values.
    @MainActor
    func items(for values: [AnyHashable], in scene: SceneGraph) -> [MenuItem] {
        choose(values)
        scene.update()
        return record.menu.items
    }

    /// Does what a double click does with rows of these values.
    @MainActor
    func performPrimaryAction(on values: [AnyHashable]) { act?(values) }
}

/// Holds the menu of a node for as long as the node.
private final class MenuRecordHolder: NodeAttachment {
    let menu: MenuRecord

    init(menu: MenuRecord) { self.menu = menu }
}

/// Adds a menu for what is selected in the lists and tables in the content.
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
        node.ownContextMenu = holder.menu
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

/// Keeps what the menu was opened for.
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
    /// Adds a menu to the rows of the lists and tables in the view.
    ///
    /// Opened over a row that is selected, the menu is for all rows that are; over another one, for that; elsewhere in
    /// the list, for none. A row with a menu of its own has that one.
    ///
    ///     List(files, selection: $selection) { Text($0.name) }
    ///         .contextMenu(forSelectionType: File.ID.self) { files in
    ///             if files.isEmpty { Button("New File") { add() } } else { Button("Delete") { delete(files) } }
    ///         } primaryAction: { open($0) }
    ///
    /// - Parameters:
    ///   - itemType: The type of the values by which rows are selected.
    ///   - menu: Makes the items for rows with these values.
    ///   - primaryAction: What a double click on a row does, and Return while the focus is on it.
    nonisolated public func contextMenu<I: Hashable, M: View>(
        forSelectionType itemType: I.Type,
        @ViewBuilder menu: @escaping (Set<I>) -> M,
        primaryAction: (@MainActor @Sendable (Set<I>) -> Void)? = nil
    ) -> some View {
        modifier(SelectionMenuModifier<I, M>(menu: menu, primaryAction: primaryAction))
    }

    /// Adds a menu to the rows of the lists and tables in the view, by the type of the values that the closures take.
    ///
    /// With the menu alone the type has to be named: were it not, an error in a view with a plain context menu would be
    /// looked for once more with this one.
    nonisolated public func contextMenu<I: Hashable, M: View>(
        @ViewBuilder menu: @escaping (Set<I>) -> M,
        primaryAction: @escaping @MainActor @Sendable (Set<I>) -> Void
    ) -> some View {
        modifier(SelectionMenuModifier<I, M>(menu: menu, primaryAction: primaryAction))
    }
}

extension RenderNode {
    /// The menu for what is selected in the list that the row stands in.
    var selectionMenu: SelectionMenu? {
        var node: RenderNode? = self
        while let current = node {
            if let menu = current.attachment(SelectionMenu.self) { return menu }
            node = current.parent
        }
        return nil
    }

    /// What is done by a double click on the row, or Return; false where nothing is.
    @MainActor
    func performPrimaryRowAction() -> Bool {
        guard let menu = selectionMenu, menu.hasPrimaryAction, let values = selectedValuesWithOwn else { return false }
        menu.performPrimaryAction(on: values)
        return true
    }

    /// The items of the menu for what is selected, or for the row where it is not; empty where there are none.
    @MainActor
    var selectionMenuItems: [MenuItem] {
        guard let menu = selectionMenu, let values = selectedValuesWithOwn else { return [] }
        return menu.items(for: values, in: scene)
    }
}
