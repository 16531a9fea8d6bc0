// Styles of buttons that are a Mac's. Each stands for the look of the host's that is closest.

/// A button that looks like a link.
public struct LinkButtonStyle: PrimitiveButtonStyle {
    /// Makes the style.
    nonisolated public init() {}

    /// The label alone, in the colour of links.
    public func makeBody(configuration: Configuration) -> some View {
        Button(configuration).buttonStyle(.plain).foregroundStyle(.link)
    }
}

/// A button in a bar that says what is shown.
public struct AccessoryBarButtonStyle: PrimitiveButtonStyle {
    /// The look of the host's that the style stands for.
    nonisolated public static var _look: _ControlLook? { BorderlessButtonStyle._look }

    /// Makes the style.
    nonisolated public init() {}

    /// The button itself, with this look.
    public func makeBody(configuration: Configuration) -> some View { Button(configuration).buttonStyle(self) }
}

/// A button in a bar that does something.
public struct AccessoryBarActionButtonStyle: PrimitiveButtonStyle {
    /// The look of the host's that the style stands for.
    nonisolated public static var _look: _ControlLook? { BorderedButtonStyle._look }

    /// Makes the style.
    nonisolated public init() {}

    /// The button itself, with this look.
    public func makeBody(configuration: Configuration) -> some View { Button(configuration).buttonStyle(self) }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
    /// A button that looks like a link.
    nonisolated public static var link: LinkButtonStyle { LinkButtonStyle() }
}

extension PrimitiveButtonStyle where Self == AccessoryBarButtonStyle {
    /// A button in a bar that says what is shown.
    nonisolated public static var accessoryBar: AccessoryBarButtonStyle { AccessoryBarButtonStyle() }
}

extension PrimitiveButtonStyle where Self == AccessoryBarActionButtonStyle {
    /// A button in a bar that does something.
    nonisolated public static var accessoryBarAction: AccessoryBarActionButtonStyle {
        AccessoryBarActionButtonStyle()
    }
}
