import Foundation

extension GraphicsContext {
    /// A filter that changes a drawing before it is composited.
    ///
    /// A terminal supports filters that change colors, but neither blurs nor shadows.
    public struct Filter {
        enum Kind {
            case color(ColorTransform)
            case multiply(Color)
            case blur(CGFloat)
            case shadow(Color, CGFloat, CGSize, ShadowOptions)
            case alphaThreshold(Double, Double, Color)
        }

        let kind: Kind

        /// Returns a filter that adds a shadow.
        ///
        /// - Parameters:
        ///   - color: The color of the shadow.
        ///   - radius: The blur radius, in points.
        ///   - x: The offset to the right, in points.
        ///   - y: The offset downwards, in points.
        ///   - options: The options of the shadow.
        public static func shadow(
            color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33),
            radius: CGFloat,
            x: CGFloat = 0,
            y: CGFloat = 0,
            options: ShadowOptions = ShadowOptions()
        ) -> Filter {
            Filter(kind: .shadow(color, radius, CGSize(width: x, height: y), options))
        }

        /// Returns a filter that multiplies colors by a color.
        public static func colorMultiply(_ color: Color) -> Filter { Filter(kind: .multiply(color)) }

        /// Returns a filter that applies a matrix to the components of each color.
        public static func colorMatrix(_ matrix: ColorMatrix) -> Filter { Filter(kind: .color(matrix.transform)) }

        /// Returns a filter that rotates the hue of all colors.
        public static func hueRotation(_ angle: Angle) -> Filter {
            Filter(kind: .color(.hueRotation(radians: angle.radians)))
        }

        /// Returns a filter that changes the saturation; 1 changes nothing, 0 leaves gray.
        public static func saturation(_ amount: Double) -> Filter { Filter(kind: .color(.saturation(amount))) }

        /// Returns a filter that adds an amount to red, green and blue; 0 changes nothing.
        public static func brightness(_ amount: Double) -> Filter { Filter(kind: .color(.brightness(amount))) }

        /// Returns a filter that changes the contrast; 1 changes nothing.
        public static func contrast(_ amount: Double) -> Filter { Filter(kind: .color(.contrast(amount))) }

        /// Returns a filter that inverts colors; 0 changes nothing.
        public static func colorInvert(_ amount: Double = 1) -> Filter { Filter(kind: .color(.invert(amount))) }

        /// Returns a filter that removes saturation; 0 changes nothing, 1 leaves gray.
        public static func grayscale(_ amount: Double) -> Filter { Filter(kind: .color(.grayscale(amount))) }

        /// A filter that makes the drawing black, with its brightness as opacity.
        public static var luminanceToAlpha: Filter { Filter(kind: .color(.luminanceToAlpha)) }

        /// Returns a filter that blurs the drawing.
        ///
        /// - Parameters:
        ///   - radius: The blur radius, in points.
        ///   - options: The options of the blur, which are ignored.
        public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
            Filter(kind: .blur(max(0, radius)))
        }

        /// Returns a filter that replaces pixels whose opacity is in a range by a color, and all others by
        /// transparency.
        public static func alphaThreshold(min: Double, max: Double = 1, color: Color = Color.black) -> Filter {
            Filter(kind: .alphaThreshold(min, max, color))
        }
    }

    /// Options of a shadow.
    @frozen public struct ShadowOptions: OptionSet, Sendable {
        /// The options as bits.
        public let rawValue: UInt32

        /// Creates options from bits.
        @inlinable
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Draws the shadow above the drawing.
        @inlinable public static var shadowAbove: ShadowOptions { ShadowOptions(rawValue: 1) }
        /// Only the shadow is drawn.
        @inlinable public static var shadowOnly: ShadowOptions { ShadowOptions(rawValue: 2) }
    }

    /// Options of a blur.
    @frozen public struct BlurOptions: OptionSet, Sendable {
        /// The options as bits.
        public let rawValue: UInt32

        /// Creates options from bits.
        @inlinable
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// The drawing has no transparent parts.
        @inlinable public static var opaque: BlurOptions { BlurOptions(rawValue: 1) }
        /// Color gradations may be dithered.
        @inlinable public static var dithersResult: BlurOptions { BlurOptions(rawValue: 2) }
    }

    /// Options of a filter.
    @frozen public struct FilterOptions: OptionSet, Sendable {
        /// The options as bits.
        public let rawValue: UInt32

        /// Creates options from bits.
        @inlinable
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Computes in linear sRGB. Ignored: filters always compute in sRGB.
        @inlinable public static var linearColor: FilterOptions { FilterOptions(rawValue: 1) }
    }

    /// Adds a filter for subsequent drawing. It is applied before the filters added earlier.
    ///
    /// Each drawing operation is filtered separately; draw in a layer to filter several operations as one.
    public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
        func resolve(_ color: Color) -> Color.Resolved { recorder.paint(color).representativeColor }
        let resolved: DrawingState.Filter =
            switch filter.kind {
            case .color(let transform): .color(transform)
            case .multiply(let color): .color(.multiply(resolve(color)))
            case .blur(let radius): .blur(radius: radius)
            case .shadow(let color, let radius, let offset, let options):
                .shadow(
                    DrawingState.Shadow(
                        color: resolve(color), radius: radius, offset: offset,
                        isAbove: options.contains(.shadowAbove), isAlone: options.contains(.shadowOnly)))
            case .alphaThreshold(let min, let max, let color):
                .alphaThreshold(min: min, max: max, color: resolve(color))
            }
        state.filters.append(resolved)
    }
}

/// A matrix that transforms colors. Each row has the weights of red, green, blue and opacity in a component of the
/// result, and a constant.
@frozen public struct ColorMatrix: Equatable, Sendable {
    /// The weights and the constant of the result's red component.
    public var r1: Float = 1, r2: Float = 0, r3: Float = 0, r4: Float = 0, r5: Float = 0
    /// The weights and the constant of the result's green component.
    public var g1: Float = 0, g2: Float = 1, g3: Float = 0, g4: Float = 0, g5: Float = 0
    /// The weights and the constant of the result's blue component.
    public var b1: Float = 0, b2: Float = 0, b3: Float = 1, b4: Float = 0, b5: Float = 0
    /// The weights and the constant of the result's opacity.
    public var a1: Float = 0, a2: Float = 0, a3: Float = 0, a4: Float = 1, a5: Float = 0

    /// Creates the identity matrix.
    @inlinable
    public init() {}

    var transform: ColorTransform {
        ColorTransform(
            red: SIMD4(r1, g1, b1, a1), green: SIMD4(r2, g2, b2, a2), blue: SIMD4(r3, g3, b3, a3),
            opacity: SIMD4(r4, g4, b4, a4), constant: SIMD4(r5, g5, b5, a5))
    }
}
