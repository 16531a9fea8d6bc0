#if GTK
import Foundation

/// A color in the perceptual color space CIELAB (illuminant D65): lightness, and distances from gray towards red and
/// yellow.
struct PerceivedColor: Equatable, Sendable {
    let lightness: Double
    let redness: Double
    let yellowness: Double

    init(lightness: Double, redness: Double, yellowness: Double) {
        self.lightness = lightness
        self.redness = redness
        self.yellowness = yellowness
    }

    /// Creates the color of a pixel in sRGB.
    init(red: UInt8, green: UInt8, blue: UInt8) {
        let (r, g, b) = (Self.linear[Int(red)], Self.linear[Int(green)], Self.linear[Int(blue)])
        func response(_ value: Double) -> Double {
            value > 216.0 / 24_389 ? cbrt(value) : (24_389.0 / 27 * value + 16) / 116
        }
        let x = response((0.412_456_4 * r + 0.357_576_1 * g + 0.180_437_5 * b) / 0.950_47)
        let y = response(0.212_672_9 * r + 0.715_152_2 * g + 0.072_175_0 * b)
        let z = response((0.019_333_9 * r + 0.119_192_0 * g + 0.950_304_1 * b) / 1.088_83)
        self.init(lightness: 116 * y - 16, redness: 500 * (x - y), yellowness: 200 * (y - z))
    }

    private static let linear: [Double] = (0...255).map {
        let value = Double($0) / 255
        return value <= 0.040_45 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }

    /// Returns the perceived difference of two colors: about 1 is just visible side by side, 100 is black and white.
    ///
    /// The formula is CIEDE2000, with all factors 1.
    func difference(to other: PerceivedColor) -> Double {
        let degree = Double.pi / 180
        let meanChroma = (hypot(redness, yellowness) + hypot(other.redness, other.yellowness)) / 2
        let chroma7 = pow(meanChroma, 7)
        let stretch = 1 + 0.5 * (1 - (chroma7 / (chroma7 + pow(25, 7))).squareRoot())
        let (a1, a2) = (redness * stretch, other.redness * stretch)
        let (c1, c2) = (hypot(a1, yellowness), hypot(a2, other.yellowness))
        func hue(_ a: Double, _ b: Double) -> Double {
            if a == 0, b == 0 { return 0 }
            let angle = atan2(b, a) / degree
            return angle < 0 ? angle + 360 : angle
        }
        let (h1, h2) = (hue(a1, yellowness), hue(a2, other.yellowness))
        let isGrey = c1 * c2 == 0
        var turn = isGrey ? 0 : h2 - h1
        if turn > 180 { turn -= 360 } else if turn < -180 { turn += 360 }
        let lightnessStep = other.lightness - lightness
        let chromaStep = c2 - c1
        let hueStep = 2 * (c1 * c2).squareRoot() * sin(turn / 2 * degree)
        let meanLightness = (lightness + other.lightness) / 2
        let meanC = (c1 + c2) / 2
        var meanHue = h1 + h2
        if !isGrey {
            if abs(h1 - h2) > 180 { meanHue += meanHue < 360 ? 360 : -360 }
            meanHue /= 2
        }
        let weight =
            1 - 0.17 * cos((meanHue - 30) * degree) + 0.24 * cos(2 * meanHue * degree)
            + 0.32 * cos((3 * meanHue + 6) * degree) - 0.20 * cos((4 * meanHue - 63) * degree)
        let offset = (meanLightness - 50) * (meanLightness - 50)
        let lightnessWeight = 1 + 0.015 * offset / (20 + offset).squareRoot()
        let chromaWeight = 1 + 0.045 * meanC
        let hueWeight = 1 + 0.015 * meanC * weight
        let meanC7 = pow(meanC, 7)
        let spread = 30 * exp(-pow((meanHue - 275) / 25, 2))
        let rotation = -2 * (meanC7 / (meanC7 + pow(25, 7))).squareRoot() * sin(2 * spread * degree)
        let (l, c, h) = (lightnessStep / lightnessWeight, chromaStep / chromaWeight, hueStep / hueWeight)
        return max(0, l * l + c * c + h * h + rotation * c * h).squareRoot()
    }
}
#endif
