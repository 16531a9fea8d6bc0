import Foundation
import MartletBase

extension SymbolTemplate {
    /// The coloring of a symbol's layers.
    enum Coloring: Hashable {
        /// The shape alone, drawn in the foreground style.
        case monochrome
        /// One color, fainter for lower layers.
        case hierarchical
        /// A color for each level; missing levels have the last color.
        case palette([ResolvedColor])
        /// The symbol's own colors; the tint and the foreground color for layers without one.
        case multicolor(tint: ResolvedColor, foreground: ResolvedColor)

        /// Whether the picture has no colors of its own.
        var isTemplate: Bool { self == .monochrome || self == .hierarchical }
    }

    /// The parameters of a symbol's picture.
    struct Look: Hashable {
        var pointSize: Double
        /// The font weight, from 100 to 900.
        var weight: Double
        var scale: Scale
        var coloring: Coloring
    }

    /// The height of a symbol of medium scale, and the position of the middle of capital letters, for a font of 100
    /// points.
    private static let side = 115.0
    private static let middle = 35.23
    /// The fraction of a symbol above the middle of capital letters.
    private static let upperShare = 0.5137

    /// Returns the symbol as a picture aligned with a text baseline.
    func picture(_ look: Look, resolve: (String) -> ResolvedColor?) -> Picture? {
        let variant = variant(weight: look.weight, scale: look.scale)
        // The height of the symbol, in units of the drawing.
        let side = Self.side * look.scale.factor / variant.factor
        let top = variant.baseline - Self.middle - side * Self.upperShare
        let unit = look.pointSize / 100 * variant.factor
        let size = CGSize(
            width: max(1, ((variant.right - variant.left) * unit).rounded()), height: max(1, (side * unit).rounded()))
        let source =
            "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" "
            + "width=\"\(Double(size.width))\" height=\"\(Double(size.height))\" "
            + "viewBox=\"\(variant.left) \(top) \(variant.right - variant.left) \(side)\">"
            + colored(variant.drawing, look.coloring, resolve).source + "</svg>"
        guard var picture = Picture(data: Data(source.utf8)) else { return nil }
        picture.isTemplate = look.coloring.isTemplate
        // An enlarged symbol grows around the middle of capital letters.
        picture.baseline = (Self.middle * look.pointSize / 100 + side * Self.upperShare * unit).rounded()
        return picture
    }

    private func colored(
        _ element: MarkupElement, _ coloring: Coloring, _ resolve: (String) -> ResolvedColor?
    ) -> MarkupElement {
        var result = element
        result["class"] = nil
        if element.children.isEmpty {
            let layer = Layer(element["class"] ?? "")
            let (color, share) = fill(of: layer, coloring, resolve)
            if element["fill"] != "none" { result["fill"] = color.cssColor }
            result["fill-opacity"] = "\(Double(color.opacity) * share)"
            if element["stroke"] != nil, element["stroke"] != "none" { result["stroke"] = color.cssColor }
            result["style"] = nil
        }
        result.children = element.children.map { colored($0, coloring, resolve) }
        return result
    }

    private func fill(
        of layer: Layer, _ coloring: Coloring, _ resolve: (String) -> ResolvedColor?
    ) -> (ResolvedColor, Double) {
        let black = ResolvedColor(red: 0, green: 0, blue: 0, opacity: 1)
        switch coloring {
        case .monochrome: return (black, 1)
        case .hierarchical: return (black, [1, 0.5, 0.25, 0.18][min(layer.level, 3)])
        case .palette(let colors): return (colors.isEmpty ? black : colors[min(layer.level, colors.count - 1)], 1)
        case .multicolor(let tint, let foreground):
            guard let name = layer.color else { return (foreground, 1) }
            if name == "tintColor" || name == "controlAccentColor" { return (tint, 1) }
            let properties = styles[layer.colorClass ?? ""] ?? [:]
            let share = properties["opacity"].flatMap(Double.init) ?? 1
            return (resolve(name) ?? properties["fill"].flatMap(ResolvedColor.init(css:)) ?? foreground, share)
        }
    }

    /// The layer of a shape, parsed from classes such as `monochrome-0 multicolor-0:systemRedColor
    /// hierarchical-0:secondary`.
    private struct Layer {
        /// The level, starting with 0 for primary.
        var level = 0
        /// The name of the color in multicolor rendering.
        var color: String?
        var colorClass: String?

        init(_ classes: String) {
            for name in classes.split(whereSeparator: \.isWhitespace) {
                let parts = name.split(separator: ":", maxSplits: 1)
                guard parts.count == 2 else { continue }
                if parts[0].hasPrefix("hierarchical-") {
                    let levels = ["primary", "secondary", "tertiary", "quaternary"]
                    level = levels.firstIndex(of: String(parts[1])) ?? 0
                } else if parts[0].hasPrefix("multicolor-") {
                    color = String(parts[1])
                    colorClass = String(name)
                }
            }
        }
    }
}

extension ResolvedColor {
    fileprivate var cssColor: String {
        func byte(_ value: Float) -> Int { Int((min(max(value, 0), 1) * 255).rounded()) }
        return "rgb(\(byte(red)),\(byte(green)),\(byte(blue)))"
    }

    /// Creates a color from the `#RRGGBB` notation that templates use.
    fileprivate init?(css: String) {
        guard css.hasPrefix("#"), css.utf8.count == 7, let value = Int(css.dropFirst(), radix: 16) else { return nil }
        self.init(
            red: Float(value >> 16) / 255, green: Float(value >> 8 & 255) / 255, blue: Float(value & 255) / 255,
            opacity: 1)
    }
}
