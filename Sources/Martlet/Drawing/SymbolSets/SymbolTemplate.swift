/// A symbol in the format that Xcode reads and the SF Symbols app exports: an SVG with a group for each drawn weight
/// and scale, and with guide lines that define the position of the symbol.
///
/// All variants are drawn for a font of 100 points, and have names such as `Regular-M`. In variable templates, whose
/// variants have the same structure, a missing variant is interpolated between its neighbors.
struct SymbolTemplate: Sendable {
    /// The error of an invalid file.
    struct Fault: Error {
        /// The reason, as a clause of a sentence.
        let reason: String
    }

    /// A weight and scale, as drawn or as requested.
    struct Variant: Sendable {
        var drawing: MarkupElement
        /// The edges of the symbol, in the units of the drawing.
        var left: Double
        var right: Double
        var baseline: Double
        /// The scale at which the drawing is shown.
        var factor = 1.0
    }

    private var variants: [String: Variant] = [:]
    /// The declarations of the style sheet by class name, without the period.
    let styles: [String: [String: String]]

    init(_ source: String) throws(Fault) {
        guard let root = MarkupElement(document: source), root.name == "svg" else {
            throw Fault(reason: "it is no SVG")
        }
        guard let symbols = root.element(id: "Symbols") else {
            throw Fault(reason: "it has no group with the id Symbols, as templates for symbols have")
        }
        styles = Self.styles(root.elements(named: "style").map(\.text).joined())
        for drawing in symbols.children {
            guard let name = drawing["id"], let scale = Scale(rawValue: String(name.suffix(1))) else { continue }
            guard let baseline = root.element(id: "Baseline-\(scale.rawValue)")?.position(\.y),
                let left = (root.element(id: "left-margin-\(name)") ?? root.element(id: "left-margin"))?.position(\.x),
                let right = (root.element(id: "right-margin-\(name)") ?? root.element(id: "right-margin"))?
                    .position(\.x), right > left
            else { continue }
            variants[name] = Variant(drawing: drawing, left: left, right: right, baseline: baseline)
        }
        if variants.isEmpty {
            throw Fault(reason: "it has no variant such as Regular-M with margins and a baseline")
        }
    }

    /// A symbol scale relative to the text.
    enum Scale: String, CaseIterable {
        case small = "S"
        case medium = "M"
        case large = "L"

        /// The size relative to the medium scale.
        var factor: Double {
            switch self {
            case .small: 0.783
            case .medium: 1
            case .large: 1.29
            }
        }
    }

    /// Returns the variant for a font weight and scale: the nearest one in the template, or an interpolated one.
    ///
    /// - Parameters:
    ///   - weight: The weight, from 100 to 900; 400 is regular.
    ///   - scale: The scale.
    func variant(weight: Double, scale: Scale) -> Variant {
        let scales = [scale] + Scale.allCases.filter { $0 != scale }
        for drawn in scales {
            let known = Self.weights.compactMap { name, value in
                variants["\(name)-\(drawn.rawValue)"].map { (weight: value, variant: $0) }
            }
            guard let nearest = known.min(by: { abs($0.weight - weight) < abs($1.weight - weight) }) else { continue }
            var variant = nearest.variant
            if let below = known.last(where: { $0.weight < weight }), nearest.weight != weight,
                let above = known.first(where: { $0.weight > weight })
            {
                let (from, to, at) = (Self.boldness(below.weight), Self.boldness(above.weight), Self.boldness(weight))
                variant = below.variant.blended(with: above.variant, by: (at - from) / (to - from)) ?? variant
            }
            variant.factor = scale.factor / drawn.factor
            return variant
        }
        // The template has unknown names only: the alphabetically first variant is used, for a reproducible result.
        return variants.min { $0.key < $1.key }!.value
    }

    private static let weights: [(String, Double)] = [
        ("Ultralight", 100), ("Thin", 200), ("Light", 300), ("Regular", 400), ("Medium", 500), ("Semibold", 600),
        ("Bold", 700), ("Heavy", 800), ("Black", 900),
    ]

    /// Returns the boldness of a weight relative to regular: strokes grow more slowly than the numbers of weights.
    private static func boldness(_ weight: Double) -> Double {
        let values = [-0.8, -0.6, -0.4, 0, 0.23, 0.3, 0.4, 0.56, 0.62]
        let place = min(max(weight / 100 - 1, 0), 8)
        let below = Int(place)
        return values[below] + (values[min(below + 1, 8)] - values[below]) * (place - Double(below))
    }

    /// Parses rules of the form `.name { property: value; … }`.
    private static func styles(_ sheet: String) -> [String: [String: String]] {
        var styles: [String: [String: String]] = [:]
        for rule in sheet.split(separator: "}") {
            let parts = rule.split(separator: "{", maxSplits: 1)
            guard parts.count == 2 else { continue }
            var properties: [String: String] = [:]
            for property in parts[1].split(separator: ";") {
                let sides = property.split(separator: ":", maxSplits: 1).map { $0.trimmed }
                if sides.count == 2 { properties[sides[0]] = sides[1] }
            }
            for selector in parts[0].split(separator: ",").map(\.trimmed) where selector.hasPrefix(".") {
                styles[String(selector.dropFirst()), default: [:]].merge(properties) { $1 }
            }
        }
        return styles
    }
}

extension MarkupElement {
    /// Returns the position of a guide, which is a line or the start of a path.
    fileprivate func position(_ axis: WritableKeyPath<(x: Double, y: Double), Double>) -> Double? {
        let isX = axis == \.x
        if let value = self[isX ? "x1" : "y1"] ?? self[isX ? "x" : "y"] { return Double(value) }
        let numbers = self["d"]?.dropFirst().split { !("0"..."9").contains($0) && !".-e".contains($0) }.prefix(2)
        guard let numbers, numbers.count == 2 else { return children.first?.position(axis) }
        return Double(isX ? numbers[0] : numbers[1])
    }
}

extension Substring {
    fileprivate var trimmed: String {
        String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
    }
}
