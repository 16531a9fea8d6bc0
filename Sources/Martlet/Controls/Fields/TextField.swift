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

    /// Makes the one element that the view is, once for each identity.
    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        FieldMaker.make(
            FieldControl(isSecure: false), label: view[\.label], inputs: inputs
        ) {
            view.pointer(in: $0).pointee.parts
        }
    }
}

/// What a field has beside its label. By reference, since nothing of it can be compared anyway.
final class FieldParts {
    let prompt: Text?
    let isMultiline: Bool
    let source: any FieldSource
    /// Whether the field takes all the height that it is offered.
    var fillsHeight = false
    var editingChanged: ((Bool) -> Void)?
    var commit: (() -> Void)?

    init(prompt: Text?, isMultiline: Bool = false, source: any FieldSource) {
        self.prompt = prompt
        self.isMultiline = isMultiline
        self.source = source
    }
}
