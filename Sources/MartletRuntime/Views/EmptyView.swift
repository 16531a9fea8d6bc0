/// A view without content: it contributes no element to its container.
///
/// Use it where a view is required but nothing should be shown:
///
///     func badge(_ count: Int) -> some View {
///         if count > 0 { return AnyView(Text("\(count)")) }
///         return AnyView(EmptyView())
///     }
///
/// It takes no space, and stacks add no spacing for it.
nonisolated public struct EmptyView: PrimitiveView, Sendable {
    /// Creates the empty view.
    public init() {}

    /// Creates the single element of the view, once for each identity.
    public static func _makeView(view: _GraphValue<EmptyView>, inputs: _ViewInputs) -> _ViewOutputs {
        _ViewOutputs(node: RenderNode.make(.layout, layout: EmptyLayout(), inputs: inputs))
    }

    /// Makes nothing.
    public static func _makeViewList(view: _GraphValue<EmptyView>, inputs: _ViewInputs) {}

    /// False, because the view may have any number of elements.
    public static var _isUnary: Bool { false }
}
