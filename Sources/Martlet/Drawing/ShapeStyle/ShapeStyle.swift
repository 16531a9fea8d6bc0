/// A colour, gradient or role that says how to fill what is drawn.
///
/// Styles are given by their short names: `.foregroundStyle(.red)`, `.background(.tint)`,
/// `.foregroundStyle(isPlaying ? .primary : .secondary)`.
///
/// A style of one's own says which other one it is, in certain surroundings:
///
///     struct Warning: ShapeStyle {
///         func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
///             environment.colorScheme == .dark ? Color.yellow : Color.orange
///         }
///     }
public protocol ShapeStyle: Sendable {
    /// The type of the style that this one is in its surroundings.
    associatedtype Resolved: ShapeStyle = _OwnPaint

    /// The style that this one is in certain surroundings.
    ///
    /// On text it runs again when what text depends on has changed, such as the colour scheme; elsewhere, when what it
    /// has read of the environment has.
    func resolve(in environment: EnvironmentValues) -> Resolved

    /// What the style comes to in certain surroundings. The styles of the library implement it.
    func _paint(in context: _ShapeStyleContext) -> _ResolvedPaint
}

extension ShapeStyle where Resolved == _OwnPaint {
    /// Not called: the style is one of the library's, and no other.
    public func resolve(in environment: EnvironmentValues) -> _OwnPaint {
        fatalError("\(Self.self) is a style by itself, and needs to say what it paints with.")
    }
}

extension ShapeStyle {
    /// What the style that this one is comes to.
    public func _paint(in context: _ShapeStyleContext) -> _ResolvedPaint {
        resolve(in: context.environment ?? EnvironmentValues())._paint(in: context)
    }
}

/// Stands for the style that a style of the library is: it is none but itself.
public enum _OwnPaint: ShapeStyle {
    /// Never called.
    public func _paint(in context: _ShapeStyleContext) -> _ResolvedPaint { switch self {} }
}

/// The surroundings in which a style is worked out.
// @unchecked Sendable: a value that is only read once it is made, on the thread that resolves styles.
public struct _ShapeStyleContext: @unchecked Sendable {
    /// The environment, for styles that read it. Read where styles are worked out.
    var environment: EnvironmentValues?
    /// Whether the colour scheme is dark.
    package var dark = false
    /// Whether the person asked for more contrast.
    package var increasedContrast = false
    /// The tint that applies, or `nil` for the system's accent colour.
    package var tint: AnyShapeStyle?
    /// The foreground styles that apply, primary first; empty for the system's.
    package var foreground: [AnyShapeStyle] = []
    /// The background style that applies, or `nil` for the system's.
    package var background: AnyShapeStyle?
    /// What the window is filled with, or `nil` for the system's.
    package var windowBackground: Color.Resolved?

    /// The desktop's accent colour, or `nil` for the system's.
    package var accent: Color.Resolved?

    package init() {}

    func resolve(_ color: Color) -> Color.Resolved {
        color.resolved(dark: dark, increasedContrast: increasedContrast, tint: accentColor)
    }

    /// What the accent colour stands for: the tint, or else the desktop's.
    private var accentColor: Color? {
        if let tint = tint?.color, !tint.isAccent { return tint }
        return accent.map { Color($0) }
    }

    /// The window's background.
    var window: ResolvedPaint { windowBackground.map { .color($0) } ?? resolve(.background) }

    func resolve(_ color: SystemColor) -> ResolvedPaint {
        .color(color.resolved(dark: dark, increasedContrast: increasedContrast))
    }
}

extension Color: ShapeStyle {
    /// The components of the colour in its surroundings.
    public func _paint(in context: _ShapeStyleContext) -> _ResolvedPaint {
        .color(context.resolve(self))
    }
}

extension Color.Resolved: ShapeStyle {
    /// The components themselves.
    public func _paint(in context: _ShapeStyleContext) -> _ResolvedPaint {
        .color(self)
    }
}
