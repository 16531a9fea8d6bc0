import AttributeGraph
import Foundation

/// A selection of rows without its types.
struct ListSelection {
    /// Whether a row is selected; nil if it can't be. Depends on the selection.
    let isSelected: (Graph, AnyHashable) -> Bool?
    /// Whether there is a selection, and it can hold the value. Reads without depending on the selection.
    let accepts: (Graph, AnyHashable) -> Bool
    /// The selection; nil where nothing is selected. Depends on the selection.
    let selected: (Graph) -> AnyHashable?
    /// Whether more than one row can be selected.
    let allowsMany: (Graph) -> Bool
    /// Replaces the selection with rows; a list with a single selection selects the first.
    let replace: (Graph, [AnyHashable]) -> Void
    /// Selects the row, or takes it back if it was selected.
    let toggle: (Graph, AnyHashable) -> Void
    /// Selects the row; in a selection of many, takes it back if it was selected.
    let select: (Graph, AnyHashable) -> Void
}

/// A binding to what is selected of rows.
enum RowSelection<SelectionValue: Hashable> {
    /// One row, or none.
    case one(Binding<SelectionValue?>)
    /// Any number of rows.
    case many(Binding<Set<SelectionValue>>)

    fileprivate var allowsMany: Bool { if case .many = self { true } else { false } }

    fileprivate var selected: AnyHashable? {
        switch self {
        case .one(let binding): binding.wrappedValue.map { AnyHashable($0) }
        case .many(let binding): binding.wrappedValue.isEmpty ? nil : AnyHashable(binding.wrappedValue)
        }
    }

    fileprivate func replace(with values: [SelectionValue]) {
        switch self {
        case .one(let binding): binding.wrappedValue = values.first
        case .many(let binding): binding.wrappedValue = Set(values)
        }
    }

    fileprivate func toggle(_ value: SelectionValue) {
        switch self {
        case .one(let binding): binding.wrappedValue = binding.wrappedValue == value ? nil : value
        case .many(let binding): binding.wrappedValue.formSymmetricDifference([value])
        }
    }

    fileprivate func isSelected(_ value: SelectionValue) -> Bool {
        switch self {
        case .one(let binding): binding.wrappedValue == value
        case .many(let binding): binding.wrappedValue.contains(value)
        }
    }
}

extension ListSelection {
    /// The selection that a part of a view value is.
    init<SelectionValue: Hashable>(_ selection: _GraphValue<RowSelection<SelectionValue>?>) {
        self.init(
            isSelected: { graph, id in
                guard let selection = selection.pointer(in: graph).pointee else { return nil }
                return (id.base as? SelectionValue).map { selection.isSelected($0) }
            },
            accepts: { selection.peek(in: $0) != nil && $1.base is SelectionValue },
            selected: { selection.pointer(in: $0).pointee?.selected },
            allowsMany: { selection.peek(in: $0)?.allowsMany ?? false },
            replace: { graph, ids in
                selection.peek(in: graph)?.replace(with: ids.compactMap { $0.base as? SelectionValue })
            },
            toggle: { graph, id in
                if let value = id.base as? SelectionValue { selection.peek(in: graph)?.toggle(value) }
            },
            select: { graph, id in
                guard let selection = selection.peek(in: graph), let value = id.base as? SelectionValue else {
                    return
                }
                if selection.allowsMany { selection.toggle(value) } else { selection.replace(with: [value]) }
            })
    }
}

// MARK: - What a person selects

extension ListNode {
    /// Selects the row as a click on it does: alone; with Command or Control, beside those that are; with Shift, with
    /// all between it and the one that was selected last. While a person edits a list, a click is enough to select one
    /// beside others.
    @MainActor
    func selectRow(_ modifiers: EventModifiers) {
        guard let context = rowState?.context, let selection = context.selection, let id = selectionID else { return }
        let graph = node.scene.graph
        defer { context.selectionByUser = graph.untracked { selection.selected(graph) } }
        let isMany = selection.allowsMany(graph)
        if isMany, modifiers.contains(.shift), let anchor = context.selectionAnchor {
            return selection.replace(graph, selectionIDs(from: anchor, to: id))
        }
        context.selectionAnchor = id
        if !modifiers.isDisjoint(with: [.command, .control]) || isMany && isBeingEdited {
            selection.toggle(graph, id)
        } else {
            selection.replace(graph, [id])
        }
    }

    /// Selects every row of the list; false where one can be selected at most.
    @MainActor
    func selectAllRows() -> Bool {
        guard let context = rowState?.context, let selection = context.selection, selection.allowsMany(node.scene.graph)
        else { return false }
        let graph = node.scene.graph
        selection.replace(graph, allSelectionIDs)
        context.selectionByUser = graph.untracked { selection.selected(graph) }
        return true
    }

