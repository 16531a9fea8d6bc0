/// A bordered button. The theme draws no glass material.
public struct GlassButtonStyle: PrimitiveButtonStyle {
    /// The built-in look that hosts draw for this style.
    nonisolated public static var _look: _ControlLook? { _ControlLook(ButtonLook.bordered) }

    /// Creates the style.
    nonisolated public init() {}

    /// Creates the style. The glass is ignored: the theme draws all buttons alike.
    nonisolated public init(_ glass: Glass) {}

    /// Returns a plain button that has this style, so that the host draws the built-in look.
    public func makeBody(configuration: Configuration) -> some View { Button(configuration).buttonStyle(self) }
}

/// An emphasized bordered button. The theme draws no glass material.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
    /// The built-in look that hosts draw for this style.
    nonisolated public static var _look: _ControlLook? { _ControlLook(ButtonLook.borderedProminent) }

    /// Creates the style.
    nonisolated public init() {}

    /// Returns a plain button that has this style, so that the host draws the built-in look.
    public func makeBody(configuration: Configuration) -> some View { Button(configuration).buttonStyle(self) }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
    /// A bordered button. The theme draws no glass material.
    nonisolated public static var glass: GlassButtonStyle { GlassButtonStyle() }

    /// Returns a bordered button. The glass is ignored: the theme draws all buttons alike.
    nonisolated public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
    /// An emphasized bordered button. The theme draws no glass material.
    nonisolated public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
