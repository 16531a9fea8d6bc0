import Foundation
import Martlet
import PlatformValues

extension NSImage {
    /// The size of a symbol beside text of its font.
    public enum SymbolScale: Int, Sendable {
        /// Smaller than the text.
        case small = 1
        /// The size of the text.
        case medium
        /// Larger than the text.
        case large

        fileprivate var scale: Image.Scale {
            switch self {
            case .small: .small
            case .medium: .medium
            case .large: .large
            }
        }
    }

    /// Returns the symbol with a size, weight or colors; `nil` for another picture.
    public func withSymbolConfiguration(_ configuration: SymbolConfiguration) -> NSImage? {
        isSymbol ? with(configuration.values) : nil
    }
}

extension NSImage.SymbolConfiguration {
    /// Creates a configuration with a scale.
    public convenience init(scale: NSImage.SymbolScale) { self.init { $0.scale = scale.scale } }

    /// Creates a configuration with a size in points and a weight.
    public convenience init(pointSize: CGFloat, weight: NSFont.Weight) {
        self.init {
            $0.pointSize = Self.size(pointSize)
            $0.weight = weight.weight
        }
    }

    /// Creates a configuration with a size in points, a weight and a scale.
    public convenience init(pointSize: CGFloat, weight: NSFont.Weight, scale: NSImage.SymbolScale) {
        self.init {
            $0.pointSize = Self.size(pointSize)
            $0.weight = weight.weight
            $0.scale = scale.scale
        }
    }
}
