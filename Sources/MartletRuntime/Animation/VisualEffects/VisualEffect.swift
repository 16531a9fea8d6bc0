import Foundation

/// An effect that changes how a view looks without changing its layout.
public protocol VisualEffect: Sendable {
    /// Applies the effect to `look`, the innermost first. Only the library's effects implement this.
    func _apply(to look: inout _VisualLook)
}

/// The combined result of visual effects, for a view of a size.
public struct _VisualLook {
    let size: CGSize
    var vector = Vector()

    /// The components of a look as a vector, for interpolation between looks.
    struct Vector: VectorArithmetic {
        var matrix = MatrixVector(ProjectionTransform())
        var opacity = 1.0
        var blur = 0.0
        var colors = ColorTransform()

        /// The look with NaN and infinite components replaced by their defaults.
        var finite: Vector {
            if magnitudeSquared.isFinite { return self }
            var look = Vector()
            if matrix.transform.isFinite { look.matrix = matrix }
            if !opacity.isNaN { look.opacity = opacity }
            if blur.isFinite { look.blur = blur }
            if colors.magnitudeSquared.isFinite { look.colors = colors }
            return look
        }

        static var zero: Vector { Vector(matrix: .zero, opacity: 0, blur: 0, colors: .zero) }

        static func + (a: Vector, b: Vector) -> Vector {
            Vector(
                matrix: a.matrix + b.matrix, opacity: a.opacity + b.opacity, blur: a.blur + b.blur,
                colors: a.colors + b.colors)
        }

        static func - (a: Vector, b: Vector) -> Vector {
            Vector(
                matrix: a.matrix - b.matrix, opacity: a.opacity - b.opacity, blur: a.blur - b.blur,
                colors: a.colors - b.colors)
        }

        mutating func scale(by factor: Double) {
            matrix.scale(by: factor)
            opacity *= factor
            blur *= factor
            colors.scale(by: factor)
        }

        var magnitudeSquared: Double {
            matrix.magnitudeSquared + opacity * opacity + blur * blur + colors.magnitudeSquared
        }
    }

    init(size: CGSize) { self.size = size }

    mutating func transform(_ effect: TransformEffect) {
        vector.matrix = MatrixVector(vector.matrix.transform.concatenating(effect.matrix(in: size)))
    }

    mutating func transform(_ matrix: ProjectionTransform) {
        vector.matrix = MatrixVector(vector.matrix.transform.concatenating(matrix))
    }
}

/// An effect without changes, as the base for others.
public struct EmptyVisualEffect: VisualEffect {
    /// Creates the effect.
    public init() {}
    /// Changes nothing.
    public func _apply(to look: inout _VisualLook) {}
}

/// An effect, and another after it.
struct AddedVisualEffect<Base: VisualEffect>: VisualEffect {
    let base: Base
    let add: @Sendable (inout _VisualLook) -> Void

    func _apply(to look: inout _VisualLook) {
        base._apply(to: &look)
        add(&look)
    }
}

extension VisualEffect {
    private func adding(_ add: @escaping @Sendable (inout _VisualLook) -> Void) -> AddedVisualEffect<Self> {
        AddedVisualEffect(base: self, add: add)
    }

    /// Makes the view transparent: 0 is invisible, 1 changes nothing.
    public func opacity(_ opacity: Double) -> some VisualEffect {
        adding { $0.vector.opacity *= min(1, max(0, opacity)) }
    }

    /// Shows the view moved by a distance in points.
    public func offset(_ offset: CGSize) -> some VisualEffect {
        adding { $0.transform(ProjectionTransform(CGAffineTransform(translationX: offset.width, y: offset.height))) }
    }

    /// Shows the view moved by a distance in points.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { offset(CGSize(width: x, height: y)) }

    /// Shows the view larger or smaller, by different factors for width and height.
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
        adding {
            $0.transform(TransformEffect(kind: .scale(width: scale.width, height: scale.height), anchor: anchor))
        }
    }

    /// Shows the view larger or smaller.
    public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(CGSize(width: s, height: s), anchor: anchor)
    }

    /// Shows the view larger or smaller, by different factors for width and height.
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }

    /// Shows the view turned.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
        adding { $0.transform(TransformEffect(kind: .rotation(radians: angle.radians), anchor: anchor)) }
    }

    /// Shows the view turned about an axis in space.
    public func rotation3DEffect(
        _ angle: Angle,
        axis: (x: CGFloat, y: CGFloat, z: CGFloat),
        anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some VisualEffect {
        let rotation = SpatialRotation(
            angle: angle,
            axis: SIMD3(axis.x, axis.y, axis.z),
            anchor: anchor,
            anchorZ: anchorZ,
            perspective: perspective
        )
        return adding { $0.transform(rotation.effectValue(size: $0.size)) }
    }

    /// Shows the view with a transform about its top leading corner.
    public func transformEffect(_ transform: ProjectionTransform) -> some VisualEffect {
        adding { $0.transform(transform) }
    }

    private func recoloring(_ change: ColorTransform) -> some VisualEffect {
        adding { $0.vector.colors = $0.vector.colors.followed(by: change) }
    }

    /// Adds an amount to red, green and blue: from -1, which is black, to 1, which is white.
    public func brightness(_ amount: Double) -> some VisualEffect { recoloring(.brightness(amount)) }

    /// Multiplies the distance of colors from the middle gray.
    public func contrast(_ amount: Double) -> some VisualEffect { recoloring(.contrast(amount)) }

    /// Multiplies the distance of colors from the gray of their lightness: 0 is gray, 1 changes nothing.
    public func saturation(_ amount: Double) -> some VisualEffect { recoloring(.saturation(amount)) }

    /// Reduces the saturation: 0 changes nothing, 1 is gray.
    public func grayscale(_ amount: Double) -> some VisualEffect { recoloring(.grayscale(amount)) }

    /// Turns the hues of colors by an angle.
    public func hueRotation(_ angle: Angle) -> some VisualEffect { recoloring(.hueRotation(radians: angle.radians)) }

    /// Shows the view out of focus, by a radius in points.
    public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
        adding { $0.vector.blur += max(0, radius) }
    }
}
