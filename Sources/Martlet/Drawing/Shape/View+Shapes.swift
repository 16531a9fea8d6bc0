import Foundation

extension Shape {
    /// The shape, filled.
    nonisolated public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> some View {
        ShapeView(shape: self, style: content, drawing: .fill(style))
    }

    /// The shape, filled with the foreground style.
    nonisolated public func fill(style: FillStyle = FillStyle()) -> some View {
        ShapeView(shape: self, style: ForegroundStyle(), drawing: .fill(style))
    }

    /// The outline of the shape.
    nonisolated public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some View {
        ShapeView(shape: self, style: content, drawing: .stroke(style))
    }

    /// The outline of the shape, in a width in points.
    nonisolated public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View {
        ShapeView(shape: self, style: content, drawing: .stroke(StrokeStyle(lineWidth: lineWidth)))
    }

    /// A part of the shape's outline, by shares of its length.
    nonisolated public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
        TrimmedShape(content: self, start: startFraction, end: endFraction)
    }

    /// The shape, drawn elsewhere.
    nonisolated public func offset(_ offset: CGSize) -> some Shape { OffsetShape(content: self, distance: offset) }

    /// The shape, drawn elsewhere.
    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape {
        offset(CGSize(width: x, height: y))
    }
}

extension InsettableShape {
    /// The outline of the shape, drawn inside of its frame.
    nonisolated public func strokeBorder<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some View {
        inset(by: style.lineWidth / 2).stroke(content, style: style)
    }

    /// The outline of the shape, drawn inside of its frame, in a width in points.
    nonisolated public func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
    }
}

extension Shape where Self == Rectangle {
    /// A rectangle.
    nonisolated public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
    /// A rectangle with round corners.
    nonisolated public static func rect(
        cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
    ) -> RoundedRectangle {
        RoundedRectangle(cornerRadius: cornerRadius, style: style)
    }
}

extension Shape where Self == Capsule {
    /// A rectangle whose shorter sides are half circles.
    nonisolated public static var capsule: Capsule { Capsule() }
}

extension Shape where Self == Circle {
    /// The largest circle in the middle.
    nonisolated public static var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
    /// The ellipse that touches the sides.
    nonisolated public static var ellipse: Ellipse { Ellipse() }
}

extension View {
    /// Shows of the view what lies in a shape.
    nonisolated public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
        modifier(ShapeClipModifier(shape: shape, style: style))
    }

    /// Rounds the corners of the view.
    nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        clipShape(RoundedRectangle(cornerRadius: radius), style: FillStyle(antialiased: antialiased))
    }

    /// Draws a shape behind the view.
    nonisolated public func background<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        background { shape.fill(style, style: fillStyle) }
    }

    /// Draws a shape in front of the view.
    nonisolated public func overlay<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        overlay { shape.fill(style, style: fillStyle) }
    }

    /// Draws a shadow behind the view.
    ///
    /// - Parameters:
    ///   - radius: How far the edge of the shadow is spread, in points.
    ///   - x: How far to the right it falls, in points.
    ///   - y: How far down it falls, in points.
    nonisolated public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View {
        modifier(ShadowModifier(color: color, radius: radius, offset: CGSize(width: x, height: y)))
    }
}
