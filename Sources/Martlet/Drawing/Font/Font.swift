import Foundation

/// A font, given by a text style or by name and size, that is resolved in its environment.
///
/// ```swift
/// Text("Score").font(.title.bold())
/// Text("12:30").font(.system(size: 40, weight: .light, design: .rounded).monospacedDigit())
/// ```
///
/// Fonts of text styles scale with the dynamic type size; fonts of a fixed size do not. Modifiers such as ``bold()``
/// return another font, and the family and the size are looked up when a text is laid out. A terminal has one font: it
/// shows large text in bold.
public struct Font: Hashable, Sendable {
    enum Base: Hashable, Sendable {
        /// A text style, which scales with the dynamic type size.
        case style(TextStyle)
        /// The system's font at a size in points, which doesn't scale.
        case system(size: CGFloat)
        /// A named font, which scales like a text style or not at all.
        case named(CustomFont)
        /// The font of the environment.
        case inherited
        /// A font with another size.
        case sized(SizedFont)
    }

    /// Traits that a modifier switched on.
    struct Traits: OptionSet, Hashable, Sendable {
        let rawValue: UInt8
        static let bold = Traits(rawValue: 1)
        static let italic = Traits(rawValue: 2)
        static let monospaced = Traits(rawValue: 4)
        static let monospacedDigit = Traits(rawValue: 8)
        static let lowercaseSmallCaps = Traits(rawValue: 16)
        static let uppercaseSmallCaps = Traits(rawValue: 32)
    }

    var base: Base
    var weight: Weight?
    var design: Design?
    var width: Width?
    var leading: Leading = .standard
    var traits: Traits = []
    /// Traits that a modifier switched off.
    var lacks: Traits = []

    init(_ base: Base, weight: Weight? = nil, design: Design? = nil) {
        self.base = base
        self.weight = weight
        self.design = design
    }

    private func with(_ change: (inout Font) -> Void) -> Font {
        var copy = self
        change(&copy)
        return copy
    }

    private func with(_ trait: Traits, _ isOn: Bool) -> Font {
        with {
            $0.traits.subtract(trait)
            $0.lacks.subtract(trait)
            if isOn { $0.traits.formUnion(trait) } else { $0.lacks.formUnion(trait) }
        }
    }

    /// The default font of the environment, as a starting point for modifiers: `Font.default.bold()`.
    public static let `default` = Font(.inherited)

    /// Returns the font in bold.
    public func bold() -> Font { with(.bold, true) }

    /// Returns the font in bold, or without bold.
    public func bold(_ isActive: Bool) -> Font { with(.bold, isActive) }

    /// Returns the font in italics.
    public func italic() -> Font { with(.italic, true) }

    /// Returns the font in italics, or upright.
    public func italic(_ isActive: Bool) -> Font { with(.italic, isActive) }

    /// Returns the fixed-width variant of the font, or the proportional one.
    public func monospaced(_ isActive: Bool) -> Font { with(.monospaced, isActive) }

    /// Returns the font with or without small capitals for all letters.
    public func smallCaps(_ isActive: Bool) -> Font { with([.lowercaseSmallCaps, .uppercaseSmallCaps], isActive) }

    /// Returns the font with or without small capitals for lowercase letters.
    public func lowercaseSmallCaps(_ isActive: Bool) -> Font { with(.lowercaseSmallCaps, isActive) }

    /// Returns the font with or without small capitals for uppercase letters.
    public func uppercaseSmallCaps(_ isActive: Bool) -> Font { with(.uppercaseSmallCaps, isActive) }

    /// Returns the font with another size, in points.
    public func pointSize(_ size: CGFloat) -> Font { with { $0.base = .sized(SizedFont(base, .points(size))) } }

    /// Returns the font with its size multiplied by a factor.
    public func scaled(by factor: CGFloat) -> Font { with { $0.base = .sized(SizedFont(base, .factor(factor))) } }

    /// Returns the font with another weight.
    public func weight(_ weight: Weight) -> Font {
        with {
            $0.weight = weight
            $0.traits.remove(.bold)
            $0.lacks.remove(.bold)
        }
    }

    /// Returns the font with another design.
    package func withDesign(_ design: Design) -> Font { with { $0.design = design } }

    /// Returns the font with another glyph width.
    public func width(_ width: Width) -> Font { with { $0.width = width } }

    /// Returns the font with another line spacing.
    public func leading(_ leading: Leading) -> Font { with { $0.leading = leading } }

    /// Returns the fixed-width variant of the font.
    public func monospaced() -> Font { with(.monospaced, true) }

    /// Returns the font with digits of equal width, so that a changing number does not move the text around it.
    public func monospacedDigit() -> Font { with { $0.traits.insert(.monospacedDigit) } }

    /// Returns the font with small capitals for all letters.
    public func smallCaps() -> Font { smallCaps(true) }

    /// Returns the font with small capitals for lowercase letters.
    public func lowercaseSmallCaps() -> Font { with(.lowercaseSmallCaps, true) }

    /// Returns the font with small capitals for uppercase letters.
    public func uppercaseSmallCaps() -> Font { with(.uppercaseSmallCaps, true) }
}

/// A font that is looked up by name.
final class CustomFont: Hashable, Sendable {
    let name: String
    let size: CGFloat
    /// The text style with which the size scales; `nil` for a fixed size.
    let relativeTo: Font.TextStyle?

    init(name: String, size: CGFloat, relativeTo: Font.TextStyle?) {
        self.name = name
        self.size = size
        self.relativeTo = relativeTo
    }

    static func == (lhs: CustomFont, rhs: CustomFont) -> Bool {
        lhs === rhs
            || (lhs.name == rhs.name && lhs.size == rhs.size && lhs.relativeTo == rhs.relativeTo)
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(size)
        hasher.combine(relativeTo)
    }
}

/// A font with a size other than its own.
final class SizedFont: Hashable, Sendable {
    /// The specification of a font's size.
    enum Size: Hashable, Sendable {
        case points(CGFloat)
        /// A multiple of the font's own size.
        case factor(CGFloat)
    }

    let base: Font.Base
    let size: Size

    init(_ base: Font.Base, _ size: Size) {
        self.base = base
        self.size = size
    }

    static func == (a: SizedFont, b: SizedFont) -> Bool { a === b || (a.base == b.base && a.size == b.size) }

    func hash(into hasher: inout Hasher) { hasher.combine(size) }
}

extension Font {
    /// Returns the font in which ``default`` is replaced by the font of the environment.
    func inheriting(_ outer: Font) -> Font {
        switch base {
        case .style, .system, .named: return self
        case .inherited:
            var result = outer
            result.weight = weight ?? outer.weight
            result.design = design ?? outer.design
            result.width = width ?? outer.width
            if leading != .standard { result.leading = leading }
            if weight != nil { result.traits.remove(.bold) }
            result.traits = result.traits.union(traits).subtracting(lacks)
            result.lacks = result.lacks.subtracting(traits).union(lacks)
            return result
        case .sized(let font):
            var inner = self
            inner.base = font.base
            var result = inner.inheriting(outer)
            result.base = .sized(SizedFont(result.base, font.size))
            return result
        }
    }
}
