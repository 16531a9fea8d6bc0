/// A part of a tab view, of a table or of a rotor: what a `ForEach` in one makes for each element.
public protocol _CollectionPart {}

/// Builds tabs, rows or places from the statements of a closure.
///
/// One builder for all of them, since each initialiser of `ForEach` costs time with each error in a body that has one.
@resultBuilder
public struct _CollectionPartBuilder {
    /// A statement that is a tab, a row or a place.
    nonisolated public static func buildExpression<C: _CollectionPart>(_ content: C) -> C { content }

    /// The first of them.
    nonisolated public static func buildPartialBlock<C: _CollectionPart>(first: C) -> C { first }

    /// The rows so far, and those after them.
    nonisolated public static func buildPartialBlock<First: TableRowContent, Next: TableRowContent>(
        accumulated: First, next: Next
    ) -> some TableRowContent<First.TableRowValue> where First.TableRowValue == Next.TableRowValue {
        TableRowPair(first: accumulated, next: next)
    }

    /// The tabs so far, and those after them.
    nonisolated public static func buildPartialBlock<First: TabContent, Next: TabContent>(
        accumulated: First, next: Next
    ) -> some TabContent<First.TabValue> where First.TabValue == Next.TabValue {
        TupleTabContent<First.TabValue, First, Next>(content: (accumulated, next))
    }

    /// The places so far, and those after them.
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
    /// Tabs, rows of a table, or places of a rotor, for each element that knows its id.
    @_disfavoredOverload  // Tried after the one for views: see there.
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

    /// Tabs, rows of a table, or places of a rotor, for each element, whose id a key path leads to.
    @_disfavoredOverload  // Tried after the one for views: see there.
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
