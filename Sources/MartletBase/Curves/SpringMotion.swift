import Foundation

/// The motion of a damped spring, solved.
///
/// With the distance `y` from the target, `y'' + 2ζω y' + ω² y = 0`. Each solution is `c(t) y₀ + s(t) (v₀ + ζω y₀)`,
/// where `c` and `s` are a cosine and a sine (over its frequency), a one and a `t`, or a hyperbolic cosine and sine,
/// each times `exp(-ζωt)`. Whatever the vector, two numbers for a time are all there is to compute.
package struct SpringMotion: Hashable, Sendable {
    /// ω, in radians a second. Infinite for a spring that is at its target at once.
    var frequency: Double
    /// ζ: 1 for critical damping, less to overshoot.
    var dampingRatio: Double

    /// ζω: how fast what swings dies away, per second.
    var decay: Double { dampingRatio * frequency }

    /// `c` and `s` at a time.
    func waves(at time: TimeInterval) -> (c: Double, s: Double) {
        let square = 1 - dampingRatio * dampingRatio
        if square > 0 {
            let inner = frequency * square.squareRoot()
            let envelope = exp(-decay * time)
            // What has died away is zero; the sine of a huge number is noise.
            guard envelope > 0 else { return (0, 0) }
            return (envelope * cos(inner * time), inner > 0 ? envelope * sin(inner * time) / inner : envelope * time)
        }
        guard square < 0 else {
            let envelope = exp(-decay * time)
            return envelope > 0 ? (envelope, envelope * time) : (0, 0)
        }
        // Written with falling exponentials only, since a hyperbolic cosine overflows.
        let inner = frequency * (-square).squareRoot()
        let envelope = exp(slowRate * time)
        let rest = expm1(-2 * inner * time)
        return (envelope * (1 + rest / 2), inner > 0 ? -envelope * rest / (2 * inner) : envelope * time)
    }

    /// The slower of the two rates of an overdamped spring, negative, per second.
    private var slowRate: Double {
        // ω²/(a + b) rather than a - b, which loses everything for a strong damping.
        let root = (dampingRatio * dampingRatio - 1).squareRoot()
        return -frequency / (dampingRatio + root)
    }

    /// The distance from the target at a time, for a distance and a speed at time zero.
    package func distance<V: VectorArithmetic>(from start: V, velocity: V, at time: TimeInterval) -> V {
        guard time > 0 else { return start }
        guard frequency.isFinite else { return .zero }
        let (c, s) = waves(at: time)
        var result = start.scaled(by: c + decay * s)
        result += velocity.scaled(by: s)
        return result
    }

    /// The part of the way that is left at a time, of a motion that begins at rest.
    package func part(leftAt time: TimeInterval) -> Double {
        guard time > 0 else { return 1 }
        guard frequency.isFinite else { return 0 }
        let (c, s) = waves(at: time)
        return c + decay * s
    }

    /// The speed at a time, for a distance from the target and a speed at time zero.
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
    /// A bound of the distance from the target, at a time and ever after, from the lengths of `y₀` and `v₀ + ζωy₀`.
    private func bound(_ start: Double, _ push: Double, at time: TimeInterval) -> Double {
        if dampingRatio > 1 {
            let (c, s) = waves(at: time)
            return c * start + s * push
        }
        let envelope = exp(-decay * time)
        guard envelope > 0 else { return 0 }
        // The sine is under 1, and over its frequency it is under the time. The second keeps the bound from growing
        // without end where the damping nears the critical.
        let inner = frequency * max(1 - dampingRatio * dampingRatio, 0).squareRoot()
        let straight = start + push * time
        guard inner > 0 else { return envelope * straight }
        let round = (start * start + (push / inner) * (push / inner)).squareRoot()
        return envelope * min(round, straight)
    }

    /// The time from which the bound only falls.
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

    /// How near the target is at rest: a thousandth of a unit or of the way, whichever is less.
    ///
    /// Where there is no way to go, the speed at the start makes one.
    package func restingDistance<V: VectorArithmetic>(moving value: V, from start: V, velocity: V) -> Double {
        guard frequency.isFinite, frequency > 0 else { return Self.farthestRest }
        let way = max(value.vectorLength, start.vectorLength, velocity.vectorLength / frequency)
        return Self.farthestRest * min(1, way)
    }

    /// The farthest from the target that anything rests, in units.
    private static let farthestRest = 0.001

    /// Whether a distance from the target is so small that the motion may have come to rest, which is more to work out.
    package func mayRest<V: VectorArithmetic>(at distance: V) -> Bool {
        // One that is at its target at once rests wherever it begins.
        guard frequency.isFinite else { return true }
        return !(distance.magnitudeSquared > Self.farthestRest * Self.farthestRest)
    }

    /// Whether the distance from the target is under a threshold at a time and ever after.
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

    /// The time from which the distance from the target stays under a threshold. Infinite without damping.
    ///
    /// Some 60 evaluations.
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
