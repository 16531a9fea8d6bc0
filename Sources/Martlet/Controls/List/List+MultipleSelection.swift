// Lists of data with multiple selection.

extension List {
    /// Creates a list with a row for each identifiable element, and multiple selection.
    @_disfavoredOverload  // A binding to a collection is a collection too, and has its own initializer.
    nonisolated public init<Chosen: _SelectionSet & _OverloadFilter, Data: RandomAccessCollection, RowContent: View>(
        _ data: Data,
        selection: Binding<Chosen>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent,
        file: StaticString = #fileID,
        line: UInt = #line
    )
    where
        Chosen.Element == SelectionValue,
        Content == ForEach<Data, Data.Element.ID, RowContent>,
        Data.Element: Identifiable
    {
        self.init(
            _content: ForEach(data, content: rowContent, file: file, line: line),
            selection: selection.map { .many($0._set) }
        )
    }

    /// Creates a list with a row for each element that a key path identifies, and multiple selection.
    nonisolated public init<
        Chosen: _SelectionSet & _OverloadFilter, Data: RandomAccessCollection, Element, ID: Hashable, RowContent: View
    >(
        _ data: Data,
        id: KeyPath<Element, ID>,
        selection: Binding<Chosen>?,
        @ViewBuilder rowContent: @escaping (Element) -> RowContent,
        file: StaticString = #fileID,
        line: UInt = #line
    )
    where
        Data.Element == Element,
        Chosen.Element == SelectionValue,
        Content == ForEach<Data, ID, RowContent>
    {
        self.init(
            _content: ForEach(data, id: id, content: rowContent, file: file, line: line),
            selection: selection.map { .many($0._set) })
    }

    /// Creates a list with a row for each number of a constant range, and multiple selection.
    nonisolated public init<Chosen: _SelectionSet & _OverloadFilter, RowContent: View>(
        _ data: Range<Int>,
        selection: Binding<Chosen>?,
        @ViewBuilder rowContent: @escaping (Int) -> RowContent,
        file: StaticString = #fileID,
        line: UInt = #line
    )
    where
        Chosen.Element == SelectionValue,
        Content == ForEach<Range<Int>, Int, RowContent>
    {
        self.init(
            _content: ForEach(data, content: rowContent, file: file, line: line),
            selection: selection.map { .many($0._set) }
        )
    }

    /// Creates a list with a row for each identifiable element, with a binding to the element, and multiple selection.
    nonisolated public init<
        Chosen: _SelectionSet & _OverloadFilter, Data: _BindingCollection & _OverloadFilter, RowContent: View
    >(
        _ data: Data,
        selection: Binding<Chosen>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent,
        file: StaticString = #fileID,
        line: UInt = #line
    )
    where
        Chosen.Element == SelectionValue,
        Content == ForEach<
            LazyMapSequence<Data.Bound.Indices, (Data.Bound.Index, Data.Bound.Element.ID)>, Data.Bound.Element.ID,
            RowContent
        >,
        Data.Bound.Element: Identifiable,
        Data.Bound.Index: Hashable
    {
        self.init(
            _content: ForEach(data, content: rowContent, file: file, line: line),
            selection: selection.map { .many($0._set) }
        )
    }

    /// Creates a list with a row for each element that a key path identifies, with a binding to the element, and
    /// multiple selection.
    nonisolated public init<
        Chosen: _SelectionSet & _OverloadFilter, Data: _BindingCollection & _OverloadFilter, ID: Hashable,
        RowContent: View
    >(
        _ data: Data,
        id: KeyPath<Data.Bound.Element, ID>,
        selection: Binding<Chosen>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent,
        file: StaticString = #fileID,
        line: UInt = #line
    )
    where
        Chosen.Element == SelectionValue,
        Content == ForEach<LazyMapSequence<Data.Bound.Indices, (Data.Bound.Index, ID)>, ID, RowContent>,
        Data.Bound.Index: Hashable
    {
        self.init(
            _content: ForEach(data, id: id, content: rowContent, file: file, line: line),
            selection: selection.map { .many($0._set) })
    }
}
