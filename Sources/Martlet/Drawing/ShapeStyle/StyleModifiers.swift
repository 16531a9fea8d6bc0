import Foundation

/// A shadow that belongs to a style.
public struct ShadowStyle: Equatable, Sendable {
    let color: Color
    let radius: CGFloat
    let offset: CGSize
    let isInner: Bool

    /// A shadow behind what is drawn.
    ///
    /// - Parameters:
    ///   - color: The colour of the shadow.
    ///   - radius: How far its edge is blurred, in points.
    ///   - x: How far it lies to the right, in points.
    ///   - y: How far it lies below, in points.
    public static func drop(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33),
        radius: CGFloat,
        x: CGFloat = 0,
        y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(color: color, radius: radius, offset: CGSize(width: x, height: y), isInner: false)
    }

    /// A shadow that the edges throw onto what is drawn. Shapes have it; on text it is not shown.
    ///
    /// - Parameters:
    ///   - color: The colour of the shadow.
    ///   - radius: How far its edge is blurred, in points.
    ///   - x: How far it lies to the right, in points.
    ///   - y: How far it lies below, in points.
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

/// A style that is mixed with what lies behind it.
struct BlendedShapeStyle<Base: ShapeStyle>: ShapeStyle {
    let base: Base
    let mode: BlendMode

    func _paint(in context: _ShapeStyleContext) -> _ResolvedPaint {
        base._paint(in: context).mixed(by: mode.operation)
    }
}

extension BlendedShapeStyle: Equatable where Base: Equatable {}

/// A style whose gradient lies in a rectangle of its own.
struct AnchoredShapeStyle<Base: ShapeStyle>: ShapeStyle {
    let base: Base
    let rect: CGRect

    func _paint(in context: _ShapeStyleContext) -> _ResolvedPaint { base._paint(in: context).anchored(in: rect) }
}

extension AnchoredShapeStyle: Equatable where Base: Equatable {}

extension ShapeStyle {
    /// The style with a shadow, behind those that it has.
    public func shadow(_ style: ShadowStyle) -> some ShapeStyle { ShadowedShapeStyle(base: self, shadow: style) }

    /// The style mixed with what lies behind it.
    public func blendMode(_ mode: BlendMode) -> some ShapeStyle { BlendedShapeStyle(base: self, mode: mode) }

    /// The style as it is in a rectangle, of the coordinates of what is filled, rather than in the filled area.
    public func `in`(_ rect: CGRect) -> some ShapeStyle { AnchoredShapeStyle(base: self, rect: rect) }
}

extension ShapeStyle where Self == AnyShapeStyle {
    /// The foreground style with a shadow.
    public static func shadow(_ style: ShadowStyle) -> AnyShapeStyle {
        AnyShapeStyle(ForegroundStyle().shadow(style))
    }

    /// The foreground style mixed with what lies behind it.
    public static func blendMode(_ mode: BlendMode) -> AnyShapeStyle {
        AnyShapeStyle(ForegroundStyle().blendMode(mode))
    }

    /// The foreground style with its opacity multiplied.
    public static func opacity(_ opacity: Double) -> AnyShapeStyle {
        AnyShapeStyle(ForegroundStyle().opacity(opacity))
    }
}