    /// Whether the person edits what the node stands in.
    var isBeingEdited: Bool {
        guard let environment = node.environment else { return false }
        return node.scene.graph.untracked {
            EnvironmentValues(scope: environment).editMode?.wrappedValue.isEditing ?? false
        }
    }

    /// The value that selects the row: its tag, or else the id of its element.
    var selectionID: AnyHashable? {
        if let tag = rowState?.content?.trait(TagTrait.self, as: AnyHashable.self) { return tag }
        return elementID
    }

    /// The values of all selected rows, if the row is one of them; else the value of the row.
    /// O(rows in the data).
    @MainActor
    var selectedValuesWithOwn: [AnyHashable]? {
        guard let context = rowState?.context, let own = selectionID else { return nil }
        guard let selection = context.selection else { return [own] }
        let graph = node.scene.graph
        func isSelected(_ id: AnyHashable) -> Bool { graph.untracked { selection.isSelected(graph, id) == true } }
        return isSelected(own) ? allSelectionIDs.filter(isSelected) : [own]
    }

    /// The values that select the rows of the list, in order. O(rows in the data).
    private var allSelectionIDs: [AnyHashable] {
        var ids: [AnyHashable] = []
        node.outermost.containerNode?.list.appendSelectionIDs(to: &ids)
        return ids
    }

    private func selectionIDs(from first: AnyHashable, to last: AnyHashable) -> [AnyHashable] {
        let ids = allSelectionIDs
        guard let a = ids.firstIndex(of: first), let b = ids.firstIndex(of: last) else { return [last] }
        return Array(ids[min(a, b)...max(a, b)])
    }

    private func appendSelectionIDs(to ids: inout [AnyHashable]) {
        if let rows = node.lazy.rows {
            for index in 0..<rows.count {
                if let row = rows.liveNode(at: index) {
                    row.list.appendOwnSelectionIDs(to: &ids)
                } else if rows.isOfData {
                    ids.append(rows.id(at: index))
                }
            }
        } else {
            for child in node.children { child.list.appendOwnSelectionIDs(to: &ids) }
        }
    }

    private func appendOwnSelectionIDs(to ids: inout [AnyHashable]) {
        if node.innermost.list.rowState != nil {
            if let id = node.innermost.list.selectionID { ids.append(id) }
        } else if node.flags.contains(.transparent) {
            appendSelectionIDs(to: &ids)
        }
    }
}

extension SceneLists {
    /// Moves the focus from a row of a list with a selection to the next or the previous row, and selects it.
    ///
    /// - Returns: Whether there is such a row.
    @MainActor
    func moveSelection(up: Bool, _ modifiers: EventModifiers) -> Bool {
        guard let focused = scene.focus.focused, let context = focused.list.rowState?.context, context.selection != nil
        else {
            return false
        }
        let row = selectedRowOutOfSight(besides: focused, in: context) ?? focused
        guard let next = madeRow(beside: row, up: up, in: context) else { return false }
        goToRow((next, next), modifiers)
        return true
    }

    /// Returns the next or the previous row of a list. Scrolls to it if it has not been made.
    @MainActor
    private func madeRow(beside row: RenderNode, up: Bool, in context: ListContext) -> RenderNode? {
        // A header between the rows may take the room of the first attempt.
        for _ in 0..<3 {
            let rows = scene.focusMoves.focusableNodes.filter { $0.list.rowState?.context === context }
            guard let index = rows.firstIndex(where: { $0 === row }) else { return nil }
            let next = up ? index - 1 : index + 1
            if rows.indices.contains(next) { return rows[next] }
            let length = row.frame.height
            guard let list = row.scroll.enclosing,
                scene.scrolling.scroll(list, by: CGSize(width: 0, height: up ? length : -length)) != .zero
            else { return nil }
            scene.update()
        }
        return nil
    }

    /// Moves the focus to the one selected row of a list, if that is another row, and returns it: keys continue from a
    /// row that a program has selected before the row was made.
    @MainActor
    private func selectedRowOutOfSight(besides focused: RenderNode, in context: ListContext) -> RenderNode? {
        guard let selection = context.selection, !focused.list.isSelectedRow, !selection.allowsMany(scene.graph),
            let id = scene.graph.untracked({ selection.selected(scene.graph) }),
            let list = focused.outermost.containerNode
        else { return nil }
        scene.scrolling.bringIntoSight(id, below: list)
        scene.update()
        guard
            let row = scene.focusMoves.focusableNodes.first(where: {
                $0.list.rowState?.context === context && $0.list.isSelectedRow
            })
        else {
            return nil
        }
        // Rows beside the focused one are made.
        scene.focus.move(to: row, in: scene)
        scene.update()
        return row
    }
}
