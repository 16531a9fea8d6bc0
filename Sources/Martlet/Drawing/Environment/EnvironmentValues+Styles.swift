private enum BackgroundKey: GatheredKey { static var defaultValue: AnyShapeStyle? { nil } }
private enum ForegroundKey: GatheredKey { static var defaultValue: [AnyShapeStyle] { [] } }
private enum ForegroundAnimationKey: GatheredKey { static var defaultValue: ValueAnimation? { nil } }
private enum TintKey: GatheredKey { static var defaultValue: AnyShapeStyle? { nil } }

extension EnvironmentValues {
    /// The foreground styles of the environment, primary first.
    var foregroundStyles: [AnyShapeStyle] {
        get { self[ForegroundKey.self] }
        set { self[ForegroundKey.self] = newValue }
    }

    /// The running animation of the text color, if the scene records animations.
    package var foregroundAnimation: ValueAnimation? {
        get { self[ForegroundAnimationKey.self] }
        set { self[ForegroundAnimationKey.self] = newValue }
    }

    /// The tint of the environment; `nil` for the system's accent color.
    var tintStyle: AnyShapeStyle? {
        get { self[TintKey.self] }
        set { self[TintKey.self] = newValue }
    }

    /// The style used for ``BackgroundStyle``; `nil` for the system's background.
    public var backgroundStyle: AnyShapeStyle? {
        get { self[BackgroundKey.self] }
        set { self[BackgroundKey.self] = newValue }
    }

    /// The context in which styles are resolved.
    var styleContext: _ShapeStyleContext {
        var context = _ShapeStyleContext()
        let scheme = colorScheme
        let surface = self.surface
        context.dark = scheme == .dark
        context.increasedContrast = surface.contrast == .increased
        if let window = surface.background, window.scheme == scheme { context.windowBackground = window.color }
        context.accent = surface.accent
        context.link = surface.link
        context.tint = tintStyle
        context.foreground = foregroundStyles
        context.background = backgroundStyle
        context.environment = self
        return context
    }
}
