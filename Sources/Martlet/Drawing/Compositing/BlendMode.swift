/// The operation that combines a view with its backdrop.
///
/// The backdrop is everything drawn before the view in the nearest enclosing compositing group, or in the window.
public enum BlendMode: Hashable, Sendable {
    /// The view covers the backdrop.
    case normal
    /// Multiplies the components. The result is never lighter than the view or the backdrop.
    case multiply
    /// Multiplies the inverted components. The result is never darker than the view or the backdrop.
    case screen
    /// Multiplies over dark parts of the backdrop, and screens over light parts.
    case overlay
    /// Takes the smaller value of each component.
    case darken
    /// Takes the larger value of each component.
    case lighten
    /// The backdrop is brightened to reflect the view.
    case colorDodge
    /// The backdrop is darkened to reflect the view.
    case colorBurn
    /// Illuminates the backdrop with the view's color as a soft light.
    case softLight
    /// Illuminates the backdrop with the view's color as a harsh light.
    case hardLight
    /// Takes the absolute difference of each component.
    case difference
    /// Like ``difference``, with less contrast.
    case exclusion
    /// The hue of the view with the saturation and luminosity of the backdrop.
    case hue
    /// The saturation of the view with the hue and luminosity of the backdrop.
    case saturation
    /// The hue and saturation of the view with the luminosity of the backdrop.
    case color
    /// The luminosity of the view with the hue and saturation of the backdrop.
    case luminosity
    /// The view where the backdrop is opaque.
    case sourceAtop
    /// The view where the backdrop is transparent.
    case destinationOver
    /// The backdrop with the view cut out.
    case destinationOut
    /// Adds the components, limited towards black.
    case plusDarker
    /// Adds the components, limited by white.
    case plusLighter

    /// The operation used by hosts.
    var operation: CompositingOperation {
        switch self {
        case .normal: .normal
        case .multiply: .multiply
        case .screen: .screen
        case .overlay: .overlay
        case .darken: .darken
        case .lighten: .lighten
        case .colorDodge: .colorDodge
        case .colorBurn: .colorBurn
        case .softLight: .softLight
        case .hardLight: .hardLight
        case .difference: .difference
        case .exclusion: .exclusion
        case .hue: .hue
        case .saturation: .saturation
        case .color: .color
        case .luminosity: .luminosity
        case .sourceAtop: .sourceAtop
        case .destinationOver: .destinationOver
        case .destinationOut: .destinationOut
        case .plusDarker: .plusDarker
        case .plusLighter: .plusLighter
        }
    }
}
