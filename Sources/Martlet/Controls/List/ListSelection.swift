import AttributeGraph

/// A selection of rows without its types.
struct ListSelection {
    /// Whether a row is selected; nil if it can't be. Depends on the selection.
    let isSelected: (Graph, AnyHashable) -> Bool?
    /// Whether there is a selection, and it can hold the value. Reads without depending on the selection.
    let accepts: (Graph, AnyHashable) -> Bool
    /// What is selected; nil where nothing is. Depends on the selection.
    let selected: (Graph) -> AnyHashable?
    /// Whether more than one row can be selected.
    let allowsMany: (Graph) -> Bool
    /// Selects rows in place of those that were; where one can be, the first.
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

extension RenderNode {
    /// Selects the row as a click on it does: alone; with Command or Control, beside those that are; with Shift, with
    /// all between it and the one that was selected last. While a person edits a list, a click is enough to select one
    /// beside others.
    @MainActor
    func selectRow(_ modifiers: EventModifiers) {
        guard let context = rowState?.context, let selection = context.selection, let id = selectionID else { return }
        let graph = scene.graph
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
        guard let selection = rowState?.context.selection, selection.allowsMany(scene.graph) else { return false }
        selection.replace(scene.graph, allSelectionIDs)
        return true
    }

    /// Whether the person edits what the node stands in.
    var isBeingEdited: Bool {
        guard let environment else { return false }
        return scene.graph.untracked { EnvironmentValues(scope: environment).editMode?.wrappedValue.isEditing ?? false }
    }

    /// What the row is selected by: its tag, or else the id of its element.
    var selectionID: AnyHashable? {
        if let tag = rowState?.content?.trait(TagTrait.self, as: AnyHashable.self) { return tag }
        return elementID
    }

    /// What the rows are selected by that are selected, if the row is one of them; else what the row is selected by.
    /// O(rows in the data).
    @MainActor
    var selectedValuesWithOwn: [AnyHashable]? {
        guard let context = rowState?.context, let own = selectionID else { return nil }
        guard let selection = context.selection else { return [own] }
        let graph = scene.graph
        func isSelected(_ id: AnyHashable) -> Bool { graph.untracked { selection.isSelected(graph, id) == true } }
        return isSelected(own) ? allSelectionIDs.filter(isSelected) : [own]
    }

    /// What the rows of the list are selected by, in order. O(rows in the data).
    private var allSelectionIDs: [AnyHashable] {
        var ids: [AnyHashable] = []
        outermost.containerNode?.appendSelectionIDs(to: &ids)
        return ids
    }

    private func selectionIDs(from first: AnyHashable, to last: AnyHashable) -> [AnyHashable] {
        let ids = allSelectionIDs
        guard let a = ids.firstIndex(of: first), let b = ids.firstIndex(of: last) else { return [last] }
        return Array(ids[min(a, b)...max(a, b)])
    }

    private func appendSelectionIDs(to ids: inout [AnyHashable]) {
        if let rows = lazyRows {
            for index in 0..<rows.count {
                if let row = rows.liveNode(at: index) {
                    row.appendOwnSelectionIDs(to: &ids)
                } else if rows.isOfData {
                    ids.append(rows.id(at: index))
                }
            }
        } else {
            for child in children { child.appendOwnSelectionIDs(to: &ids) }
        }
    }

    private func appendOwnSelectionIDs(to ids: inout [AnyHashable]) {
        if innermost.rowState != nil {
            if let id = innermost.selectionID { ids.append(id) }
        } else if flags.contains(.transparent) {
            appendSelectionIDs(to: &ids)
        }
    }
}

extension SceneGraph {
    /// Moves the focus from a row of a list with a selection to the next or the one before, and selects that.
    ///
    /// - Returns: Whether there is one.
    @MainActor
    func moveSelection(up: Bool, _ modifiers: EventModifiers) -> Bool {
        guard let row = focus.focused, let context = row.rowState?.context,
            context.selection != nil
        else { return false }
        let rows = focusableNodes.filter { $0.rowState?.context === context }
        guard let index = rows.firstIndex(where: { $0 === row }) else { return false }
        let next = up ? index - 1 : index + 1
        guard rows.indices.contains(next) else { return false }
        goToRow((rows[next], rows[next]), modifiers)
        return true
    }
}
