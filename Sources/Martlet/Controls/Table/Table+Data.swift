import Foundation

// Tables of data.

extension Table {
    /// Creates a table with a row for each element.
    public init<Data: RandomAccessCollection>(
        _ data: Data,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    )
    where Rows == TableForEachContent<Data>, Value == Data.Element, Columns.TableColumnSortComparator == Never {
        self.init(_rows: TableForEachContent(data: data), columns(), nil, nil, columnCustomization)
    }

    /// Creates a table with a row for each element, and single selection.
    public init<Data: RandomAccessCollection>(
        _ data: Data,
        selection: Binding<Value.ID?>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    )
    where Rows == TableForEachContent<Data>, Value == Data.Element, Columns.TableColumnSortComparator == Never {
        self.init(_rows: TableForEachContent(data: data), columns(), .one(selection), nil, columnCustomization)
    }

    /// Creates a table with a row for each element, and multiple selection.
    public init<Data: RandomAccessCollection>(
        _ data: Data,
        selection: Binding<Set<Value.ID>>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    )
    where Rows == TableForEachContent<Data>, Value == Data.Element, Columns.TableColumnSortComparator == Never {
        self.init(_rows: TableForEachContent(data: data), columns(), .many(selection), nil, columnCustomization)
    }

    /// Creates a sortable table with a row for each element.
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

    /// Creates a sortable table with a row for each element, and single selection.
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

    /// Creates a sortable table with a row for each element, and multiple selection.
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
