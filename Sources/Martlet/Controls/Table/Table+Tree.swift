import Foundation

// Tables of trees.

extension Table {
    /// A table with a row for each element of a tree, and for those below it that are shown.
    public init<Data: RandomAccessCollection>(
        _ data: Data,
        children: KeyPath<Value, Data?>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    )
    where Rows == TableOutlineGroupContent<Data>, Value == Data.Element, Columns.TableColumnSortComparator == Never {
        self.init(
            _rows: TableOutlineGroupContent(data: data, children: children), columns(), nil, nil, columnCustomization)
    }

    /// A table with a row for each element of a tree, and for those below it that are shown, of which one can be selected.
    public init<Data: RandomAccessCollection>(
        _ data: Data,
        children: KeyPath<Value, Data?>,
        selection: Binding<Value.ID?>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    )
    where Rows == TableOutlineGroupContent<Data>, Value == Data.Element, Columns.TableColumnSortComparator == Never {
        self.init(
            _rows: TableOutlineGroupContent(data: data, children: children), columns(), .one(selection), nil,
            columnCustomization)
    }

    /// A table with a row for each element of a tree, and for those below it that are shown, of which any number can be selected.
    public init<Data: RandomAccessCollection>(
        _ data: Data,
        children: KeyPath<Value, Data?>,
        selection: Binding<Set<Value.ID>>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    )
    where Rows == TableOutlineGroupContent<Data>, Value == Data.Element, Columns.TableColumnSortComparator == Never {
        self.init(
            _rows: TableOutlineGroupContent(data: data, children: children), columns(), .many(selection), nil,
            columnCustomization)
    }

    /// A table with a row for each element of a tree, and for those below it that are shown, which can be sorted.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data,
        children: KeyPath<Value, Data?>,
        sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where
        Rows == TableOutlineGroupContent<Data>, Value == Data.Element, Columns.TableColumnSortComparator == Sort,
        Value == Sort.Compared
    {
        self.init(
            _rows: TableOutlineGroupContent(data: data, children: children), columns(), nil,
            TableSortOrder(binding: sortOrder), columnCustomization)
    }

    /// A table with a row for each element of a tree, and for those below it that are shown, of which one can be selected, which can be sorted.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data,
        children: KeyPath<Value, Data?>,
        selection: Binding<Value.ID?>,
        sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where
        Rows == TableOutlineGroupContent<Data>, Value == Data.Element, Columns.TableColumnSortComparator == Sort,
        Value == Sort.Compared
    {
        self.init(
            _rows: TableOutlineGroupContent(data: data, children: children), columns(), .one(selection),
            TableSortOrder(binding: sortOrder), columnCustomization)
    }

    /// A table with a row for each element of a tree, and for those below it that are shown, of which any number can be selected, which can be sorted.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data,
        children: KeyPath<Value, Data?>,
        selection: Binding<Set<Value.ID>>,
        sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where
        Rows == TableOutlineGroupContent<Data>, Value == Data.Element, Columns.TableColumnSortComparator == Sort,
        Value == Sort.Compared
    {
        self.init(
            _rows: TableOutlineGroupContent(data: data, children: children), columns(), .many(selection),
            TableSortOrder(binding: sortOrder), columnCustomization)
    }
}
