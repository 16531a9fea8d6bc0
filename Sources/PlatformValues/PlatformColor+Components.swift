import Foundation
import Martlet

/// Hue, saturation and brightness of a color, from 0 to 1.
package struct HueComponents: Equatable, Sendable {
    /// The position on the color wheel, from 0 (red).
    package var hue: CGFloat = 0
    /// The distance from gray.
    package var saturation: CGFloat = 0
    /// The largest component.
    package var brightness: CGFloat = 0

    /// Creates the components of a color given by red, green and blue.
    package init(red: CGFloat, green: CGFloat, blue: CGFloat) {
        let (high, low) = (max(red, green, blue), min(red, green, blue))
        let chroma = high - low
        brightness = high
        guard chroma > 0, high > 0 else { return }
        saturation = chroma / high
        let sector =
            if high == red { (green - blue) / chroma } else if high == green { (blue - red) / chroma + 2 } else {
                (red - green) / chroma + 4
            }
        hue = (sector < 0 ? sector + 6 : sector) / 6
    }
}

extension _PlatformColor {
    /// Creates a color from hue, saturation and brightness in sRGB, from 0 to 1.
    ///
    /// - Parameters:
    ///   - hue: The position on the color wheel: 0 and 1 are red, a third is green, two thirds are blue.
    ///   - saturation: From 0 (gray) to 1 (pure).
    ///   - brightness: From 0 (black) to 1.
    ///   - alpha: From 0 (transparent) to 1 (opaque).
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        self.init(Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha))
    }

    /// Creates a color from components of Display P3, from 0 to 1.
    public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(Color(.displayP3, red: red, green: green, blue: blue, opacity: alpha))
    }

    /// Creates the color of a name in the asset catalogs of the main bundle; a name that is missing is reported when the
    /// color is shown.
    public convenience init?(named name: String) { self.init(Color(name)) }

    /// Hue, saturation and brightness in a light window.
    package var hueComponents: HueComponents {
        let color = components()
        return HueComponents(red: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue))
    }
}
