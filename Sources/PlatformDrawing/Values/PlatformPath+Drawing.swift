#if GTK
import Foundation
import Martlet
import MartletBase
import PlatformValues

// Unsafe pointers: the caller's lengths are read or written during the call.
extension _PlatformPath {
    /// The line of a stroke.
    private var strokeStyle: StrokeStyle {
        StrokeStyle(
            lineWidth: lineWidth, lineCap: lineCapStyle, lineJoin: lineJoinStyle, miterLimit: miterLimit,
            dash: dash, dashPhase: dashPhase)
    }

    /// Fills the path in the current context, with the color that `setFill()` has set; without effect if there is none.
    public func fill() { DrawingContexts.current?.fill(path, evenOdd: isEvenOdd) }

    /// Draws the outline in the current context, with the color that `setStroke()` has set; without effect if there is none.
    public func stroke() { DrawingContexts.current?.stroke(path, strokeStyle) }

    /// Clips further drawing in the current context to the path.
    public func addClip() { DrawingContexts.current?.clip(to: path, evenOdd: isEvenOdd) }

    /// Fills the path in the current context, with an operation and an opacity from 0 to 1.
    public func fill(with blendMode: CGBlendMode, alpha: CGFloat) { with(blendMode, alpha) { fill() } }

    /// Draws the outline in the current context, with an operation and an opacity from 0 to 1.
    public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) { with(blendMode, alpha) { stroke() } }

    private func with(_ blendMode: CGBlendMode, _ alpha: CGFloat, _ body: () -> Void) {
        guard let context = DrawingContexts.current else { return }
        let old = context.attributes
        context.setBlendMode(blendMode)
        context.setAlpha(alpha)
        body()
        context.attributes = old
    }

    /// Sets the dashes of the outline.
    ///
    /// - Parameters:
    ///   - pattern: The lengths of dashes and gaps, in turn; `nil` for a line without gaps.
    ///   - count: The number of lengths.
    ///   - phase: The length of the pattern that is left out at the start.
    public func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        dash = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(count, 0))) } ?? []
        dashPhase = phase
    }
}
#endif
