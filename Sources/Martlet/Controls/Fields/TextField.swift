import AttributeGraph
import Foundation

/// A control that edits a string, or a value in a text format.
///
///     TextField("Name", text: $name)
///     TextField("Age", value: $age, format: .number)
///
/// A string binding is written with each key. A formatted value is written whenever the text can be parsed. Return runs
/// the actions of ``View/onSubmit(of:_:)``, and ``View/textFieldStyle(_:)`` sets the look.
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

    /// Creates the view's node, once for each identity.
    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        if let maker = inputs.attachment(TextFieldStyleKey.self, as: FieldStyleLook.self)?.maker {
            var inputs = inputs
            let label = ControlLabel(view[\.label])
            inputs.attach(_TextFieldStyleLabel.self, StyleContent(label, inputs: inputs))
            return maker.make(inputs: inputs) { graph in
                let field = view.pointer(in: graph).pointee
                // A label that is a text is also the prompt.
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

/// The properties of a field other than its label. A class, since closures and bindings could not be compared anyway.
final class FieldParts {
    let prompt: Text?
    /// The title of the field, if a style has replaced its label.
    var title: Text?
    let isMultiline: Bool
    let source: any FieldSource
    /// Whether the field fills the height that it is proposed.
    var fillsHeight = false
    /// The bound selection; `nil` if the selection is not bound.
    var selection: (any SelectionSource)?
    /// The attributed text, which takes precedence over the source's text.
    var attributed: AttributedBindings?
    var editingChanged: ((Bool) -> Void)?
    var commit: (() -> Void)?

    init(prompt: Text?, isMultiline: Bool = false, source: any FieldSource) {
        self.prompt = prompt
        self.isMultiline = isMultiline
        self.source = source
    }
}
