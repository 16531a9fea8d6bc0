/// The foreground style of the environment.
public struct ForegroundStyle: ShapeStyle, Hashable, Sendable {
    /// Creates the style.
    public init() {}

    /// Returns the paint of the style in an environment.
    public func _paint(in context: _ShapeStyleContext) -> _ResolvedPaint {
        guard let first = context.foreground.first else { return context.resolve(.primary) }
        var outer = context
        outer.foreground = []
        return first._paint(in: outer)
    }
}

extension ShapeStyle where Self == ForegroundStyle {
    /// The foreground style of the environment.
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}

/// The background style of the environment.
public struct BackgroundStyle: ShapeStyle, Hashable, Sendable {
    /// Creates the style.
    public init() {}

    /// Returns the paint of the style in an environment.
    public func _paint(in context: _ShapeStyleContext) -> _ResolvedPaint {
        guard let background = context.background else { return context.window }
        var outer = context
        outer.background = nil
        return background._paint(in: outer)
    }
}

extension ShapeStyle where Self == BackgroundStyle {
    /// The background style of the environment.
    public static var background: BackgroundStyle { BackgroundStyle() }
}

/// The tint of the environment.
public struct TintShapeStyle: ShapeStyle, Hashable, Sendable {
    /// Creates the style.
    public init() {}

    /// Returns the paint of the style in an environment.
    public func _paint(in context: _ShapeStyleContext) -> _ResolvedPaint {
        guard let tint = context.tint else { return .color(context.resolve(Color.accentColor)) }
        var outer = context
        outer.tint = nil
        return tint._paint(in: outer)
    }
}

extension ShapeStyle where Self == TintShapeStyle {
    /// The tint of the environment.
    public static var tint: TintShapeStyle { TintShapeStyle() }
}

/// The style of the background of selected content.
public struct SelectionShapeStyle: ShapeStyle, Hashable, Sendable {
    /// Creates the style.
    public init() {}

    /// Returns the paint of the style in an environment.
    public func _paint(in context: _ShapeStyleContext) -> _ResolvedPaint {
        TintShapeStyle()._paint(in: context)
    }
}

extension ShapeStyle where Self == SelectionShapeStyle {
    /// The style of the background of selected content.
    public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

/// The style of separators between rows and sections.
public struct SeparatorShapeStyle: ShapeStyle, Hashable, Sendable {
    /// Creates the style.
    public init() {}

    /// Returns the paint of the style in an environment.
    public func _paint(in context: _ShapeStyleContext) -> _ResolvedPaint {
        context.resolve(.separator)
    }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
    /// The style of separators between rows and sections.
    public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

/// The style of placeholder text.
public struct PlaceholderTextShapeStyle: ShapeStyle, Hashable, Sendable {
    /// Creates the style.
    public init() {}

    /// Returns the paint of the style in an environment.
    public func _paint(in context: _ShapeStyleContext) -> _ResolvedPaint {
        context.resolve(.placeholder)
    }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
    /// The style of placeholder text.
    public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

/// The style of the text of links.
public struct LinkShapeStyle: ShapeStyle, Hashable, Sendable {
    /// Creates the style.
    public init() {}

    /// Returns the paint of the style in an environment.
    public func _paint(in context: _ShapeStyleContext) -> _ResolvedPaint {
        context.link.map { .color($0) } ?? context.resolve(.link)
    }
}

extension ShapeStyle where Self == LinkShapeStyle {
    /// The style of the text of links.
    public static var link: LinkShapeStyle { LinkShapeStyle() }
}

/// The style for filling shapes such as a slider's track.
public struct FillShapeStyle: ShapeStyle, Hashable, Sendable {
    /// Creates the style.
    public init() {}

    /// Returns the paint of the style in an environment.
    public func _paint(in context: _ShapeStyleContext) -> _ResolvedPaint {
        context.resolve(.fill)
    }
}

extension ShapeStyle where Self == FillShapeStyle {
    /// The style for filling shapes such as a slider's track.
    public static var fill: FillShapeStyle { FillShapeStyle() }
}

/// The style of a window's background.
public struct WindowBackgroundShapeStyle: ShapeStyle, Hashable, Sendable {
    /// Creates the style.
    public init() {}

    /// Returns the paint of the style in an environment.
    public func _paint(in context: _ShapeStyleContext) -> _ResolvedPaint {
        context.window
    }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
    /// The style of a window's background.
    public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}
