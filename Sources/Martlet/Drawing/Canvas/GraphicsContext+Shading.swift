import Foundation

extension GraphicsContext {
    /// A color or pattern with which a path on a canvas is drawn.
    public struct Shading: Sendable {
        enum Kind: Sendable {
            case style(AnyShapeStyle)
            case palette([Shading])
            /// Points are in the context's coordinates.
            case gradient(Gradient, GradientPaint.Geometry, GradientOptions)
            case paint(ResolvedPaint)
            /// An image that is repeated from a point of the canvas on.
            case tiles(ImagePaint, CGPoint)
        }

        let kind: Kind

        /// The foreground style of the canvas.
        public static var foreground: Shading { style(ForegroundStyle()) }

        /// Returns one shading for each level of a symbol. Content without levels is drawn with the first shading.
        public static func palette(_ array: [Shading]) -> Shading { Shading(kind: .palette(array)) }

        /// Returns a shading of one color.
        public static func color(_ color: Color) -> Shading { Shading(kind: .style(AnyShapeStyle(color: color))) }

        /// Returns a shading of one color with red, green and blue components.
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
        ) -> Shading {
            color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
        }

        /// Returns a shading of a gray.
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
        ) -> Shading {
            color(Color(colorSpace, white: white, opacity: opacity))
        }

        /// Returns a shading of a style. Its unit points refer to the bounds of the drawn path.
        public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(kind: .style(AnyShapeStyle(style))) }

        /// Returns a gradient along a line between two points.
        ///
        /// - Parameters:
        ///   - gradient: The colors.
        ///   - startPoint: The point of the first color, in the context's coordinates.
        ///   - endPoint: The point of the last color.
        ///   - options: The continuation beyond the ends.
        public static func linearGradient(
            _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
            options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(kind: .gradient(gradient, .linear(start: unit(startPoint), end: unit(endPoint)), options))
        }

        /// Returns a gradient between two distances, in points, from a center.
        public static func radialGradient(
            _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
            options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(
                kind: .gradient(
                    gradient, .radial(center: unit(center), startRadius: startRadius, endRadius: endRadius), options))
        }

        /// Returns a gradient around a center, beginning at an angle.
        public static func conicGradient(
            _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(),
            options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(
                kind: .gradient(
                    gradient, .angular(center: unit(center), start: angle, end: .degrees(angle.degrees + 360)), options)
            )
        }

        /// Returns a shading of an image that is repeated in both directions.
        ///
        /// - Parameters:
        ///   - image: The image.
        ///   - origin: The position of the upper left corner of one of its copies.
        ///   - sourceRect: The repeated part of the image, in units of its size.
        ///   - scale: The scale of the copies.
        public static func tiledImage(
            _ image: Image, origin: CGPoint = .zero, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
            scale: CGFloat = 1
        ) -> Shading {
            Shading(
                kind: .tiles(
                    ImagePaint(image: image, sourceRect: sourceRect, scale: scale),
                    CGPoint(x: origin.x.finite(), y: origin.y.finite())))
        }

        /// The side of the square, in points, that unit points of gradients refer to.
        ///
        /// Unit points are limited to 100 in each direction, so a square of one point would end gradients at 100 points.
        static let unitSide: CGFloat = 10_000

        /// Converts a point of the canvas to a unit point of the square at its origin.
        private static func unit(_ point: CGPoint) -> UnitPoint {
            UnitPoint(x: point.x / unitSide, y: point.y / unitSide)
        }
    }

    /// Options for the continuation of a gradient and the mixing of its colors.
    @frozen public struct GradientOptions: OptionSet, Sendable {
        /// The options as bits.
        public let rawValue: UInt32

        /// Creates options from bits.
        @inlinable
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// The gradient repeats beyond its ends.
        @inlinable public static var `repeat`: GradientOptions { GradientOptions(rawValue: 1) }
        /// The gradient is mirrored beyond its ends.
        @inlinable public static var mirror: GradientOptions { GradientOptions(rawValue: 2) }
        /// Colors are mixed in linear sRGB. Ignored: they are always mixed in sRGB.
        @inlinable public static var linearColor: GradientOptions { GradientOptions(rawValue: 4) }
    }

    /// Returns a shading that no longer depends on the environment.
    public func resolve(_ shading: Shading) -> Shading { Shading(kind: .paint(paint(of: shading))) }

    /// Returns the paint of a shading in the environment of the canvas.
    func paint(of shading: Shading) -> ResolvedPaint {
        switch shading.kind {
        case .paint(let paint): return paint
        case .style(let style): return recorder.paint(style)
        case .tiles(let style, let origin):
            var paint = recorder.paint(style)
            if case .image(var tile) = paint.content {
                tile.origin = origin
                paint.content = .image(tile)
            }
            return paint
        case .palette(let shadings):
            return shadings.first.map(paint) ?? recorder.paint(ForegroundStyle())
        case .gradient(let gradient, let geometry, let options):
            let paint = AnyGradient(gradient).paint(geometry, in: recorder.styleContext)
            guard case .gradient(var gradient) = paint.content else { return paint }
            gradient.area = CGRect(x: 0, y: 0, width: Shading.unitSide, height: Shading.unitSide)
            if options.contains(.mirror) {
                gradient.spread = .mirrored
            } else if options.contains(.repeat) {
                gradient.spread = .repeated
            }
            return ResolvedPaint(.gradient(gradient))
        }
    }
}
