import AttributeGraph

/// Views in a toolbar without a placement: one item with the automatic placement, whose views form a row.
///
/// They are built by the builder of items, so that `toolbar` needs one overload only. A second one for views would make
/// the type checker search twice for each error in the page.
nonisolated public struct _ToolbarViews<Content: View>: PrimitiveToolbarContent {
    let content: Content

    /// Creates the item.
    public static func _makeToolbar(content views: _GraphValue<Self>, inputs: _ViewInputs) {
        ToolbarEntry.make(views[\.content], inputs: inputs) { _ in .automatic }
    }
}

extension ToolbarContentBuilder {
    /// Supports statements that are views.
    @_disfavoredOverload  // Ranked below the one for items.
    nonisolated public static func buildExpression<Content: View>(_ content: Content) -> _ToolbarViews<Content> {
        _ToolbarViews(content: content)
    }

    /// Supports a sequence of views, which form one item.
    nonisolated public static func buildBlock<First: View, Second: View, each Rest: View>(
        _ first: _ToolbarViews<First>,
        _ second: _ToolbarViews<Second>,
        _ rest: repeat _ToolbarViews<each Rest>
    ) -> _ToolbarViews<TupleView<(First, Second, repeat each Rest)>> {
        _ToolbarViews(content: TupleView((first.content, second.content, repeat (each rest).content)))
    }

    /// Supports an `if` without an `else` around views.
    nonisolated public static func buildIf<Content: View>(_ views: _ToolbarViews<Content>?) -> _ToolbarViews<Content?> {
        _ToolbarViews(content: views?.content)
    }

    /// Supports the first branch of an `if` with an `else`, or of a `switch`, whose branches are all views.
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
