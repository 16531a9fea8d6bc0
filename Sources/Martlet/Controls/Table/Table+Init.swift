import Foundation

// Tables of the rows of a builder.

extension Table {
    /// A table of the rows of a builder.
    public init(
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    )
    where Columns.TableColumnSortComparator == Never {
        self.init(_rows: rows(), columns(), nil, nil, columnCustomization)
    }

    /// A table of the rows of a builder, of which one can be selected.
    public init(
        selection: Binding<Value.ID?>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    )
    where Columns.TableColumnSortComparator == Never {
        self.init(_rows: rows(), columns(), .one(selection), nil, columnCustomization)
    }

    /// A table of the rows of a builder, of which any number can be selected.
    public init(
        selection: Binding<Set<Value.ID>>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    )
    where Columns.TableColumnSortComparator == Never {
        self.init(_rows: rows(), columns(), .many(selection), nil, columnCustomization)
    }

    /// A table of the rows of a builder, which can be sorted.
    public init<Sort: SortComparator>(
        sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    )
    where Columns.TableColumnSortComparator == Sort, Value == Sort.Compared {
        self.init(_rows: rows(), columns(), nil, TableSortOrder(binding: sortOrder), columnCustomization)
    }

    /// A table of the rows of a builder, of which one can be selected, which can be sorted.
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

    /// A table of the rows of a builder, of which any number can be selected, which can be sorted.
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
    /// A table of the rows of a builder.
    public init(
        of valueType: Value.Type,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    )
    where Columns.TableColumnSortComparator == Never {
        self.init(_rows: rows(), columns(), nil, nil, columnCustomization)
    }

    /// A table of the rows of a builder, of which one can be selected.
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

    /// A table of the rows of a builder, of which any number can be selected.
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

    /// A table of the rows of a builder, which can be sorted.
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

    /// A table of the rows of a builder, of which one can be selected, which can be sorted.
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

    /// A table of the rows of a builder, of which any number can be selected, which can be sorted.
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
