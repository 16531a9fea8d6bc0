// Button styles of macOS. Each uses the most similar look of the host.

/// A button that looks like a link.
public struct LinkButtonStyle: PrimitiveButtonStyle {
    /// Creates the style.
    nonisolated public init() {}

    /// Returns the label alone, in the color of links.
    public func makeBody(configuration: Configuration) -> some View {
        Button(configuration).buttonStyle(.plain).foregroundStyle(.link)
    }
}

/// A button in an accessory bar that selects the shown content.
public struct AccessoryBarButtonStyle: PrimitiveButtonStyle {
    /// The built-in look that hosts draw for this style.
    nonisolated public static var _look: _ControlLook? { BorderlessButtonStyle._look }

    /// Creates the style.
    nonisolated public init() {}

    /// Returns a plain button that has this style, so that the host draws the built-in look.
    public func makeBody(configuration: Configuration) -> some View { Button(configuration).buttonStyle(self) }
}

/// A button in an accessory bar that performs an action.
public struct AccessoryBarActionButtonStyle: PrimitiveButtonStyle {
    /// The built-in look that hosts draw for this style.
    nonisolated public static var _look: _ControlLook? { BorderedButtonStyle._look }

    /// Creates the style.
    nonisolated public init() {}

    /// Returns a plain button that has this style, so that the host draws the built-in look.
    public func makeBody(configuration: Configuration) -> some View { Button(configuration).buttonStyle(self) }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
    /// A button that looks like a link.
    nonisolated public static var link: LinkButtonStyle { LinkButtonStyle() }
}

extension PrimitiveButtonStyle where Self == AccessoryBarButtonStyle {
    /// A button in an accessory bar that selects the shown content.
    nonisolated public static var accessoryBar: AccessoryBarButtonStyle { AccessoryBarButtonStyle() }
}

extension PrimitiveButtonStyle where Self == AccessoryBarActionButtonStyle {
    /// A button in an accessory bar that performs an action.
    nonisolated public static var accessoryBarAction: AccessoryBarActionButtonStyle {
        AccessoryBarActionButtonStyle()
    }
}
