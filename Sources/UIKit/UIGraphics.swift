#if GTK
import Foundation
import Martlet
import PlatformDrawing

/// Begins a picture with a pixel per point, which is drawn until `UIGraphicsEndImageContext()` on the same thread.
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// Begins a picture, which is drawn until `UIGraphicsEndImageContext()` on the same thread.
///
/// - Parameters:
///   - size: The size in points.
///   - opaque: Whether the background is black instead of transparent.
///   - scale: The number of pixels per point; zero for that of the window in use.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    DrawingContexts.push(CGContext(bounds: CGRect(origin: .zero, size: size), scale: scale, isOpaque: opaque))
}

/// Returns the picture of the current context as it is now; `nil` if there is none, or if it has no size.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { DrawingContexts.current?.image }

/// Ends the picture of this thread that began last.
public func UIGraphicsEndImageContext() { DrawingContexts.pop() }

/// Returns the context in which this thread draws; `nil` if it draws nothing.
public func UIGraphicsGetCurrentContext() -> CGContext? { DrawingContexts.current }

/// Makes a context that in which this thread draws.
public func UIGraphicsPushContext(_ context: CGContext) { DrawingContexts.push(context) }

/// Makes the context before that in which this thread draws.
public func UIGraphicsPopContext() { DrawingContexts.pop() }

/// Fills a rectangle in the current context, with the color that `setFill()` has set, instead of what is there.
public func UIRectFill(_ rect: CGRect) { UIRectFillUsingBlendMode(rect, .copy) }

/// Fills a rectangle in the current context, with an operation.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    guard let context = DrawingContexts.current else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.fill(rect)
    context.restoreGState()
}

/// Draws a line of a point inside the edges of a rectangle in the current context, with the color that `setFill()` has set.
public func UIRectFrame(_ rect: CGRect) {
    var frame = Path(rect)
    frame.addRect(rect.insetBy(dx: 1, dy: 1))
    DrawingContexts.current?.fill(frame, evenOdd: true)
}

/// Clips further drawing in the current context to a rectangle.
public func UIRectClip(_ rect: CGRect) { DrawingContexts.current?.clip(to: rect) }
#endif
