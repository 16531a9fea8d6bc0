import Foundation

extension ResolvedFont {
    /// How heavy the strokes of a font are.
    public struct Weight: Hashable, Sendable {
        /// On the scale of CSS and OpenType, from 100 to 900.
        package let value: Int16

        /// The lightest.
        public static let ultraLight = Weight(value: 100)
        /// Lighter than light.
        public static let thin = Weight(value: 200)
        /// Lighter than regular.
        public static let light = Weight(value: 300)
        /// The default.
        public static let regular = Weight(value: 400)
        /// A little heavier than regular.
        public static let medium = Weight(value: 500)
        /// Between medium and bold.
        public static let semibold = Weight(value: 600)
        /// Bold.
        public static let bold = Weight(value: 700)
        /// Heavier than bold.
        public static let heavy = Weight(value: 800)
        /// The heaviest.
        public static let black = Weight(value: 900)
    }

    /// How wide the glyphs of a font are.
    public struct Width: Hashable, Sendable {
        /// 0 is standard, less is narrower, more is wider.
        public var value: CGFloat

        /// Makes a width from a number: 0 is standard, less is narrower, more is wider.
        public init(_ value: CGFloat) {
            self.value = value
        }

        /// The narrowest.
        public static let compressed = Width(-0.4)
        /// Narrower than standard.
        public static let condensed = Width(-0.2)
        /// The default.
        public static let standard = Width(0)
        /// Wider than standard.
        public static let expanded = Width(0.2)
    }

    /// The character of a system font.
    public enum Design: Hashable, Sendable {
        /// The system's own.
        case `default`
        /// With serifs.
        case serif
        /// With round ends.
        case rounded
        /// With all glyphs of one width.
        case monospaced
    }

    /// The distance between lines.
    public enum Leading: Hashable, Sendable {
        /// The font's own.
        case standard
        /// Smaller.
        case tight
        /// Larger.
        case loose
    }
}
