import Foundation

// The motion of vectors that start at zero and move to a target.
extension Spring {
    /// Returns the value at a time, for a spring that starts at zero.
    ///
    /// - Parameters:
    ///   - target: The value that the spring moves to.
    ///   - initialVelocity: The velocity at time zero, in units of the value per second.
    ///   - time: The seconds since the start.
    public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        target + motion.distance(from: .zero - target, velocity: initialVelocity, at: time)
    }

    /// Returns the velocity at a time, for a spring that starts at zero.
    ///
    /// - Parameters:
    ///   - target: The value that the spring moves to.
    ///   - initialVelocity: The velocity at time zero, in units of the value per second.
    ///   - time: The seconds since the start.
    /// - Returns: The velocity in units of the value per second.
    public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        motion.velocity(from: .zero - target, velocity: initialVelocity, at: time)
    }

    /// Returns the acceleration of a value with a given position and velocity, in units of the value per second
    /// squared.
    ///
    /// A spring with a response of zero has no finite force; the result is zero.
    public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
        guard motion.frequency.isFinite else { return .zero }
        var result = (target - position).scaled(by: motion.frequency * motion.frequency)
        result -= velocity.scaled(by: 2 * motion.decay)
        return result
    }

    /// Advances a value and its velocity by an interval.
    ///
    /// Many small steps lead to the same result as one large step.
    public func update<V: VectorArithmetic>(
        value: inout V,
        velocity: inout V,
        target: V,
        deltaTime: TimeInterval
    ) {
        let start = value - target
        let speed = velocity
        value = target + motion.distance(from: start, velocity: speed, at: deltaTime)
        velocity = motion.velocity(from: start, velocity: speed, at: deltaTime)
    }

    /// Returns the seconds until a spring that starts at zero stays within a distance of its target.
    ///
    /// The estimate is never too short. It is infinite without damping. Complexity: about 60 evaluations.
    public func settlingDuration<V: VectorArithmetic>(
        target: V,
        initialVelocity: V = .zero,
        epsilon: Double
    ) -> TimeInterval {
        motion.settlingTime(from: .zero - target, velocity: initialVelocity, within: epsilon)
    }
}

// The motion of values with animatable data, from one value to another.
extension Spring {
    /// Returns the value at a time between two values.
    ///
    /// - Parameters:
    ///   - fromValue: The value at the start.
    ///   - toValue: The value that the spring moves to.
    ///   - initialVelocity: A value whose data are the velocity at time zero, per second.
    ///   - time: The seconds since the start.
    public func value<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V {
        let start = fromValue.animatableData
        var result = toValue
        result.animatableData += motion.distance(
            from: start - toValue.animatableData,
            velocity: initialVelocity.animatableData,
            at: time
        )
        return result
    }

    /// Returns a value whose data are the velocity at a time, per second.
    public func velocity<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V {
        var result = fromValue
        result.animatableData = motion.velocity(
            from: fromValue.animatableData - toValue.animatableData,
            velocity: initialVelocity.animatableData,
            at: time
        )
        return result
    }

    /// Returns a value whose data are the acceleration at a position and velocity, per second squared.
    ///
    /// The force does not depend on the start value.
    public func force<V: Animatable>(fromValue: V, toValue: V, position: V, velocity: V) -> V {
        var result = fromValue
        result.animatableData = force(
            target: toValue.animatableData,
            position: position.animatableData,
            velocity: velocity.animatableData
        )
        return result
    }

    /// Returns the seconds until the value stays within a distance of `toValue`.
    public func settlingDuration<V: Animatable>(
        fromValue: V,
        toValue: V,
        initialVelocity: V,
        epsilon: Double
    ) -> TimeInterval {
        motion.settlingTime(
            from: fromValue.animatableData - toValue.animatableData,
            velocity: initialVelocity.animatableData,
            within: epsilon
        )
    }
}
