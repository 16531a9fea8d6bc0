/// A colour of the system, by the names that the frameworks of Apple's systems have for it: what `Color(.systemBlue)` and
/// `Color(uiColor: .label)` name, and what a colour literal is.
public struct _PlatformColor: Hashable, Sendable, _ExpressibleByColorLiteral {
    let color: Color

    init(_ system: SystemColor) { color = Color(system: system) }

    init(color: Color) { self.color = color }

    /// Makes the colour that a color of SwiftUI is: `UIColor(Color.red)`. One that depends on the surroundings goes on to.
    @_disfavoredOverload
    public init(_ color: Color) { self.color = color }

    /// Makes the colour of a literal, from components from 0 to 1.
    public init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        color = Color(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha))
    }

    /// Makes a colour from components from 0 to 1.
    public init(red: Double, green: Double, blue: Double, alpha: Double) {
        color = Color(red: red, green: green, blue: blue, opacity: alpha)
    }

    /// Makes a grey from components from 0 to 1.
    public init(white: Double, alpha: Double) { color = Color(white: white, opacity: alpha) }

    /// The colour with another opacity, from 0 to 1.
    public func withAlphaComponent(_ alpha: Double) -> _PlatformColor {
        var components = color.resolved(dark: false)
        components.opacity = Float(alpha)
        return _PlatformColor(components)
    }

    private init(_ components: Color.Resolved) { color = Color(components) }
}

/// What a colour literal is where nothing else is asked for.
public typealias _ColorLiteralType = _PlatformColor

