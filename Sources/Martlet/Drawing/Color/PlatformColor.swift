/// A color by the names that the frameworks of Apple's systems have for it, `UIColor` and `NSColor`.
///
/// `Color(.systemBlue)` and `Color(uiColor: .label)` name one, and a color literal is one. A class, so that extensions of
/// apps can add convenience initializers to it, as they do to the originals.
public final class _PlatformColor: Hashable, Sendable, _ExpressibleByColorLiteral {
    /// The color as views use it.
    package let color: Color

    convenience init(_ system: SystemColor) { self.init(color: Color(system: system)) }

    package init(color: Color) { self.color = color }

    /// Creates the platform color of a color: `UIColor(Color.red)`. A dynamic color stays dynamic.
    @_disfavoredOverload
    public init(_ color: Color) { self.color = color }

    /// Creates the color of a literal from components from 0 to 1.
    public init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        color = Color(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha))
    }

    /// Creates a color from components of sRGB from 0 to 1.
    public init(red: Double, green: Double, blue: Double, alpha: Double) {
        color = Color(red: red, green: green, blue: blue, opacity: alpha)
    }

    /// Creates a gray from components from 0 to 1.
    public init(white: Double, alpha: Double) { color = Color(white: white, opacity: alpha) }

    /// Creates a color that depends on the color scheme and contrast in which it is shown.
    package convenience init(provider: @escaping @Sendable (_ dark: Bool, _ increasedContrast: Bool) -> _PlatformColor)
    {
        self.init(color: Color(storage: .derived(DerivedColor(.provided(ColorProvider(provider)), opacity: 1))))
    }

    /// Returns the color with another opacity, from 0 to 1. A dynamic color stays dynamic.
    public func withAlphaComponent(_ alpha: Double) -> _PlatformColor {
        if case .components(var components) = color.storage {
            components.opacity = Float(alpha)
            return _PlatformColor(color: Color(components))
        }
        return _PlatformColor(color: Color(storage: .derived(DerivedColor(.opaque(color), opacity: Float(alpha)))))
    }

    /// Returns the components for a color scheme.
    package func components(dark: Bool = false, increasedContrast: Bool = false) -> Color.Resolved {
        color.resolved(dark: dark, increasedContrast: increasedContrast, tint: nil)
    }

    /// Returns whether two colors are made alike.
    public static func == (a: _PlatformColor, b: _PlatformColor) -> Bool { a === b || a.color == b.color }

    /// Hashes the color.
    public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

/// A closure that chooses a color, compared by identity.
final class ColorProvider: Hashable, Sendable {
    let color: @Sendable (_ dark: Bool, _ increasedContrast: Bool) -> _PlatformColor

    init(_ color: @escaping @Sendable (_ dark: Bool, _ increasedContrast: Bool) -> _PlatformColor) {
        self.color = color
    }

