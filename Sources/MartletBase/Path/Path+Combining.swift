import Foundation

// Boolean operations. Curves are replaced by lines with a distance of less than a tenth of a point.
extension Path {
    /// Returns the area that is inside this path, another path, or both.
    ///
    /// - Parameters:
    ///   - other: The other path.
    ///   - eoFill: Whether the even-odd rule defines the inside, instead of the winding rule.
    /// - Complexity: Quadratic in the elements of the paths.
    public func union(_ other: Path, eoFill: Bool = false) -> Path {
        PathRegions(self, other, evenOdd: eoFill).outline { $0 || $1 }
    }

    /// Returns the area that is inside both paths.
    ///
    /// - Parameters:
    ///   - other: The other path.
    ///   - eoFill: Whether the even-odd rule defines the inside, instead of the winding rule.
    /// - Complexity: Quadratic in the elements of the paths.
    public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
        PathRegions(self, other, evenOdd: eoFill).outline { $0 && $1 }
    }

    /// Returns the area that is inside this path but not inside another.
    ///
    /// - Parameters:
    ///   - other: The other path.
    ///   - eoFill: Whether the even-odd rule defines the inside, instead of the winding rule.
    /// - Complexity: Quadratic in the elements of the paths.
    public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
        PathRegions(self, other, evenOdd: eoFill).outline { $0 && !$1 }
    }

    /// Returns the area that is inside exactly one of both paths.
    ///
    /// - Parameters:
    ///   - other: The other path.
    ///   - eoFill: Whether the even-odd rule defines the inside, instead of the winding rule.
    /// - Complexity: Quadratic in the elements of the paths.
    public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
        PathRegions(self, other, evenOdd: eoFill).outline { $0 != $1 }
    }

    /// Returns the part of this path's line that is inside another path.
    ///
    /// - Parameters:
    ///   - other: The other path.
    ///   - eoFill: Whether the even-odd rule defines the inside, instead of the winding rule.
    /// - Complexity: Quadratic in the elements of the paths.
    public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
        PathRegions(self, other, evenOdd: eoFill).lines(inside: true)
    }

    /// Returns the part of this path's line that is outside of another path.
    ///
    /// - Parameters:
    ///   - other: The other path.
    ///   - eoFill: Whether the even-odd rule defines the inside, instead of the winding rule.
    /// - Complexity: Quadratic in the elements of the paths.
    public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
        PathRegions(self, other, evenOdd: eoFill).lines(inside: false)
    }

    /// Returns a path that encloses the same area and does not intersect itself.
    ///
    /// - Parameter eoFill: Whether the even-odd rule defines the inside, instead of the winding rule.
    /// - Complexity: Quadratic in the elements of the path.
    public func normalized(eoFill: Bool = true) -> Path {
        PathRegions(self, Path(), evenOdd: eoFill).outline { inside, _ in inside }
    }
}
