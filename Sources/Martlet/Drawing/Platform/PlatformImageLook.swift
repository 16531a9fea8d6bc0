import Foundation

/// The settings of a picture of UIKit or AppKit that take precedence over those of the views around it.
package final class PlatformImageLook: Hashable, Sendable {
    /// The settings.
    package struct Values: Hashable, Sendable {
        /// The choice between the colors of the picture and of its surroundings; `nil` for that of its kind.
        package var renderingMode: Image.TemplateRenderingMode?
        /// The color in which the picture's shape is drawn.
        package var tint: Color?
        /// The colors of a symbol's parts, of which two are used.
        package var palette: [Color] = []
        /// The way in which a symbol is colored.
        package var symbolMode: SymbolRenderingMode?
        /// The font whose size and weight a symbol has.
        package var font: Font?
        /// The size and weight that a symbol has, each if it is set.
        package var pointSize: CGFloat?
        package var weight: Font.Weight?
        /// The size of a symbol beside text of its font.
        package var scale: Image.Scale?

        package init() {}

        /// Sets what other values set.
        package mutating func apply(_ other: Values) {
            renderingMode = other.renderingMode ?? renderingMode
            tint = other.tint ?? tint
            palette = other.palette.isEmpty ? palette : other.palette
            symbolMode = other.symbolMode ?? symbolMode
            font = other.font ?? font
            pointSize = other.pointSize ?? pointSize
            weight = other.weight ?? weight
            scale = other.scale ?? scale
        }
    }

    package let values: Values

    /// Creates a look; `nil` for one that sets nothing.
    package init?(_ values: Values) {
        guard values != Values() else { return nil }
        self.values = values
    }

    /// The color of the whole picture, if it has one that the views around it do not change.
    var ownColor: Color? { values.palette.first ?? (values.renderingMode == .template ? nil : values.tint) }

    /// Returns the style of a symbol in surroundings with another.
    func style(in surroundings: TextStyle, _ styles: _ShapeStyleContext) -> TextStyle {
        var font = values.font?.resolved() ?? surroundings.font
        if let size = values.pointSize { font.pointSize = size }
        if let weight = values.weight { font.weight = weight }
        guard let color = ownColor else {
            return TextStyle(font: font, paint: surroundings.paint, hasColor: surroundings.hasColor)
        }
        return TextStyle(font: font, paint: color._paint(in: styles), hasColor: true)
    }

    /// Returns whether two set the same values.
    package static func == (a: PlatformImageLook, b: PlatformImageLook) -> Bool { a.values == b.values }

    /// Hashes the values.
    package func hash(into hasher: inout Hasher) { hasher.combine(values) }
}
