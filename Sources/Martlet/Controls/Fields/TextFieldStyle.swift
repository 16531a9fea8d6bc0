/// The key of the text field style among the attachments of the inputs.
enum TextFieldStyleKey {}

/// The text field style that is in effect in a subtree.
final class FieldStyleLook {
    let look: FieldControl.Look
    /// Makes the body of a custom style; `nil` for a built-in style.
    let maker: StyleMaker<FieldParts>?

    init(_ look: FieldControl.Look, maker: StyleMaker<FieldParts>? = nil) {
        self.look = look
        self.maker = maker
    }
}

/// The look of text fields: a built-in look, or a body that contains the field.
///
///     struct Boxed: TextFieldStyle {
///         func _body(configuration: TextField<Self._Label>) -> some View {
///             configuration.padding(8).background(.quaternary, in: .rect(cornerRadius: 8))
///         }
///     }
@MainActor @preconcurrency
public protocol TextFieldStyle: Sendable {
    /// The type of the view that `_body(configuration:)` returns, inferred from its implementation.
    associatedtype _Body: View

    /// Returns the view of a field. The configuration is a field in the look of the surrounding style.
    @ViewBuilder @MainActor @preconcurrency func _body(configuration: TextField<Self._Label>) -> Self._Body

    /// The look that hosts draw for a built-in style; `nil` for a custom style, which draws through its body.
    nonisolated static var _look: _ControlLook? { get }
}

/// The host's look.
public struct DefaultTextFieldStyle: TextFieldStyle {
    /// The built-in look that hosts draw for this style.
    nonisolated public static var _look: _ControlLook? { _ControlLook(FieldControl.Look.automatic) }

    /// Creates the style.
    nonisolated public init() {}

    /// Returns a field that has this style, so that the built-in look is drawn.
    public func _body(configuration: TextField<Self._Label>) -> some View { configuration.textFieldStyle(self) }
}

/// A field without a border.
public struct PlainTextFieldStyle: TextFieldStyle {
    /// The built-in look that hosts draw for this style.
    nonisolated public static var _look: _ControlLook? { _ControlLook(FieldControl.Look.plain) }

    /// Creates the style.
    nonisolated public init() {}

    /// Returns a field that has this style, so that the built-in look is drawn.
    public func _body(configuration: TextField<Self._Label>) -> some View { configuration.textFieldStyle(self) }
}

/// A field with a rounded border.
///
///     TextField("Name", text: .constant(""))
///         .textFieldStyle(.roundedBorder)
///
/// In code, the style is usually written in its short form, `.roundedBorder`.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
    /// The built-in look that hosts draw for this style.
    nonisolated public static var _look: _ControlLook? { _ControlLook(FieldControl.Look.roundedBorder) }

    /// Creates the style.
    nonisolated public init() {}

    /// Returns a field that has this style, so that the built-in look is drawn.
    public func _body(configuration: TextField<Self._Label>) -> some View { configuration.textFieldStyle(self) }
}

/// A field with a border, whose shape ``View/textInputBorderShape(_:)`` sets.
public struct BorderedTextFieldStyle: TextFieldStyle {
    /// The built-in look that hosts draw for this style.
    nonisolated public static var _look: _ControlLook? { RoundedBorderTextFieldStyle._look }

    /// Creates the style.
    nonisolated public init() {}

    /// Returns a field that has this style, so that the built-in look is drawn.
    public func _body(configuration: TextField<Self._Label>) -> some View { configuration.textFieldStyle(self) }
}

extension TextFieldStyle where Self == BorderedTextFieldStyle {
    /// A field with a border, whose shape ``View/textInputBorderShape(_:)`` sets.
    nonisolated public static var bordered: BorderedTextFieldStyle { BorderedTextFieldStyle() }
}

/// A field with a border, under its macOS name. The theme decides on the corner radius.
public struct SquareBorderTextFieldStyle: TextFieldStyle {
    /// The built-in look that hosts draw for this style.
    nonisolated public static var _look: _ControlLook? { RoundedBorderTextFieldStyle._look }

    /// Creates the style.
    nonisolated public init() {}

    /// Returns a field that has this style, so that the built-in look is drawn.
    public func _body(configuration: TextField<Self._Label>) -> some View { configuration.textFieldStyle(self) }
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
    /// A field with a border.
    nonisolated public static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
    /// The host's look.
    nonisolated public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
    /// A field without a border.
    nonisolated public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    /// A field with a rounded border.
    nonisolated public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}
