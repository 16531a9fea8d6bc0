import AttributeGraph

/// A control that edits text of any length, in all the space that it is offered.
///
///     TextEditor(text: $note.body)
///
/// Text that does not fit scrolls. Return begins a new line.
nonisolated public struct TextEditor: PrimitiveView {
    // The field's name, which stands first: nothing.
    let label = Text(verbatim: "")
    let parts: FieldParts

    /// An editor of a text.
    public init(text: Binding<String>) {
        parts = FieldParts(prompt: nil, isMultiline: true, source: StringSource(binding: text))
        parts.fillsHeight = true
    }

    /// Makes the one element that the view is, once for each identity.
    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        FieldMaker.make(
            FieldControl(isSecure: false), label: view[\.label], inputs: inputs
        ) {
            view.pointer(in: $0).pointee.parts
        }
    }
}
