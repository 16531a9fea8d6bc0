import Foundation

// What the spring does to vectors: from zero, with a target.
extension Spring {
    /// The value at a time, of a spring that starts at zero.
    ///
    /// - Parameters:
    ///   - target: Where the value goes.
    ///   - initialVelocity: The speed at time zero, in units of the value per second.
    ///   - time: Seconds since the start.
    public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        target + motion.distance(from: .zero - target, velocity: initialVelocity, at: time)
    }

    /// The speed at a time, of a spring that starts at zero, in units of the value per second.
    public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        motion.velocity(from: .zero - target, velocity: initialVelocity, at: time)
    }

    /// What the spring does to a value at a position that moves at a speed, in units of the value per second squared.
    ///
    /// A spring with a response of zero has no forces; it answers zero.
    public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
        guard motion.frequency.isFinite else { return .zero }
        var result = (target - position).scaled(by: motion.frequency * motion.frequency)
        result -= velocity.scaled(by: 2 * motion.decay)
        return result
    }

    /// Moves a value and its speed on by some seconds.
    ///
    /// Many small steps arrive where one large step does.
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

    /// The seconds until a spring that starts at zero stays within a distance of its target.
    ///
    /// An estimate that is never too short; infinite without damping. It costs some 60 evaluations.
    public func settlingDuration<V: VectorArithmetic>(
        target: V,
        initialVelocity: V = .zero,
        epsilon: Double
    ) -> TimeInterval {
        motion.settlingTime(from: .zero - target, velocity: initialVelocity, within: epsilon)
    }
}

// What the spring does to values with animatable data: from one to another.
extension Spring {
    /// The value at a time, on the way from one value to another.
    ///
    /// - Parameters:
    ///   - fromValue: Where the value starts.
    ///   - toValue: Where the value goes.
    ///   - initialVelocity: A value whose data are the speed at time zero, per second.
    ///   - time: Seconds since the start.
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

    /// The speed at a time, on the way from one value to another: a value whose data are the speed, per second.
    public func velocity<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V {
        var result = fromValue
        result.animatableData = motion.velocity(
            from: fromValue.animatableData - toValue.animatableData,
            velocity: initialVelocity.animatableData,
            at: time
        )
        return result
    }

    /// What the spring does to a value on the way from one to another: a value whose data are units per second squared.
    ///
    /// The force does not depend on where the value started.
    public func force<V: Animatable>(fromValue: V, toValue: V, position: V, velocity: V) -> V {
        var result = fromValue
        result.animatableData = force(
            target: toValue.animatableData,
            position: position.animatableData,
            velocity: velocity.animatableData
        )
        return result
    }

    /// The seconds until the way from one value to another is done, to within a distance.
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