    static func == (a: ColorProvider, b: ColorProvider) -> Bool { a === b }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The default type of color literals.
public typealias _ColorLiteralType = _PlatformColor

extension _PlatformColor {
    /// The system color of this name.
    public static let systemRed = _PlatformColor(.red)
    /// The system color of this name.
    public static let systemOrange = _PlatformColor(.orange)
    /// The system color of this name.
    public static let systemYellow = _PlatformColor(.yellow)
    /// The system color of this name.
    public static let systemGreen = _PlatformColor(.green)
    /// The system color of this name.
    public static let systemMint = _PlatformColor(.mint)
    /// The system color of this name.
    public static let systemTeal = _PlatformColor(.teal)
    /// The system color of this name.
    public static let systemCyan = _PlatformColor(.cyan)
    /// The system color of this name.
    public static let systemBlue = _PlatformColor(.blue)
    /// The system color of this name.
    public static let systemIndigo = _PlatformColor(.indigo)
    /// The system color of this name.
    public static let systemPurple = _PlatformColor(.purple)
    /// The system color of this name.
    public static let systemPink = _PlatformColor(.pink)
    /// The system color of this name.
    public static let systemBrown = _PlatformColor(.brown)
    /// The system color of this name.
    public static let systemGray = _PlatformColor(.gray)
    /// The system color of this name.
    public static let red = _PlatformColor(.red)
    /// The system color of this name.
    public static let orange = _PlatformColor(.orange)
    /// The system color of this name.
    public static let yellow = _PlatformColor(.yellow)
    /// The system color of this name.
    public static let green = _PlatformColor(.green)
    /// The system color of this name.
    public static let cyan = _PlatformColor(.cyan)
    /// The system color of this name.
    public static let blue = _PlatformColor(.blue)
    /// The system color of this name.
    public static let purple = _PlatformColor(.purple)
    /// The system color of this name.
    public static let brown = _PlatformColor(.brown)
    /// The system color of this name.
    public static let gray = _PlatformColor(.gray)
    /// A gray with two thirds of the brightness of white.
    public static let lightGray = _PlatformColor(white: 2.0 / 3, alpha: 1)
    /// A gray with one third of the brightness of white.
    public static let darkGray = _PlatformColor(white: 1.0 / 3, alpha: 1)
    /// Full red and blue without green.
    public static let magenta = _PlatformColor(red: 1, green: 0, blue: 1, alpha: 1)
    /// The system color of this name.
    public static let black = _PlatformColor(.black)
    /// The system color of this name.
    public static let white = _PlatformColor(.white)
    /// The system color of this name.
    public static let clear = _PlatformColor(.clear)
    /// The system color of this name.
    public static let systemGray2 = _PlatformColor(.gray2)
    /// The system color of this name.
    public static let systemGray3 = _PlatformColor(.gray3)
    /// The system color of this name.
    public static let systemGray4 = _PlatformColor(.gray4)
    /// The system color of this name.
    public static let systemGray5 = _PlatformColor(.gray5)
    /// The system color of this name.
    public static let systemGray6 = _PlatformColor(.gray6)
    /// The system color of this name.
    public static let label = _PlatformColor(.primary)
    /// The system color of this name.
    public static let secondaryLabel = _PlatformColor(.secondary)
    /// The system color of this name.
    public static let tertiaryLabel = _PlatformColor(.tertiary)
    /// The system color of this name.
    public static let quaternaryLabel = _PlatformColor(.quaternary)
    /// The system color of this name.
    public static let placeholderText = _PlatformColor(.placeholder)
    /// The system color of this name.
    public static let link = _PlatformColor(.link)
    /// The system color of this name.
    public static let separator = _PlatformColor(.separator)
    /// The system color of this name.
    public static let opaqueSeparator = _PlatformColor(.opaqueSeparator)
    /// The system color of this name.
    public static let systemBackground = _PlatformColor(.background)
    /// The system color of this name.
    public static let secondarySystemBackground = _PlatformColor(.secondaryBackground)
    /// The system color of this name.
    public static let tertiarySystemBackground = _PlatformColor(.tertiaryBackground)
    /// The system color of this name.
    public static let systemGroupedBackground = _PlatformColor(.groupedBackground)
    /// The system color of this name.
    public static let secondarySystemGroupedBackground = _PlatformColor(.secondaryGroupedBackground)
    /// The system color of this name.
    public static let tertiarySystemGroupedBackground = _PlatformColor(.tertiaryGroupedBackground)
    /// The system color of this name.
    public static let systemFill = _PlatformColor(.fill)
    /// The system color of this name.
    public static let secondarySystemFill = _PlatformColor(.secondaryFill)
    /// The system color of this name.
    public static let tertiarySystemFill = _PlatformColor(.tertiaryFill)
    /// The system color of this name.
    public static let quaternarySystemFill = _PlatformColor(.quaternaryFill)
    /// The system color of this name.
    public static let tintColor = _PlatformColor(.accentColor)
    /// The system color of this name.
    public static let labelColor = _PlatformColor(.primary)
    /// The system color of this name.
    public static let secondaryLabelColor = _PlatformColor(.secondary)
    /// The system color of this name.
    public static let tertiaryLabelColor = _PlatformColor(.tertiary)
    /// The system color of this name.
    public static let quaternaryLabelColor = _PlatformColor(.quaternary)
    /// The system color of this name.
    public static let textColor = _PlatformColor(.primary)
    /// The system color of this name.
    public static let placeholderTextColor = _PlatformColor(.placeholder)
    /// The system color of this name.
    public static let controlAccentColor = _PlatformColor(.accentColor)
    /// The system color of this name.
    public static let windowBackgroundColor = _PlatformColor(.background)
    /// The system color of this name.
    public static let controlBackgroundColor = _PlatformColor(.background)
    /// The system color of this name.
    public static let textBackgroundColor = _PlatformColor(.background)
    /// The system color of this name.
    public static let underPageBackgroundColor = _PlatformColor(.secondaryBackground)
    /// The system color of this name.
    public static let separatorColor = _PlatformColor(.separator)
    /// The system color of this name.
    public static let linkColor = _PlatformColor(.link)
    /// The system color of this name.
    public static let gridColor = _PlatformColor(.separator)
}

extension Color {
    /// Creates a color from a platform color or a color literal.
    public init(_ color: _PlatformColor) { self = color.color }

    /// Creates a color from a UIKit color.
    public init(uiColor: _PlatformColor) { self = uiColor.color }

    /// Creates a color from an AppKit color.
    public init(nsColor: _PlatformColor) { self = nsColor.color }
}
