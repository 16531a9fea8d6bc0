#if GTK
import Foundation
import Martlet
import MartletBase

extension CGContext {
    // MARK: - Figures

    /// Fills a figure in the user's coordinates.
    package func fill(_ path: Path, evenOdd: Bool = false) {
        guard !path.isEmpty else { return }
        let style = FillStyle(eoFill: evenOdd, antialiased: attributes.isAntialiased)
        add(.path(path, .fill(style), .color(attributes.fill)))
    }

    /// Draws the outline of a figure in the user's coordinates.
    package func stroke(_ path: Path, _ style: StrokeStyle? = nil) {
        guard !path.isEmpty else { return }
        add(.path(path, .stroke(style ?? attributes.line), .color(attributes.stroke)))
    }

    private var currentPath: Path {
        let matrix = ctm
        return matrix.a * matrix.d - matrix.b * matrix.c == 0 ? Path() : current.applying(matrix.inverted())
    }

    /// Fills the path, and begins an empty one.
    public func fillPath(using rule: CGPathFillRule = .winding) {
        fill(currentPath, evenOdd: rule == .evenOdd)
        beginPath()
    }

    /// Draws the outline of the path, and begins an empty one.
    public func strokePath() {
        stroke(currentPath)
        beginPath()
    }

    /// Fills the path or draws its outline, or both, and begins an empty one.
    public func drawPath(using mode: CGPathDrawingMode) {
        let path = currentPath
        if mode != .stroke { fill(path, evenOdd: mode == .eoFill || mode == .eoFillStroke) }
        if mode != .fill, mode != .eoFill { stroke(path) }
        beginPath()
    }

    /// Fills a rectangle.
    public func fill(_ rect: CGRect) { fill(Path(rect)) }

    /// Fills rectangles.
    public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }

    /// Fills an ellipse inscribed in a rectangle.
    public func fillEllipse(in rect: CGRect) { fill(Path(ellipseIn: rect)) }

    /// Draws the outline of a rectangle.
    public func stroke(_ rect: CGRect) { stroke(Path(rect)) }

    /// Draws the outline of a rectangle, with a width.
    public func stroke(_ rect: CGRect, width: CGFloat) {
        var style = attributes.line
        style.lineWidth = width
        stroke(Path(rect), style)
    }

    /// Draws the outline of an ellipse inscribed in a rectangle.
    public func strokeEllipse(in rect: CGRect) { stroke(Path(ellipseIn: rect)) }

    /// Draws lines between points, two by two.
    public func strokeLineSegments(between points: [CGPoint]) {
        var path = Path()
        for index in stride(from: 0, to: points.count - 1, by: 2) {
            path.move(to: points[index])
            path.addLine(to: points[index + 1])
        }
        stroke(path)
    }

    /// Makes a rectangle transparent; black in an opaque picture.
    public func clear(_ rect: CGRect) {
        let (old, color) = (attributes.drawing, attributes.fill)
        attributes.drawing.operation = isOpaque ? .copy : .clear
        attributes.drawing.opacity = 1
        attributes.drawing.filters = []
        attributes.fill = Color.Resolved(red: 0, green: 0, blue: 0)
        fill(rect)
        (attributes.drawing, attributes.fill) = (old, color)
    }

    // MARK: - Gradients

    /// Draws a gradient along a line, in all that the clips show.
    ///
    /// - Parameters:
    ///   - gradient: The colors.
    ///   - startPoint: The point of the first color.
    ///   - endPoint: The point of the last color.
    ///   - options: Whether the first and last colors continue beyond these points.
    public func drawLinearGradient(
        _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
    ) {
        draw(gradient, options, .linear(start: Self.unit(startPoint), end: Self.unit(endPoint)))
    }

    /// Draws a gradient between two circles around one center, in all that the clips show.
    ///
    /// - Parameters:
    ///   - gradient: The colors.
    ///   - startCenter: The center of the first circle.
    ///   - startRadius: The radius of the circle of the first color.
    ///   - endCenter: The center of the last circle. Circles with different centers are drawn around this one.
    ///   - endRadius: The radius of the circle of the last color.
    ///   - options: Whether the first color continues inside of the first circle, and the last outside of the last.
    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) {
        draw(
            gradient, options,
            .radial(center: Self.unit(endCenter), startRadius: startRadius, endRadius: endRadius))
    }

    private static func unit(_ point: CGPoint) -> UnitPoint { UnitPoint(x: point.x, y: point.y) }

    private func draw(
        _ gradient: CGGradient, _ options: CGGradientDrawingOptions, _ geometry: GradientPaint.Geometry
    ) {
        var stops = gradient.stops
        guard let first = stops.first, let last = stops.last else { return }
        // Two stops at one place are an edge, behind which nothing is drawn.
        func edge(_ stop: ResolvedPaint.Stop) -> ResolvedPaint.Stop {
            ResolvedPaint.Stop(color: stop.color.opacity(0), location: stop.location)
        }
        if !options.contains(.drawsBeforeStartLocation) { stops.insert(edge(first), at: 0) }
        if !options.contains(.drawsAfterEndLocation) { stops.append(edge(last)) }
        var paint = GradientPaint(stops: stops, space: .device, geometry: geometry)
        paint.area = CGRect(x: 0, y: 0, width: 1, height: 1)
        let shown = boundingBoxOfClipPath
        guard !shown.isNull else { return }
        add(.path(Path(shown), .fill(FillStyle()), ResolvedPaint(.gradient(paint))))
    }

    // MARK: - Pictures

    /// Draws a bitmap into a rectangle.
    ///
    /// As in Core Graphics, its bottom is where y is smallest: in a context of UIKit it is upside down. `UIImage.draw(in:)`
    /// is upright.
    public func draw(_ image: CGImage, in rect: CGRect) {
        draw(_PlatformImage(cgImage: image).content, in: rect, isUpright: false)
    }

    /// Draws an image.
    ///
    /// - Parameter isUpright: Whether its top is at the top of an untransformed context, rather than where y is largest.
    package func draw(_ image: ImageContent, in rect: CGRect, isUpright: Bool) {
        var image = image
        image.look.resizing = PictureLook.Resizing(capInsets: EdgeInsets(), mode: .stretch)
        image.look.interpolation = attributes.interpolation.interpolation
        turned(in: rect, if: !isUpright || !isFlipped) { add(.image(image, rect)) }
    }

    /// Draws with the y axis turned around in a rectangle.
    func turned(in rect: CGRect, if isTurned: Bool, _ body: () -> Void) {
        let transform = ctm
        if isTurned {
            concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY))
        }
        body()
        attributes.drawing.transform = transform
    }
}
#endif
