/// Builds tabs, table rows or rotor entries from the statements of a closure.
///
/// One builder serves all of them, since each initializer of `ForEach` costs type-checking time for each error in a
/// body that uses one.
@resultBuilder
public struct _CollectionPartBuilder {
    /// Supports statements that are tabs, rows or entries.
    nonisolated public static func buildExpression<C: _CollectionPart>(_ content: C) -> C { content }

    /// Supports the first of several statements.
    nonisolated public static func buildPartialBlock<C: _CollectionPart>(first: C) -> C { first }

    /// Supports further rows.
    nonisolated public static func buildPartialBlock<First: TableRowContent, Next: TableRowContent>(
        accumulated: First, next: Next
    ) -> some TableRowContent<First.TableRowValue> where First.TableRowValue == Next.TableRowValue {
        TableRowPair(first: accumulated, next: next)
    }

    /// Supports further tabs.
    nonisolated public static func buildPartialBlock<First: TabContent, Next: TabContent>(
        accumulated: First, next: Next
    ) -> some TabContent<First.TabValue> where First.TabValue == Next.TabValue {
        TupleTabContent<First.TabValue, First, Next>(content: (accumulated, next))
    }

    /// Supports further rotor entries.
    nonisolated public static func buildPartialBlock<First: AccessibilityRotorContent, Next: AccessibilityRotorContent>(
        accumulated: First, next: Next
    ) -> _TupleRotorContent<First, Next> { _TupleRotorContent(accumulated, next) }

    /// Supports an `if` without an `else`.
    nonisolated public static func buildIf<C: _CollectionPart>(_ content: C?) -> C? { content }

    /// Supports the first branch of an `if` with an `else`, or of a `switch`.
    nonisolated public static func buildEither<T: _CollectionPart, F: _CollectionPart>(
        first: T
    ) -> _ConditionalContent<T, F> { _ConditionalContent(storage: .trueContent(first)) }

    /// Supports the other branches of an `if` or a `switch`.
    nonisolated public static func buildEither<T: _CollectionPart, F: _CollectionPart>(
        second: F
    ) -> _ConditionalContent<T, F> { _ConditionalContent(storage: .falseContent(second)) }

    /// Supports `if #available`.
    nonisolated public static func buildLimitedAvailability<C: _CollectionPart>(_ content: C) -> C { content }
}

extension ForEach {
    /// Creates tabs, table rows or rotor entries for identifiable elements.
    @_disfavoredOverload  // Ranked below the initializer for views.
    nonisolated public init<Element: Identifiable, C: _CollectionPart>(
        _ data: Data,
        @_CollectionPartBuilder content: @escaping (Element) -> C,
        file: StaticString = #fileID,
        line: UInt = #line
    ) where Content == _CollectionParts<C, Never>, Data.Element == Element, ID == Element.ID {
        self.init(data: data, id: { $0.id }, source: SourceLocation(file: file, line: line)) {
            _CollectionParts(parts: content($0))
        }
    }

    /// Creates tabs, table rows or rotor entries for elements that are identified by a key path.
    @_disfavoredOverload  // Ranked below the initializer for views.
    nonisolated public init<Element, C: _CollectionPart>(
        _ data: Data,
        id: KeyPath<Element, ID>,
        @_CollectionPartBuilder content: @escaping (Element) -> C,
        file: StaticString = #fileID,
        line: UInt = #line
    ) where Content == _CollectionParts<C, Never>, Data.Element == Element {
        self.init(data: data, id: { $0[keyPath: id] }, source: SourceLocation(file: file, line: line)) {
            _CollectionParts(parts: content($0))
        }
    }
}

extension ForEach: _CollectionPart where Content: _CollectionPart {}

extension Group: _CollectionPart where Content: _CollectionPart {}

extension Optional: _CollectionPart where Wrapped: _CollectionPart {}

extension _ConditionalContent: _CollectionPart where TrueContent: _CollectionPart, FalseContent: _CollectionPart {}

extension Section: _CollectionPart
where Parent: TableRowContent, Content: TableRowContent, Footer: TableRowContent {}

extension Tab: _CollectionPart {}

extension TabSection: _CollectionPart {}
