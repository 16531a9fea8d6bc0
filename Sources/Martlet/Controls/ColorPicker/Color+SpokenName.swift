import Foundation

extension Color.Resolved {
    /// A spoken description of the color for users who cannot see it: its shade, hue and opacity.
    package var spokenName: String {
        guard opacity > 0 else { return "transparent" }
        let name = [shade, hue].compactMap { $0 }.joined(separator: " ")
        return opacity < 0.995 ? "\(name), \(Int((opacity * 100).rounded())) % opacity" : name
    }

    private var parts: [Float] { [red, green, blue].map { min(1, max(0, $0)) } }
    private var chroma: Float { parts.max()! - parts.min()! }
    private var lightness: Float { (parts.max()! + parts.min()!) / 2 }
    /// Whether the three components are so similar that no hue is visible.
    private var isGrey: Bool { chroma < 0.06 }

    /// The hue's angle on the color wheel, in degrees from red.
    private var angle: Float {
        let (red, green, blue, most) = (parts[0], parts[1], parts[2], parts.max()!)
        let sixth =
            if most == red {
                (green - blue) / chroma
            } else if most == green {
                (blue - red) / chroma + 2
            } else {
                (red - green) / chroma + 4
            }
        return sixth < 0 ? sixth * 60 + 360 : sixth * 60
    }

    private var hue: String {
        if isGrey { return lightness > 0.97 ? "white" : lightness < 0.04 ? "black" : "grey" }
        switch angle {
        case ..<15: return "red"
        case ..<45: return lightness < 0.45 && chroma < 0.65 ? "brown" : "orange"
        case ..<68: return "yellow"
        case ..<155: return "green"
        case ..<175: return "turquoise"
        case ..<200: return "cyan"
        case ..<255: return "blue"
        case ..<290: return "purple"
        case ..<345: return "pink"
        default: return "red"
        }
    }

    private var shade: String? {
        switch lightness {
        case _ where isGrey:
            lightness > 0.97 || lightness < 0.04 ? nil : lightness > 0.7 ? "light" : lightness < 0.3 ? "dark" : nil
        // The name "brown" already implies a dark color.
        case ..<0.3: hue == "brown" && lightness > 0.2 ? nil : "dark"
        case 0.75...: "light"
        default: chroma < 0.25 ? "greyish" : nil
        }
    }
}
