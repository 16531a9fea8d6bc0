/// Several views treated as one, without a layout of their own: a modifier of a group is applied to each member.
nonisolated public struct Group<Content> {
    package let content: Content

    package nonisolated init(grouping content: Content) { self.content = content }
}

extension Group: View, PrimitiveView where Content: View {
    /// Groups the views of a builder.
    @inlinable
    nonisolated public init(@ViewBuilder content: () -> Content) {
        self.init(_content: content())
    }

    @usableFromInline
    nonisolated init(_content: Content) { content = _content }

    /// Makes the one element that the view is, once for each identity.
    nonisolated public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        Content._makeView(view: view[\.content], inputs: inputs)
    }

    /// Makes the elements that the view contributes to its container.
    nonisolated public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) {
        Content._makeViewList(view: view[\.content], inputs: inputs)
    }

    /// Whether the content is.
    nonisolated public static var _isUnary: Bool { Content._isUnary }
}
