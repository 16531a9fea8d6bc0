extension FixedWidthInteger {
    /// The whole part of a number, whatever a program computed it from: what is no number is 0, and what is too large
    /// or too small is the largest or the smallest integer.
    ///
    /// `Int(_:)` ends the program for such numbers (law C6).
    @inlinable @inline(__always)
    package init(saturating value: Double) {
        if value > Double(Self.min), value < Double(Self.max) {
            self = Self(value)
        } else {
            self = value.isNaN ? 0 : value > 0 ? .max : .min
        }
    }

    /// The whole part of a number, brought into a range.
    @inlinable
    package init(_ value: Double, in range: ClosedRange<Self>) {
        self = Swift.min(Swift.max(Self(saturating: value), range.lowerBound), range.upperBound)
    }
}

extension BinaryFloatingPoint {
    /// The number, or another where it is infinite or no number.
    @inlinable @inline(__always)
    package func finite(or other: Self = 0) -> Self { isFinite ? self : other }
}
