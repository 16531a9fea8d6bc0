/// Builds views from the statements of a closure.
///
/// Each statement that is a view becomes an element. The branches of `if`, `switch` and `if #available` have different
/// identities (law A4). Mark a closure of your own to accept several views:
///
///     struct Framed<Content: View>: View {
///         @ViewBuilder let content: Content
///         var body: some View { VStack { content }.padding().border(.gray) }
///     }
///
///     Framed {
///         Text("First")
///         Text("Second")
///     }
///
/// A single view is moved, by code that is compiled into the body, and not copied.
@resultBuilder
public struct ViewBuilder {
    /// Returns the content of an empty closure.
    nonisolated public static func buildBlock() -> EmptyView { EmptyView() }

    /// Returns a single view unchanged.
    @inlinable
    nonisolated public static func buildBlock<Content: View>(_ content: consuming Content) -> Content { content }

    /// Returns several views, in order.
    @inlinable
    @_disfavoredOverload
    nonisolated public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<(repeat each Content)> {
        TupleView((repeat each content))
    }

    /// Returns a statement that is a view.
    @inlinable
    nonisolated public static func buildExpression<Content: View>(_ content: consuming Content) -> Content { content }

    /// Returns an `if` without an `else`.
    nonisolated public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

    /// Returns the first branch of an `if` with an `else`, or of a `switch`.
    nonisolated public static func buildEither<TrueContent: View, FalseContent: View>(
        first: TrueContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(storage: .trueContent(first))
    }

    /// Returns the other branches.
    nonisolated public static func buildEither<TrueContent: View, FalseContent: View>(
        second: FalseContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(storage: .falseContent(second))
    }

    /// Builds an `if #available`. The type is erased, because it may not exist where the condition is false.
    nonisolated public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
        AnyView(content)
    }
}
