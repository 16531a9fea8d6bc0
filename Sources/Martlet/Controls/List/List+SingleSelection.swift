// Lists of data of whose rows one can be selected.

extension List {
    /// A row for each element that knows its id, of which one can be selected.
    @_disfavoredOverload  // A binding to a collection is a collection too: it has an initialiser of its own.
    nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data,
        selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent,
        file: StaticString = #fileID,
        line: UInt = #line
    )
    where
        Content == ForEach<Data, Data.Element.ID, RowContent>,
        Data.Element: Identifiable
    {
        self.init(
            _content: ForEach(data, content: rowContent, file: file, line: line), selection: selection.map { .one($0) })
    }

    /// A row for each element, whose id a key path leads to, of which one can be selected.
    nonisolated public init<Data: RandomAccessCollection, Element, ID: Hashable, RowContent: View>(
        _ data: Data,
        id: KeyPath<Element, ID>,
        selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Element) -> RowContent,
        file: StaticString = #fileID,
        line: UInt = #line
    )
    where
        Data.Element == Element,
        Content == ForEach<Data, ID, RowContent>
    {
        self.init(
            _content: ForEach(data, id: id, content: rowContent, file: file, line: line),
            selection: selection.map { .one($0) })
    }

    /// A row for each number of a range, of which one can be selected.
    nonisolated public init<RowContent: View>(
        _ data: Range<Int>,
        selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Int) -> RowContent,
        file: StaticString = #fileID,
        line: UInt = #line
    )
    where
        Content == ForEach<Range<Int>, Int, RowContent>
    {
        self.init(
            _content: ForEach(data, content: rowContent, file: file, line: line), selection: selection.map { .one($0) })
    }

    /// A row for each element that knows its id, with a binding to the element, of which one can be selected.
    nonisolated public init<Data: _BindingCollection & _ToldApart, RowContent: View>(
        _ data: Data,
        selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent,
        file: StaticString = #fileID,
        line: UInt = #line
    )
    where
        Content == ForEach<
            LazyMapSequence<Data.Bound.Indices, (Data.Bound.Index, Data.Bound.Element.ID)>, Data.Bound.Element.ID,
            RowContent
        >,
        Data.Bound.Element: Identifiable,
        Data.Bound.Index: Hashable
    {
        self.init(
            _content: ForEach(data, content: rowContent, file: file, line: line), selection: selection.map { .one($0) })
    }

    /// A row for each element, whose id a key path leads to, with a binding to the element, of which one can be selected.
    nonisolated public init<Data: _BindingCollection & _ToldApart, ID: Hashable, RowContent: View>(
        _ data: Data,
        id: KeyPath<Data.Bound.Element, ID>,
        selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent,
        file: StaticString = #fileID,
        line: UInt = #line
    )
    where
        Content == ForEach<LazyMapSequence<Data.Bound.Indices, (Data.Bound.Index, ID)>, ID, RowContent>,
        Data.Bound.Index: Hashable
    {
        self.init(
            _content: ForEach(data, id: id, content: rowContent, file: file, line: line),
            selection: selection.map { .one($0) })
    }
}
