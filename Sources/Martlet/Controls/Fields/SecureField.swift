import AttributeGraph

/// A text field that shows bullets instead of its text, for passwords.
///
///     struct SignIn: View {
///         @State private var password = ""
///         var body: some View {
///             SecureField("Password", text: $password)
///                 .onSubmit { print("Signing in") }
///         }
///     }
///
/// The title is the field's prompt and its accessibility label. The text can't be copied from the field.
nonisolated public struct SecureField<Label: View>: PrimitiveView {
    let label: Label
    let parts: FieldParts

    init(label: Label, text: Binding<String>, prompt: Text?) {
        self.label = label
        parts = FieldParts(prompt: prompt, source: StringSource(binding: text))
    }

    /// Creates a secure field with a label from a builder.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(label: label(), text: text, prompt: prompt)
    }

    /// Creates the view's node, once for each identity.
    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        FieldMaker.make(
            FieldControl(isSecure: true), label: view[\.label], inputs: inputs
        ) {
            view.pointer(in: $0).pointee.parts
        }
    }
}

extension SecureField where Label == Text {
    /// Creates a secure field with a localized title.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        self.init(label: Text(titleKey), text: text, prompt: nil)
    }

    /// Creates a secure field with a localized title and a prompt.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(label: Text(titleKey), text: text, prompt: prompt)
    }

    /// Creates a secure field with a localized title, which calls `onCommit` when Return is typed.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(label: Text(titleKey), text: text, prompt: nil)
        parts.commit = onCommit
    }
}
