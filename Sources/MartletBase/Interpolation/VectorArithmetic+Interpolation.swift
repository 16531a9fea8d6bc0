extension VectorArithmetic {
    /// Returns the value with each component multiplied by a number.
    @inlinable
    public func scaled(by rhs: Double) -> Self {
        var result = self
        result.scale(by: rhs)
        return result
    }

    /// Moves the value towards another: not at all for the amount 0, to the other value for 1, beyond it above 1.
    @inlinable
    public mutating func interpolate(towards other: Self, amount: Double) {
        self += (other - self).scaled(by: amount)
    }

    /// Returns the interpolated value: this value for the amount 0, the other value for 1.
    @inlinable
    public func interpolated(towards other: Self, amount: Double) -> Self {
        var result = self
        result.interpolate(towards: other, amount: amount)
        return result
    }

    /// The length of the value as a vector.
    var vectorLength: Double { magnitudeSquared.squareRoot() }
}
