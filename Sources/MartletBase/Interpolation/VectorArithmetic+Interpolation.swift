extension VectorArithmetic {
    /// The value with each component multiplied by a number.
    @inlinable
    public func scaled(by rhs: Double) -> Self {
        var result = self
        result.scale(by: rhs)
        return result
    }

    /// Moves the value part of the way to another: by none of it at 0, by all of it at 1, past it above 1.
    @inlinable
    public mutating func interpolate(towards other: Self, amount: Double) {
        self += (other - self).scaled(by: amount)
    }

    /// The value part of the way to another: this one at 0, the other at 1.
    @inlinable
    public func interpolated(towards other: Self, amount: Double) -> Self {
        var result = self
        result.interpolate(towards: other, amount: amount)
        return result
    }

    /// The length of the value as a vector.
    var vectorLength: Double { magnitudeSquared.squareRoot() }
}
