import Foundation

/// Builds the columns of a table from the statements of a closure.
///
/// Columns by which the table cannot be sorted may be mixed with sortable ones.
@resultBuilder
public struct TableColumnBuilder<RowValue: Identifiable, Sort: SortComparator> {
    /// Supports statements that are columns.
    nonisolated public static func buildExpression<Column: TableColumnContent>(_ column: Column) -> Column
    where RowValue == Column.TableRowValue, Sort == Column.TableColumnSortComparator { column }

    /// Supports an unsortable column among sortable ones.
    @_disfavoredOverload
    nonisolated public static func buildExpression<Column: TableColumnContent>(
        _ column: Column
    ) -> some TableColumnContent<RowValue, Sort>
    where RowValue == Column.TableRowValue, Column.TableColumnSortComparator == Never {
        UnsortedTableColumns<Column, Sort>(columns: column)
    }

    /// Supports a single column.
    ///
    /// The builder needs at least one `buildBlock`: without any, each attempt to use it is an error, as for `Group {}`.
    nonisolated public static func buildBlock<Column: TableColumnContent>(_ column: Column) -> Column
    where RowValue == Column.TableRowValue, Sort == Column.TableColumnSortComparator { column }

    /// Supports the first of several statements.
    nonisolated public static func buildPartialBlock<Column: TableColumnContent>(first: Column) -> Column
    where RowValue == Column.TableRowValue, Sort == Column.TableColumnSortComparator { first }

    /// Supports each further statement.
    nonisolated public static func buildPartialBlock<First: TableColumnContent, Next: TableColumnContent>(
        accumulated: First,
        next: Next
    ) -> some TableColumnContent<RowValue, Sort>
    where
        RowValue == First.TableRowValue, Sort == First.TableColumnSortComparator,
        RowValue == Next.TableRowValue, Sort == Next.TableColumnSortComparator
    {
        TableColumnPair(first: accumulated, next: next)
    }

    /// Supports an `if` without an `else`.
    nonisolated public static func buildIf<Column: TableColumnContent>(_ content: Column?) -> Column?
    where RowValue == Column.TableRowValue, Sort == Column.TableColumnSortComparator { content }

    /// Supports the first branch of an `if` with an `else`, or of a `switch`.
    nonisolated public static func buildEither<First: TableColumnContent, Second: TableColumnContent>(
        first: First
    ) -> _ConditionalContent<First, Second>
    where
        RowValue == First.TableRowValue, Sort == First.TableColumnSortComparator,
        RowValue == Second.TableRowValue, Sort == Second.TableColumnSortComparator
    {
        _ConditionalContent(storage: .trueContent(first))
    }

    /// Supports the other branches of an `if` or a `switch`.
    nonisolated public static func buildEither<First: TableColumnContent, Second: TableColumnContent>(
        second: Second
    ) -> _ConditionalContent<First, Second>
    where
        RowValue == First.TableRowValue, Sort == First.TableColumnSortComparator,
        RowValue == Second.TableRowValue, Sort == Second.TableColumnSortComparator
    {
        _ConditionalContent(storage: .falseContent(second))
    }
}

/// Two groups of columns, one after the other.
nonisolated struct TableColumnPair<First: TableColumnContent, Next: TableColumnContent>: PrimitiveTableColumns {
    typealias TableRowValue = First.TableRowValue
    typealias TableColumnSortComparator = First.TableColumnSortComparator

    let first: First
    let next: Next

    func _addColumns(to columns: inout _TableColumns) {
        first._addColumns(to: &columns)
        next._addColumns(to: &columns)
    }
}

/// Unsortable columns in a sortable table.
nonisolated struct UnsortedTableColumns<Columns: TableColumnContent, Sort: SortComparator>: PrimitiveTableColumns {
    typealias TableRowValue = Columns.TableRowValue
    typealias TableColumnSortComparator = Sort

    let columns: Columns

    func _addColumns(to columns: inout _TableColumns) { self.columns._addColumns(to: &columns) }
}

extension Optional: TableColumnContent, PrimitiveTableColumns where Wrapped: TableColumnContent {
    /// The type of the value that a row of the table shows.
    public typealias TableRowValue = Wrapped.TableRowValue
    /// The type of the comparators that sort the table.
    public typealias TableColumnSortComparator = Wrapped.TableColumnSortComparator

    /// Adds the columns, if there are any.
    nonisolated public func _addColumns(to columns: inout _TableColumns) {
        if let self { columns.inside(0) { self._addColumns(to: &$0) } } else { columns.skip() }
    }
}

extension _ConditionalContent: TableColumnContent, PrimitiveTableColumns
where
    TrueContent: TableColumnContent, FalseContent: TableColumnContent,
    TrueContent.TableRowValue == FalseContent.TableRowValue,
    TrueContent.TableColumnSortComparator == FalseContent.TableColumnSortComparator
{
    /// The type of the value that a row of the table shows.
    public typealias TableRowValue = TrueContent.TableRowValue
    /// The type of the comparators that sort the table.
    public typealias TableColumnSortComparator = TrueContent.TableColumnSortComparator

    /// Adds the columns of the selected branch.
    nonisolated public func _addColumns(to columns: inout _TableColumns) {
        switch storage {
        case .trueContent(let content): columns.inside(0) { content._addColumns(to: &$0) }
        case .falseContent(let content): columns.inside(1) { content._addColumns(to: &$0) }
        }
    }
}

extension Group: TableColumnContent, PrimitiveTableColumns where Content: TableColumnContent {
    /// The type of the value that a row of the table shows.
    public typealias TableRowValue = Content.TableRowValue
    /// The type of the comparators that sort the table.
    public typealias TableColumnSortComparator = Content.TableColumnSortComparator

    /// Creates a group of the columns of a builder.
    nonisolated public init<R, S, C: TableColumnContent>(@TableColumnBuilder<R, S> content: () -> C)
    where Content == _ColumnParts<C>, R == C.TableRowValue, S == C.TableColumnSortComparator {
        self.init(grouping: _ColumnParts(columns: content()))
    }

    /// Adds the columns to those of a table.
    nonisolated public func _addColumns(to columns: inout _TableColumns) { content._addColumns(to: &columns) }
}