extension _PlatformColor {
    /// The system's colour of this name.
    public static let systemRed = _PlatformColor(.red)
    /// The system's colour of this name.
    public static let systemOrange = _PlatformColor(.orange)
    /// The system's colour of this name.
    public static let systemYellow = _PlatformColor(.yellow)
    /// The system's colour of this name.
    public static let systemGreen = _PlatformColor(.green)
    /// The system's colour of this name.
    public static let systemMint = _PlatformColor(.mint)
    /// The system's colour of this name.
    public static let systemTeal = _PlatformColor(.teal)
    /// The system's colour of this name.
    public static let systemCyan = _PlatformColor(.cyan)
    /// The system's colour of this name.
    public static let systemBlue = _PlatformColor(.blue)
    /// The system's colour of this name.
    public static let systemIndigo = _PlatformColor(.indigo)
    /// The system's colour of this name.
    public static let systemPurple = _PlatformColor(.purple)
    /// The system's colour of this name.
    public static let systemPink = _PlatformColor(.pink)
    /// The system's colour of this name.
    public static let systemBrown = _PlatformColor(.brown)
    /// The system's colour of this name.
    public static let systemGray = _PlatformColor(.gray)
    /// The system's colour of this name.
    public static let red = _PlatformColor(.red)
    /// The system's colour of this name.
    public static let orange = _PlatformColor(.orange)
    /// The system's colour of this name.
    public static let yellow = _PlatformColor(.yellow)
    /// The system's colour of this name.
    public static let green = _PlatformColor(.green)
    /// The system's colour of this name.
    public static let cyan = _PlatformColor(.cyan)
    /// The system's colour of this name.
    public static let blue = _PlatformColor(.blue)
    /// The system's colour of this name.
    public static let purple = _PlatformColor(.purple)
    /// The system's colour of this name.
    public static let brown = _PlatformColor(.brown)
    /// The system's colour of this name.
    public static let gray = _PlatformColor(.gray)
    /// A grey of two thirds.
    public static let lightGray = _PlatformColor(white: 2.0 / 3, alpha: 1)
    /// A grey of a third.
    public static let darkGray = _PlatformColor(white: 1.0 / 3, alpha: 1)
    /// Red and blue, without green.
    public static let magenta = _PlatformColor(red: 1, green: 0, blue: 1, alpha: 1)
    /// The system's colour of this name.
    public static let black = _PlatformColor(.black)
    /// The system's colour of this name.
    public static let white = _PlatformColor(.white)
    /// The system's colour of this name.
    public static let clear = _PlatformColor(.clear)
    /// The system's colour of this name.
    public static let systemGray2 = _PlatformColor(.gray2)
    /// The system's colour of this name.
    public static let systemGray3 = _PlatformColor(.gray3)
    /// The system's colour of this name.
    public static let systemGray4 = _PlatformColor(.gray4)
    /// The system's colour of this name.
    public static let systemGray5 = _PlatformColor(.gray5)
    /// The system's colour of this name.
    public static let systemGray6 = _PlatformColor(.gray6)
    /// The system's colour of this name.
    public static let label = _PlatformColor(.primary)
    /// The system's colour of this name.
    public static let secondaryLabel = _PlatformColor(.secondary)
    /// The system's colour of this name.
    public static let tertiaryLabel = _PlatformColor(.tertiary)
    /// The system's colour of this name.
    public static let quaternaryLabel = _PlatformColor(.quaternary)
    /// The system's colour of this name.
    public static let placeholderText = _PlatformColor(.placeholder)
    /// The system's colour of this name.
    public static let link = _PlatformColor(.link)
    /// The system's colour of this name.
    public static let separator = _PlatformColor(.separator)
    /// The system's colour of this name.
    public static let opaqueSeparator = _PlatformColor(.opaqueSeparator)
    /// The system's colour of this name.
    public static let systemBackground = _PlatformColor(.background)
    /// The system's colour of this name.
    public static let secondarySystemBackground = _PlatformColor(.secondaryBackground)
    /// The system's colour of this name.
    public static let tertiarySystemBackground = _PlatformColor(.tertiaryBackground)
    /// The system's colour of this name.
    public static let systemGroupedBackground = _PlatformColor(.groupedBackground)
    /// The system's colour of this name.
    public static let secondarySystemGroupedBackground = _PlatformColor(.secondaryGroupedBackground)
    /// The system's colour of this name.
    public static let tertiarySystemGroupedBackground = _PlatformColor(.tertiaryGroupedBackground)
    /// The system's colour of this name.
    public static let systemFill = _PlatformColor(.fill)
    /// The system's colour of this name.
    public static let secondarySystemFill = _PlatformColor(.secondaryFill)
    /// The system's colour of this name.
    public static let tertiarySystemFill = _PlatformColor(.tertiaryFill)
    /// The system's colour of this name.
    public static let quaternarySystemFill = _PlatformColor(.quaternaryFill)
    /// The system's colour of this name.
    public static let tintColor = _PlatformColor(.accentColor)
    /// The system's colour of this name.
    public static let labelColor = _PlatformColor(.primary)
    /// The system's colour of this name.
    public static let secondaryLabelColor = _PlatformColor(.secondary)
    /// The system's colour of this name.
    public static let tertiaryLabelColor = _PlatformColor(.tertiary)
    /// The system's colour of this name.
    public static let quaternaryLabelColor = _PlatformColor(.quaternary)
    /// The system's colour of this name.
    public static let textColor = _PlatformColor(.primary)
    /// The system's colour of this name.
    public static let placeholderTextColor = _PlatformColor(.placeholder)
    /// The system's colour of this name.
    public static let controlAccentColor = _PlatformColor(.accentColor)
    /// The system's colour of this name.
    public static let windowBackgroundColor = _PlatformColor(.background)
    /// The system's colour of this name.
    public static let controlBackgroundColor = _PlatformColor(.background)
    /// The system's colour of this name.
    public static let textBackgroundColor = _PlatformColor(.background)
    /// The system's colour of this name.
    public static let underPageBackgroundColor = _PlatformColor(.secondaryBackground)
    /// The system's colour of this name.
    public static let separatorColor = _PlatformColor(.separator)
    /// The system's colour of this name.
    public static let linkColor = _PlatformColor(.link)
    /// The system's colour of this name.
    public static let gridColor = _PlatformColor(.separator)
}

extension Color {
    /// The colour of a name of the system's, or of a literal.
    public init(_ color: _PlatformColor) { self = color.color }

    /// The colour of a name of the system's.
    public init(uiColor: _PlatformColor) { self = uiColor.color }

    /// The colour of a name of the system's.
    public init(nsColor: _PlatformColor) { self = nsColor.color }
}
