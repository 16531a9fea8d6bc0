import Foundation

/// A symbol as vector figures, in a square of 100 units that hosts scale to the size of the text.
///
/// All drawings are Martlet's own: simple figures for the meaning of the symbols' names. Layers are drawn in order. A
/// cut layer erases the layers below it, so that a symbol in a filled disc is a hole in the disc.
package struct SymbolDrawing: Equatable, Sendable {
    /// One figure of a symbol.
    package struct Layer: Equatable, Sendable {
        package var path: Path
        /// The line width as a fraction of the symbol's size; `nil` for a filled figure.
        package var line: CGFloat?
        /// Whether the figure erases the layers below it.
        package var isCut = false
        /// The level for hierarchical rendering: 0 for the main part, 1 for the surrounding part.
        package var level = 0
        /// The step of a variable symbol that the figure belongs to, starting with 1; `nil` if it is always visible.
        package var step: Int?
        /// The natural color of the figure; `nil` if it has none.
        package var hue: SymbolHue?

        func applying(_ transform: CGAffineTransform, line factor: CGFloat = 1) -> Layer {
            var copy = self
            copy.path = path.applying(transform)
            if let line { copy.line = line * factor }
            return copy
        }
    }

    /// The layers, from back to front.
    package var layers: [Layer] = []

    /// The height of the square of all drawings. The width depends on the drawing.
    package static let side: CGFloat = 100

    /// The number of steps of a variable symbol; 0 for other symbols.
    package var stepCount: Int { layers.reduce(0) { max($0, $1.step ?? 0) } }

    /// The width of the drawing with a small margin, in units.
    package var width: CGFloat {
        let bounds = layers.reduce(CGRect.null) { $1.isCut ? $0 : $0.union($1.path.boundingRect) }
        guard !bounds.isNull else { return Self.side }
        // The farther side determines the width, so that the symbol remains centered.
        let reach = max(50 - bounds.minX, bounds.maxX - 50)
        return min(Self.side + 8, max(44, 2 * reach + 14))
    }

    /// The line width for a font weight, in units.
    package static func lineWidth(for weight: Font.Weight) -> CGFloat {
        let value = CGFloat(weight.value)
        // From hairlines to bold strokes; regular is 7.5.
        return value <= 400 ? 2.5 + (value - 100) / 300 * 5 : 7.5 + (value - 400) / 500 * 8
    }

    /// Returns the opacity of a layer for a value of a variable symbol.
    package func opacity(of layer: Layer, value: Double?) -> Double {
        guard let value, let step = layer.step else { return 1 }
        return value > Double(step - 1) / Double(max(1, stepCount)) ? 1 : 0.3
    }
}

// MARK: - Putting together

extension SymbolDrawing {
    func scaled(_ factor: CGFloat, dx: CGFloat = 0, dy: CGFloat = 0, line: CGFloat = 1) -> SymbolDrawing {
        let transform = CGAffineTransform(
            a: factor, b: 0, c: 0, d: factor, tx: 50 - 50 * factor + dx, ty: 50 - 50 * factor + dy)
        return SymbolDrawing(layers: layers.map { $0.applying(transform, line: line) })
    }

    /// Returns the drawing rotated about the center, clockwise in degrees, or mirrored.
    func turned(degrees: Double = 0, flipX: Bool = false, flipY: Bool = false) -> SymbolDrawing {
        let middle = CGAffineTransform(translationX: 50, y: 50)
        let turn = CGAffineTransform(rotationAngle: degrees * .pi / 180).scaledBy(x: flipX ? -1 : 1, y: flipY ? -1 : 1)
        let transform = CGAffineTransform(translationX: -50, y: -50).concatenating(turn).concatenating(middle)
        return SymbolDrawing(layers: layers.map { $0.applying(transform) })
    }

    func at(level: Int) -> SymbolDrawing {
        SymbolDrawing(layers: layers.map { layer in with(layer) { $0.level = level } })
    }

    /// Returns the drawing with a color for layers without a color.
    func hued(_ hue: SymbolHue?) -> SymbolDrawing {
        SymbolDrawing(layers: layers.map { layer in with(layer) { $0.hue = $0.hue ?? hue } })
    }

    /// The drawing as a shape that cuts a hole into the layers below it.
    var cut: SymbolDrawing {
        SymbolDrawing(layers: layers.map { layer in with(layer) { $0.isCut.toggle() } })
    }

    private func with(_ layer: Layer, _ change: (inout Layer) -> Void) -> Layer {
        var copy = layer
        change(&copy)
        return copy
    }

    static func + (a: SymbolDrawing, b: SymbolDrawing) -> SymbolDrawing {
        SymbolDrawing(layers: a.layers + b.layers)
    }
}
