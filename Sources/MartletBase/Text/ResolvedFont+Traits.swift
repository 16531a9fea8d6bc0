import Foundation

extension ResolvedFont {
    /// The weight of a font's strokes.
    public struct Weight: Hashable, Sendable {
        /// The weight on the scale of CSS and OpenType, from 100 to 900.
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
        /// A weight between medium and bold.
        public static let semibold = Weight(value: 600)
        /// Bold.
        public static let bold = Weight(value: 700)
        /// A weight above bold.
        public static let heavy = Weight(value: 800)
        /// The heaviest.
        public static let black = Weight(value: 900)
    }

    /// The width of a font's glyphs.
    public struct Width: Hashable, Sendable {
        /// The width: 0 is standard, negative values are narrower, positive ones are wider.
        public var value: CGFloat

        /// Creates a width. 0 is standard, negative values are narrower, positive ones are wider.
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

    /// The design of a system font.
    public enum Design: Hashable, Sendable {
        /// The system's default design.
        case `default`
        /// A design with serifs.
        case serif
        /// A design with rounded ends.
        case rounded
        /// A design with glyphs of equal width.
        case monospaced
    }

    /// The distance between lines of a font.
    public enum Leading: Hashable, Sendable {
        /// The font's own distance.
        case standard
        /// A smaller distance.
        case tight
        /// A larger distance.
        case loose
    }
}
