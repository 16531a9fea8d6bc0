import Foundation

extension Shape {
    /// What lies in this shape, in another, or in both.
    ///
    /// - Parameter eoFill: Whether what is inside goes by the number of lines around it, rather than their direction.
    /// - Complexity: Quadratic in the steps of the outlines, each time that it is drawn in another size.
    public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        _CombinedShape(first: self, second: other, operation: .union, isEOFilled: eoFill)
    }

    /// What lies both in this shape and in another.
    /// - Complexity: Quadratic in the steps of the outlines, each time that it is drawn in another size.
    public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        _CombinedShape(first: self, second: other, operation: .intersection, isEOFilled: eoFill)
    }

    /// What lies in this shape and not in another.
    /// - Complexity: Quadratic in the steps of the outlines, each time that it is drawn in another size.
    public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        _CombinedShape(first: self, second: other, operation: .subtraction, isEOFilled: eoFill)
    }

    /// What lies either in this shape or in another, and not in both.
    /// - Complexity: Quadratic in the steps of the outlines, each time that it is drawn in another size.
    public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        _CombinedShape(first: self, second: other, operation: .difference, isEOFilled: eoFill)
    }

    /// The part of the line of this shape that lies inside of another.
    /// - Complexity: Quadratic in the steps of the outlines, each time that it is drawn in another size.
    public func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        _CombinedShape(first: self, second: other, operation: .lineIntersection, isEOFilled: eoFill)
    }

    /// The part of the line of this shape that lies outside of another.
    /// - Complexity: Quadratic in the steps of the outlines, each time that it is drawn in another size.
    public func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        _CombinedShape(first: self, second: other, operation: .lineSubtraction, isEOFilled: eoFill)
    }
}

/// Two shapes in one rectangle, put together.
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
