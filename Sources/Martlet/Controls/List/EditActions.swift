import Foundation

/// The edits of a list's data that users can make without further code.
public struct EditActions<Data>: OptionSet, Sendable {
    /// The set's elements, one bit for each.
    public let rawValue: Int

    /// Creates a set from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
}

extension EditActions where Data: MutableCollection {
    /// Users can move elements.
    public static var move: EditActions { EditActions(rawValue: 1) }
}

extension EditActions where Data: RangeReplaceableCollection {
    /// Users can delete elements.
    public static var delete: EditActions { EditActions(rawValue: 2) }
}

extension EditActions where Data: MutableCollection & RangeReplaceableCollection {
    /// Users can move and delete elements.
    public static var all: EditActions { [.move, .delete] }
}

/// Rows of data that users can move and delete.
nonisolated public struct _EditableRows<Data: MutableCollection & RandomAccessCollection, ID: Hashable, Row: View>: View
where Data.Index: Hashable {
    typealias Rows = ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, Row>

    let rows: Rows
    let data: Binding<Data>
    let actions: EditActions<Data>

    /// The rows with their actions for deletion and movement.
    @MainActor @preconcurrency public var body: some View {
        rows.onDelete(perform: delete).onMove(perform: move)
    }

    @MainActor private var delete: ((IndexSet) -> Void)? {
        guard actions.rawValue & 2 != 0, let type = Data.self as? any RangeReplaceableCollection.Type else {
            return nil
        }
        return { offsets in data.wrappedValue.removeElements(at: offsets, as: type) }
    }

    @MainActor private var move: ((IndexSet, Int) -> Void)? {
        guard actions.rawValue & 1 != 0 else { return nil }
        return { data.wrappedValue.move(fromOffsets: $0, toOffset: $1) }
    }
}

extension Collection {
    /// Removes the elements at offsets. `type` is the collection's own type, which is known to support removal.
    fileprivate mutating func removeElements(at offsets: IndexSet, as type: any RangeReplaceableCollection.Type) {
        func removing<C: RangeReplaceableCollection>(_ type: C.Type) -> Self? {
            guard let elements = self as? C else { return nil }
            var kept = C()
            for (offset, element) in elements.enumerated() where !offsets.contains(offset) { kept.append(element) }
            return kept as? Self
        }
        if let result = removing(type) { self = result }
    }
}

extension List {
    /// Creates a list of editable rows, one for each identifiable element, with a binding to the element.
    ///
    ///     List($items, editActions: .all) { $item in TextField("Name", text: $item.name) }
    nonisolated public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<Data>,
        editActions: EditActions<Data>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent,
        file: StaticString = #fileID,
        line: UInt = #line
    )
    where
        SelectionValue == Never, Content == _EditableRows<Data, Data.Element.ID, RowContent>,
        Data.Element: Identifiable, Data.Index: Hashable
    {
        let rows = ForEach(data, content: rowContent, file: file, line: line)
        self.init(_content: _EditableRows(rows: rows, data: data, actions: editActions), selection: nil)
    }

    /// Creates a list of editable rows, one for each element that a key path identifies, with a binding to the element.
    nonisolated public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Binding<Data>,
        id: KeyPath<Data.Element, ID>,
        editActions: EditActions<Data>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent,
        file: StaticString = #fileID,
        line: UInt = #line
    )
    where SelectionValue == Never, Content == _EditableRows<Data, ID, RowContent>, Data.Index: Hashable {
        let rows = ForEach(data, id: id, content: rowContent, file: file, line: line)
        self.init(_content: _EditableRows(rows: rows, data: data, actions: editActions), selection: nil)
    }

    /// Creates a list of editable rows, one for each identifiable element, with single selection.
    nonisolated public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<Data>,
        editActions: EditActions<Data>,
        selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent,
        file: StaticString = #fileID,
        line: UInt = #line
    )
    where
        Content == _EditableRows<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable, Data.Index: Hashable
    {
        let rows = ForEach(data, content: rowContent, file: file, line: line)
        self.init(
            _content: _EditableRows(rows: rows, data: data, actions: editActions), selection: selection.map { .one($0) }
        )
    }

    /// Creates a list of editable rows, one for each identifiable element, with multiple selection.
    nonisolated public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<Data>,
        editActions: EditActions<Data>,
        selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent,
        file: StaticString = #fileID,
        line: UInt = #line
    )
    where
        Content == _EditableRows<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable, Data.Index: Hashable
    {
        let rows = ForEach(data, content: rowContent, file: file, line: line)
        self.init(
            _content: _EditableRows(rows: rows, data: data, actions: editActions),
            selection: selection.map { .many($0) })
    }
}

extension ForEach where Content: View {
    /// Creates editable views, one for each identifiable element, with a binding to the element. Editing requires a
    /// list.
    nonisolated public init<C, R: View>(
        _ data: Binding<C>,
        editActions: EditActions<C>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> R,
        file: StaticString = #fileID,
        line: UInt = #line
    )
    where
        C: MutableCollection & RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable,
        Data == CollectionOfOne<Int>, ID == Int, Content == _EditableRows<C, C.Element.ID, R>
    {
        let rows = _EditableRows(
            rows: ForEach<LazyMapSequence<C.Indices, (C.Index, C.Element.ID)>, C.Element.ID, R>(
                data, content: content, file: file, line: line),
            data: data, actions: editActions)
        self.init(CollectionOfOne(0), id: \.self) { _ in rows }
    }
}
