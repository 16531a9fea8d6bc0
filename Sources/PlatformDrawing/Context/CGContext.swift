#if GTK
import Foundation
import Martlet
import MartletBase
import MartletGTK

/// A drawing, under the name that it has in Core Graphics.
///
/// A context comes from `UIGraphicsImageRenderer`, `UIGraphicsBeginImageContext` or `NSImage(size:flipped:drawingHandler:)`,
/// and belongs to one thread at a time. It records what is drawn; the pixels are made when the picture is asked for.
///
///     let badge = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { context in
///         context.cgContext.setFillColor(UIColor.systemRed.cgColor)
///         context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 40, height: 40))
///     }
public final class CGContext {
    /// The attributes that `saveGState` saves.
    struct Attributes {
        /// Transform, clips, opacity, operation and shadow.
        var drawing = DrawingState()
        var fill = Color.Resolved(red: 0, green: 0, blue: 0)
        var stroke = Color.Resolved(red: 0, green: 0, blue: 0)
        var line = StrokeStyle()
        var interpolation = CGInterpolationQuality.default
        var isAntialiased = true
    }

    /// A transparency layer that is being drawn.
    private struct Layer {
        /// The drawing below the layer.
        let below: DisplayList
        /// The attributes with which the layer will be drawn.
        let attributes: Attributes
    }

    /// The size of the drawing, in points.
    let size: CGSize
    /// The number of pixels per point.
    let scale: CGFloat
    let isOpaque: Bool
    /// Whether the y axis points downwards, as in UIKit. Texts and pictures of UIKit and AppKit are upright either way.
    package let isFlipped: Bool
    /// Whether dynamic colors are those of the dark color scheme.
    let isDark: Bool

    private(set) var list = DisplayList()
    var attributes = Attributes()
    private var saved: [Attributes] = []
    private var layers: [Layer] = []
    /// The current path, in the coordinates of the drawing: points are transformed when they are added.
    var current = Path()

    /// Creates a drawing.
    ///
    /// - Parameters:
    ///   - bounds: The part of the plane that is drawn.
    ///   - scale: The number of pixels per point; that of the window in use if it is not positive.
    ///   - isOpaque: Whether the background is black instead of transparent.
    ///   - isFlipped: Whether the y axis points downwards.
    package init(bounds: CGRect, scale: CGFloat, isOpaque: Bool, isFlipped: Bool = true) {
        size = bounds.size
        self.scale = scale > 0 && scale.isFinite ? scale : DrawingSurroundings.scale
        self.isOpaque = isOpaque
        self.isFlipped = isFlipped
        isDark = DrawingSurroundings.isDark
        attributes.drawing.transform =
            isFlipped
            ? CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY)
            : CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: -bounds.minX, ty: bounds.maxY)
    }

    // MARK: - State

    /// Saves the attributes, the transform and the clips.
    public func saveGState() { saved.append(attributes) }

    /// Restores what was saved last; without effect if nothing is saved.
    public func restoreGState() {
        guard let last = saved.popLast() else { return }
        attributes = last
    }

    /// The transform from the user's coordinates to those of the picture, in points.
    public var ctm: CGAffineTransform { attributes.drawing.transform }

    /// Moves the origin.
    public func translateBy(x tx: CGFloat, y ty: CGFloat) { concatenate(CGAffineTransform(translationX: tx, y: ty)) }

    /// Scales the axes.
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) { concatenate(CGAffineTransform(scaleX: sx, y: sy)) }

    /// Rotates the axes, by an angle in radians.
    public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

    /// Applies a transform before the current one.
    public func concatenate(_ transform: CGAffineTransform) {
        attributes.drawing.transform = transform.concatenating(attributes.drawing.transform)
    }

    // MARK: - Recording

    /// Records an item, whose coordinates are the user's.
    func add(_ item: DisplayList.Item) {
        let matrix = ctm
        // A flattened plane shows nothing.
        guard attributes.drawing.opacity > 0, matrix.a * matrix.d - matrix.b * matrix.c != 0 else { return }
        list.commands.append(DisplayList.Command(item: item, state: attributes.drawing))
    }

    /// Begins a layer that is composited as a whole, with the opacity, operation and shadow of now.
    public func beginTransparencyLayer(auxiliaryInfo: Any? = nil) {
        layers.append(Layer(below: list, attributes: attributes))
        saveGState()
        list = DisplayList()
        attributes.drawing.opacity = 1
        attributes.drawing.operation = .normal
        attributes.drawing.filters = []
    }

    /// Draws the layer; without effect if none has begun.
    public func endTransparencyLayer() {
        guard let layer = layers.popLast() else { return }
        let drawn = list
        list = layer.below
        restoreGState()
        attributes = layer.attributes
        add(.layer(drawn))
    }

    /// The drawing with layers that have not ended.
    private var whole: DisplayList {
        layers.reversed().reduce(list) { drawn, layer in
            var list = layer.below
            list.commands.append(DisplayList.Command(item: .layer(drawn), state: layer.attributes.drawing))
            return list
        }
    }

    /// Returns the picture as a file of a format; `nil` for an empty size, or one of more than 32,767 pixels in a direction.
    ///
    /// - Complexity: Linear in the drawing and in the pixels.
    package func file(_ format: ListRenderer.Format) -> Data? {
        ListRenderer().file(
            of: whole, size: size, scale: scale, isOpaque: isOpaque, isDark: isDark, format: format)
    }

    /// Returns the picture as it is now; `nil` for an empty size, or one of more than 32,767 pixels in a direction.
    ///
    /// - Complexity: Linear in the drawing and in the pixels.
    public func makeImage() -> CGImage? { file(.png).flatMap { CGImage(data: $0) } }

    /// Returns the picture as it is now, at its scale.
    package var image: _PlatformImage? { file(.png).flatMap { _PlatformImage(data: $0, scale: scale) } }

    /// The width in pixels.
    public var width: Int { Int((size.width * scale).rounded(.up)) }

    /// The height in pixels.
    public var height: Int { Int((size.height * scale).rounded(.up)) }
}

@available(*, unavailable)
extension CGContext: Sendable {}
#endif
