import Foundation

// Tables of the rows of a builder.

extension Table {
    /// Creates a table of the rows of a builder.
    public init(
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    )
    where Columns.TableColumnSortComparator == Never {
        self.init(_rows: rows(), columns(), nil, nil, columnCustomization)
    }

    /// Creates a table of the rows of a builder, with single selection.
    public init(
        selection: Binding<Value.ID?>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    )
    where Columns.TableColumnSortComparator == Never {
        self.init(_rows: rows(), columns(), .one(selection), nil, columnCustomization)
    }

    /// Creates a table of the rows of a builder, with multiple selection.
    public init(
        selection: Binding<Set<Value.ID>>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    )
    where Columns.TableColumnSortComparator == Never {
        self.init(_rows: rows(), columns(), .many(selection), nil, columnCustomization)
    }

    /// Creates a sortable table of the rows of a builder.
    public init<Sort: SortComparator>(
        sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    )
    where Columns.TableColumnSortComparator == Sort, Value == Sort.Compared {
        self.init(_rows: rows(), columns(), nil, TableSortOrder(binding: sortOrder), columnCustomization)
    }

    /// Creates a sortable table of the rows of a builder, with single selection.
    public init<Sort: SortComparator>(
        selection: Binding<Value.ID?>,
        sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    )
    where Columns.TableColumnSortComparator == Sort, Value == Sort.Compared {
        self.init(_rows: rows(), columns(), .one(selection), TableSortOrder(binding: sortOrder), columnCustomization)
    }

    /// Creates a sortable table of the rows of a builder, with multiple selection.
    public init<Sort: SortComparator>(
        selection: Binding<Set<Value.ID>>,
        sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    )
    where Columns.TableColumnSortComparator == Sort, Value == Sort.Compared {
        self.init(_rows: rows(), columns(), .many(selection), TableSortOrder(binding: sortOrder), columnCustomization)
    }
}

extension Table {
    /// Creates a table of the rows of a builder, for an explicit type of values.
    public init(
        of valueType: Value.Type,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    )
    where Columns.TableColumnSortComparator == Never {
        self.init(_rows: rows(), columns(), nil, nil, columnCustomization)
    }

    /// Creates a table of the rows of a builder, for an explicit type of values, with single selection.
    public init(
        of valueType: Value.Type,
        selection: Binding<Value.ID?>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    )
    where Columns.TableColumnSortComparator == Never {
        self.init(_rows: rows(), columns(), .one(selection), nil, columnCustomization)
    }

    /// Creates a table of the rows of a builder, for an explicit type of values, with multiple selection.
    public init(
        of valueType: Value.Type,
        selection: Binding<Set<Value.ID>>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    )
    where Columns.TableColumnSortComparator == Never {
        self.init(_rows: rows(), columns(), .many(selection), nil, columnCustomization)
    }

    /// Creates a sortable table of the rows of a builder, for an explicit type of values.
    public init<Sort: SortComparator>(
        of valueType: Value.Type,
        sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    )
    where Columns.TableColumnSortComparator == Sort, Value == Sort.Compared {
        self.init(_rows: rows(), columns(), nil, TableSortOrder(binding: sortOrder), columnCustomization)
    }

    /// Creates a sortable table of the rows of a builder, for an explicit type of values, with single selection.
    public init<Sort: SortComparator>(
        of valueType: Value.Type,
        selection: Binding<Value.ID?>,
        sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    )
    where Columns.TableColumnSortComparator == Sort, Value == Sort.Compared {
        self.init(_rows: rows(), columns(), .one(selection), TableSortOrder(binding: sortOrder), columnCustomization)
    }

    /// Creates a sortable table of the rows of a builder, for an explicit type of values, with multiple selection.
    public init<Sort: SortComparator>(
        of valueType: Value.Type,
        selection: Binding<Set<Value.ID>>,
        sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    )
    where Columns.TableColumnSortComparator == Sort, Value == Sort.Compared {
        self.init(_rows: rows(), columns(), .many(selection), TableSortOrder(binding: sortOrder), columnCustomization)
    }
}
