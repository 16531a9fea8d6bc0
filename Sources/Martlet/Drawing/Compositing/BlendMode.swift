/// The operation that combines a view with its backdrop.
///
/// The backdrop is everything drawn before the view in the nearest enclosing compositing group, or in the window.
public enum BlendMode: Hashable, Sendable {
    /// The view covers the backdrop.
    case normal
    /// Components are multiplied: never lighter than either.
    case multiply
    /// Inverses are multiplied: never darker than either.
    case screen
    /// Multiplied over a dark backdrop, screened over a light one.
    case overlay
    /// The darker of each component.
    case darken
    /// The lighter of each component.
    case lighten
    /// The backdrop is brightened to reflect the view.
    case colorDodge
    /// The backdrop is darkened to reflect the view.
    case colorBurn
    /// As a soft light of the view's colour would.
    case softLight
    /// As a hard light of the view's colour would.
    case hardLight
    /// The distance of each component.
    case difference
    /// As `difference`, with less contrast.
    case exclusion
    /// The hue of the view, saturation and luminosity from behind.
    case hue
    /// The saturation of the view, hue and luminosity from behind.
    case saturation
    /// Hue and saturation of the view, luminosity from behind.
    case color
    /// The luminosity of the view, hue and saturation from behind.
    case luminosity
    /// The view where the backdrop is opaque.
    case sourceAtop
    /// The view where the backdrop is transparent.
    case destinationOver
    /// The backdrop with the view cut out.
    case destinationOut
    /// The sum of the components, limited towards black.
    case plusDarker
    /// Components are added, up to white.
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
