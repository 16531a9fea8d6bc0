import AttributeGraph

/// A container of controls for data entry, in rows that can be grouped in sections.
///
///     Form {
///         TextField("Name", text: $name)
///         Section("Notifications") { Toggle("Sound", isOn: $hasSound) }
///     }
///
/// A form takes the space that it is offered, and scrolls if its rows need more. Each view of the content is a row, and
/// ``View/formStyle(_:)`` sets the look.
nonisolated public struct Form<Content: View>: PrimitiveView {
    let content: Content

    /// Creates a form of the rows of a builder.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// Creates the view's node, once for each identity.
    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        if let maker = inputs.attachment(FormStyleKey.self, as: StyleMaker<Void>.self) {
            let rows = ControlLabel(isUnary: Content._isUnary) {
                Content._makeViewList(view: view[\.content], inputs: $0)
            }
            var inner = inputs
            inner.attach(FormStyleConfiguration.Content.self, StyleContent(rows, inputs: inputs))
            return maker.make(inputs: inner) { _ in }
        }
        return ListMaker.make(inputs: inputs, selection: nil, kind: .form) {
            Content._makeViewList(view: view[\.content], inputs: $0)
        }
    }
}
