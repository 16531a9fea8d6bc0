import AttributeGraph
import Foundation

/// Shows the content larger or smaller.
nonisolated struct ScaleModifier: PrimitiveModifier {
    let scale: CGSize
    let anchor: UnitPoint

    package static func _makeView(
        modifier: _GraphValue<Self>,
        inputs: _ViewInputs,
        body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        .animatedEffect(inputs: inputs, body: body) { graph, node in
            let modifier = modifier.pointer(in: graph)
            let scale = CGSize(
                width: node.valid(modifier.pointee.scale.width, "a factor of scaleEffect", .distance, or: 1),
                height: node.valid(modifier.pointee.scale.height, "a factor of scaleEffect", .distance, or: 1))
            return AnimatablePair(scale.animatableData, modifier.pointee.anchor.finite.animatableData)
        } effect: {
            .transform(
                TransformEffect(
                    kind: .scale(width: $0.first.first, height: $0.first.second),
                    anchor: UnitPoint(x: $0.second.first, y: $0.second.second)
                )
            )
        }
    }
}

/// Shows the content turned.
nonisolated struct RotationModifier: PrimitiveModifier {
    let angle: Angle
    let anchor: UnitPoint

    package static func _makeView(
        modifier: _GraphValue<Self>,
        inputs: _ViewInputs,
        body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        .animatedEffect(inputs: inputs, body: body) { graph, node in
            let modifier = modifier.pointer(in: graph)
            let angle = node.valid(modifier.pointee.angle.radians, "the angle of rotationEffect", .distance, or: 0)
            return AnimatablePair(Double(angle), modifier.pointee.anchor.finite.animatableData)
        } effect: {
            .transform(
                TransformEffect(
                    kind: .rotation(radians: $0.first),
                    anchor: UnitPoint(x: $0.second.first, y: $0.second.second)
                )
            )
        }
    }
}

/// Shows the content out of focus.
nonisolated struct BlurModifier: PrimitiveModifier {
    let radius: CGFloat

    package static func _makeView(
        modifier: _GraphValue<Self>,
        inputs: _ViewInputs,
        body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        .animatedEffect(inputs: inputs, body: body, isMovement: false) { graph, node in
            // A negative radius means no blur. Springs produce one when they overshoot.
            node.valid(max(0, modifier.pointer(in: graph).pointee.radius), "the radius of blur(radius:)", or: 0)
        } effect: {
            .blur(radius: max(0, $0))
        }
    }
}

/// Turns about an axis in space, seen in perspective.
nonisolated struct SpatialRotation: GeometryEffect {
    var angle: Angle
    let axis: SIMD3<Double>
    let anchor: UnitPoint
    let anchorZ: CGFloat
    let perspective: CGFloat

    nonisolated var animatableData: Double {
        get { angle.radians }
        set { angle = .radians(newValue) }
    }

    nonisolated func effectValue(size: CGSize) -> ProjectionTransform {
        let length = (axis * axis).sum().squareRoot()
        guard length > 0 else { return ProjectionTransform() }
        let (x, y, z) = (axis.x / length, axis.y / length, axis.z / length)
        let (sine, cosine) = (sin(angle.radians), cos(angle.radians))
        let rest = 1 - cosine
        // The columns of the rotation that concern a flat sheet, and its distance behind the anchor.
        var m = ProjectionTransform()
        m.m11 = cosine + x * x * rest
        m.m21 = x * y * rest - z * sine
        m.m12 = y * x * rest + z * sine
        m.m22 = cosine + y * y * rest
        let depth = perspective / max(size.width, size.height, 1)
        let (towardsX, towardsY) = (z * x * rest - y * sine, z * y * rest + x * sine)
        m.m13 = -depth * towardsX
        m.m23 = -depth * towardsY
        m.m31 = -anchorZ * (x * z * rest + y * sine)
        m.m32 = -anchorZ * (y * z * rest - x * sine)
        return m.about(CGPoint(x: size.width * anchor.x, y: size.height * anchor.y))
    }
}

/// Shows the content with a transform.
nonisolated struct ProjectionModifier: GeometryEffect {
    var transform: ProjectionTransform

    nonisolated var animatableData: MatrixVector {
        get { MatrixVector(transform) }
        set { transform = newValue.transform }
    }

    nonisolated func effectValue(size: CGSize) -> ProjectionTransform { transform }
}

/// The components of a transform as a vector.
struct MatrixVector: VectorArithmetic {
    private var affine: SIMD8<Double>
    private var last: Double

