import Foundation
import Martlet
import PlatformValues

extension UIImage {
    /// The choice between the colors of a picture and those of the view that shows it.
    public enum RenderingMode: Int, Sendable {
        /// A symbol has the color of the view, another picture its own colors.
        case automatic
        /// The colors of the picture.
        case alwaysOriginal
        /// The shape of the picture in the color of the view.
        case alwaysTemplate

        fileprivate var mode: Image.TemplateRenderingMode? {
            switch self {
            case .automatic: nil
            case .alwaysOriginal: .original
            case .alwaysTemplate: .template
            }
        }
    }

    /// The choice between the colors of the picture and those of the view that shows it.
    public var renderingMode: RenderingMode {
        switch look?.values.renderingMode {
        case .original: .alwaysOriginal
        case .template: .alwaysTemplate
        case nil: .automatic
        }
    }

    /// Returns the picture with a rendering mode.
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { with(renderingMode: renderingMode.mode) }

    /// Returns the shape of the picture in a color. A view shows a symbol in its own color still, unless the rendering mode
    /// is `alwaysOriginal`.
    public func withTintColor(_ color: UIColor) -> UIImage { with(Self.values { $0.tint = Color(color) }) }

    /// Returns the shape of the picture in a color, with a rendering mode.
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        withTintColor(color).withRenderingMode(renderingMode)
    }

    /// Creates a picture from a system symbol, with a size, weight or colors.
    public convenience init?(systemName name: String, withConfiguration configuration: SymbolConfiguration?) {
        self.init(symbol: name, look: configuration?.values)
    }

    /// Returns the symbol with a size, weight or colors; another picture as it is.
    public func withConfiguration(_ configuration: SymbolConfiguration) -> UIImage {
        isSymbol ? with(configuration.values) : self
    }

    /// Returns the symbol with a size, weight or colors; `nil` for another picture.
    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        isSymbol ? with(configuration.values) : nil
    }

    private static func values(_ change: (inout PlatformImageLook.Values) -> Void) -> PlatformImageLook.Values {
        var values = PlatformImageLook.Values()
        change(&values)
        return values
    }
}

extension UIImage {
    /// The weight of a symbol.
    public enum SymbolWeight: Int, Sendable {
        /// That of the text around it.
        case unspecified = 0
        /// The thinnest.
        case ultraLight
        /// Between ultra-light and light.
        case thin
        /// Lighter than text.
        case light
        /// That of text.
        case regular
        /// A little heavier than text.
        case medium
        /// That of headlines.
        case semibold
        /// Bold.
        case bold
        /// Heavier than bold.
        case heavy
        /// The heaviest.
        case black

        fileprivate var weight: Font.Weight? {
            let weights: [Font.Weight] = [
                .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
            ]
            return self == .unspecified ? nil : weights[rawValue - 1]
        }
    }

    /// The size of a symbol beside text of its font.
    public enum SymbolScale: Int, Sendable {
        /// That of the text.
        case `default` = -1
        /// Not set.
        case unspecified = 0
        /// Smaller than the text.
        case small
        /// The size of the text.
        case medium
        /// Larger than the text.
        case large

        fileprivate var scale: Image.Scale? {
            switch self {
            case .unspecified: nil
            case .small: .small
            case .default, .medium: .medium
            case .large: .large
            }
        }
    }
}

extension UIImage.SymbolConfiguration {
    /// Creates a configuration with a weight.
    public convenience init(weight: UIImage.SymbolWeight) { self.init { $0.weight = weight.weight } }

    /// Creates a configuration with a scale.
    public convenience init(scale: UIImage.SymbolScale) { self.init { $0.scale = scale.scale } }

    /// Creates a configuration with a size in points and a weight.
    public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight) {
        self.init(pointSize: pointSize, weight: weight, scale: .unspecified)
    }

    /// Creates a configuration with a size in points, a weight and a scale.
    public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale) {
        self.init {
            $0.pointSize = Self.size(pointSize)
            $0.weight = weight.weight
            $0.scale = scale.scale
        }
    }

    /// Creates a configuration of symbols beside text of a font, with a scale.
    public convenience init(font: UIFont, scale: UIImage.SymbolScale) {
        self.init {
            $0.font = font.font
            $0.scale = scale.scale
        }
    }

    /// Creates a configuration of symbols beside text of a style, with a scale.
    public convenience init(textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale) {
        self.init {
            $0.font = Font.system(textStyle.style)
            $0.scale = scale.scale
        }
    }
}
