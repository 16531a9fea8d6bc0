import Foundation
import Martlet

/// A font at a size in points, by the names that the frameworks of Apple's systems have for it: `UIFont` and `NSFont`.
///
/// A class, so that extensions of apps can add convenience initializers to it. Sizes do not follow the dynamic type size,
/// except for those of text styles at the time when the font is made.
public final class _PlatformFont: Hashable, Sendable {
    /// The weight of a font, as a number from -1 to 1.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        /// The number.
        public let rawValue: CGFloat

        /// Creates a weight from its number.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// Creates a weight from its number.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        /// The thinnest weight.
        public static let ultraLight = Weight(-0.8)
        /// Between ``ultraLight`` and ``light``.
        public static let thin = Weight(-0.6)
        /// Lighter than text.
        public static let light = Weight(-0.4)
        /// The weight of text.
        public static let regular = Weight(0)
        /// A little heavier than text.
        public static let medium = Weight(0.23)
        /// The weight of headlines.
        public static let semibold = Weight(0.3)
        /// Bold.
        public static let bold = Weight(0.4)
        /// Heavier than bold.
        public static let heavy = Weight(0.56)
        /// The heaviest weight.
        public static let black = Weight(0.62)

        /// The closest of the weights that a font of views has.
        package var weight: Font.Weight {
            let weights: [(Weight, Font.Weight)] = [
                (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular), (.medium, .medium),
                (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy), (.black, .black),
            ]
            return weights.min { abs($0.0.rawValue - rawValue) < abs($1.0.rawValue - rawValue) }?.1 ?? .regular
        }
    }

    /// The role of a text, which determines size and weight.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Creates a style from its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Large titles.
        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        /// First-level headings.
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        /// Second-level headings.
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        /// Third-level headings.
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        /// Headlines.
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        /// Subheadlines.
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        /// Body text.
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        /// Callouts.
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        /// Footnotes.
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        /// Captions.
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        /// Smaller captions.
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

        /// The style of views; body for a name that is not known.
        package var style: Font.TextStyle {
            switch self {
            case .largeTitle: .largeTitle
            case .title1: .title
            case .title2: .title2
            case .title3: .title3
            case .headline: .headline
            case .subheadline: .subheadline
            case .callout: .callout
            case .footnote: .footnote
            case .caption1: .caption
            case .caption2: .caption2
            default: .body
            }
        }
    }

    /// The font as views use it.
    package let font: Font
    /// The size, in points.
    public let pointSize: CGFloat
    /// The family that the font was made with; that of the system's font otherwise.
    public let familyName: String

    package init(font: Font, pointSize: CGFloat, familyName: String = "system") {
        self.font = font
        self.pointSize = pointSize
        self.familyName = familyName
    }

    /// Creates a font by its family or full name.
    ///
    /// The desktop's fonts are not known before something is shown: the result is never `nil`, and a name that is missing
    /// shows the system's font.
    public convenience init?(name: String, size: CGFloat) {
        self.init(font: .custom(name, fixedSize: Self.size(size)), pointSize: Self.size(size), familyName: name)
    }

    /// Returns a size, or that of the system's font for zero.
    private static func size(_ size: CGFloat) -> CGFloat { size > 0 && size.isFinite ? size : systemFontSize }

    /// The size of the system's font in controls, in points.
    public static var systemFontSize: CGFloat { 14 }
    /// The size of small text in controls, in points.
    public static var smallSystemFontSize: CGFloat { 12 }
    /// The size of labels, in points.
    public static var labelFontSize: CGFloat { 17 }
    /// The size of text on buttons, in points.
    public static var buttonFontSize: CGFloat { 18 }

    /// Returns the system's font at a size in points.
    public static func systemFont(ofSize size: CGFloat) -> _PlatformFont { systemFont(ofSize: size, weight: .regular) }

    /// Returns the system's font at a size in points, with a weight.
    public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> _PlatformFont {
        let size = size(fontSize)
        return _PlatformFont(font: .system(size: size, weight: weight.weight), pointSize: size)
    }

    /// Returns the system's font in bold.
    public static func boldSystemFont(ofSize fontSize: CGFloat) -> _PlatformFont {
        systemFont(ofSize: fontSize, weight: .bold)
    }

    /// Returns the system's font with characters of one width.
    public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> _PlatformFont {
        let size = size(fontSize)
        return _PlatformFont(font: .system(size: size, weight: weight.weight, design: .monospaced), pointSize: size)
    }

    /// Returns the system's font with digits of one width.
    public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> _PlatformFont {
        let size = size(fontSize)
        return _PlatformFont(font: .system(size: size, weight: weight.weight).monospacedDigit(), pointSize: size)
    }

    /// Returns the font of a text style at the default dynamic type size.
    public static func preferredFont(forTextStyle style: TextStyle) -> _PlatformFont {
        let font = Font.system(style.style)
        return _PlatformFont(font: font, pointSize: font.resolved().pointSize)
    }

    /// Returns the font at another size, in points.
    public func withSize(_ fontSize: CGFloat) -> _PlatformFont {
        let size = Self.size(fontSize)
        return _PlatformFont(font: font.pointSize(size), pointSize: size, familyName: familyName)
    }

    /// Returns whether two fonts are made alike.
    public static func == (a: _PlatformFont, b: _PlatformFont) -> Bool {
        a === b || (a.font == b.font && a.pointSize == b.pointSize)
    }

    /// Hashes the font.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(font)
        hasher.combine(pointSize)
    }
}

extension Font {
    /// Creates the font of views for a platform font: `Font(UIFont.systemFont(ofSize: 20))`.
    public init(_ font: _PlatformFont) { self = font.font }
}
