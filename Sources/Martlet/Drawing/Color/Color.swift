import Foundation

/// A color that adapts to its environment.
///
/// System colors such as `red` and `primary` have different components in light and dark color schemes. A color
/// made from components is the same in every environment.
///
/// A color is a style for shapes, text and backgrounds, and also a view, which fills the space that it is offered:
///
///     Color.orange
///         .frame(width: 80, height: 40)
///         .overlay(Text("New").foregroundStyle(Color(red: 0.2, green: 0.1, blue: 0)))
public struct Color: Hashable, Sendable {
    /// A color space that defines the meaning of a color's components.
    public typealias RGBColorSpace = _ResolvedColor.Space

    /// The components of a color in an environment.
    public typealias Resolved = _ResolvedColor

    /// Common colors are stored inline; only mixtures and named colors are objects.
    enum Storage: Hashable, Sendable {
        case components(Resolved)
        case system(SystemColor, opacity: Float)
        case derived(DerivedColor)
    }

    let storage: Storage

    init(storage: Storage) {
        self.storage = storage
    }

    /// Creates a color from hue, saturation and brightness in sRGB.
    ///
    /// - Parameters:
    ///   - hue: The position on the color wheel: 0 and 1 are red, a third is green, two thirds are blue.
    ///   - saturation: From 0 (gray) to 1 (pure).
    ///   - brightness: From 0 (black) to 1.
    ///   - opacity: From 0 (transparent) to 1 (opaque).
    // Declared first, because the compiler tries the first initializer first when a label is wrong. This one has the
    // fewest labels to correct, and its result limits the search among the others.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        let sector = (hue - hue.rounded(.down)) * 6
        let chroma = brightness * saturation
        // A component is larger the closer the hue is to the component's own sector of the color wheel.
        func component(_ offset: Double) -> Double {
            let k = (offset + sector).truncatingRemainder(dividingBy: 6)
            return brightness - chroma * max(0, min(k, 4 - k, 1))
        }
        self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
    }

    /// Creates a color from red, green and blue in sRGB.
    ///
    /// A separate initializer, because one wrong label is then one correction. If the first argument were optional,
    /// the compiler would also consider that argument.
    ///
    /// - Parameters:
    ///   - red: Usually in 0…1; other values are outside of the sRGB gamut.
    ///   - green: Like `red`.
    ///   - blue: Like `red`.
    ///   - opacity: From 0 (transparent) to 1 (opaque).
    public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
        self.init(.sRGB, red: red, green: green, blue: blue, opacity: opacity)
    }

    /// Creates a color from red, green and blue.
    ///
    /// - Parameters:
    ///   - colorSpace: The color space of the components.
    ///   - red: Usually in 0…1; other values are outside of the color space's gamut.
    ///   - green: Like `red`.
    ///   - blue: Like `red`.
    ///   - opacity: From 0 (transparent) to 1 (opaque).
    public init(
        _ colorSpace: RGBColorSpace,
        red: Double,
        green: Double,
        blue: Double,
        opacity: Double = 1
    ) {
        storage = .components(
            Resolved(
                colorSpace: colorSpace,
                red: Float(red), green: Float(green), blue: Float(blue), opacity: Float(opacity)))
    }

    /// Creates a gray.
    ///
    /// - Parameters:
    ///   - colorSpace: The color space of the component.
    ///   - white: From 0 (black) to 1 (white).
    ///   - opacity: From 0 (transparent) to 1 (opaque).
    public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
    }

    /// Creates a color with fixed components.
    init(components: Resolved) {
        storage = .components(components)
    }

    /// Returns the color with its opacity multiplied by a factor.
    ///
    /// - Parameter opacity: From 0 (transparent) to 1 (unchanged).
    public func opacity(_ opacity: Double) -> Color {
        switch storage {
        case .components(var components):
            components.opacity *= Float(opacity)
            return Color(components)
        case .system(let color, 1):
            return Color(storage: .system(color, opacity: Float(opacity)))
        case .system:
            // Stores each step, because the description lists the steps.
            return Color(storage: .derived(DerivedColor(.faded(self), opacity: Float(opacity))))
        case .derived(let derived):
            return Color(storage: .derived(derived.opacity(Float(opacity))))
        }
    }

    /// Returns a mixture of this color and another.
    ///
    /// - Parameters:
    ///   - rhs: The other color.
    ///   - fraction: The fraction of the other color, from 0 to 1; other values are clamped.
    ///   - colorSpace: The color space of the mixture: perceptual, or component by component.
    public func mix(
        with rhs: Color,
        by fraction: Double,
        in colorSpace: Gradient.ColorSpace = .perceptual
    ) -> Color {
        let fraction = min(max(Float(fraction), 0), 1)
        return Color(
            storage: .derived(DerivedColor(.mix(self, rhs, fraction, colorSpace), opacity: 1)))
    }

    /// Returns the components of the color in an environment, which depend on its color scheme, contrast and tint.
    public func resolve(in environment: EnvironmentValues) -> Resolved { environment.styleContext.resolve(self) }

    /// The standard gradient of the color, which is slightly lighter at its start.
    ///
    ///     Capsule().fill(Color.blue.gradient)
    public var gradient: AnyGradient { AnyGradient(color: self) }
}

extension Color: CustomStringConvertible {
    /// The name of a system color, or the components as `#RRGGBBAA`.
    public var description: String {
        switch storage {
        case .components(let components):
            components.description
        case .system(let color, 1):
            color.rawValue
        case .system(let color, let opacity):
            "\(Int(saturating: Double((opacity * 100).rounded())))% \(color.rawValue)"
        case .derived(let derived):
            derived.description
        }
    }
}
