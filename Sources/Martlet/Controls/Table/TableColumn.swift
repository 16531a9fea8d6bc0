import Foundation

/// A column of a table: its title, and the view of each row's cell.
///
///     Table(tasks) {
///         TableColumn("Name", value: \.name)
///         TableColumn("Due") { task in Text(task.due, style: .date) }.width(min: 80, ideal: 100)
///     }
///
/// A column with a comparator can sort the table: a click on its title moves the comparator to the front of the table's
/// `sortOrder`, and a second click reverses it. The app sorts its data accordingly.
nonisolated public struct TableColumn<RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View>:
    PrimitiveTableColumns
{
    /// The type of the value that a row of the table shows.
    public typealias TableRowValue = RowValue
    /// The type of the comparators that sort the table.
    public typealias TableColumnSortComparator = Sort

    let label: Label
    let comparator: Sort?
    let content: (RowValue) -> Content
    private var width = TableColumnWidth()

    init(label: Label, comparator: Sort?, content: @escaping (RowValue) -> Content) {
        self.label = label
        self.comparator = comparator
        self.content = content
    }

    /// Adds the column to those of a table.
    public func _addColumns(to columns: inout _TableColumns) {
        let content = self.content
        columns.add { id in
            TableColumnItem(
                id: id, label: AnyView(label), comparator: comparator, cells: TableCellMaker { AnyView(content($0)) },
                width: width)
        }
    }

    /// Sets a fixed width of the column, in points; `nil` lets the table choose.
    public func width(_ width: CGFloat? = nil) -> TableColumn {
        self.width(min: width, ideal: width, max: width)
    }

    /// Sets the minimum, ideal and maximum width of the column, in points.
    public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn {
        var column = self
        column.width = TableColumnWidth(minimum: min, ideal: ideal, maximum: max)
        return column
    }
}

/// Columns with a changed property.
nonisolated struct ChangedTableColumns<Base: TableColumnContent>: PrimitiveTableColumns {
    typealias TableRowValue = Base.TableRowValue
    typealias TableColumnSortComparator = Base.TableColumnSortComparator

    let base: Base
    let change: (inout TableColumnItem) -> Void

    func _addColumns(to columns: inout _TableColumns) {
        columns.change({ base._addColumns(to: &$0) }, change)
    }
}

extension TableColumnContent {
    /// Sets the alignment of the content in the columns' cells.
    nonisolated public func alignment(
        _ alignment: TableColumnAlignment
    ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
        ChangedTableColumns(base: self) { $0.alignment = alignment }
    }

    /// Sets the identifier by which `TableColumnCustomization` refers to the column.
    nonisolated public func customizationID(
        _ id: String
    ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
        ChangedTableColumns(base: self) { $0.customizationID = id }
    }

    /// Sets the visibility of the columns for users who have not customized it.
    nonisolated public func defaultVisibility(
        _ visibility: Visibility
    ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
        ChangedTableColumns(base: self) { $0.defaultVisibility = visibility }
    }

    /// Disables some customizations of the columns.
    nonisolated public func disabledCustomizationBehavior(
        _ behavior: TableColumnCustomizationBehavior
    ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
        ChangedTableColumns(base: self) { $0.fixed = behavior }
    }
}
