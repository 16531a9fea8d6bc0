import Foundation
import Martlet

extension _PlatformImage {
    /// The size, weight and colors of a system symbol.
    ///
    ///     import UIKit
    ///
    ///     UIImage(systemName: "leaf", withConfiguration: UIImage.SymbolConfiguration(pointSize: 30))
    public final class SymbolConfiguration: Hashable, Sendable {
        package let values: PlatformImageLook.Values

        package init(values: PlatformImageLook.Values) { self.values = values }

        package convenience init(_ change: (inout PlatformImageLook.Values) -> Void) {
            var values = PlatformImageLook.Values()
            change(&values)
            self.init(values: values)
        }

        /// Creates the configuration of symbols beside text of a font.
        public convenience init(font: _PlatformFont) { self.init { $0.font = font.font } }

        /// Creates the configuration of symbols beside text of a style.
        public convenience init(textStyle: _PlatformFont.TextStyle) {
            self.init { $0.font = Font.system(textStyle.style) }
        }

        /// Creates a configuration with a size in points.
        public convenience init(pointSize: CGFloat) { self.init { $0.pointSize = Self.size(pointSize) } }

        /// Creates a configuration with a color for each layer. Two are used: for the main part and the part around it.
        public convenience init(paletteColors: [_PlatformColor]) {
            self.init { $0.palette = paletteColors.map { Color($0) } }
        }

        /// Creates a configuration with one color, which is lighter in secondary parts.
        public convenience init(hierarchicalColor: _PlatformColor) {
            self.init {
                $0.palette = [Color(hierarchicalColor)]
                $0.symbolMode = .hierarchical
            }
        }

        /// Returns the configuration of symbols in their own colors.
        public static func preferringMulticolor() -> SymbolConfiguration {
            SymbolConfiguration { $0.symbolMode = .multicolor }
        }

        /// Returns the configuration of symbols in one color.
        public static func preferringMonochrome() -> SymbolConfiguration {
            SymbolConfiguration { $0.symbolMode = .monochrome }
        }

        /// Returns a configuration with the settings of this one and of another, which takes precedence.
        public func applying(_ configuration: SymbolConfiguration) -> SymbolConfiguration {
            SymbolConfiguration {
                $0 = values
                $0.apply(configuration.values)
            }
        }

        /// Returns a size that can be shown; `nil` for that of the surroundings.
        package static func size(_ size: CGFloat) -> CGFloat? { size > 0 && size.isFinite ? size : nil }

        /// Returns whether two have the same settings.
        public static func == (a: SymbolConfiguration, b: SymbolConfiguration) -> Bool { a.values == b.values }

        /// Hashes the settings.
        public func hash(into hasher: inout Hasher) { hasher.combine(values) }
    }
}
