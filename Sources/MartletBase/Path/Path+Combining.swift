import Foundation

// What several figures come to. Curves become lines, which leave them by less than a tenth of a point.
extension Path {
    /// What lies in this figure, in another, or in both.
    ///
    /// - Parameter eoFill: Whether what is inside goes by the number of lines around it, rather than their direction.
    /// - Complexity: Quadratic in the steps of the paths.
    public func union(_ other: Path, eoFill: Bool = false) -> Path {
        PathRegions(self, other, evenOdd: eoFill).outline { $0 || $1 }
    }

    /// What lies both in this figure and in another.
    /// - Complexity: Quadratic in the steps of the paths.
    public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
        PathRegions(self, other, evenOdd: eoFill).outline { $0 && $1 }
    }

    /// What lies in this figure and not in another.
    /// - Complexity: Quadratic in the steps of the paths.
    public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
        PathRegions(self, other, evenOdd: eoFill).outline { $0 && !$1 }
    }

    /// What lies either in this figure or in another, and not in both.
    /// - Complexity: Quadratic in the steps of the paths.
    public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
        PathRegions(self, other, evenOdd: eoFill).outline { $0 != $1 }
    }

    /// The part of the line of this path that lies inside of another figure.
    /// - Complexity: Quadratic in the steps of the paths.
    public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
        PathRegions(self, other, evenOdd: eoFill).lines(inside: true)
    }

    /// The part of the line of this path that lies outside of another figure.
    /// - Complexity: Quadratic in the steps of the paths.
    public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
        PathRegions(self, other, evenOdd: eoFill).lines(inside: false)
    }

    /// The same figure by an outline that does not cross itself.
    /// - Complexity: Quadratic in the steps of the path.
    public func normalized(eoFill: Bool = true) -> Path {
        PathRegions(self, Path(), evenOdd: eoFill).outline { inside, _ in inside }
    }
}
