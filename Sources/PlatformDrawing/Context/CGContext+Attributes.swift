#if GTK
import Foundation
import Martlet
import MartletBase

extension CGContext {
    /// Sets the color of fills.
    public func setFillColor(_ color: CGColor) { attributes.fill = color.resolved }

    /// Sets the color of fills, by components of sRGB from 0 to 1.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Sets the color of fills to a gray, from 0 to 1.
    public func setFillColor(gray: CGFloat, alpha: CGFloat) { setFillColor(CGColor(gray: gray, alpha: alpha)) }

    /// Sets the color of lines.
    public func setStrokeColor(_ color: CGColor) { attributes.stroke = color.resolved }

    /// Sets the color of lines, by components of sRGB from 0 to 1.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Sets the color of lines to a gray, from 0 to 1.
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { setStrokeColor(CGColor(gray: gray, alpha: alpha)) }

    /// Sets the width of lines.
    public func setLineWidth(_ width: CGFloat) { attributes.line.lineWidth = width }

    /// Sets the ends of lines.
    public func setLineCap(_ cap: CGLineCap) { attributes.line.lineCap = cap }

    /// Sets the corners of lines.
    public func setLineJoin(_ join: CGLineJoin) { attributes.line.lineJoin = join }

    /// Sets the ratio at which pointed corners are cut off.
    public func setMiterLimit(_ limit: CGFloat) { attributes.line.miterLimit = limit }

    /// Sets the dashes of lines; none for a line without gaps.
    ///
    /// - Parameters:
    ///   - phase: The length of the pattern that is left out at the start.
    ///   - lengths: The lengths of dashes and gaps, in turn.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        attributes.line.dash = lengths
        attributes.line.dashPhase = phase
    }

    /// Sets the opacity of all that is drawn, from 0 to 1.
    public func setAlpha(_ alpha: CGFloat) { attributes.drawing.opacity = Double(min(max(alpha, 0), 1)) }

    /// Sets the operation that combines what is drawn with what is there.
    public func setBlendMode(_ mode: CGBlendMode) { attributes.drawing.operation = mode.operation }

    /// Sets a shadow behind all that is drawn.
    ///
    /// - Parameters:
    ///   - offset: The distance, which transforms do not change; downwards in UIKit, upwards in an unflipped context.
    ///   - blur: The width of the soft edge.
    ///   - color: The color; `nil` for no shadow.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        attributes.drawing.filters = []
        guard let color, color.alpha > 0 else { return }
        let shown = CGSize(width: offset.width, height: isFlipped ? offset.height : -offset.height)
        let shadow = DrawingState.Shadow(
            color: color.resolved, radius: max(blur, 0) / 2, offset: shown, isAbove: false, isAlone: false)
        attributes.drawing.filters = [.shadow(shadow)]
    }

    /// Sets a shadow of a third of black.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
    }

    /// Sets whether edges of fills are smooth.
    public func setShouldAntialias(_ shouldAntialias: Bool) { attributes.isAntialiased = shouldAntialias }

    /// The smoothness of pictures that are drawn at another size.
    public var interpolationQuality: CGInterpolationQuality {
        get { attributes.interpolation }
        set { attributes.interpolation = newValue }
    }
}
#endif
