import Foundation

/// A type whose values can be added, scaled and measured, so that what lies between two of them can be computed.
public protocol VectorArithmetic: AdditiveArithmetic {
    /// Multiplies each component by a number.
    mutating func scale(by rhs: Double)

    /// The scalar product of the value with itself.
    var magnitudeSquared: Double { get }
}

extension Float: VectorArithmetic {
    /// Multiplies by a number.
    public mutating func scale(by rhs: Double) { self *= Float(rhs) }
    /// The square of the length.
    public var magnitudeSquared: Double { Double(self * self) }
}

extension Double: VectorArithmetic {
    /// Multiplies by a number.
    public mutating func scale(by rhs: Double) { self *= rhs }
    /// The square of the length.
    public var magnitudeSquared: Double { self * self }
}

extension CGFloat: VectorArithmetic {
    /// Multiplies by a number.
    public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
    /// The square of the length.
    public var magnitudeSquared: Double { Double(self * self) }
}

/// The animatable data of what does not animate.
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
    /// Makes the data.
    public init() {}

    /// Nothing: what addition leaves as it is.
    public static var zero: EmptyAnimatableData { EmptyAnimatableData() }
    /// Adds in place.
    public static func += (lhs: inout EmptyAnimatableData, rhs: EmptyAnimatableData) {}
    /// Subtracts in place.
    public static func -= (lhs: inout EmptyAnimatableData, rhs: EmptyAnimatableData) {}
    /// The sum.
    public static func + (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData { .zero }
    /// The difference.
    public static func - (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData { .zero }
    /// Multiplies by a number.
    public mutating func scale(by rhs: Double) {}
    /// The square of the length.
    public var magnitudeSquared: Double { 0 }
    /// Always: there is only one value.
    public static func == (a: EmptyAnimatableData, b: EmptyAnimatableData) -> Bool { true }
}
