/// The key under which a text field finds its style.
enum TextFieldStyleKey {}

/// A built-in style of text fields, as the fields below its modifier find it.
final class FieldStyleLook {
    let look: FieldControl.Look

    init(_ look: FieldControl.Look) { self.look = look }
}

/// A look of text fields.
///
/// The looks are those of the host: a style says which of them is wanted.
public protocol TextFieldStyle: Sendable {
    /// Which of the host's looks the style stands for.
    nonisolated static var _look: _ControlLook { get }
}

/// The look that suits the host.
public struct DefaultTextFieldStyle: TextFieldStyle {
    /// The look of the host's that the style stands for.
    nonisolated public static var _look: _ControlLook { _ControlLook(FieldControl.Look.automatic) }

    /// Makes the style.
    nonisolated public init() {}
}

/// A field without a frame.
public struct PlainTextFieldStyle: TextFieldStyle {
    /// The look of the host's that the style stands for.
    nonisolated public static var _look: _ControlLook { _ControlLook(FieldControl.Look.plain) }

    /// Makes the style.
    nonisolated public init() {}
}

/// A field in a rounded frame.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
    /// The look of the host's that the style stands for.
    nonisolated public static var _look: _ControlLook { _ControlLook(FieldControl.Look.roundedBorder) }

    /// Makes the style.
    nonisolated public init() {}
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
    /// The look that suits the host.
    nonisolated public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
    /// A field without a frame.
    nonisolated public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    /// A field in a rounded frame.
    nonisolated public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

nonisolated struct TextFieldStyleModifier<S: TextFieldStyle>: InputModifier {
    static func makeInputs(modifier: _GraphValue<Self>, inputs: inout _ViewInputs) {
        inputs.attach(TextFieldStyleKey.self, FieldStyleLook(S._look.as(FieldControl.Look.self)))
    }
}

extension View {
    /// Gives the text fields of the view a look.
    nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
        modifier(TextFieldStyleModifier<S>())
    }
}
