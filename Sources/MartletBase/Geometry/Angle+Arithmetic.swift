extension Angle {
    /// The sum of two angles.
    public static func + (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians + b.radians) }

    /// The difference of two angles.
    public static func - (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians - b.radians) }

    /// Adds an angle.
    public static func += (a: inout Angle, b: Angle) { a = a + b }

    /// Takes an angle away.
    public static func -= (a: inout Angle, b: Angle) { a = a - b }

    /// A multiple of an angle.
    public static func * (angle: Angle, factor: Double) -> Angle { Angle(radians: angle.radians * factor) }

    /// A part of an angle.
    public static func / (angle: Angle, divisor: Double) -> Angle { Angle(radians: angle.radians / divisor) }

    /// A multiple of an angle.
    public static func * (factor: Double, angle: Angle) -> Angle { angle * factor }

    /// Makes an angle so many times as large.
    public static func *= (angle: inout Angle, factor: Double) { angle = angle * factor }

    /// Makes an angle so many times as small.
    public static func /= (angle: inout Angle, divisor: Double) { angle = angle / divisor }

    /// The angle the other way round.
    public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }
}
