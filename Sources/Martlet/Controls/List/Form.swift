import AttributeGraph

/// Controls for entering data, in rows that may be grouped in sections.
nonisolated public struct Form<Content: View>: PrimitiveView {
    let content: Content

    /// A form of the rows of a builder.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// Makes the one element that the view is, once for each identity.
    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        ListMaker.make(inputs: inputs, selection: nil, kind: .form) {
            Content._makeViewList(view: view[\.content], inputs: $0)
        }
    }
}
