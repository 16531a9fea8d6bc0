import Foundation

/// The motion of a spring.
///
/// ```swift
/// let spring = Spring(duration: 0.5, bounce: 0.3)
/// spring.stiffness  // 157.9
/// spring.value(target: 100.0, time: 0.25)
/// ```
///
/// The motion is computed in closed form (law I6): the value at any time has the same cost, and does not depend on
/// earlier frames.
public struct Spring: Hashable, Sendable {
    /// The solved motion, which depends on frequency and damping only.
    package let motion: SpringMotion
    /// The mass of the object at the end of the spring. The default is 1.
    public let mass: Double

    private init(frequency: Double, dampingRatio: Double, mass: Double = 1) {
        // A negative damping ratio would grow without limit, and an infinite one would never move.
        let ratio = dampingRatio.isNaN ? 1 : min(max(dampingRatio, 0), Self.strongestDamping)
        motion = SpringMotion(frequency: frequency, dampingRatio: ratio)
        self.mass = mass
    }

    /// The largest damping ratio, which corresponds to a bounce of -1.
    static let strongestDamping = 1000.0

    /// Creates a spring from its perceived duration and bounce.
    ///
    /// - Parameters:
    ///   - duration: The approximate seconds until the spring reaches its target. For a large bounce, the period of
    ///     one oscillation.
    ///   - bounce: 0 for no bounce, up to 1 for undamped oscillation, down to -1 for an overdamped spring.
    public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) {
        self.init(response: duration, dampingRatio: bounce < 0 ? 1 / max(1 + bounce, 0) : 1 - bounce)
    }

    /// Creates a spring from its response and its damping ratio.
    ///
    /// - Parameters:
    ///   - response: The period of one undamped oscillation in seconds. At zero the spring is at its target at once.
    ///   - dampingRatio: 1 for critical damping, less to overshoot, more for a slower approach.
    public init(response: Double, dampingRatio: Double) {
        self.init(frequency: response > 0 ? 2 * .pi / response : .infinity, dampingRatio: dampingRatio)
    }

    /// Creates a spring from its physical parameters.
    ///
    /// - Parameters:
    ///   - mass: The mass of the object at the end of the spring; greater than zero.
    ///   - stiffness: The force per distance; greater than zero.
    ///   - damping: The force per velocity.
    ///   - allowOverDamping: Whether the damping may exceed critical damping. If `false`, it is reduced to critical
    ///     damping.
    public init(mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
        let mass = max(mass, .leastNormalMagnitude)
        let frequency = (max(stiffness, 0) / mass).squareRoot()
        let ratio = damping / (2 * frequency * mass)
        self.init(frequency: frequency, dampingRatio: allowOverDamping ? ratio : min(ratio, 1), mass: mass)
    }

    /// Creates a spring that comes to rest after a given time.
    ///
    /// - Parameters:
    ///   - settlingDuration: The seconds until the spring, moving from 0 to 1, stays within `epsilon` of 1.
    ///   - dampingRatio: 1 for critical damping, less to overshoot.
    ///   - epsilon: The distance at which the spring counts as settled.
    public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
        // Time scales with the frequency, so one spring represents all springs of the same damping ratio.
        let unit = Spring(frequency: 1, dampingRatio: dampingRatio)
        let time = unit.motion.settlingTime(from: -1.0, velocity: 0, within: epsilon)
        self.init(frequency: settlingDuration > 0 ? time / settlingDuration : .infinity, dampingRatio: dampingRatio)
    }

    /// The perceived duration: the approximate seconds until the spring reaches its target.
    public var duration: TimeInterval { response }

    /// The bounce: 0 for none, 1 for undamped oscillation, negative for an overdamped spring.
    public var bounce: Double { dampingRatio > 1 ? 1 / dampingRatio - 1 : 1 - dampingRatio }

    /// The period of one undamped oscillation, in seconds.
    public var response: Double { 2 * .pi / motion.frequency }

    /// The damping as a fraction of critical damping.
    public var dampingRatio: Double { motion.dampingRatio }

    /// The force per distance.
    public var stiffness: Double { motion.frequency * motion.frequency * mass }

    /// The force per velocity.
    public var damping: Double { 2 * motion.dampingRatio * motion.frequency * mass }

    /// The seconds until the spring, moving from 0 to 1, stays within 0.001 of 1. Infinite without damping.
    public var settlingDuration: TimeInterval { settlingDuration(target: 1.0, epsilon: 0.001) }
}

extension Spring {
    /// A spring of half a second without bounce.
    public static var smooth: Spring { smooth() }

    /// Returns a spring without bounce.
    ///
    /// - Parameters:
    ///   - duration: The perceived duration, in seconds.
    ///   - extraBounce: The bounce.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: extraBounce)
    }

    /// A spring of half a second with a small bounce of 0.15.
    public static var snappy: Spring { snappy() }

    /// Returns a spring with a small bounce of 0.15.
    ///
    /// - Parameters:
    ///   - duration: The perceived duration, in seconds.
    ///   - extraBounce: An addition to the bounce.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: 0.15 + extraBounce)
    }

    /// A spring of half a second with a bounce of 0.3.
    public static var bouncy: Spring { bouncy() }

    /// Returns a spring with a bounce of 0.3.
    ///
    /// - Parameters:
    ///   - duration: The perceived duration, in seconds.
    ///   - extraBounce: An addition to the bounce.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: 0.3 + extraBounce)
    }
}
