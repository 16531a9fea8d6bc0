/// A button of glass: one with a border.
public struct GlassButtonStyle: PrimitiveButtonStyle {
    /// The look of the host's that the style stands for.
    nonisolated public static var _look: _ControlLook? { _ControlLook(ButtonLook.bordered) }

    /// Makes the style.
    nonisolated public init() {}

    /// Makes the style of a certain glass. All buttons have that of the theme.
    nonisolated public init(_ glass: Glass) {}

    /// The button itself, with this look.
    public func makeBody(configuration: Configuration) -> some View { Button(configuration).buttonStyle(self) }
}

/// A button of glass that stands out from others.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
    /// The look of the host's that the style stands for.
    nonisolated public static var _look: _ControlLook? { _ControlLook(ButtonLook.borderedProminent) }

    /// Makes the style.
    nonisolated public init() {}

    /// The button itself, with this look.
    public func makeBody(configuration: Configuration) -> some View { Button(configuration).buttonStyle(self) }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
    /// A button of glass: one with a border.
    nonisolated public static var glass: GlassButtonStyle { GlassButtonStyle() }

    /// A button of a certain glass. All buttons have that of the theme.
    nonisolated public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
    /// A button of glass that stands out from others.
    nonisolated public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
