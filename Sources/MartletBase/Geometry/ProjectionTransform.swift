import Foundation

/// A projective transform of the plane: a matrix of three rows and three columns. Straight lines stay straight.
///
/// A point is the row `(x, y, 1)`. The product is divided by its third component.
public struct ProjectionTransform: Equatable, Sendable {
    /// The factor from x to x.
    public var m11: CGFloat = 1
    /// The factor from x to y.
    public var m12: CGFloat = 0
    /// The factor from x to the divisor.
    public var m13: CGFloat = 0
    /// The factor from y to x.
    public var m21: CGFloat = 0
    /// The factor from y to y.
    public var m22: CGFloat = 1
    /// The factor from y to the divisor.
    public var m23: CGFloat = 0
    /// The horizontal translation, in points.
    public var m31: CGFloat = 0
    /// The vertical translation, in points.
    public var m32: CGFloat = 0
    /// The constant term of the divisor.
    public var m33: CGFloat = 1

    /// Creates the identity transform.
    public init() {}

    /// Creates a projective transform from an affine one.
    public init(_ m: CGAffineTransform) {
        m11 = m.a
        m12 = m.b
        m21 = m.c
        m22 = m.d
        m31 = m.tx
        m32 = m.ty
    }

    /// Whether this is the identity transform.
    public var isIdentity: Bool { self == ProjectionTransform() }

    /// Whether all elements are finite.
    package var isFinite: Bool {
        let sum = m11 + m12 + m13 + m21 + m22 + m23 + m31 + m32 + m33
        // A sum of large finite numbers may also be infinite.
        return sum.isFinite || [m11, m12, m13, m21, m22, m23, m31, m32, m33].allSatisfy(\.isFinite)
    }

    /// Whether the transform is affine: parallel lines stay parallel.
    public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

    /// Returns the affine transform closest to this one around a point, for hosts without perspective.
    package func withoutPerspective(about center: CGPoint) -> ProjectionTransform {
        if isAffine { return self }
        let w = center.x * m13 + center.y * m23 + m33
        guard abs(w) > 1e-6 else { return ProjectionTransform(CGAffineTransform(scaleX: 0, y: 0)) }
        let x = (center.x * m11 + center.y * m21 + m31) / w
        let y = (center.x * m12 + center.y * m22 + m32) / w
        var result = ProjectionTransform()
        result.m11 = (m11 - x * m13) / w
        result.m12 = (m12 - y * m13) / w
        result.m21 = (m21 - x * m23) / w
        result.m22 = (m22 - y * m23) / w
        result.m31 = x - center.x * result.m11 - center.y * result.m21
        result.m32 = y - center.x * result.m12 - center.y * result.m22
        return result
    }

    /// Returns the composition of this transform and then another.
    public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
        var m = ProjectionTransform()
        m.m11 = m11 * rhs.m11 + m12 * rhs.m21 + m13 * rhs.m31
        m.m12 = m11 * rhs.m12 + m12 * rhs.m22 + m13 * rhs.m32
        m.m13 = m11 * rhs.m13 + m12 * rhs.m23 + m13 * rhs.m33
        m.m21 = m21 * rhs.m11 + m22 * rhs.m21 + m23 * rhs.m31
        m.m22 = m21 * rhs.m12 + m22 * rhs.m22 + m23 * rhs.m32
        m.m23 = m21 * rhs.m13 + m22 * rhs.m23 + m23 * rhs.m33
        m.m31 = m31 * rhs.m11 + m32 * rhs.m21 + m33 * rhs.m31
        m.m32 = m31 * rhs.m12 + m32 * rhs.m22 + m33 * rhs.m32
        m.m33 = m31 * rhs.m13 + m32 * rhs.m23 + m33 * rhs.m33
        return m
    }

    /// Inverts the transform.
    /// - Returns: `false` if the transform has no inverse; it is then unchanged.
    @discardableResult
    public mutating func invert() -> Bool {
        let (a, b, c) = (m22 * m33 - m23 * m32, m13 * m32 - m12 * m33, m12 * m23 - m13 * m22)
        let determinant = m11 * a + m21 * b + m31 * c
        guard determinant != 0, determinant.isFinite else { return false }
        var m = ProjectionTransform()
        m.m11 = a / determinant
        m.m12 = b / determinant
        m.m13 = c / determinant
        m.m21 = (m23 * m31 - m21 * m33) / determinant
        m.m22 = (m11 * m33 - m13 * m31) / determinant
        m.m23 = (m13 * m21 - m11 * m23) / determinant
        m.m31 = (m21 * m32 - m22 * m31) / determinant
        m.m32 = (m12 * m31 - m11 * m32) / determinant
        m.m33 = (m11 * m22 - m12 * m21) / determinant
        self = m
        return true
    }

    /// Returns the inverse transform, or this transform if it has no inverse.
    public func inverted() -> ProjectionTransform {
        var m = self
        m.invert()
        return m
    }

    /// Returns this transform with another origin.
    package func about(_ point: CGPoint) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: -point.x, y: -point.y))
            .concatenating(self)
            .concatenating(ProjectionTransform(CGAffineTransform(translationX: point.x, y: point.y)))
    }
}

extension CGPoint {
    /// Returns the transformed point.
    public func applying(_ m: ProjectionTransform) -> CGPoint {
        let (px, py) = (x * m.m11 + y * m.m21 + m.m31, x * m.m12 + y * m.m22 + m.m32)
        let w = x * m.m13 + y * m.m23 + m.m33
        return w == 1 || w == 0 ? CGPoint(x: px, y: py) : CGPoint(x: px / w, y: py / w)
    }
}

extension CGRect {
    /// Returns the bounding rectangle of the transformed rectangle.
    package func applying(_ m: ProjectionTransform) -> CGRect {
        let corners = [
            CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY),
            CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY),
        ].map { $0.applying(m) }
        let (xs, ys) = (corners.map(\.x), corners.map(\.y))
        let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
        return CGRect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
    }
}
