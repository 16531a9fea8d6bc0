extension Angle {
    /// Returns the sum of two angles.
    public static func + (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians + b.radians) }

    /// Returns the difference of two angles.
    public static func - (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians - b.radians) }

    /// Adds an angle.
    public static func += (a: inout Angle, b: Angle) { a = a + b }

    /// Subtracts an angle.
    public static func -= (a: inout Angle, b: Angle) { a = a - b }

    /// Returns a multiple of an angle.
    public static func * (angle: Angle, factor: Double) -> Angle { Angle(radians: angle.radians * factor) }

    /// Returns a fraction of an angle.
    public static func / (angle: Angle, divisor: Double) -> Angle { Angle(radians: angle.radians / divisor) }

    /// Returns a multiple of an angle.
    public static func * (factor: Double, angle: Angle) -> Angle { angle * factor }

    /// Multiplies an angle by a factor.
    public static func *= (angle: inout Angle, factor: Double) { angle = angle * factor }

    /// Divides an angle by a divisor.
    public static func /= (angle: inout Angle, divisor: Double) { angle = angle / divisor }

    /// Returns the angle in the opposite direction.
    public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }
}
