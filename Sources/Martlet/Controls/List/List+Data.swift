// Lists of data without selection.

extension List {
    /// Creates a list with a row for each identifiable element.
    ///
    ///     List(books) { book in Text(book.title) }
    ///
    /// - Parameters:
    ///   - data: The elements. A row keeps its state while its element's id is in the data.
    ///   - rowContent: A builder of the row for an element.
    @_disfavoredOverload  // A binding to a collection is a collection too, and has its own initializer.
    nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent,
        file: StaticString = #fileID,
        line: UInt = #line
    )
    where
        SelectionValue == Never,
        Content == ForEach<Data, Data.Element.ID, RowContent>,
        Data.Element: Identifiable
    {
        self.init(_content: ForEach(data, content: rowContent, file: file, line: line), selection: nil)
    }

    /// Creates a list with a row for each element that a key path identifies.
    nonisolated public init<Data: RandomAccessCollection, Element, ID: Hashable, RowContent: View>(
        _ data: Data,
        id: KeyPath<Element, ID>,
        @ViewBuilder rowContent: @escaping (Element) -> RowContent,
        file: StaticString = #fileID,
        line: UInt = #line
    )
    where
        Data.Element == Element,
        SelectionValue == Never,
        Content == ForEach<Data, ID, RowContent>
    {
        self.init(_content: ForEach(data, id: id, content: rowContent, file: file, line: line), selection: nil)
    }

    /// Creates a list with a row for each number of a constant range.
    nonisolated public init<RowContent: View>(
        _ data: Range<Int>,
        @ViewBuilder rowContent: @escaping (Int) -> RowContent,
        file: StaticString = #fileID,
        line: UInt = #line
    )
    where
        SelectionValue == Never,
        Content == ForEach<Range<Int>, Int, RowContent>
    {
        self.init(_content: ForEach(data, content: rowContent, file: file, line: line), selection: nil)
    }

    /// Creates a list with a row for each identifiable element, with a binding to the element.
    nonisolated public init<Data: _BindingCollection & _OverloadFilter, RowContent: View>(
        _ data: Data,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent,
        file: StaticString = #fileID,
        line: UInt = #line
    )
    where
        SelectionValue == Never,
        Content == ForEach<
            LazyMapSequence<Data.Bound.Indices, (Data.Bound.Index, Data.Bound.Element.ID)>, Data.Bound.Element.ID,
            RowContent
        >,
        Data.Bound.Element: Identifiable,
        Data.Bound.Index: Hashable
    {
        self.init(_content: ForEach(data, content: rowContent, file: file, line: line), selection: nil)
    }

    /// Creates a list with a row for each element that a key path identifies, with a binding to the element.
    nonisolated public init<Data: _BindingCollection & _OverloadFilter, ID: Hashable, RowContent: View>(
        _ data: Data,
        id: KeyPath<Data.Bound.Element, ID>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent,
        file: StaticString = #fileID,
        line: UInt = #line
    )
    where
        SelectionValue == Never,
        Content == ForEach<LazyMapSequence<Data.Bound.Indices, (Data.Bound.Index, ID)>, ID, RowContent>,
        Data.Bound.Index: Hashable
    {
        self.init(_content: ForEach(data, id: id, content: rowContent, file: file, line: line), selection: nil)
    }
}
