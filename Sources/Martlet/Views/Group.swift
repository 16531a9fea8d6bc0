/// Several views treated as one, without a layout of their own: a modifier of a group is applied to each member.
nonisolated public struct Group<Content> {
    let content: Content
}

extension Group: View, PrimitiveView where Content: View {
    /// Groups the views of a builder.
    @inlinable
    nonisolated public init(@ViewBuilder content: () -> Content) {
        self.init(_content: content())
    }

    @usableFromInline
    nonisolated init(_content: Content) { content = _content }

    nonisolated public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        Content._makeView(view: view.project(offset: 0), inputs: inputs)
    }

    nonisolated public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) {
        Content._makeViewList(view: view.project(offset: 0), inputs: inputs)
    }

    nonisolated public static var _isUnary: Bool { Content._isUnary }
}
