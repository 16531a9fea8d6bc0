extension FixedWidthInteger {
    /// Creates an integer from the whole part of any number. NaN becomes 0, and numbers out of range become the
    /// largest or the smallest integer.
    ///
    /// `Int(_:)` stops the program for such numbers (law C6).
    @inlinable @inline(__always)
    package init(saturating value: Double) {
        if value > Double(Self.min), value < Double(Self.max) {
            self = Self(value)
        } else {
            self = value.isNaN ? 0 : value > 0 ? .max : .min
        }
    }

    /// Creates an integer from the whole part of a number, clamped to a range.
    @inlinable
    package init(_ value: Double, in range: ClosedRange<Self>) {
        self = Swift.min(Swift.max(Self(saturating: value), range.lowerBound), range.upperBound)
    }
}

extension BinaryFloatingPoint {
    /// Returns the number, or `other` if the number is infinite or NaN.
    @inlinable @inline(__always)
    package func finite(or other: Self = 0) -> Self { isFinite ? self : other }
}
