import Foundation

/// How a person can edit the data of a list without code of the app's own.
public struct EditActions<Data>: OptionSet, Sendable {
    /// The actions as bits.
    public let rawValue: Int

    /// Makes actions of bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
}

extension EditActions where Data: MutableCollection {
    /// Elements can be moved.
    public static var move: EditActions { EditActions(rawValue: 1) }
}

extension EditActions where Data: RangeReplaceableCollection {
    /// Elements can be deleted.
    public static var delete: EditActions { EditActions(rawValue: 2) }
}

extension EditActions where Data: MutableCollection & RangeReplaceableCollection {
    /// All that there is.
    public static var all: EditActions { [.move, .delete] }
}

/// Rows of data that a person can edit.
nonisolated public struct _EditableRows<Data: MutableCollection & RandomAccessCollection, ID: Hashable, Row: View>: View
where Data.Index: Hashable {
    typealias Rows = ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, Row>

    let rows: Rows
    let data: Binding<Data>
    let actions: EditActions<Data>

    /// The rows, each a row of the list.
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
    /// Removes the elements at offsets from a collection that is known to be of a type that can do that.
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
    /// A row for each element that knows its id, with a binding to the element; a person can edit the data.
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

    /// A row for each element, whose id a key path leads to, with a binding to the element; a person can edit the data.
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

    /// A row for each element that knows its id, of which one can be selected; a person can edit the data.
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

    /// A row for each element that knows its id, of which any number can be selected; a person can edit the data.
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
    /// A view for each element that knows its id, with a binding to the element; in a list, a person can edit the data.
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
