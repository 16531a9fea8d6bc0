import AttributeGraph
import Foundation

/// A control that edits text, or a value that a format writes as text.
///
///     TextField("Name", text: $name)
///     TextField("Age", value: $age, format: .number)
nonisolated public struct TextField<Label: View>: PrimitiveView {
    let label: Label
    let parts: FieldParts

    init(label: Label, prompt: Text?, axis: Axis = .horizontal, source: any FieldSource) {
        self.label = label
        parts = FieldParts(prompt: prompt, isMultiline: axis == .vertical, source: source)
    }

    init(label: Label, parts: FieldParts) {
        self.label = label
        self.parts = parts
    }

    /// Makes the one element that the view is, once for each identity.
    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        if let maker = inputs.attachment(TextFieldStyleKey.self, as: FieldStyleLook.self)?.maker {
            var inputs = inputs
            let label = ControlLabel(view[\.label])
            inputs.attach(_TextFieldStyleLabel.self, StyleContent(label, inputs: inputs))
            return maker.make(inputs: inputs) { graph in
                let field = view.pointer(in: graph).pointee
                // A label that is a text is also what the empty field says.
                if let title = field.label as? Text { field.parts.title = title }
                return field.parts
            }
        }
        return FieldMaker.make(
            FieldControl(isSecure: false), label: view[\.label], inputs: inputs
        ) {
            view.pointer(in: $0).pointee.parts
        }
    }
}

/// What a field has beside its label. By reference, since nothing of it can be compared anyway.
final class FieldParts {
    let prompt: Text?
    /// What the field is called, where a style has taken its label.
    var title: Text?
    let isMultiline: Bool
    let source: any FieldSource
    /// Whether the field takes all the height that it is offered.
    var fillsHeight = false
    /// Where what is selected is kept; nil where nobody wants to know.
    var selection: (any SelectionSource)?
    /// An attributed text in the place of the source's.
    var attributed: AttributedBindings?
    var editingChanged: ((Bool) -> Void)?
    var commit: (() -> Void)?

    init(prompt: Text?, isMultiline: Bool = false, source: any FieldSource) {
        self.prompt = prompt
        self.isMultiline = isMultiline
        self.source = source
    }
}
