/// Builds views, toolbar content, commands or rotor entries from the statements of a closure, by the type of the statements.
///
///     @ContentBuilder func extras(_ canShare: Bool) -> some ToolbarContent {
///         ToolbarItem { Button("Duplicate", action: duplicate) }
///         if canShare { ToolbarItem { ShareLink(item: url) } }
///     }
///
/// A builder of its own, beside ``ViewBuilder``: overloads for other kinds of content in that one would make the type
/// checker try them for each body.
@resultBuilder
public struct ContentBuilder {
    /// Returns the content of an empty closure.
    nonisolated public static func buildBlock() -> EmptyView { EmptyView() }

    /// Returns a statement.
    nonisolated public static func buildExpression<Content>(_ content: Content) -> Content { content }

    /// Returns a single statement unchanged.
    nonisolated public static func buildBlock<Content>(_ content: Content) -> Content { content }

    /// Returns several views, in order.
    @_disfavoredOverload
    nonisolated public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<(repeat each Content)> {
        TupleView((repeat each content))
    }

    /// Returns several toolbar items, in order.
    @_disfavoredOverload
    nonisolated public static func buildBlock<each Content: ToolbarContent>(
        _ content: repeat each Content
    ) -> some ToolbarContent {
        TupleToolbarContent(content: (repeat each content))
    }

    /// Returns several commands, in order.
    @_disfavoredOverload
    nonisolated public static func buildBlock<each Content: Commands>(
        _ content: repeat each Content
    ) -> some Commands {
        TupleCommands(content: (repeat each content))
    }

    /// Returns several rotor entries, in order.
    @_disfavoredOverload
    nonisolated public static func buildBlock<each Content: AccessibilityRotorContent>(
        _ content: repeat each Content
    ) -> some AccessibilityRotorContent {
        _TupleRotorContent(repeat each content)
    }

    /// Returns an `if` without an `else`.
    nonisolated public static func buildIf<Content>(_ content: Content?) -> Content? { content }

    /// Returns the first branch of an `if` with an `else`, or of a `switch`.
    nonisolated public static func buildEither<TrueContent, FalseContent>(
        first: TrueContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(storage: .trueContent(first))
    }

    /// Returns the other branches.
    nonisolated public static func buildEither<TrueContent, FalseContent>(
        second: FalseContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(storage: .falseContent(second))
    }

    /// Supports `if #available`. The type of a view is erased, because it may not exist where the condition is false.
    nonisolated public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
        AnyView(content)
    }

    /// Supports `if #available` around toolbar items and commands.
    @_disfavoredOverload
    nonisolated public static func buildLimitedAvailability<Content>(_ content: Content) -> Content { content }
}
