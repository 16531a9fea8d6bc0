import Foundation

/// A color with fixed components, under the name that it has in Core Graphics.
///
/// The components are in sRGB; no other color space is stored.
public final class CGColor: Hashable, Sendable {
    private let color: Color.Resolved
    private let isGray: Bool

    private init(_ color: Color.Resolved, isGray: Bool) {
        self.color = color
        self.isGray = isGray
    }

    convenience init(_ color: Color.Resolved) { self.init(color, isGray: false) }

    /// Creates a color from red, green and blue in sRGB, with values from 0 to 1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(
            Color.Resolved(red: Float(red), green: Float(green), blue: Float(blue), opacity: Float(alpha)),
            isGray: false)
    }

    /// Creates a color from red, green and blue in sRGB, with values from 0 to 1.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Creates a gray, with values from 0 to 1.
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        let gray = Float(gray)
        self.init(Color.Resolved(red: gray, green: gray, blue: gray, opacity: Float(alpha)), isGray: true)
    }

    /// The components from 0 to 1, with the opacity last: two for a gray, otherwise four.
    public var components: [CGFloat]? {
        let alpha = CGFloat(color.opacity)
        return isGray
            ? [CGFloat(color.red), alpha] : [CGFloat(color.red), CGFloat(color.green), CGFloat(color.blue), alpha]
    }

    /// The number of components, including the opacity.
    public var numberOfComponents: Int { isGray ? 2 : 4 }

    /// The opacity, from 0 to 1.
    public var alpha: CGFloat { CGFloat(color.opacity) }

    /// Returns the color with another opacity, from 0 to 1.
    public func copy(alpha: CGFloat) -> CGColor? {
        var copy = color
        copy.opacity = Float(alpha)
        return CGColor(copy, isGray: isGray)
    }

    /// The components used for drawing.
    package var resolved: Color.Resolved { color }

    /// Opaque black.
    public static let black = CGColor(gray: 0, alpha: 1)
    /// Opaque white.
    public static let white = CGColor(gray: 1, alpha: 1)
    /// A fully transparent color.
    public static let clear = CGColor(gray: 0, alpha: 0)

    /// Returns whether both colors have equal components.
    public static func == (a: CGColor, b: CGColor) -> Bool { a.color == b.color && a.isGray == b.isGray }

    /// Hashes the components.
    public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

extension Color {
    /// Creates a color from a Core Graphics color.
    public init(cgColor: CGColor) { self.init(components: cgColor.resolved) }

    /// The color with the fixed components that it has in the light color scheme.
    public var cgColor: CGColor? { CGColor(resolved(dark: false)) }
}

extension Color.Resolved {
    /// The color as a Core Graphics color.
    public var cgColor: CGColor { CGColor(self) }
}

extension _PlatformColor {
    /// Creates a platform color from a Core Graphics color.
    public convenience init(cgColor: CGColor) { self.init(color: Color(cgColor: cgColor)) }

    /// The color with the fixed components that it has in the light color scheme.
    public var cgColor: CGColor { CGColor(color.resolved(dark: false)) }
}
