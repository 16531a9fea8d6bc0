/// The columns of a `Group`.
///
/// The type is not a view, and is known before the closure is type-checked. An error in a group of views is therefore
/// not searched in the overload for columns too.
nonisolated public struct _ColumnParts<Columns: TableColumnContent>: PrimitiveTableColumns {
    /// The type of the value that a row of the table shows.
    public typealias TableRowValue = Columns.TableRowValue
    /// The type of the comparators that sort the table.
    public typealias TableColumnSortComparator = Columns.TableColumnSortComparator

    let columns: Columns

    /// Adds the columns to those of a table.
    public func _addColumns(to columns: inout _TableColumns) { self.columns._addColumns(to: &columns) }
}
