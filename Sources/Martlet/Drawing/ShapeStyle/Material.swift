import AttributeGraph

/// A layer of frosted glass, through which the backdrop is faintly visible.
///
///     Text("Now playing")
///         .padding()
///         .background(.ultraThinMaterial, in: .capsule)
///
/// The glass is a translucent window color. The backdrop is tinted but not blurred, because neither GTK nor a terminal
/// can blur content that is already drawn. In a terminal, characters behind the glass are hidden.
public struct Material: Hashable, Sendable {
    private enum Thickness: Hashable, Sendable { case ultraThin, thin, regular, thick, ultraThick, bar }

    private let thickness: Thickness

    /// Glass through which most of the backdrop is visible.
    public static let ultraThin = Material(thickness: .ultraThin)
    /// Glass that is more transparent than opaque.
    public static let thin = Material(thickness: .thin)
    /// Glass that is somewhat transparent.
    public static let regular = Material(thickness: .regular)
    /// Glass that is more opaque than transparent.
    public static let thick = Material(thickness: .thick)
    /// Glass through which little of the backdrop is visible.
    public static let ultraThick = Material(thickness: .ultraThick)
    /// The glass of toolbars.
    public static let bar = Material(thickness: .bar)

    /// The opacity of the glass.
    private var opacity: Float {
        switch thickness {
        case .ultraThin: 0.5
        case .thin: 0.62
        case .regular: 0.74
        case .thick: 0.84
        case .ultraThick: 0.92
        case .bar: 0.88
        }
    }
}

extension Material: ShapeStyle {
    /// Returns the window color with partial opacity; fully opaque if the user prefers increased contrast.
    public func _paint(in context: _ShapeStyleContext) -> _ResolvedPaint {
        let white: Float = context.dark ? 0.17 : 0.96
        let opacity = context.increasedContrast ? 1 : opacity
        return ResolvedPaint(
            .color(Color.Resolved(red: white, green: white, blue: white, opacity: opacity)),
            finish: PaintFinish(isMaterial: true)
        )
    }
}

extension ShapeStyle where Self == Material {
    /// Glass through which most of the backdrop is visible.
    public static var ultraThinMaterial: Material { .ultraThin }
    /// Glass that is more transparent than opaque.
    public static var thinMaterial: Material { .thin }
    /// Glass that is somewhat transparent.
    public static var regularMaterial: Material { .regular }
    /// Glass that is more opaque than transparent.
    public static var thickMaterial: Material { .thick }
    /// Glass through which little of the backdrop is visible.
    public static var ultraThickMaterial: Material { .ultraThick }
    /// The glass of toolbars.
    public static var bar: Material { Material.bar }
}

private enum BackgroundMaterialKey: EnvironmentKey { static var defaultValue: Material? { nil } }

extension EnvironmentValues {
    /// The material behind the view, for views whose appearance depends on it; `nil` for none.
    public var backgroundMaterial: Material? {
        get { self[BackgroundMaterialKey.self] }
        set { self[BackgroundMaterialKey.self] = newValue }
    }
}

extension _ViewInputs {
    /// Returns the inputs of content in front of a style. If the style is a material, the content's environment
    /// contains it.
    func before<Style: ShapeStyle>(_ style: @escaping (Graph) -> Style) -> _ViewInputs {
        guard Style.self == Material.self else { return self }
        var inner = self
        inner.setEnvironment { graph, values in values.backgroundMaterial = style(graph) as? Material }
        return inner
    }
}
