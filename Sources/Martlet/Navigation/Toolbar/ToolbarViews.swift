import AttributeGraph

/// Views in a bar that say no place: one item at the usual one, however many they are in a row.
///
/// They are built by the builder of items, so that `toolbar` is one overload: with one for views beside it, an error in
/// the page that has the bar would be looked for twice.
nonisolated public struct _ToolbarViews<Content: View>: PrimitiveToolbarContent {
    let content: Content

    /// Makes the item.
    public static func _makeToolbar(content views: _GraphValue<Self>, inputs: _ViewInputs) {
        ToolbarEntry.make(views[\.content], inputs: inputs) { _ in .automatic }
    }
}

extension ToolbarContentBuilder {
    /// A statement that is a view.
    @_disfavoredOverload  // Tried after the one for items.
    nonisolated public static func buildExpression<Content: View>(_ content: Content) -> _ToolbarViews<Content> {
        _ToolbarViews(content: content)
    }

    /// Several views, in order: they stand in one item.
    nonisolated public static func buildBlock<First: View, Second: View, each Rest: View>(
        _ first: _ToolbarViews<First>,
        _ second: _ToolbarViews<Second>,
        _ rest: repeat _ToolbarViews<each Rest>
    ) -> _ToolbarViews<TupleView<(First, Second, repeat each Rest)>> {
        _ToolbarViews(content: TupleView((first.content, second.content, repeat (each rest).content)))
    }

    /// An `if` without an `else` around views.
    nonisolated public static func buildIf<Content: View>(_ views: _ToolbarViews<Content>?) -> _ToolbarViews<Content?> {
        _ToolbarViews(content: views?.content)
    }

    /// The first branch of an `if` with an `else`, or of a `switch`, where all branches are views.
    nonisolated public static func buildEither<T: View, F: View>(
        first: _ToolbarViews<T>
    ) -> _ToolbarViews<_ConditionalContent<T, F>> {
        _ToolbarViews(content: _ConditionalContent(storage: .trueContent(first.content)))
    }

    /// Supports the other branches of an `if` or a `switch`.
    nonisolated public static func buildEither<T: View, F: View>(
        second: _ToolbarViews<F>
    ) -> _ToolbarViews<_ConditionalContent<T, F>> {
        _ToolbarViews(content: _ConditionalContent(storage: .falseContent(second.content)))
    }
}
