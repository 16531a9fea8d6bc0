// Lists of data without a selection.

extension List {
    /// A row for each element that knows its id.
    @_disfavoredOverload  // A binding to a collection is a collection too: it has an initialiser of its own.
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

    /// A row for each element, whose id a key path leads to.
    @_disfavoredOverload  // A binding to a collection is a collection too: it has an initialiser of its own.
    nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent,
        file: StaticString = #fileID,
        line: UInt = #line
    )
    where
        SelectionValue == Never,
        Content == ForEach<Data, ID, RowContent>
    {
        self.init(_content: ForEach(data, id: id, content: rowContent, file: file, line: line), selection: nil)
    }

    /// A row for each number of a range.
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

    /// A row for each element that knows its id, with a binding to the element.
    nonisolated public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<Data>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent,
        file: StaticString = #fileID,
        line: UInt = #line
    )
    where
        SelectionValue == Never,
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent>,
        Data.Element: Identifiable,
        Data.Index: Hashable
    {
        self.init(_content: ForEach(data, content: rowContent, file: file, line: line), selection: nil)
    }

    /// A row for each element, whose id a key path leads to, with a binding to the element.
    nonisolated public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Binding<Data>,
        id: KeyPath<Data.Element, ID>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent,
        file: StaticString = #fileID,
        line: UInt = #line
    )
    where
        SelectionValue == Never,
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>,
        Data.Index: Hashable
    {
        self.init(_content: ForEach(data, id: id, content: rowContent, file: file, line: line), selection: nil)
    }
}
