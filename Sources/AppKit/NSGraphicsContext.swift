#if GTK
import Foundation
import Martlet
import PlatformDrawing

/// The context in which a thread draws, as AppKit calls it.
public final class NSGraphicsContext {
    /// The context of Core Graphics.
    public let cgContext: CGContext

    /// Creates a context of one of Core Graphics.
    ///
    /// - Parameters:
    ///   - cgContext: The context.
    ///   - initialFlippedState: Without effect: a context knows where its y axis points.
    public init(cgContext: CGContext, flipped initialFlippedState: Bool) { self.cgContext = cgContext }

    /// The context of this thread; `nil` if it draws nothing.
    public static var current: NSGraphicsContext? {
        DrawingContexts.current.map { NSGraphicsContext(cgContext: $0, flipped: $0.isFlipped) }
    }

    /// Whether the y axis points downwards.
    public var isFlipped: Bool { cgContext.isFlipped }

    /// Saves the attributes, the transform and the clips.
    public func saveGraphicsState() { cgContext.saveGState() }

    /// Restores what was saved last.
    public func restoreGraphicsState() { cgContext.restoreGState() }
}

extension NSImage {
    /// Creates a picture that a closure draws, once, at the scale of the window in use.
    ///
    /// - Parameters:
    ///   - size: The size in points.
    ///   - drawingHandlerShouldBeCalledWithFlippedContext: Whether the y axis points downwards.
    ///   - drawingHandler: Draws in `NSGraphicsContext.current`, in the rectangle that it is given, and returns whether it did.
    public convenience init(
        size: CGSize, flipped drawingHandlerShouldBeCalledWithFlippedContext: Bool,
        drawingHandler: @escaping (CGRect) -> Bool
    ) {
        let bounds = CGRect(origin: .zero, size: size)
        let context = CGContext(
            bounds: bounds, scale: 0, isOpaque: false, isFlipped: drawingHandlerShouldBeCalledWithFlippedContext)
        let isDrawn = DrawingContexts.with(context) { drawingHandler(bounds) }
        self.init(drawn: isDrawn ? context.image : nil)
    }
}

extension CGRect {
    /// Fills the rectangle in the current context, with the color that `setFill()` has set.
    public func fill() { DrawingContexts.current?.fill(self) }

    /// Clips further drawing in the current context to the rectangle.
    public func clip() { DrawingContexts.current?.clip(to: self) }

    /// Draws a line inside the edges of the rectangle in the current context, with the color that `setFill()` has set.
    ///
    /// - Parameter width: The width of the line.
    public func frame(withWidth width: CGFloat = 1) {
        var frame = Path(self)
        frame.addRect(insetBy(dx: width, dy: width))
        DrawingContexts.current?.fill(frame, evenOdd: true)
    }
}
#endif
