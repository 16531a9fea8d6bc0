import Foundation

/// A shape that is moved by an offset.
nonisolated public struct OffsetShape<Content: Shape>: Shape {
    /// The original shape.
    public var shape: Content
    /// The offset, in points.
    public var offset: CGSize

    /// Creates an offset shape.
    public init(shape: Content, offset: CGSize) {
        self.shape = shape
        self.offset = offset
    }

    /// Returns the outline in a rectangle.
    public func path(in rect: CGRect) -> Path {
        shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
    }

    /// The animatable data of the shape, and the offset.
    public var animatableData: AnimatablePair<Content.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(shape.animatableData, AnimatablePair(offset.width, offset.height)) }
        set {
            shape.animatableData = newValue.first
            offset = CGSize(width: newValue.second.first, height: newValue.second.second)
        }
    }
}

/// A shape that is rotated about a point of its frame.
nonisolated public struct RotatedShape<Content: Shape>: Shape {
    /// The original shape.
    public var shape: Content
    /// The angle of rotation.
    public var angle: Angle
    /// The fixed point of the transform.
    public var anchor: UnitPoint

    /// Creates a rotated shape.
    public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
        self.shape = shape
        self.angle = angle
        self.anchor = anchor
    }

    /// Returns the outline in a rectangle.
    public func path(in rect: CGRect) -> Path {
        shape.path(in: rect).applying(
            CGAffineTransform(rotationAngle: CGFloat(angle.radians)).about(anchor.point(in: rect)))
    }

    /// The animatable data of the shape, and the angle in radians.
    public var animatableData: AnimatablePair<Content.AnimatableData, Double> {
        get { AnimatablePair(shape.animatableData, angle.radians) }
        set {
            shape.animatableData = newValue.first
            angle = Angle(radians: newValue.second)
        }
    }
}

/// A shape that is scaled about a point of its frame.
nonisolated public struct ScaledShape<Content: Shape>: Shape {
    /// The original shape.
    public var shape: Content
    /// The horizontal and vertical factors.
    public var scale: CGSize
    /// The fixed point of the transform.
    public var anchor: UnitPoint

    /// Creates a scaled shape.
    public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
        self.shape = shape
        self.scale = scale
        self.anchor = anchor
    }

    /// Returns the outline in a rectangle.
    public func path(in rect: CGRect) -> Path {
        shape.path(in: rect).applying(
            CGAffineTransform(scaleX: scale.width, y: scale.height).about(anchor.point(in: rect)))
    }

    /// The animatable data of the shape, and the factors.
    public var animatableData: AnimatablePair<Content.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(shape.animatableData, AnimatablePair(scale.width, scale.height)) }
        set {
            shape.animatableData = newValue.first
            scale = CGSize(width: newValue.second.first, height: newValue.second.second)
        }
    }
}

/// A shape to which an affine transform is applied.
nonisolated public struct TransformedShape<Content: Shape>: Shape {
    /// The original shape.
    public var shape: Content
    /// The transform of each point.
    public var transform: CGAffineTransform

    /// Creates a transformed shape.
    public init(shape: Content, transform: CGAffineTransform) {
        self.shape = shape
        self.transform = transform
    }

    /// Returns the outline in a rectangle.
    public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }

    /// The animatable data of the shape.
    public var animatableData: Content.AnimatableData {
        get { shape.animatableData }
        set { shape.animatableData = newValue }
    }
}

/// A part of a shape's outline.
nonisolated public struct _TrimmedShape<Content: Shape>: Shape {
    var shape: Content
    var start: CGFloat
    var end: CGFloat

    /// Returns the outline in a rectangle.
    public func path(in rect: CGRect) -> Path { shape.path(in: rect).trimmedPath(from: start, to: end) }

    /// Returns the size of the shape for a proposal, in points.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

    /// The animatable data of the shape, and the start and end of the part.
    public var animatableData: AnimatablePair<Content.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(shape.animatableData, AnimatablePair(start, end)) }
        set {
            shape.animatableData = newValue.first
            start = newValue.second.first
            end = newValue.second.second
        }
    }
}

/// A shape drawn in a rectangle of a fixed size, independent of its frame.
nonisolated public struct _SizedShape<Content: Shape>: Shape {
    var shape: Content
    var size: CGSize
    var anchor = UnitPoint.topLeading

    /// Returns the outline in a rectangle.
    public func path(in rect: CGRect) -> Path {
        let origin = CGPoint(
            x: rect.minX + (rect.width - size.width) * anchor.x, y: rect.minY + (rect.height - size.height) * anchor.y)
        return shape.path(in: CGRect(origin: origin, size: size))
    }

    /// The animatable data of the shape, and the size.
    public var animatableData: AnimatablePair<Content.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(shape.animatableData, AnimatablePair(size.width, size.height)) }
        set {
            shape.animatableData = newValue.first
            size = CGSize(width: newValue.second.first, height: newValue.second.second)
        }
    }
}

