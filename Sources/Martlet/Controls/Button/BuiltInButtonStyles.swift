/// The look that suits the host and the place.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
    /// The look of the host's that the style stands for.
    nonisolated public static var _look: _ControlLook? { _ControlLook(ButtonLook.automatic) }

    /// Makes the style.
    nonisolated public init() {}

    /// The button itself, with this look.
    public func makeBody(configuration: Configuration) -> some View { Button(configuration).buttonStyle(self) }
}

/// A button with a border or background.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
    /// The look of the host's that the style stands for.
    nonisolated public static var _look: _ControlLook? { _ControlLook(ButtonLook.bordered) }

    /// Makes the style.
    nonisolated public init() {}

    /// The button itself, with this look.
    public func makeBody(configuration: Configuration) -> some View { Button(configuration).buttonStyle(self) }
}

/// A button that stands out from others.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
    /// The look of the host's that the style stands for.
    nonisolated public static var _look: _ControlLook? { _ControlLook(ButtonLook.borderedProminent) }

    /// Makes the style.
    nonisolated public init() {}

    /// The button itself, with this look.
    public func makeBody(configuration: Configuration) -> some View { Button(configuration).buttonStyle(self) }
}

/// A button without a border, in the tint.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
    /// The look of the host's that the style stands for.
    nonisolated public static var _look: _ControlLook? { _ControlLook(ButtonLook.borderless) }

    /// Makes the style.
    nonisolated public init() {}

    /// The button itself, with this look.
    public func makeBody(configuration: Configuration) -> some View { Button(configuration).buttonStyle(self) }
}

/// A button that shows only its label, as it is.
public struct PlainButtonStyle: PrimitiveButtonStyle {
    /// The look of the host's that the style stands for.
    nonisolated public static var _look: _ControlLook? { _ControlLook(ButtonLook.plain) }

    /// Makes the style.
    nonisolated public init() {}

    /// The button itself, with this look.
    public func makeBody(configuration: Configuration) -> some View { Button(configuration).buttonStyle(self) }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    /// The look that suits the host and the place.
    nonisolated public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    /// A button with a border or background.
    nonisolated public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    /// A button that stands out from others.
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
