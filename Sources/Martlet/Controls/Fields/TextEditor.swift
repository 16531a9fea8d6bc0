import AttributeGraph
import Foundation

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

    /// An editor of a text with attributes.
    ///
    ///     @State private var text = AttributedString("Stir the sauce")
    ///     @State private var selection = AttributedTextSelection()
    ///
    ///     TextEditor(text: $text, selection: $selection)
    ///
    /// What is typed looks like what stands before it, or as the selection says. Control and B, I or U make what is
    /// selected bold, italic or underlined, as far as an `attributedTextFormattingDefinition(_:)` allows that.
    ///
    /// - Parameters:
    ///   - text: What is edited. Parts without a font or a colour have those of the surroundings.
    ///   - selection: What is selected. Change it together with the text, by `transform(updating:body:)` and the like:
    ///     the editor puts the cursor of a selection that is of another text at the end.
    public init(text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>? = nil) {
        parts = FieldParts(prompt: nil, isMultiline: true, source: AttributedSource(binding: text))
        parts.fillsHeight = true
        parts.attributed = AttributedBindings(text: text, selection: selection)
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
