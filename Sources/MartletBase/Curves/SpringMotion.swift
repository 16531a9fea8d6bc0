import Foundation

/// The solution of a damped spring's equation of motion.
///
/// With the distance `y` from the target, `y'' + 2ζω y' + ω² y = 0`. Each solution is `c(t) y₀ + s(t) (v₀ + ζω y₀)`.
/// Here `c` and `s` are a cosine and a sine (divided by its frequency), or 1 and `t`, or a hyperbolic cosine and sine,
/// each multiplied by `exp(-ζωt)`. For a vector of any size, only these two numbers have to be computed for a time.
package struct SpringMotion: Hashable, Sendable {
    /// ω in radians per second. Infinite for a spring that is at its target at once.
    var frequency: Double
    /// ζ: 1 for critical damping, less to overshoot.
    var dampingRatio: Double

    /// ζω: the rate at which oscillations decay, per second.
    var decay: Double { dampingRatio * frequency }

    /// Returns `c` and `s` at a time.
    func waves(at time: TimeInterval) -> (c: Double, s: Double) {
        let square = 1 - dampingRatio * dampingRatio
        if square > 0 {
            let inner = frequency * square.squareRoot()
            let envelope = exp(-decay * time)
            // A motion that has decayed to zero has no phase; the sine of a huge number is noise.
            guard envelope > 0 else { return (0, 0) }
            return (envelope * cos(inner * time), inner > 0 ? envelope * sin(inner * time) / inner : envelope * time)
        }
        guard square < 0 else {
            let envelope = exp(-decay * time)
            return envelope > 0 ? (envelope, envelope * time) : (0, 0)
        }
        // Uses only decaying exponentials, because a hyperbolic cosine overflows.
        let inner = frequency * (-square).squareRoot()
        let envelope = exp(slowRate * time)
        let rest = expm1(-2 * inner * time)
        return (envelope * (1 + rest / 2), inner > 0 ? -envelope * rest / (2 * inner) : envelope * time)
    }

    /// The slower of the two rates of an overdamped spring, per second; negative.
    private var slowRate: Double {
        // ω²/(a + b) instead of a - b, which cancels for strong damping.
        let root = (dampingRatio * dampingRatio - 1).squareRoot()
        return -frequency / (dampingRatio + root)
    }

    /// Returns the distance from the target at a time, for a distance and a velocity at time zero.
    package func distance<V: VectorArithmetic>(from start: V, velocity: V, at time: TimeInterval) -> V {
        guard time > 0 else { return start }
        guard frequency.isFinite else { return .zero }
        let (c, s) = waves(at: time)
        var result = start.scaled(by: c + decay * s)
        result += velocity.scaled(by: s)
        return result
    }

    /// Returns the remaining fraction of the distance at a time, for a motion that begins at rest.
    package func part(leftAt time: TimeInterval) -> Double {
        guard time > 0 else { return 1 }
        guard frequency.isFinite else { return 0 }
        let (c, s) = waves(at: time)
        return c + decay * s
    }

    /// Returns the velocity at a time, for a distance from the target and a velocity at time zero.
    package func velocity<V: VectorArithmetic>(from start: V, velocity: V, at time: TimeInterval) -> V {
        guard frequency.isFinite else { return .zero }
        guard time > 0 else { return velocity }
        let (c, s) = waves(at: time)
        var result = start.scaled(by: -frequency * frequency * s)
        result += velocity.scaled(by: c - decay * s)
        return result
    }
}

// MARK: - Coming to rest

extension SpringMotion {
    /// Returns an upper bound of the distance from the target from `time` on. `start` and `push` are the lengths of
    /// `y₀` and `v₀ + ζωy₀`.
    private func bound(_ start: Double, _ push: Double, at time: TimeInterval) -> Double {
        if dampingRatio > 1 {
            let (c, s) = waves(at: time)
            return c * start + s * push
        }
        let envelope = exp(-decay * time)
        guard envelope > 0 else { return 0 }
        // The sine is at most 1, and the sine divided by its frequency is at most the time. The second bound stays
        // finite near critical damping.
        let inner = frequency * max(1 - dampingRatio * dampingRatio, 0).squareRoot()
        let straight = start + push * time
        guard inner > 0 else { return envelope * straight }
        let round = (start * start + (push / inner) * (push / inner)).squareRoot()
        return envelope * min(round, straight)
    }

    /// Returns the time from which the bound decreases.
    private func peak(_ start: Double, _ push: Double) -> TimeInterval {
        guard push > 0 else { return 0 }
        if dampingRatio > 1 {
            let inner = frequency * (dampingRatio * dampingRatio - 1).squareRoot()
            let (slow, fast) = (start + push / inner, push / inner - start)
            let fastRate = slowRate - 2 * inner
            guard fast > 0, fast * fastRate < slow * slowRate else { return 0 }
            return log(fast * fastRate / (slow * slowRate)) / (2 * inner)
        }
        guard decay > 0 else { return 0 }
        return max(0, 1 / decay - start / push)
    }

    private func lengths<V: VectorArithmetic>(_ start: V, _ velocity: V) -> (start: Double, push: Double) {
        var push = start.scaled(by: decay)
        push += velocity
        return (start.vectorLength, push.vectorLength)
    }

    /// Returns the distance from the target at which the motion counts as settled: a thousandth of a unit or of the
    /// distance, whichever is smaller.
    ///
    /// Without a distance, the initial velocity defines one.
    package func restingDistance<V: VectorArithmetic>(moving value: V, from start: V, velocity: V) -> Double {
        guard frequency.isFinite, frequency > 0 else { return Self.farthestRest }
        let way = max(value.vectorLength, start.vectorLength, velocity.vectorLength / frequency)
        return Self.farthestRest * min(1, way)
    }

    /// The largest distance from the target that counts as settled, in units.
    private static let farthestRest = 0.001

    /// Whether a distance is small enough that the more expensive test for rest is needed.
    package func mayRest<V: VectorArithmetic>(at distance: V) -> Bool {
        // A spring that is at its target at once rests at any distance.
        guard frequency.isFinite else { return true }
        return !(distance.magnitudeSquared > Self.farthestRest * Self.farthestRest)
    }

    /// Returns whether the distance from the target is under a threshold from `time` on.
    package func isSettled<V: VectorArithmetic>(
        from start: V,
        velocity: V,
        within epsilon: Double,
        at time: TimeInterval
    ) -> Bool {
        guard frequency.isFinite else { return true }
        let (start, push) = lengths(start, velocity)
        guard start > 0 || push > 0 else { return true }
        return time >= peak(start, push) && bound(start, push, at: time) <= epsilon
    }

    /// Returns the time from which the distance from the target stays under a threshold. Infinite without damping.
    ///
    /// Complexity: about 60 evaluations.
    package func settlingTime<V: VectorArithmetic>(from start: V, velocity: V, within epsilon: Double) -> TimeInterval {
        guard frequency.isFinite else { return 0 }
        let (start, push) = lengths(start, velocity)
        var low = peak(start, push)
        if bound(start, push, at: low) <= epsilon { return low }
        guard epsilon > 0, decay > 0 else { return .infinity }
        var high = low + 1 / frequency
        while bound(start, push, at: high) > epsilon {
            low = high
            high *= 2
        }
        while high - low > high * 1e-15 {
            let middle = (low + high) / 2
            if middle <= low || middle >= high { break }
            if bound(start, push, at: middle) > epsilon { low = middle } else { high = middle }
        }
        return high
    }
}
