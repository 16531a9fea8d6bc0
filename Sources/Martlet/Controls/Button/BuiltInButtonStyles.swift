/// The button style that the host chooses for the surroundings, such as a list row or a toolbar.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
    /// The built-in look that hosts draw for this style.
    nonisolated public static var _look: _ControlLook? { _ControlLook(ButtonLook.automatic) }

    /// Creates the style.
    nonisolated public init() {}

    /// Returns a plain button that has this style, so that the host draws the built-in look.
    public func makeBody(configuration: Configuration) -> some View { Button(configuration).buttonStyle(self) }
}

/// A button with a border or background.
///
///     Button("Add") {}
///         .buttonStyle(.bordered)
public struct BorderedButtonStyle: PrimitiveButtonStyle {
    /// The built-in look that hosts draw for this style.
    nonisolated public static var _look: _ControlLook? { _ControlLook(ButtonLook.bordered) }

    /// Creates the style.
    nonisolated public init() {}

    /// Returns a plain button that has this style, so that the host draws the built-in look.
    public func makeBody(configuration: Configuration) -> some View { Button(configuration).buttonStyle(self) }
}

/// A button that is emphasized, as the main action of a window.
///
///     Button("Send") {}
///         .buttonStyle(.borderedProminent)
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
    /// The built-in look that hosts draw for this style.
    nonisolated public static var _look: _ControlLook? { _ControlLook(ButtonLook.borderedProminent) }

    /// Creates the style.
    nonisolated public init() {}

    /// Returns a plain button that has this style, so that the host draws the built-in look.
    public func makeBody(configuration: Configuration) -> some View { Button(configuration).buttonStyle(self) }
}

/// A button without a border, in the tint.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
    /// The built-in look that hosts draw for this style.
    nonisolated public static var _look: _ControlLook? { _ControlLook(ButtonLook.borderless) }

    /// Creates the style.
    nonisolated public init() {}

    /// Returns a plain button that has this style, so that the host draws the built-in look.
    public func makeBody(configuration: Configuration) -> some View { Button(configuration).buttonStyle(self) }
}

/// A button that shows only its label, as it is.
///
///     Button("Skip") {}
///         .buttonStyle(.plain)
///
/// The label keeps its colors, and has no frame. Use it for buttons that draw their own background.
public struct PlainButtonStyle: PrimitiveButtonStyle {
    /// The built-in look that hosts draw for this style.
    nonisolated public static var _look: _ControlLook? { _ControlLook(ButtonLook.plain) }

    /// Creates the style.
    nonisolated public init() {}

    /// Returns a plain button that has this style, so that the host draws the built-in look.
    public func makeBody(configuration: Configuration) -> some View { Button(configuration).buttonStyle(self) }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    /// The button style that the host chooses for the surroundings, such as a list row or a toolbar.
    nonisolated public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    /// A button with a border or background.
    nonisolated public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    /// A button that is emphasized, as the main action of a window.
    nonisolated public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    /// A button without a border, in the tint.
    nonisolated public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    /// A button that shows only its label, as it is.
    nonisolated public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
