/// How a view is mixed with what lies behind it.
///
/// Behind a view lies what was drawn before it in the nearest compositing group around it, or in the window.
public enum BlendMode: Hashable, Sendable {
    /// The view covers what lies behind it.
    case normal
    /// Components are multiplied: never lighter than either.
    case multiply
    /// Inverses are multiplied: never darker than either.
    case screen
    /// Multiplied where it is dark behind, screened where it is light.
    case overlay
    /// The darker of each component.
    case darken
    /// The lighter of each component.
    case lighten
    /// What lies behind is brightened to reflect the view.
    case colorDodge
    /// What lies behind is darkened to reflect the view.
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
    /// The view where something lies behind it.
    case sourceAtop
    /// The view where nothing lies behind it.
    case destinationOver
    /// What lies behind is cut out where the view is.
    case destinationOut
    /// Components are added, and what is darker than black stays black.
    case plusDarker
    /// Components are added, up to white.
    case plusLighter

    /// What hosts composite with.
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
