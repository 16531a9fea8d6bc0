/// A view without content: it contributes no element to its container.
nonisolated public struct EmptyView: PrimitiveView, Sendable {
    public init() {}

    public static func _makeView(view: _GraphValue<EmptyView>, inputs: _ViewInputs) -> _ViewOutputs {
        _ViewOutputs(node: RenderNode.make(.layout, layout: EmptyLayout(), inputs: inputs))
    }

    public static func _makeViewList(view: _GraphValue<EmptyView>, inputs: _ViewInputs) {}

    public static var _isUnary: Bool { false }
}
