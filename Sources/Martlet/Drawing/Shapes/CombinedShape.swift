import Foundation

extension Shape {
    /// Returns the area that is inside this shape, another shape, or both.
    ///
    /// - Parameters:
    ///   - other: The other shape.
    ///   - eoFill: Whether the even-odd rule defines the inside, instead of the winding rule.
    /// - Complexity: Quadratic in the elements of the outlines, for each size in which the shape is drawn.
    public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        _CombinedShape(first: self, second: other, operation: .union, isEOFilled: eoFill)
    }

    /// Returns the area that is inside both shapes.
    ///
    /// - Parameters:
    ///   - other: The other shape.
    ///   - eoFill: Whether the even-odd rule defines the inside, instead of the winding rule.
    /// - Complexity: Quadratic in the elements of the outlines, for each size in which the shape is drawn.
    public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        _CombinedShape(first: self, second: other, operation: .intersection, isEOFilled: eoFill)
    }

    /// Returns the area that is inside this shape but not inside another.
    ///
    /// - Parameters:
    ///   - other: The other shape.
    ///   - eoFill: Whether the even-odd rule defines the inside, instead of the winding rule.
    /// - Complexity: Quadratic in the elements of the outlines, for each size in which the shape is drawn.
    public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        _CombinedShape(first: self, second: other, operation: .subtraction, isEOFilled: eoFill)
    }

    /// Returns the area that is inside exactly one of both shapes.
    ///
    /// - Parameters:
    ///   - other: The other shape.
    ///   - eoFill: Whether the even-odd rule defines the inside, instead of the winding rule.
    /// - Complexity: Quadratic in the elements of the outlines, for each size in which the shape is drawn.
    public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        _CombinedShape(first: self, second: other, operation: .difference, isEOFilled: eoFill)
    }

    /// Returns the part of this shape's line that is inside another shape.
    ///
    /// - Parameters:
    ///   - other: The other shape.
    ///   - eoFill: Whether the even-odd rule defines the inside, instead of the winding rule.
    /// - Complexity: Quadratic in the elements of the outlines, for each size in which the shape is drawn.
    public func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        _CombinedShape(first: self, second: other, operation: .lineIntersection, isEOFilled: eoFill)
    }

    /// Returns the part of this shape's line that is outside of another shape.
    ///
    /// - Parameters:
    ///   - other: The other shape.
    ///   - eoFill: Whether the even-odd rule defines the inside, instead of the winding rule.
    /// - Complexity: Quadratic in the elements of the outlines, for each size in which the shape is drawn.
    public func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        _CombinedShape(first: self, second: other, operation: .lineSubtraction, isEOFilled: eoFill)
    }
}

/// Two shapes in one rectangle, combined by a Boolean operation.
nonisolated struct _CombinedShape<First: Shape, Second: Shape>: Shape {
    enum Operation: Sendable { case union, intersection, subtraction, difference, lineIntersection, lineSubtraction }

    var first: First
    var second: Second
    let operation: Operation
    let isEOFilled: Bool

    func path(in rect: CGRect) -> Path {
        let (a, b) = (first.path(in: rect), second.path(in: rect))
        return switch operation {
        case .union: a.union(b, eoFill: isEOFilled)
        case .intersection: a.intersection(b, eoFill: isEOFilled)
        case .subtraction: a.subtracting(b, eoFill: isEOFilled)
        case .difference: a.symmetricDifference(b, eoFill: isEOFilled)
        case .lineIntersection: a.lineIntersection(b, eoFill: isEOFilled)
        case .lineSubtraction: a.lineSubtraction(b, eoFill: isEOFilled)
        }
    }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { first.sizeThatFits(proposal) }

    var animatableData: AnimatablePair<First.AnimatableData, Second.AnimatableData> {
        get { AnimatablePair(first.animatableData, second.animatableData) }
        set {
            first.animatableData = newValue.first
            second.animatableData = newValue.second
        }
    }
}
