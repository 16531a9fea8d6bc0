import AttributeGraph

/// The label of a field, as a style with a body sees it.
nonisolated public struct _TextFieldStyleLabel: StyleContentView {
    init() {}
}

extension TextFieldStyle {
    /// None: a style with a body draws by itself.
    nonisolated public static var _look: _ControlLook? { nil }

    /// What a body is given: the field, to be put into other views.
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
    /// Gives the text fields of the view a look.
    nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
        modifier(TextFieldStyleModifier(style: style))
    }
}
