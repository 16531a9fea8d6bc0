import AttributeGraph

/// A field that edits a string without showing it.
nonisolated public struct SecureField<Label: View>: PrimitiveView {
    let label: Label
    let parts: FieldParts

    init(label: Label, text: Binding<String>, prompt: Text?) {
        self.label = label
        parts = FieldParts(prompt: prompt, source: StringSource(binding: text))
    }

    /// A secure field with the label of a builder.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(label: label(), text: text, prompt: prompt)
    }

    /// Makes the one element that the view is, once for each identity.
    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        FieldMaker.make(
            FieldControl(isSecure: true), label: view[\.label], inputs: inputs
        ) {
            view.pointer(in: $0).pointee.parts
        }
    }
}

extension SecureField where Label == Text {
    /// A secure field with a title that is localised.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        self.init(label: Text(titleKey), text: text, prompt: nil)
    }

    /// A secure field with a title that is shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        self.init(label: Text(title), text: text, prompt: nil)
    }

    /// A secure field with a title that is localised and a prompt of its own.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(label: Text(titleKey), text: text, prompt: prompt)
    }

    /// A secure field with a title that is shown as it is and a prompt of its own.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
        self.init(label: Text(title), text: text, prompt: prompt)
    }

    /// A secure field that tells when Return is typed.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(label: Text(titleKey), text: text, prompt: nil)
        parts.commit = onCommit
    }

    /// A secure field with a title that is shown as it is, which tells when Return is typed.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(label: Text(title), text: text, prompt: nil)
        parts.commit = onCommit
    }
}