/// The area that a shape's outline covers when it is drawn as a line.
nonisolated public struct _StrokedShape<Content: Shape>: Shape {
    var shape: Content
    var style: StrokeStyle

    /// Returns the outline in a rectangle.
    public func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }

    /// The role of an outline.
    public static var role: ShapeRole { .stroke }

    /// Returns the size of the shape for a proposal, in points.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

    /// The behavior of the original shape.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    /// The animatable data of the shape and of the stroke style.
    public var animatableData: AnimatablePair<Content.AnimatableData, StrokeStyle.AnimatableData> {
        get { AnimatablePair(shape.animatableData, style.animatableData) }
        set {
            shape.animatableData = newValue.first
            style.animatableData = newValue.second
        }
    }
}

/// A type-erased shape.
nonisolated public struct AnyShape: Shape {
    private let outline: @Sendable (CGRect) -> Path
    private let size: @Sendable (ProposedViewSize) -> CGSize

    /// Wraps a shape.
    public init<S: Shape>(_ shape: S) {
        outline = { shape.path(in: $0) }
        size = { shape.sizeThatFits($0) }
    }

    /// Returns the outline in a rectangle.
    public func path(in rect: CGRect) -> Path { outline(rect) }

    /// Returns the size of the shape for a proposal, in points.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { size(proposal) }
}

// A path does not depend on its frame.
extension Path: Shape {
    /// Returns the outline in a rectangle.
    public func path(in rect: CGRect) -> Path { self }

    /// `fixed`: the shape looks the same in both layout directions.
    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

// MARK: - Methods for deriving shapes

extension Shape {
    /// Returns the shape moved by an offset, in points.
    public func offset(_ offset: CGSize) -> OffsetShape<Self> { OffsetShape(shape: self, offset: offset) }

    /// Returns the shape moved by an offset, in points.
    public func offset(_ offset: CGPoint) -> OffsetShape<Self> {
        OffsetShape(shape: self, offset: CGSize(width: offset.x, height: offset.y))
    }

    /// Returns the shape moved by an offset, in points.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
        OffsetShape(shape: self, offset: CGSize(width: x, height: y))
    }

    /// Returns the shape rotated about a point of its frame.
    public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
        RotatedShape(shape: self, angle: angle, anchor: anchor)
    }

    /// Returns the shape scaled about a point of its frame.
    public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> ScaledShape<Self> {
        ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
    }

    /// Returns the shape scaled about a point of its frame.
    public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
        self.scale(x: scale, y: scale, anchor: anchor)
    }

    /// Returns the shape with an affine transform applied.
    public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
        TransformedShape(shape: self, transform: transform)
    }

    /// Returns the part of the outline between two fractions of its length.
    ///
    ///     Circle()
    ///         .trim(from: 0, to: 0.75)
    ///         .stroke(.green, lineWidth: 6)
    ///
    /// The length is measured along all subpaths. Both fractions can be animated, for a line that is drawn step by
    /// step. Fractions are limited to 0…1.
    ///
    /// - Parameters:
    ///   - startFraction: The start of the part; 0 is the beginning of the outline.
    ///   - endFraction: The end of the part; 1 is the end of the outline.
    public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
        _TrimmedShape(shape: self, start: startFraction, end: endFraction)
    }

    /// Returns the shape in a rectangle of a fixed size, regardless of its frame.
    public func size(_ size: CGSize) -> some Shape { _SizedShape(shape: self, size: size) }

    /// Returns the shape in a rectangle of a fixed size, regardless of its frame.
    public func size(width: CGFloat, height: CGFloat) -> some Shape { size(CGSize(width: width, height: height)) }

    /// Returns the shape in a rectangle of a fixed size, aligned with the frame at an anchor point.
    public func size(_ size: CGSize, anchor: UnitPoint) -> some Shape {
        _SizedShape(shape: self, size: size, anchor: anchor)
    }

    /// Returns the shape in a rectangle of a fixed size, aligned with the frame at an anchor point.
    public func size(width: CGFloat, height: CGFloat, anchor: UnitPoint) -> some Shape {
        size(CGSize(width: width, height: height), anchor: anchor)
    }
}

extension CGAffineTransform {
    /// Returns the transform about another fixed point.
    func about(_ point: CGPoint) -> CGAffineTransform {
        CGAffineTransform(translationX: -point.x, y: -point.y)
            .concatenating(self)
            .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
    }
}
