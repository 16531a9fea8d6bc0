import Foundation
import Martlet
import PlatformValues

/// The look of a window, as AppKit calls it.
public final class NSAppearance: Hashable, Sendable {
    /// The name of a look.
    public struct Name: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Creates a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Light.
        public static let aqua = Name(rawValue: "NSAppearanceNameAqua")
        /// Dark.
        public static let darkAqua = Name(rawValue: "NSAppearanceNameDarkAqua")
        /// Light, with more contrast.
        public static let accessibilityHighContrastAqua = Name(rawValue: "NSAppearanceNameAccessibilityAqua")
        /// Dark, with more contrast.
        public static let accessibilityHighContrastDarkAqua = Name(rawValue: "NSAppearanceNameAccessibilityDarkAqua")

        /// The look that is closest where there is no other.
        fileprivate var withoutContrast: Name {
            switch self {
            case .accessibilityHighContrastAqua: .aqua
            case .accessibilityHighContrastDarkAqua: .darkAqua
            default: self
            }
        }
    }

    /// The name of the look.
    public let name: Name

    init(_ name: Name) { self.name = name }

    init(dark: Bool, increasedContrast: Bool) {
        name =
            switch (dark, increasedContrast) {
            case (false, false): .aqua
            case (true, false): .darkAqua
            case (false, true): .accessibilityHighContrastAqua
            case (true, true): .accessibilityHighContrastDarkAqua
            }
    }

    /// Creates a look by its name; `nil` for a name that is not known.
    public convenience init?(named name: Name) {
        let known: [Name] = [.aqua, .darkAqua, .accessibilityHighContrastAqua, .accessibilityHighContrastDarkAqua]
        guard known.contains(name) else { return nil }
        self.init(name)
    }

    /// Returns the name that suits the look best, or `nil` if none does.
    public func bestMatch(from appearances: [Name]) -> Name? {
        appearances.first { $0 == name } ?? appearances.first { $0 == name.withoutContrast }
    }

    /// Returns whether two are one look.
    public static func == (a: NSAppearance, b: NSAppearance) -> Bool { a.name == b.name }

    /// Hashes the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension NSColor {
    /// Creates a color from components of sRGB from 0 to 1.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Creates a color from components of sRGB from 0 to 1; other color spaces are not kept.
    public convenience init(calibratedRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Creates a color that depends on the look in which it is shown.
    ///
    /// - Parameters:
    ///   - colorName: Without effect.
    ///   - dynamicProvider: Returns the color for a look.
    public convenience init(name colorName: String?, dynamicProvider: @escaping @Sendable (NSAppearance) -> NSColor) {
        self.init { dark, increasedContrast in
            dynamicProvider(NSAppearance(dark: dark, increasedContrast: increasedContrast))
        }
    }

    /// Red in a light window, from 0 to 1.
    public var redComponent: CGFloat { CGFloat(components().red) }
    /// Green in a light window, from 0 to 1.
    public var greenComponent: CGFloat { CGFloat(components().green) }
    /// Blue in a light window, from 0 to 1.
    public var blueComponent: CGFloat { CGFloat(components().blue) }
    /// The opacity in a light window, from 0 to 1.
    public var alphaComponent: CGFloat { CGFloat(components().opacity) }
    /// The hue in a light window, from 0 to 1.
    public var hueComponent: CGFloat { hueComponents.hue }
    /// The saturation in a light window, from 0 to 1.
    public var saturationComponent: CGFloat { hueComponents.saturation }
    /// The brightness in a light window, from 0 to 1.
    public var brightnessComponent: CGFloat { hueComponents.brightness }

    /// Returns a mixture with another color, component by component.
    ///
    /// - Parameters:
    ///   - fraction: The share of the other color, from 0 to 1.
    ///   - color: The other color.
    public func blended(withFraction fraction: CGFloat, of color: NSColor) -> NSColor? {
        let (a, b) = (components(), color.components())
        let share = Float(min(max(fraction, 0), 1))
        func mix(_ a: Float, _ b: Float) -> Double { Double(a + (b - a) * share) }
        return NSColor(
            red: mix(a.red, b.red), green: mix(a.green, b.green), blue: mix(a.blue, b.blue),
            alpha: mix(a.opacity, b.opacity))
    }
}
