import Foundation

/// Builds the columns of a table from the statements of a closure.
///
/// Columns that the table can't be sorted by may stand among those that it can.
@resultBuilder
public struct TableColumnBuilder<RowValue: Identifiable, Sort: SortComparator> {
    /// A statement that is a column, or several.
    nonisolated public static func buildExpression<Column: TableColumnContent>(_ column: Column) -> Column
    where RowValue == Column.TableRowValue, Sort == Column.TableColumnSortComparator { column }

    /// A column that the table can't be sorted by, among some that it can.
    @_disfavoredOverload
    nonisolated public static func buildExpression<Column: TableColumnContent>(
        _ column: Column
    ) -> some TableColumnContent<RowValue, Sort>
    where RowValue == Column.TableRowValue, Column.TableColumnSortComparator == Never {
        UnsortedTableColumns<Column, Sort>(columns: column)
    }

    /// A single column stands for itself.
    ///
    /// A builder without any block of this kind is an error wherever it is tried, as it is for `Group {}`.
    nonisolated public static func buildBlock<Column: TableColumnContent>(_ column: Column) -> Column
    where RowValue == Column.TableRowValue, Sort == Column.TableColumnSortComparator { column }

    /// The first columns.
    nonisolated public static func buildPartialBlock<Column: TableColumnContent>(first: Column) -> Column
    where RowValue == Column.TableRowValue, Sort == Column.TableColumnSortComparator { first }

    /// The columns so far, and those after them.
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

    /// An `if` without an `else`.
    nonisolated public static func buildIf<Column: TableColumnContent>(_ content: Column?) -> Column?
    where RowValue == Column.TableRowValue, Sort == Column.TableColumnSortComparator { content }

    /// The first branch of an `if` with an `else`, or of a `switch`.
    nonisolated public static func buildEither<First: TableColumnContent, Second: TableColumnContent>(
        first: First
    ) -> _ConditionalContent<First, Second>
    where
        RowValue == First.TableRowValue, Sort == First.TableColumnSortComparator,
        RowValue == Second.TableRowValue, Sort == Second.TableColumnSortComparator
    {
        _ConditionalContent(storage: .trueContent(first))
    }

    /// The other branches.
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

/// Columns and those after them.
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

/// Columns that can't be sorted by, in a table that can be sorted.
nonisolated struct UnsortedTableColumns<Columns: TableColumnContent, Sort: SortComparator>: PrimitiveTableColumns {
    typealias TableRowValue = Columns.TableRowValue
    typealias TableColumnSortComparator = Sort

    let columns: Columns

    func _addColumns(to columns: inout _TableColumns) { self.columns._addColumns(to: &columns) }
}

extension Optional: TableColumnContent, PrimitiveTableColumns where Wrapped: TableColumnContent {
    /// What a row of the table is about.
    public typealias TableRowValue = Wrapped.TableRowValue
    /// What the table is sorted by.
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
    /// What a row of the table is about.
    public typealias TableRowValue = TrueContent.TableRowValue
    /// What the table is sorted by.
    public typealias TableColumnSortComparator = TrueContent.TableColumnSortComparator

    /// Adds the columns of the branch.
    nonisolated public func _addColumns(to columns: inout _TableColumns) {
        switch storage {
        case .trueContent(let content): columns.inside(0) { content._addColumns(to: &$0) }
        case .falseContent(let content): columns.inside(1) { content._addColumns(to: &$0) }
        }
    }
}

extension Group: TableColumnContent, PrimitiveTableColumns where Content: TableColumnContent {
    /// What a row of the table is about.
    public typealias TableRowValue = Content.TableRowValue
    /// What the table is sorted by.
    public typealias TableColumnSortComparator = Content.TableColumnSortComparator

    /// Groups the columns of a builder.
    nonisolated public init<R, S, C: TableColumnContent>(@TableColumnBuilder<R, S> content: () -> C)
    where Content == _ColumnParts<C>, R == C.TableRowValue, S == C.TableColumnSortComparator {
        self.init(grouping: _ColumnParts(columns: content()))
    }

    /// Adds the columns.
    nonisolated public func _addColumns(to columns: inout _TableColumns) { content._addColumns(to: &columns) }
}
