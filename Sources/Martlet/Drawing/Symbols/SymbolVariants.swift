/// The variants of symbols: filled, crossed out, or enclosed in a figure.
///
/// A variant is appended to the name of each symbol in the view that supports it: with `.fill`, `Image(systemName:
/// "heart")` shows `heart.fill`.
public struct SymbolVariants: Hashable, Sendable {
    private enum Frame: String { case circle, square, rectangle }

    private var frame: Frame?
    private var isFilled = false
    private var isSlashed = false

    private init() {}

    private func with(_ change: (inout SymbolVariants) -> Void) -> SymbolVariants {
        var copy = self
        change(&copy)
        return copy
    }

    /// No variants.
    public static let none = SymbolVariants()
    /// A symbol in a circle.
    public static let circle = none.circle
    /// A symbol in a square.
    public static let square = none.square
    /// A symbol in a rectangle.
    public static let rectangle = none.rectangle
    /// A filled symbol.
    public static let fill = none.fill
    /// A crossed-out symbol.
    public static let slash = none.slash

    /// This variant enclosed in a circle.
    public var circle: SymbolVariants { with { $0.frame = .circle } }
    /// This variant enclosed in a square.
    public var square: SymbolVariants { with { $0.frame = .square } }
    /// This variant enclosed in a rectangle.
    public var rectangle: SymbolVariants { with { $0.frame = .rectangle } }
    /// This variant, filled.
    public var fill: SymbolVariants { with { $0.isFilled = true } }
    /// This variant, crossed out.
    public var slash: SymbolVariants { with { $0.isSlashed = true } }

    /// Returns whether this value includes all variants of another value.
    public func contains(_ other: SymbolVariants) -> Bool {
        (other.frame == nil || other.frame == frame) && (!other.isFilled || isFilled)
            && (!other.isSlashed || isSlashed)
    }

    /// Returns these variants combined with others.
    func adding(_ other: SymbolVariants) -> SymbolVariants {
        with {
            $0.frame = other.frame ?? frame
            $0.isFilled = isFilled || other.isFilled
            $0.isSlashed = isSlashed || other.isSlashed
        }
    }

    /// Returns the name of a symbol with the variants applied.
    package func applied(to name: String) -> String {
        if self == .none { return name }
        var parts = name.split(separator: ".")
        let wasFilled = parts.last == "fill"
        if wasFilled { parts.removeLast() }
        func add(_ word: Substring) { if !parts.contains(word) { parts.append(word) } }
        if isSlashed { add("slash") }
        if let frame { add(Substring(frame.rawValue)) }
        if wasFilled || isFilled { parts.append("fill") }
        return parts.joined(separator: ".")
    }
}

/// The coloring of a symbol's parts.
public struct SymbolRenderingMode: Hashable, Sendable {
    package enum Kind: Hashable, Sendable { case monochrome, multicolor, hierarchical, palette }

    package let kind: Kind

    /// One color for all parts.
    public static let monochrome = SymbolRenderingMode(kind: .monochrome)
    /// The symbol's own colors, if it has any. A terminal shows one color for each symbol.
    public static let multicolor = SymbolRenderingMode(kind: .multicolor)
    /// One color, with lower opacity for secondary parts.
    public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)
    /// The foreground styles: the first for the main part, the second for the surrounding part.
    public static let palette = SymbolRenderingMode(kind: .palette)
}

private enum SymbolVariantsKey: EnvironmentKey { static var defaultValue: SymbolVariants { .none } }
private enum SymbolRenderingModeKey: EnvironmentKey { static var defaultValue: SymbolRenderingMode? { nil } }

extension EnvironmentValues {
    /// The variants of symbols in the view.
    public var symbolVariants: SymbolVariants {
        get { self[SymbolVariantsKey.self] }
        set { self[SymbolVariantsKey.self] = newValue }
    }

    /// The coloring of symbols' parts; `nil` to let the symbol decide.
    public var symbolRenderingMode: SymbolRenderingMode? {
        get { self[SymbolRenderingModeKey.self] }
        set { self[SymbolRenderingModeKey.self] = newValue }
    }
}

/// Adds symbol variants to those of the environment.
nonisolated private struct SymbolVariantModifier: InputModifier {
    let variant: SymbolVariants

    static func makeInputs(modifier: _GraphValue<Self>, inputs: inout _ViewInputs) {
        inputs.setEnvironment { graph, values in
            let variant = modifier.pointer(in: graph).pointee.variant
            values.symbolVariants = variant == .none ? .none : values.symbolVariants.adding(variant)
        }
    }
}

extension View {
    /// Adds variants to the symbols in the view, such as filled, enclosed in a circle, or crossed out.
    ///
    ///     Label("Favourite", systemImage: "heart").symbolVariant(.fill)
    nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
        modifier(SymbolVariantModifier(variant: variant))
    }

    /// Sets the coloring of symbols' parts in the view; `nil` to let each symbol decide.
    nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
        environment(\.symbolRenderingMode, mode)
    }
}