    private init(_ affine: SIMD8<Double>, _ last: Double) {
        self.affine = affine
        self.last = last
    }

    init(_ m: ProjectionTransform) {
        self.init(SIMD8(m.m11, m.m12, m.m13, m.m21, m.m22, m.m23, m.m31, m.m32), m.m33)
    }

    var transform: ProjectionTransform {
        var m = ProjectionTransform()
        (m.m11, m.m12, m.m13) = (affine[0], affine[1], affine[2])
        (m.m21, m.m22, m.m23) = (affine[3], affine[4], affine[5])
        (m.m31, m.m32, m.m33) = (affine[6], affine[7], last)
        return m
    }

    static var zero: MatrixVector { MatrixVector(.zero, 0) }
    static func + (a: MatrixVector, b: MatrixVector) -> MatrixVector {
        MatrixVector(a.affine + b.affine, a.last + b.last)
    }
    static func - (a: MatrixVector, b: MatrixVector) -> MatrixVector {
        MatrixVector(a.affine - b.affine, a.last - b.last)
    }
    mutating func scale(by factor: Double) {
        affine *= factor
        last *= factor
    }
    var magnitudeSquared: Double { (affine * affine).sum() + last * last }
}

extension View {
    /// Draws the view scaled by different factors for width and height, without an effect on layout.
    ///
    /// - Parameters:
    ///   - scale: The factors.
    ///   - anchor: The fixed point of the scaling.
    nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        modifier(ScaleModifier(scale: scale, anchor: anchor))
    }

    /// Draws the view scaled by a factor, without an effect on layout.
    ///
    /// - Parameters:
    ///   - s: The factor.
    ///   - anchor: The fixed point of the scaling.
    nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: s, height: s), anchor: anchor)
    }

    /// Draws the view scaled by different factors for width and height, without an effect on layout.
    ///
    ///     Text("Mirrored").scaleEffect(x: -1)
    ///
    /// The frame keeps its size, so that an enlarged view may overlap its neighbors. The view receives input where it
    /// is drawn. A scale is animated like any other value.
    ///
    /// - Parameters:
    ///   - x: The factor for the width; negative to mirror the view.
    ///   - y: The factor for the height.
    ///   - anchor: The point of the view that stays in place.
    nonisolated public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }

    /// Draws the view rotated, clockwise for positive angles, without an effect on layout.
    ///
    ///     Image(systemName: "arrow.up").rotationEffect(.degrees(90))
    ///
    /// The frame keeps its size and place, so that a rotated view may overlap its neighbors. A terminal leaves text and
    /// controls upright.
    ///
    /// - Parameters:
    ///   - angle: The angle.
    ///   - anchor: The point of the view that stays in place.
    nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        modifier(RotationModifier(angle: angle, anchor: anchor))
    }

    /// Draws the view rotated about an axis in space, without an effect on layout.
    ///
    ///     Text("Door").rotation3DEffect(.degrees(40), axis: (x: 0, y: 1, z: 0), anchor: .leading)
    ///
    /// The frame keeps its size and place. A terminal leaves text and controls upright.
    ///
    /// - Parameters:
    ///   - angle: The angle of the rotation.
    ///   - axis: The direction of the axis.
    ///   - anchor: The point of the view that the axis goes through.
    ///   - anchorZ: The distance of the axis behind the view, in points.
    ///   - perspective: The strength of the perspective; 0 for none.
    nonisolated public func rotation3DEffect(
        _ angle: Angle,
        axis: (x: CGFloat, y: CGFloat, z: CGFloat),
        anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some View {
        modifier(
            SpatialRotation(
                angle: angle,
                axis: SIMD3(axis.x, axis.y, axis.z),
                anchor: anchor,
                anchorZ: anchorZ,
                perspective: perspective
            )
        )
    }

    /// Shows the view with a transform about its top leading corner. Its place in the layout stays.
    nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
        projectionEffect(ProjectionTransform(transform))
    }

    /// Shows the view with a transform about its top leading corner. Its place in the layout stays.
    nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View {
        modifier(ProjectionModifier(transform: transform))
    }

    /// Draws the view blurred, if the host supports that.
    ///
    ///     Text("Secret").blur(radius: 6)
    ///
    /// The frame keeps its size, and the view receives input as before. Windows blur; terminals show the view as it is.
    ///
    /// - Parameters:
    ///   - radius: The blur radius, in points.
    ///   - opaque: Whether the edges stay opaque.
    nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
        modifier(BlurModifier(radius: radius))
    }
}
