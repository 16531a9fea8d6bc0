import Foundation

/// A font, by its role or by its name and size, which is worked out where it is used.
///
/// ```swift
/// Text("Score").font(.title.bold())
/// Text("12:30").font(.system(size: 40, weight: .light, design: .rounded).monospacedDigit())
/// ```
public struct Font: Hashable, Sendable {
    enum Base: Hashable, Sendable {
        /// A text style, which scales with the dynamic type size.
        case style(TextStyle)
        /// The system's font at a size in points, which doesn't scale.
        case system(size: CGFloat)
        /// A named font, which scales like a text style or not at all.
        case named(CustomFont)
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

    /// The font in bold.
    public func bold() -> Font { with { $0.traits.insert(.bold) } }

    /// The font in italics.
    public func italic() -> Font { with { $0.traits.insert(.italic) } }

    /// The font with another weight.
    public func weight(_ weight: Weight) -> Font {
        with {
            $0.weight = weight
            $0.traits.remove(.bold)
        }
    }

    /// The font with another width of its glyphs.
    public func width(_ width: Width) -> Font { with { $0.width = width } }

    /// The font with another distance between lines.
    public func leading(_ leading: Leading) -> Font { with { $0.leading = leading } }

    /// The fixed-width variant of the font's family.
    public func monospaced() -> Font { with { $0.traits.insert(.monospaced) } }

    /// The font with digits of one width, so that a changing number doesn't move.
    public func monospacedDigit() -> Font { with { $0.traits.insert(.monospacedDigit) } }

    /// The font with small capitals for both lower-case and upper-case letters.
    public func smallCaps() -> Font {
        with { $0.traits.formUnion([.lowercaseSmallCaps, .uppercaseSmallCaps]) }
    }

    /// The font with small capitals for lower-case letters.
    public func lowercaseSmallCaps() -> Font { with { $0.traits.insert(.lowercaseSmallCaps) } }

    /// The font with small capitals for upper-case letters.
    public func uppercaseSmallCaps() -> Font { with { $0.traits.insert(.uppercaseSmallCaps) } }
}

/// A font that is looked up by name.
final class CustomFont: Hashable, Sendable {
    let name: String
    let size: CGFloat
    /// The style whose growth the size follows; `nil` for a size that stays.
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
