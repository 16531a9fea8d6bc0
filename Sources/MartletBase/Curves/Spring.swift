import Foundation

/// The motion of a spring, whichever way its parameters are given.
///
/// ```swift
/// let spring = Spring(duration: 0.5, bounce: 0.3)
/// spring.stiffness  // 157.9
/// spring.value(target: 100.0, time: 0.25)
/// ```
///
/// The motion is a closed form (law I6): the value at any time costs the same, and does not depend on the frames before
/// it.
public struct Spring: Hashable, Sendable {
    /// What is solved: the two numbers that the motion depends on.
    package let motion: SpringMotion
    /// The mass of the object at the end of the spring. It is 1 unless the spring was made with another.
    public let mass: Double

    private init(frequency: Double, dampingRatio: Double, mass: Double = 1) {
        // A spring that pushes what moves grows without end, and one that is damped without end never moves.
        let ratio = dampingRatio.isNaN ? 1 : min(max(dampingRatio, 0), Self.strongestDamping)
        motion = SpringMotion(frequency: frequency, dampingRatio: ratio)
        self.mass = mass
    }

    /// The largest damping ratio, which a bounce of -1 stands for.
    static let strongestDamping = 1000.0

    /// Makes a spring from how long it seems to take and how much it bounces.
    ///
    /// - Parameters:
    ///   - duration: About the seconds until the spring is at its target; with much bounce, the seconds of one swing.
    ///   - bounce: 0 for none, up to 1 for a spring that never stops, down to -1 for one that only creeps.
    public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) {
        self.init(response: duration, dampingRatio: bounce < 0 ? 1 / max(1 + bounce, 0) : 1 - bounce)
    }

    /// Makes a spring from its response and its damping ratio.
    ///
    /// - Parameters:
    ///   - response: The seconds of one swing without damping. At zero the spring is at its target at once.
    ///   - dampingRatio: 1 to stop as fast as can be without overshooting, less to overshoot, more to creep.
    public init(response: Double, dampingRatio: Double) {
        self.init(frequency: response > 0 ? 2 * .pi / response : .infinity, dampingRatio: dampingRatio)
    }

    /// Makes a spring from its physical parameters.
    ///
    /// - Parameters:
    ///   - mass: Of the object at the end of the spring; over zero.
    ///   - stiffness: The force per distance; over zero.
    ///   - damping: The force per speed.
    ///   - allowOverDamping: Whether the spring may be damped more than what stops it soonest. Otherwise the damping
    ///     is lowered to that.
    public init(mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
        let mass = max(mass, .leastNormalMagnitude)
        let frequency = (max(stiffness, 0) / mass).squareRoot()
        let ratio = damping / (2 * frequency * mass)
        self.init(frequency: frequency, dampingRatio: allowOverDamping ? ratio : min(ratio, 1), mass: mass)
    }

    /// Makes a spring that is at rest after a time.
    ///
    /// - Parameters:
    ///   - settlingDuration: The seconds until the spring, sent from 0 to 1, stays within `epsilon` of 1.
    ///   - dampingRatio: 1 to stop without overshooting, less to overshoot.
    ///   - epsilon: How near is at rest.
    public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
        // Time scales with the frequency, so one spring tells about all with its damping.
        let unit = Spring(frequency: 1, dampingRatio: dampingRatio)
        let time = unit.motion.settlingTime(from: -1.0, velocity: 0, within: epsilon)
        self.init(frequency: settlingDuration > 0 ? time / settlingDuration : .infinity, dampingRatio: dampingRatio)
    }

    /// About the seconds until the spring is at its target.
    public var duration: TimeInterval { response }

    /// How much the spring bounces: 0 for none, 1 for no end of it, under 0 where it is overdamped.
    public var bounce: Double { dampingRatio > 1 ? 1 / dampingRatio - 1 : 1 - dampingRatio }

    /// The seconds of one swing without damping.
    public var response: Double { 2 * .pi / motion.frequency }

    /// The damping, as a share of that which stops the spring soonest without overshooting.
    public var dampingRatio: Double { motion.dampingRatio }

    /// The force per distance.
    public var stiffness: Double { motion.frequency * motion.frequency * mass }

    /// The force per speed.
    public var damping: Double { 2 * motion.dampingRatio * motion.frequency * mass }

    /// The seconds until the spring, sent from 0 to 1, stays within 0.001 of 1. Infinite without damping.
    public var settlingDuration: TimeInterval { settlingDuration(target: 1.0, epsilon: 0.001) }
}

extension Spring {
    /// A spring of half a second that does not bounce.
    public static var smooth: Spring { smooth() }

    /// A spring that does not bounce, or by as much as is given.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: extraBounce)
    }

    /// A spring of half a second that bounces a little, by 0.15.
    public static var snappy: Spring { snappy() }

    /// A spring that bounces a little, by 0.15 and what is given beside.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: 0.15 + extraBounce)
    }

    /// A spring of half a second that bounces, by 0.3.
    public static var bouncy: Spring { bouncy() }

    /// A spring that bounces, by 0.3 and what is given beside.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: 0.3 + extraBounce)
    }
}
