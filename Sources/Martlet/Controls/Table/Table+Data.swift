import Foundation

// Tables of data.

extension Table {
    /// A table with a row for each element.
    public init<Data: RandomAccessCollection>(
        _ data: Data,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    )
    where Rows == TableForEachContent<Data>, Value == Data.Element, Columns.TableColumnSortComparator == Never {
        self.init(_rows: TableForEachContent(data: data), columns(), nil, nil, columnCustomization)
    }

    /// A table with a row for each element, of which one can be selected.
    public init<Data: RandomAccessCollection>(
        _ data: Data,
        selection: Binding<Value.ID?>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    )
    where Rows == TableForEachContent<Data>, Value == Data.Element, Columns.TableColumnSortComparator == Never {
        self.init(_rows: TableForEachContent(data: data), columns(), .one(selection), nil, columnCustomization)
    }

    /// A table with a row for each element, of which any number can be selected.
    public init<Data: RandomAccessCollection>(
        _ data: Data,
        selection: Binding<Set<Value.ID>>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    )
    where Rows == TableForEachContent<Data>, Value == Data.Element, Columns.TableColumnSortComparator == Never {
        self.init(_rows: TableForEachContent(data: data), columns(), .many(selection), nil, columnCustomization)
    }

    /// A table with a row for each element, which can be sorted.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data,
        sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where
        Rows == TableForEachContent<Data>, Value == Data.Element, Columns.TableColumnSortComparator == Sort,
        Value == Sort.Compared
    {
        self.init(
            _rows: TableForEachContent(data: data), columns(), nil, TableSortOrder(binding: sortOrder),
            columnCustomization)
    }

    /// A table with a row for each element, of which one can be selected, which can be sorted.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data,
        selection: Binding<Value.ID?>,
        sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where
        Rows == TableForEachContent<Data>, Value == Data.Element, Columns.TableColumnSortComparator == Sort,
        Value == Sort.Compared
    {
        self.init(
            _rows: TableForEachContent(data: data), columns(), .one(selection), TableSortOrder(binding: sortOrder),
            columnCustomization)
    }

    /// A table with a row for each element, of which any number can be selected, which can be sorted.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data,
        selection: Binding<Set<Value.ID>>,
        sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where
        Rows == TableForEachContent<Data>, Value == Data.Element, Columns.TableColumnSortComparator == Sort,
        Value == Sort.Compared
    {
        self.init(
            _rows: TableForEachContent(data: data), columns(), .many(selection), TableSortOrder(binding: sortOrder),
            columnCustomization)
    }
}
