// Lists of data with single selection.

extension List {
    /// Creates a list with a row for each identifiable element, and single selection.
    @_disfavoredOverload  // A binding to a collection is a collection too, and has its own initializer.
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

    /// Creates a list with a row for each element that a key path identifies, and single selection.
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

    /// Creates a list with a row for each number of a constant range, and single selection.
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

    /// Creates a list with a row for each identifiable element, with a binding to the element, and single selection.
    nonisolated public init<Data: _BindingCollection & _OverloadFilter, RowContent: View>(
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

    /// Creates a list with a row for each element that a key path identifies, with a binding to the element, and single
    /// selection.
    nonisolated public init<Data: _BindingCollection & _OverloadFilter, ID: Hashable, RowContent: View>(
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
