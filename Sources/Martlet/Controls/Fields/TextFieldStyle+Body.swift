import AttributeGraph

/// The label of the field in the body of a custom style.
nonisolated public struct _TextFieldStyleLabel: StyleContentView {
    init() {}
}

extension TextFieldStyle {
    /// `nil`, the default: a custom style draws through its body.
    nonisolated public static var _look: _ControlLook? { nil }

    /// The label type of the field that a body receives.
    public typealias _Label = _TextFieldStyleLabel
}

nonisolated struct TextFieldStyleModifier<S: TextFieldStyle>: InputModifier {
    let style: S

    static func makeInputs(modifier: _GraphValue<Self>, inputs: inout _ViewInputs) {
        if let look = S._look {
            return inputs.attach(TextFieldStyleKey.self, FieldStyleLook(look.as(FieldControl.Look.self)))
        }
        let maker = BodyStyleMaker<S, FieldParts, S._Body>(
            key: TextFieldStyleKey.self, style: modifier[\.style], inputs: inputs
        ) { style, parts in
            onMainActor((style, parts)) { style, parts in
                style._body(configuration: TextField<_TextFieldStyleLabel>(label: _TextFieldStyleLabel(), parts: parts))
            }
        }
        inputs.attach(TextFieldStyleKey.self, FieldStyleLook(.automatic, maker: maker))
    }
}

extension View {
    /// Sets the style of the text fields in the view.
    ///
    ///     Form { TextField("Name", text: $name) }
    ///         .textFieldStyle(.roundedBorder)
    ///
    /// The default style is `.automatic`, which is the look of the host in the surroundings of the field, such as a row
    /// of a form.
    ///
    /// - Parameter style: The style, which also applies to fields in subviews that do not set their own.
    nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
        modifier(TextFieldStyleModifier(style: style))
    }
}
