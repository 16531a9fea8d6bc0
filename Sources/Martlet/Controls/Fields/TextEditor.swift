import AttributeGraph
import Foundation

/// A control that edits text of several lines. It fills the proposed size.
///
///     TextEditor(text: $note.body)
///
/// Text that does not fit scrolls. Return inserts a line break.
nonisolated public struct TextEditor: PrimitiveView {
    // An editor has no title. The first element of its label is therefore an empty text.
    let label = Text(verbatim: "")
    let parts: FieldParts

    /// Creates an editor of plain text.
    ///
    /// - Parameter text: A binding to the text, written after each edit.
    public init(text: Binding<String>) {
        parts = FieldParts(prompt: nil, isMultiline: true, source: StringSource(binding: text))
        parts.fillsHeight = true
    }

    /// Creates an editor of attributed text.
    ///
    ///     @State private var text = AttributedString("Stir the sauce")
    ///     @State private var selection = AttributedTextSelection()
    ///
    ///     TextEditor(text: $text, selection: $selection)
    ///
    /// Typed text has the attributes of the text before it, or the selection's typing attributes. Control-B, Control-I
    /// and Control-U make the selection bold, italic or underlined, if an `attributedTextFormattingDefinition(_:)`
    /// allows it.
    ///
    /// - Parameters:
    ///   - text: A binding to the text. Parts without a font or color use those of the environment.
    ///   - selection: A binding to the selection. Change it together with the text, by `transform(updating:body:)` and
    ///     similar methods: a selection that belongs to another text places the cursor at the end.
    public init(text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>? = nil) {
        parts = FieldParts(prompt: nil, isMultiline: true, source: AttributedSource(binding: text))
        parts.fillsHeight = true
        parts.attributed = AttributedBindings(text: text, selection: selection)
    }

    /// Creates the view's node, once for each identity.
    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        FieldMaker.make(
            FieldControl(isSecure: false), label: view[\.label], inputs: inputs
        ) {
            view.pointer(in: $0).pointee.parts
        }
    }
}
