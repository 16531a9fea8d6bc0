import Foundation

/// The components of a color resolved in an environment. Hosts draw with them.
public struct _ResolvedColor: Hashable, Sendable {
    /// A profile that defines the meaning of a color's components.
    public enum Space: Hashable, Sendable {
        /// The extended sRGB space with its usual transfer curve.
        case sRGB
        /// The extended sRGB space without a transfer curve.
        case sRGBLinear
        /// The Display P3 space, which is wider than sRGB.
        case displayP3
    }

    /// The red component in linear sRGB.
    public var linearRed: Float
    /// The green component in linear sRGB.
    public var linearGreen: Float
    /// The blue component in linear sRGB.
    public var linearBlue: Float
    /// From 0 (transparent) to 1 (opaque).
    public var opacity: Float

    package init(linearRed: Float, linearGreen: Float, linearBlue: Float, opacity: Float) {
        self.linearRed = linearRed
        self.linearGreen = linearGreen
        self.linearBlue = linearBlue
        self.opacity = opacity
    }

    /// Makes components from those of a colour space.
    public init(
        colorSpace: Space = .sRGB,
        red: Float,
        green: Float,
        blue: Float,
        opacity: Float = 1
    ) {
        switch colorSpace {
        case .sRGB:
            self.init(
                linearRed: linear(red), linearGreen: linear(green), linearBlue: linear(blue),
                opacity: opacity)
        case .sRGBLinear:
            self.init(linearRed: red, linearGreen: green, linearBlue: blue, opacity: opacity)
        case .displayP3:
            let (r, g, b) = (linear(red), linear(green), linear(blue))
            self.init(
                linearRed: 1.224_940_2 * r - 0.224_940_2 * g,
                linearGreen: -0.042_056_95 * r + 1.042_057 * g,
                linearBlue: -0.019_637_55 * r - 0.078_636_05 * g + 1.098_273_6 * b,
                opacity: opacity)
        }
    }

    /// Black, and opaque.
    package static let opaqueBlack = ResolvedColor(red: 0, green: 0, blue: 0)

    /// The red component in sRGB.
    public var red: Float {
        get { encoded(linearRed) }
        set { linearRed = linear(newValue) }
    }

    /// The green component in sRGB.
    public var green: Float {
        get { encoded(linearGreen) }
        set { linearGreen = linear(newValue) }
    }

    /// The blue component in sRGB.
    public var blue: Float {
        get { encoded(linearBlue) }
        set { linearBlue = linear(newValue) }
    }

    /// The red, green, blue and opacity in sRGB as bytes, clamped to the gamut.
    package var bytes: (red: UInt8, green: UInt8, blue: UInt8, opacity: UInt8) {
        (byte(red), byte(green), byte(blue), byte(opacity))
    }

    package func opacity(_ factor: Float) -> ResolvedColor {
        var result = self
        result.opacity *= factor
        return result
    }
}

extension ResolvedColor: CustomStringConvertible {
    /// The components in sRGB as `#RRGGBBAA`. Halves are rounded to even numbers: 0.3 is `4C`.
    public var description: String {
        "#"
            + [red, green, blue, opacity].map { component in
                let scaled = (min(max(component, 0), 1) * 255).rounded(.toNearestOrEven)
                let digits = String(UInt8(saturating: Double(scaled)), radix: 16, uppercase: true)
                return digits.count == 1 ? "0" + digits : digits
            }.joined()
    }
}

extension ResolvedColor: Codable {
    /// Decodes the four sRGB components from an unkeyed container.
    public init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        self.init(
            red: try container.decode(Float.self),
            green: try container.decode(Float.self),
            blue: try container.decode(Float.self),
            opacity: try container.decode(Float.self))
    }

    /// Encodes the four sRGB components in an unkeyed container.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        try container.encode(red)
        try container.encode(green)
        try container.encode(blue)
        try container.encode(opacity)
    }
}

/// Decodes an sRGB component to linear light. The curve is odd around zero, as in extended sRGB.
private func linear(_ value: Float) -> Float {
    let magnitude = abs(value)
    let result = magnitude <= 0.04045 ? magnitude / 12.92 : powf((magnitude + 0.055) / 1.055, 2.4)
    return value < 0 ? -result : result
}

/// Encodes a linear component with the transfer curve of sRGB.
private func encoded(_ value: Float) -> Float {
    // Computed in double precision, so that 1 maps to exactly 1.
    let magnitude = Double(abs(value))
    let result = Float(magnitude <= 0.0031308 ? magnitude * 12.92 : 1.055 * pow(magnitude, 1 / 2.4) - 0.055)
    return value < 0 ? -result : result
}

private func byte(_ value: Float) -> UInt8 {
    UInt8(saturating: Double((min(max(value, 0), 1) * 255).rounded()))
}

/// The name used inside this package. Apps use the name that SwiftUI gives to the type.
package typealias ResolvedColor = _ResolvedColor
