import Foundation

/// A shadow that belongs to a style.
public struct ShadowStyle: Equatable, Sendable {
    let color: Color
    let radius: CGFloat
    let offset: CGSize
    let isInner: Bool

    /// Returns a shadow behind the drawing.
    ///
    /// - Parameters:
    ///   - color: The color of the shadow.
    ///   - radius: The blur radius, in points.
    ///   - x: The offset to the right, in points.
    ///   - y: The offset downwards, in points.
    public static func drop(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33),
        radius: CGFloat,
        x: CGFloat = 0,
        y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(color: color, radius: radius, offset: CGSize(width: x, height: y), isInner: false)
    }

    /// Returns a shadow that falls inwards from the edges. Supported for shapes; ignored for text.
    ///
    /// - Parameters:
    ///   - color: The color of the shadow.
    ///   - radius: The blur radius, in points.
    ///   - x: The offset to the right, in points.
    ///   - y: The offset downwards, in points.
    public static func inner(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55),
        radius: CGFloat,
        x: CGFloat = 0,
        y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(color: color, radius: radius, offset: CGSize(width: x, height: y), isInner: true)
    }
}

/// A style with a shadow.
struct ShadowedShapeStyle<Base: ShapeStyle>: ShapeStyle {
    let base: Base
    let shadow: ShadowStyle

    func _paint(in context: _ShapeStyleContext) -> _ResolvedPaint {
        base._paint(in: context).shadowed(
            by: PaintFinish.Shadow(
                color: context.resolve(shadow.color), radius: shadow.radius, offset: shadow.offset,
                isInner: shadow.isInner))
    }
}

extension ShadowedShapeStyle: Equatable where Base: Equatable {}

/// A style that is blended with its backdrop.
struct BlendedShapeStyle<Base: ShapeStyle>: ShapeStyle {
    let base: Base
    let mode: BlendMode

    func _paint(in context: _ShapeStyleContext) -> _ResolvedPaint {
        base._paint(in: context).mixed(by: mode.operation)
    }
}

extension BlendedShapeStyle: Equatable where Base: Equatable {}

/// A style whose gradient is relative to its own rectangle.
struct AnchoredShapeStyle<Base: ShapeStyle>: ShapeStyle {
    let base: Base
    let rect: CGRect

    func _paint(in context: _ShapeStyleContext) -> _ResolvedPaint { base._paint(in: context).anchored(in: rect) }
}

extension AnchoredShapeStyle: Equatable where Base: Equatable {}

extension ShapeStyle {
    /// Returns the style with a shadow, behind the existing shadows.
    public func shadow(_ style: ShadowStyle) -> some ShapeStyle { ShadowedShapeStyle(base: self, shadow: style) }

    /// Returns the style with a blend mode.
    public func blendMode(_ mode: BlendMode) -> some ShapeStyle { BlendedShapeStyle(base: self, mode: mode) }

    /// Returns the style relative to a rectangle in the coordinates of the filled shape, instead of the filled area.
    public func `in`(_ rect: CGRect) -> some ShapeStyle { AnchoredShapeStyle(base: self, rect: rect) }
}

extension ShapeStyle where Self == AnyShapeStyle {
    /// Returns the foreground style with a shadow.
    public static func shadow(_ style: ShadowStyle) -> AnyShapeStyle {
        AnyShapeStyle(ForegroundStyle().shadow(style))
    }

    /// Returns the foreground style with a blend mode.
    public static func blendMode(_ mode: BlendMode) -> AnyShapeStyle {
        AnyShapeStyle(ForegroundStyle().blendMode(mode))
    }

    /// Returns the foreground style with its opacity multiplied by a factor.
    public static func opacity(_ opacity: Double) -> AnyShapeStyle {
        AnyShapeStyle(ForegroundStyle().opacity(opacity))
    }
}
