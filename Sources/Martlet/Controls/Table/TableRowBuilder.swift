/// Builds the rows of a table from the statements of a closure.
@resultBuilder
public struct TableRowBuilder<Value: Identifiable> {
    /// Supports statements that are rows.
    nonisolated public static func buildExpression<Content: TableRowContent>(_ content: Content) -> Content
    where Value == Content.TableRowValue { content }

    /// Supports the first of several statements.
    nonisolated public static func buildPartialBlock<Content: TableRowContent>(first: Content) -> Content
    where Value == Content.TableRowValue { first }

    /// Supports each further statement.
    nonisolated public static func buildPartialBlock<First: TableRowContent, Next: TableRowContent>(
        accumulated: First,
        next: Next
    ) -> some TableRowContent<Value> where Value == First.TableRowValue, Value == Next.TableRowValue {
        TableRowPair(first: accumulated, next: next)
    }

    /// Supports an empty closure.
    nonisolated public static func buildBlock() -> EmptyTableRowContent<Value> { EmptyTableRowContent() }

    /// Supports an `if` without an `else`.
    nonisolated public static func buildIf<Content: TableRowContent>(_ content: Content?) -> Content?
    where Value == Content.TableRowValue { content }

    /// Supports the first branch of an `if` with an `else`, or of a `switch`.
    nonisolated public static func buildEither<First: TableRowContent, Second: TableRowContent>(
        first: First
    ) -> _ConditionalContent<First, Second> where Value == First.TableRowValue, Value == Second.TableRowValue {
        _ConditionalContent(storage: .trueContent(first))
    }

    /// Supports the other branches of an `if` or a `switch`.
    nonisolated public static func buildEither<First: TableRowContent, Second: TableRowContent>(
        second: Second
    ) -> _ConditionalContent<First, Second> where Value == First.TableRowValue, Value == Second.TableRowValue {
        _ConditionalContent(storage: .falseContent(second))
    }
}

/// Two groups of rows, one after the other.
nonisolated struct TableRowPair<First: TableRowContent, Next: TableRowContent>: PrimitiveTableRows {
    typealias TableRowValue = First.TableRowValue

    let first: First
    let next: Next

    static func _makeRows(_ rows: _GraphValue<Self>, inputs: _ViewInputs) {
        First._makeRows(rows[\.first], inputs: inputs)
        Next._makeRows(rows[\.next], inputs: inputs)
    }
}

extension Optional: TableRowContent, PrimitiveTableRows where Wrapped: TableRowContent {
    /// The type of the value that a row of the table shows.
    public typealias TableRowValue = Wrapped.TableRowValue

    /// Creates the rows, if there are any.
    nonisolated public static func _makeRows(_ rows: _GraphValue<Self>, inputs: _ViewInputs) {
        inputs.makeRowViews(rows) { $0.map { TableRows($0) } }
    }
}

extension _ConditionalContent: TableRowContent, PrimitiveTableRows
where
    TrueContent: TableRowContent, FalseContent: TableRowContent,
    TrueContent.TableRowValue == FalseContent.TableRowValue
{
    /// The type of the value that a row of the table shows.
    public typealias TableRowValue = TrueContent.TableRowValue

    /// Creates the rows of the selected branch.
    nonisolated public static func _makeRows(_ rows: _GraphValue<Self>, inputs: _ViewInputs) {
        inputs.makeRowViews(rows) { rows -> _ConditionalContent<TableRows<TrueContent>, TableRows<FalseContent>> in
            switch rows.storage {
            case .trueContent(let rows): _ConditionalContent<_, _>(storage: .trueContent(TableRows(rows)))
            case .falseContent(let rows): _ConditionalContent<_, _>(storage: .falseContent(TableRows(rows)))
            }
        }
    }
}

/// Table content without rows.
nonisolated public struct EmptyTableRowContent<Value: Identifiable>: PrimitiveTableRows {
    /// The type of the value that a row of the table shows.
    public typealias TableRowValue = Value

    init() {}

    /// Creates nothing.
    public static func _makeRows(_ rows: _GraphValue<Self>, inputs: _ViewInputs) {}
}
