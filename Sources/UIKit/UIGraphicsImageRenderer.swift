#if GTK
import Foundation
import Martlet
import PlatformDrawing

/// Attributes of pictures that code draws, as UIKit calls them.
open class UIGraphicsRendererFormat {
    /// Creates the format of the window in use.
    public required init() {}

    /// Returns the format of the window in use. On other threads than the main one it has a pixel per point.
    open class func `default`() -> Self { Self() }

    /// Returns the format of the window in use. On other threads than the main one it has a pixel per point.
    open class func preferred() -> Self { Self() }
}

/// Attributes of pictures that code draws: the pixels per point, and whether they are opaque.
///
/// Pixels are in sRGB, with eight bits per component.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
    /// The number of pixels per point; zero for that of the window in use.
    open var scale: CGFloat = DrawingSurroundings.scale
    /// Whether the background is black instead of transparent.
    open var opaque = false

    /// Creates the format of the window in use. On other threads than the main one it has a pixel per point.
    public required init() {}
}

/// A picture that is being drawn, as UIKit calls it.
open class UIGraphicsImageRendererContext {
    /// The context of Core Graphics.
    public let cgContext: CGContext
    /// The attributes of the picture.
    public let format: UIGraphicsImageRendererFormat

    init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat) {
        cgContext = context
        self.format = format
    }

    /// The picture as it is now. Complexity: linear in the drawing and in the pixels.
    open var currentImage: UIImage { cgContext.image ?? UIImage() }

    /// Fills a rectangle with the color that `setFill()` has set.
    open func fill(_ rect: CGRect) { cgContext.fill(rect) }

    /// Fills a rectangle with an operation.
    open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.saveGState()
        cgContext.setBlendMode(blendMode)
        cgContext.fill(rect)
        cgContext.restoreGState()
    }

    /// Draws a line of a point inside the edges of a rectangle, with the color that `setStroke()` has set.
    open func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }

    /// Clips further drawing to a rectangle.
    open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// Makes pictures of drawings, as UIKit calls it. It can be used on any thread.
///
///     let renderer = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40))
///     let badge = renderer.image { context in
///         UIColor.systemRed.setFill()
///         UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 40, height: 40)).fill()
///         "3".draw(at: CGPoint(x: 14, y: 10), withAttributes: [.foregroundColor: UIColor.white])
///     }
///
/// Colors that depend on the color scheme are those of the window in use on the main thread, and light on others.
open class UIGraphicsImageRenderer {
    private let bounds: CGRect
    /// The attributes of the pictures.
    public let format: UIGraphicsImageRendererFormat

    /// Creates a renderer of pictures of a size in points.
    public convenience init(size: CGSize) { self.init(size: size, format: .default()) }

    /// Creates a renderer of pictures of a size in points.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// Creates a renderer of a part of the plane.
    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }

    /// Creates a renderer of a part of the plane.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        self.bounds = bounds
        self.format = format
    }

    private func draw(_ actions: (UIGraphicsImageRendererContext) -> Void) -> CGContext {
        let context = CGContext(bounds: bounds, scale: format.scale, isOpaque: format.opaque)
        DrawingContexts.with(context) { actions(UIGraphicsImageRendererContext(context, format)) }
        return context
    }

    /// Returns the picture that a closure draws; an empty one for an empty size, or one of more than 32,767 pixels in a
    /// direction.
    ///
    /// - Complexity: Linear in the drawing and in the pixels.
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage { draw(actions).image ?? UIImage() }

    /// Returns the picture that a closure draws, as a PNG file; empty where ``image(actions:)`` is.
    open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data { draw(actions).file(.png) ?? Data() }

    /// Returns the picture that a closure draws, as a JPEG file, in which transparent parts are white; empty where
    /// ``image(actions:)`` is.
    ///
    /// - Parameters:
    ///   - compressionQuality: From 0 for the smallest file to 1 for the best picture.
    ///   - actions: Draws the picture.
    open func jpegData(
        withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
    ) -> Data { draw(actions).file(.jpeg(quality: Double(compressionQuality))) ?? Data() }
}
#endif
