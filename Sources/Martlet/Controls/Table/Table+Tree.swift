import Foundation

// Tables of trees.

extension Table {
    /// Creates a table of a tree: a row for each element, and rows for the children of expanded elements.
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

    /// Creates a table of a tree, with single selection.
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

    /// Creates a table of a tree, with multiple selection.
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

    /// Creates a sortable table of a tree.
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

    /// Creates a sortable table of a tree, with single selection.
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

    /// Creates a sortable table of a tree, with multiple selection.
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
