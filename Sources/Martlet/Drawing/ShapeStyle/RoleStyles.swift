/// The foreground style that applies.
public struct ForegroundStyle: ShapeStyle, Hashable, Sendable {
    /// Makes the style.
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
    /// The foreground style that applies.
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}

/// The background style that applies.
public struct BackgroundStyle: ShapeStyle, Hashable, Sendable {
    /// Makes the style.
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
    /// The background style that applies.
    public static var background: BackgroundStyle { BackgroundStyle() }
}

/// The tint that applies.
public struct TintShapeStyle: ShapeStyle, Hashable, Sendable {
    /// Makes the style.
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
    /// The tint that applies.
    public static var tint: TintShapeStyle { TintShapeStyle() }
}

/// The background of selected content.
public struct SelectionShapeStyle: ShapeStyle, Hashable, Sendable {
    /// Makes the style.
    public init() {}

    /// Returns the paint of the style in an environment.
    public func _paint(in context: _ShapeStyleContext) -> _ResolvedPaint {
        TintShapeStyle()._paint(in: context)
    }
}

extension ShapeStyle where Self == SelectionShapeStyle {
    /// The background of selected content.
    public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

/// The lines between rows and sections.
public struct SeparatorShapeStyle: ShapeStyle, Hashable, Sendable {
    /// Makes the style.
    public init() {}

    /// Returns the paint of the style in an environment.
    public func _paint(in context: _ShapeStyleContext) -> _ResolvedPaint {
        context.resolve(.separator)
    }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
    /// The lines between rows and sections.
    public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

/// Text in place of a value that is not there yet.
public struct PlaceholderTextShapeStyle: ShapeStyle, Hashable, Sendable {
    /// Makes the style.
    public init() {}

    /// Returns the paint of the style in an environment.
    public func _paint(in context: _ShapeStyleContext) -> _ResolvedPaint {
        context.resolve(.placeholder)
    }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
    /// Text in place of a value that is not there yet.
    public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

/// The text of a link.
public struct LinkShapeStyle: ShapeStyle, Hashable, Sendable {
    /// Makes the style.
    public init() {}

    /// Returns the paint of the style in an environment.
    public func _paint(in context: _ShapeStyleContext) -> _ResolvedPaint {
        context.resolve(.link)
    }
}

extension ShapeStyle where Self == LinkShapeStyle {
    /// The text of a link.
    public static var link: LinkShapeStyle { LinkShapeStyle() }
}

/// The fill of shapes such as a slider's track.
public struct FillShapeStyle: ShapeStyle, Hashable, Sendable {
    /// Makes the style.
    public init() {}

    /// Returns the paint of the style in an environment.
    public func _paint(in context: _ShapeStyleContext) -> _ResolvedPaint {
        context.resolve(.fill)
    }
}

extension ShapeStyle where Self == FillShapeStyle {
    /// The fill of shapes such as a slider's track.
    public static var fill: FillShapeStyle { FillShapeStyle() }
}

/// The background of a window.
public struct WindowBackgroundShapeStyle: ShapeStyle, Hashable, Sendable {
    /// Makes the style.
    public init() {}

    /// Returns the paint of the style in an environment.
    public func _paint(in context: _ShapeStyleContext) -> _ResolvedPaint {
        context.window
    }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
    /// The background of a window.
    public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}
