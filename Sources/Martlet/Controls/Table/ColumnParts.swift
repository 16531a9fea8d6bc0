/// The columns of a group: no view, which is known before their closure has been looked at. So an error in a group of
/// views is not looked for in a group of columns too.
nonisolated public struct _ColumnParts<Columns: TableColumnContent>: PrimitiveTableColumns {
    /// What a row of the table is about.
    public typealias TableRowValue = Columns.TableRowValue
    /// What the table is sorted by.
    public typealias TableColumnSortComparator = Columns.TableColumnSortComparator

    let columns: Columns

    /// Adds the columns.
    public func _addColumns(to columns: inout _TableColumns) { self.columns._addColumns(to: &columns) }
}
