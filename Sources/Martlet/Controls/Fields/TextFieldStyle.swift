/// The key under which a text field finds its style.
enum TextFieldStyleKey {}

/// A built-in style of text fields, as the fields below its modifier find it.
final class FieldStyleLook {
    let look: FieldControl.Look
    /// What a style with a body makes; nil for the others.
    let maker: StyleMaker<FieldParts>?

    init(_ look: FieldControl.Look, maker: StyleMaker<FieldParts>? = nil) {
        self.look = look
        self.maker = maker
    }
}

/// A look of text fields: one of the host's, or a body in which the field stands.
///
///     struct Boxed: TextFieldStyle {
///         func _body(configuration: TextField<Self._Label>) -> some View {
///             configuration.padding(8).background(.quaternary, in: .rect(cornerRadius: 8))
///         }
///     }
@MainActor @preconcurrency
public protocol TextFieldStyle: Sendable {
    /// The type of the body, inferred from its implementation.
    associatedtype _Body: View

    /// The view of a field, which is given as it looks around the style.
    @ViewBuilder @MainActor @preconcurrency func _body(configuration: TextField<Self._Label>) -> Self._Body

    /// Which of the host's looks the style stands for; nil for a style with a body.
    nonisolated static var _look: _ControlLook? { get }
}

/// The look that suits the host.
public struct DefaultTextFieldStyle: TextFieldStyle {
    /// The look of the host's that the style stands for.
    nonisolated public static var _look: _ControlLook? { _ControlLook(FieldControl.Look.automatic) }

    /// Makes the style.
    nonisolated public init() {}

    /// The field itself, with this look.
    public func _body(configuration: TextField<Self._Label>) -> some View { configuration.textFieldStyle(self) }
}

/// A field without a frame.
public struct PlainTextFieldStyle: TextFieldStyle {
    /// The look of the host's that the style stands for.
    nonisolated public static var _look: _ControlLook? { _ControlLook(FieldControl.Look.plain) }

    /// Makes the style.
    nonisolated public init() {}

    /// The field itself, with this look.
    public func _body(configuration: TextField<Self._Label>) -> some View { configuration.textFieldStyle(self) }
}

/// A field in a rounded frame.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
    /// The look of the host's that the style stands for.
    nonisolated public static var _look: _ControlLook? { _ControlLook(FieldControl.Look.roundedBorder) }

    /// Makes the style.
    nonisolated public init() {}

    /// The field itself, with this look.
    public func _body(configuration: TextField<Self._Label>) -> some View { configuration.textFieldStyle(self) }
}

/// A field in a frame, by the name that it has on a Mac: the theme says how round the frame is.
public struct SquareBorderTextFieldStyle: TextFieldStyle {
    /// The look of the host's that the style stands for.
    nonisolated public static var _look: _ControlLook? { RoundedBorderTextFieldStyle._look }

    /// Makes the style.
    nonisolated public init() {}

    /// The field itself, with this look.
    public func _body(configuration: TextField<Self._Label>) -> some View { configuration.textFieldStyle(self) }
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
    /// A field in a frame.
    nonisolated public static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
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
