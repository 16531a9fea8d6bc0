/// Values that are interpolated together, any number of them.
///
///     struct Ring: Shape {
///         var start, end, width: Double
///         var animatableData: AnimatableValues<Double, Double, Double> {
///             get { AnimatableValues(start, end, width) }
///             set { (start, end, width) = newValue.value }
///         }
///
///         func path(in rect: CGRect) -> Path {
///             Circle().trim(from: start, to: end).stroke(lineWidth: width).path(in: rect)
///         }
///     }
public struct AnimatableValues<each Value: VectorArithmetic>: VectorArithmetic {
    /// The values.
    public var value: (repeat each Value)

    /// Creates a tuple of values.
    public init(_ value: repeat each Value) { self.value = (repeat each value) }

    /// The tuple of zeros.
    public static var zero: AnimatableValues<repeat each Value> { AnimatableValues(repeat (each Value).zero) }

    /// Adds a tuple to another.
    public static func += (
        lhs: inout AnimatableValues<repeat each Value>, rhs: AnimatableValues<repeat each Value>
    ) {
        lhs = lhs + rhs
    }

    /// Subtracts a tuple from another.
    public static func -= (
        lhs: inout AnimatableValues<repeat each Value>, rhs: AnimatableValues<repeat each Value>
    ) {
        lhs = lhs - rhs
    }

    /// Returns the sum of two tuples.
    public static func + (
        lhs: AnimatableValues<repeat each Value>, rhs: AnimatableValues<repeat each Value>
    ) -> AnimatableValues<repeat each Value> {
        AnimatableValues(repeat (each lhs.value) + (each rhs.value))
    }

    /// Returns the difference of two tuples.
    public static func - (
        lhs: AnimatableValues<repeat each Value>, rhs: AnimatableValues<repeat each Value>
    ) -> AnimatableValues<repeat each Value> {
        AnimatableValues(repeat (each lhs.value) - (each rhs.value))
    }

    /// Multiplies all values by a number.
    public mutating func scale(by rhs: Double) {
        func scaled<V: VectorArithmetic>(_ value: V) -> V {
            var value = value
            value.scale(by: rhs)
            return value
        }
        value = (repeat scaled(each value))
    }

    /// The sum of the squared magnitudes of all values.
    public var magnitudeSquared: Double {
        var sum = 0.0
        for part in repeat (each value).magnitudeSquared { sum += part }
        return sum
    }

    /// Whether all values are equal.
    public static func == (
        lhs: AnimatableValues<repeat each Value>, rhs: AnimatableValues<repeat each Value>
    ) -> Bool {
        for isEqual in repeat (each lhs.value) == (each rhs.value) {
            if !isEqual { return false }
        }
        return true
    }
}

extension AnimatableValues: Sendable where repeat each Value: Sendable {}
