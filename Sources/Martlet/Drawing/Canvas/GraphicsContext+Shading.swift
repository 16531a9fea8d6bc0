import Foundation

extension GraphicsContext {
    /// What a figure on a canvas is drawn with.
    public struct Shading: Sendable {
        enum Kind: Sendable {
            case style(AnyShapeStyle)
            case palette([Shading])
            /// Points are those of the coordinates that are drawn in.
            case gradient(Gradient, GradientPaint.Geometry, GradientOptions)
            case paint(ResolvedPaint)
            /// A picture from a point of the canvas on.
            case tiles(ImagePaint, CGPoint)
        }

        let kind: Kind

        /// The foreground style of the canvas.
        public static var foreground: Shading { style(ForegroundStyle()) }

        /// One shading for each level of a symbol; what has no levels is drawn with the first.
        public static func palette(_ array: [Shading]) -> Shading { Shading(kind: .palette(array)) }

        /// A colour.
        public static func color(_ color: Color) -> Shading { Shading(kind: .style(AnyShapeStyle(color: color))) }

        /// A colour of red, green and blue.
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
        ) -> Shading {
            color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
        }

        /// A grey.
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
        ) -> Shading {
            color(Color(colorSpace, white: white, opacity: opacity))
        }

        /// A style, whose unit points are those of what is drawn.
        public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(kind: .style(AnyShapeStyle(style))) }

        /// Colours along a line between two points.
        public static func linearGradient(
            _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
            options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(kind: .gradient(gradient, .linear(start: unit(startPoint), end: unit(endPoint)), options))
        }

        /// Colours between two distances, in points, from a point.
        public static func radialGradient(
            _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
            options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(
                kind: .gradient(
                    gradient, .radial(center: unit(center), startRadius: startRadius, endRadius: endRadius), options))
        }

        /// Colours once around a point, beginning at an angle.
        public static func conicGradient(
            _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(),
            options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(
                kind: .gradient(
                    gradient, .angular(center: unit(center), start: angle, end: .degrees(angle.degrees + 360)), options)
            )
        }

        /// A picture, repeated beside and below itself.
        ///
        /// - Parameters:
        ///   - image: The picture.
        ///   - origin: Where its upper left corner lies.
        ///   - sourceRect: The part of it that is repeated, in units of its size.
        ///   - scale: How large it is, relative to its size.
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

        /// A point of the canvas as a part of the square at its origin.
        private static func unit(_ point: CGPoint) -> UnitPoint {
            UnitPoint(x: point.x / unitSide, y: point.y / unitSide)
        }
    }

    /// How a gradient goes on, and how its colours are found.
    @frozen public struct GradientOptions: OptionSet, Sendable {
        /// The options as bits.
        public let rawValue: UInt32

        /// Makes options of bits.
        @inlinable
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Beyond its ends the gradient begins again.
        @inlinable public static var `repeat`: GradientOptions { GradientOptions(rawValue: 1) }
        /// Beyond its ends the gradient runs backwards.
        @inlinable public static var mirror: GradientOptions { GradientOptions(rawValue: 2) }
        /// Colours are mixed in linear sRGB. They are mixed in sRGB here, whatever is asked for.
        @inlinable public static var linearColor: GradientOptions { GradientOptions(rawValue: 4) }
    }

    /// A shading that no longer depends on the environment.
    public func resolve(_ shading: Shading) -> Shading { Shading(kind: .paint(paint(of: shading))) }

    /// What a shading comes to.
    func paint(of shading: Shading) -> ResolvedPaint {
        switch shading.kind {
        case .paint(let paint): return paint
        case .style(let style): return surroundings.paint(style)
        case .tiles(let style, let origin):
            var paint = surroundings.paint(style)
            if case .image(var tile) = paint.content {
                tile.origin = origin
                paint.content = .image(tile)
            }
            return paint
        case .palette(let shadings):
            return shadings.first.map(paint) ?? surroundings.paint(ForegroundStyle())
        case .gradient(let gradient, let geometry, let options):
            let paint = AnyGradient(gradient).paint(geometry, in: surroundings.values.styleContext)
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
