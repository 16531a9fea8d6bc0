import Foundation
import Martlet
import PlatformValues

/// The color scheme of an interface, as UIKit calls it.
public enum UIUserInterfaceStyle: Int, Sendable {
    /// None is known.
    case unspecified
    /// Light.
    case light
    /// Dark.
    case dark

    /// Creates the style of a color scheme of views.
    public init(_ colorScheme: ColorScheme?) {
        self = colorScheme.map { $0 == .dark ? .dark : .light } ?? .unspecified
    }
}

extension ColorScheme {
    /// Creates the color scheme of a style; `nil` if none is known.
    public init?(_ uiUserInterfaceStyle: UIUserInterfaceStyle) {
        switch uiUserInterfaceStyle {
        case .unspecified: return nil
        case .light: self = .light
        case .dark: self = .dark
        }
    }
}

/// The contrast that the user has chosen, as UIKit calls it.
public enum UIAccessibilityContrast: Int, Sendable {
    /// None is known.
    case unspecified = -1
    /// The usual contrast.
    case normal
    /// More contrast.
    case high
}

/// The surroundings in which a dynamic color is shown.
public final class UITraitCollection: Hashable, Sendable {
    /// The color scheme.
    public let userInterfaceStyle: UIUserInterfaceStyle
    /// The contrast.
    public let accessibilityContrast: UIAccessibilityContrast

    init(_ style: UIUserInterfaceStyle, _ contrast: UIAccessibilityContrast) {
        userInterfaceStyle = style
        accessibilityContrast = contrast
    }

    /// Creates traits with a color scheme.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) { self.init(userInterfaceStyle, .unspecified) }

    /// The traits of the window in use.
    @MainActor public static var current: UITraitCollection {
        UITraitCollection(
            UIUserInterfaceStyle(Desktop.value(\.colorScheme)),
            Desktop.value(\.colorSchemeContrast) == .increased ? .high : .normal)
    }

    /// Returns whether two have the same traits.
    public static func == (a: UITraitCollection, b: UITraitCollection) -> Bool {
        a.userInterfaceStyle == b.userInterfaceStyle && a.accessibilityContrast == b.accessibilityContrast
    }

    /// Hashes the traits.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(userInterfaceStyle)
        hasher.combine(accessibilityContrast)
    }
}

// Unsafe pointers: the caller's components are written during the call.
extension UIColor {
    /// Creates a color that depends on the color scheme and contrast in which it is shown.
    ///
    ///     UIColor { $0.userInterfaceStyle == .dark ? .black : .white }
    public convenience init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        self.init { dark, increasedContrast in
            dynamicProvider(UITraitCollection(dark ? .dark : .light, increasedContrast ? .high : .normal))
        }
    }

    /// Returns the color with the components that it has in certain surroundings.
    public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        UIColor(
            Color(
                components(
                    dark: traitCollection.userInterfaceStyle == .dark,
                    increasedContrast: traitCollection.accessibilityContrast == .high)))
    }

    /// Writes the components of sRGB, from 0 to 1, that the color has in a light window.
    ///
    /// - Returns: `true`: every color has these components.
    @discardableResult
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = components()
        red?.pointee = CGFloat(color.red)
        green?.pointee = CGFloat(color.green)
        blue?.pointee = CGFloat(color.blue)
        alpha?.pointee = CGFloat(color.opacity)
        return true
    }

    /// Writes hue, saturation and brightness, from 0 to 1, that the color has in a light window.
    ///
    /// - Returns: `true`: every color has these components.
    @discardableResult
    public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = hueComponents
        hue?.pointee = color.hue
        saturation?.pointee = color.saturation
        brightness?.pointee = color.brightness
        alpha?.pointee = CGFloat(components().opacity)
        return true
    }

    /// Writes the gray of a color without hue.
    ///
    /// - Returns: False for a color with a hue, whose components are left alone.
    @discardableResult
    public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        let color = components()
        guard color.red == color.green, color.green == color.blue else { return false }
        white?.pointee = CGFloat(color.red)
        alpha?.pointee = CGFloat(color.opacity)
        return true
    }

    /// The color of dark text on a light background.
    public static var darkText: UIColor { .black }
    /// The color of light text on a dark background.
    public static var lightText: UIColor { UIColor(white: 1, alpha: 0.6) }
}
