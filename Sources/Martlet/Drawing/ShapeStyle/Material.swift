import AttributeGraph

/// A layer of frosted glass, through which what lies behind is seen faintly.
///
///     Text("Now playing")
///         .padding()
///         .background(.ultraThinMaterial, in: .capsule)
///
/// The glass is a translucent colour of the window here: what lies behind is tinted, but not out of focus, since
/// neither GTK nor a terminal can blur what is already drawn. In a terminal, characters behind the glass are not seen.
public struct Material: Hashable, Sendable {
    private enum Thickness: Hashable, Sendable { case ultraThin, thin, regular, thick, ultraThick, bar }

    private let thickness: Thickness

    /// Glass through which most of what lies behind is seen.
    public static let ultraThin = Material(thickness: .ultraThin)
    /// Glass that is more transparent than opaque.
    public static let thin = Material(thickness: .thin)
    /// Glass that is somewhat transparent.
    public static let regular = Material(thickness: .regular)
    /// Glass that is more opaque than transparent.
    public static let thick = Material(thickness: .thick)
    /// Glass through which little of what lies behind is seen.
    public static let ultraThick = Material(thickness: .ultraThick)
    /// The glass of toolbars.
    public static let bar = Material(thickness: .bar)

    /// How much of what lies behind it covers.
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
    /// The window's colour, in part; all of it where the person wants more contrast.
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
    /// Glass through which most of what lies behind is seen.
    public static var ultraThinMaterial: Material { .ultraThin }
    /// Glass that is more transparent than opaque.
    public static var thinMaterial: Material { .thin }
    /// Glass that is somewhat transparent.
    public static var regularMaterial: Material { .regular }
    /// Glass that is more opaque than transparent.
    public static var thickMaterial: Material { .thick }
    /// Glass through which little of what lies behind is seen.
    public static var ultraThickMaterial: Material { .ultraThick }
    /// The glass of toolbars.
    public static var bar: Material { Material.bar }
}

private enum BackgroundMaterialKey: EnvironmentKey { static var defaultValue: Material? { nil } }

extension EnvironmentValues {
    /// The material that stands behind the view, for views that look otherwise on one; nil for none.
    public var backgroundMaterial: Material? {
        get { self[BackgroundMaterialKey.self] }
        set { self[BackgroundMaterialKey.self] = newValue }
    }
}

extension _ViewInputs {
    /// The inputs of what stands before something that is filled with a style: where that is glass, its views are told.
    func before<Style: ShapeStyle>(_ style: @escaping (Graph) -> Style) -> _ViewInputs {
        guard Style.self == Material.self else { return self }
        var inner = self
        inner.setEnvironment { graph, values in values.backgroundMaterial = style(graph) as? Material }
        return inner
    }
}
