/// A color, gradient or semantic style that fills shapes and text.
///
/// Styles are written with their short names: `.foregroundStyle(.red)`, `.background(.tint)`,
/// `.foregroundStyle(isPlaying ? .primary : .secondary)`.
///
/// A custom style resolves to another style in an environment:
///
///     struct Warning: ShapeStyle {
///         func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
///             environment.colorScheme == .dark ? Color.yellow : Color.orange
///         }
///     }
public protocol ShapeStyle: Sendable {
    /// The type of the style that this one resolves to.
    associatedtype Resolved: ShapeStyle = _OwnPaint

    /// Returns the style that this one resolves to in an environment.
    ///
    /// On text, the function runs again when a value that text depends on has changed, such as the color scheme.
    /// Elsewhere, it runs again when a value that it has read has changed.
    /// - Parameter environment: The environment of the view.
    func resolve(in environment: EnvironmentValues) -> Resolved

    /// Returns the paint of the style in an environment. Implemented by the styles of the library.
    func _paint(in context: _ShapeStyleContext) -> _ResolvedPaint
}

extension ShapeStyle where Resolved == _OwnPaint {
    /// Never called, because styles of the library implement `_paint(in:)`.
    public func resolve(in environment: EnvironmentValues) -> _OwnPaint {
        fatalError("\(Self.self) is a style by itself, and needs to say what it paints with.")
    }
}

extension ShapeStyle {
    /// Returns the paint of the resolved style.
    public func _paint(in context: _ShapeStyleContext) -> _ResolvedPaint {
        resolve(in: context.environment ?? EnvironmentValues())._paint(in: context)
    }
}

/// The resolved type of styles of the library, which do not resolve to other styles.
public enum _OwnPaint: ShapeStyle {
    /// Never called.
    public func _paint(in context: _ShapeStyleContext) -> _ResolvedPaint { switch self {} }
}

/// The context in which a style is resolved.
// @unchecked Sendable: immutable after its creation, and used on the thread that resolves styles.
public struct _ShapeStyleContext: @unchecked Sendable {
    /// The environment, for styles that read it.
    var environment: EnvironmentValues?
    /// Whether the color scheme is dark.
    package var dark = false
    /// Whether the user prefers increased contrast.
    package var increasedContrast = false
    /// The tint of the environment; `nil` for the system's accent color.
    package var tint: AnyShapeStyle?
    /// The foreground styles of the environment, primary first; empty for the system's style.
    package var foreground: [AnyShapeStyle] = []
    /// The background style of the environment; `nil` for the system's style.
    package var background: AnyShapeStyle?
    /// The background of the window, or `nil` for the system's background.
    package var windowBackground: Color.Resolved?

    /// The accent color of the desktop; `nil` for the system's default.
    package var accent: Color.Resolved?
    /// The color of links without a tint; `nil` for the accent color.
    package var link: Color.Resolved?

    package init() {}

    func resolve(_ color: Color) -> Color.Resolved {
        color.resolved(dark: dark, increasedContrast: increasedContrast, tint: accentColor)
    }

    /// The color for `accentColor`: the tint, or else the desktop's accent color.
    private var accentColor: Color? {
        if let tint = tint?.color, !tint.isAccent { return tint }
        return accent.map { Color($0) }
    }

    /// The style of a link in a text that has no color of its own: the tint, or else the desktop's color of links.
    var linkStyle: AnyShapeStyle {
        guard let link, tint == nil || tint?.color?.isAccent == true else { return AnyShapeStyle(.tint) }
        return AnyShapeStyle(link)
    }

    /// The paint of the window's background.
    var window: ResolvedPaint { windowBackground.map { .color($0) } ?? resolve(.background) }

    func resolve(_ color: SystemColor) -> ResolvedPaint {
        .color(color.resolved(dark: dark, increasedContrast: increasedContrast))
    }
}

extension Color: ShapeStyle {
    /// Returns the paint of the color in an environment.
    public func _paint(in context: _ShapeStyleContext) -> _ResolvedPaint {
        .color(context.resolve(self))
    }
}

extension Color.Resolved: ShapeStyle {
    /// Returns a paint with these components.
    public func _paint(in context: _ShapeStyleContext) -> _ResolvedPaint {
        .color(self)
    }
}
