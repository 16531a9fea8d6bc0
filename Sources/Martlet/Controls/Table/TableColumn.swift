import Foundation

/// A column of a table: its title, and the view of each row's cell.
///
///     TableColumn("Name", value: \.name)
///     TableColumn("Due") { task in Text(task.due, style: .date) }.width(min: 80, ideal: 100)
///
/// A column with a comparator sorts the table: a click on its title puts it first in the table's `sortOrder`, and a
/// second click turns it round. The program sorts its data as that says.
nonisolated public struct TableColumn<RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View>:
    PrimitiveTableColumns
{
    /// What a row of the table is about.
    public typealias TableRowValue = RowValue
    /// What the table is sorted by.
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

    /// Makes the column as wide as this, in points; nil for what the table finds good.
    public func width(_ width: CGFloat? = nil) -> TableColumn {
        self.width(min: width, ideal: width, max: width)
    }

    /// Keeps the width of the column between limits, in points.
    public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn {
        var column = self
        column.width = TableColumnWidth(minimum: min, ideal: ideal, maximum: max)
        return column
    }
}

/// Columns of which something is changed.
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
    /// Says where what stands in the cells of the columns stands.
    nonisolated public func alignment(
        _ alignment: TableColumnAlignment
    ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
        ChangedTableColumns(base: self) { $0.alignment = alignment }
    }

    /// Names the column in what people change of the table: `TableColumnCustomization`.
    nonisolated public func customizationID(
        _ id: String
    ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
        ChangedTableColumns(base: self) { $0.customizationID = id }
    }

    /// Shows or hides the columns where nobody has said otherwise.
    nonisolated public func defaultVisibility(
        _ visibility: Visibility
    ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
        ChangedTableColumns(base: self) { $0.defaultVisibility = visibility }
    }

    /// Says what people can't change of the columns.
    nonisolated public func disabledCustomizationBehavior(
        _ behavior: TableColumnCustomizationBehavior
    ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
        ChangedTableColumns(base: self) { $0.fixed = behavior }
    }
}
