import Foundation

/// A spring that replaces a running spring: it starts at that one's presented value, with its velocity.
struct SpringAnimation: MeasuredAnimation {
    var spring: Spring
    /// The seconds over which the parameters change from those of a replaced spring to its own.
    var blendDuration: TimeInterval

    /// The state at which the spring replaced another animation.
    struct Start<V: VectorArithmetic>: AnimationStateKey {
        /// On the clock of the animation.
        var time: TimeInterval
        var position: V
        var velocity: V
        var previous: Spring

        static var defaultValue: Start<V>? { nil }
    }

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        let start = context.state[Start<V>.self]
        let time = time - (start?.time ?? 0)
        let (distance, velocity) = Self.beginning(start, value: value)
        if time >= spring.duration { context.isLogicallyComplete = true }
        let left = spring.motion.distance(from: distance, velocity: velocity, at: time)
        if spring.motion.mayRest(at: left) {
            let epsilon = spring.motion.restingDistance(moving: value, from: distance, velocity: velocity)
            if spring.motion.isSettled(from: distance, velocity: velocity, within: epsilon, at: time) {
                // The springs that are blended end at the same value, but the other one may be slower.
                if start == nil || time >= blendDuration { return nil }
            }
        }
        guard start != nil else { return value + left }
        return value + blended(start, time) { $0.distance(from: distance, velocity: velocity, at: time) }
    }

    func course(at time: TimeInterval, square: Double, isLogicallyComplete: inout Bool) -> AnimationCourse {
        if time >= spring.duration { isLogicallyComplete = true }
        let part = spring.motion.part(leftAt: time)
        let way = square.squareRoot()
        if spring.motion.mayRest(at: part * way) {
            let epsilon = spring.motion.restingDistance(moving: way, from: way, velocity: 0)
            if spring.motion.isSettled(from: way, velocity: 0, within: epsilon, at: time) { return .ended }
        }
        return .left(part)
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        let start = context.state[Start<V>.self]
        let time = time - (start?.time ?? 0)
        let (distance, velocity) = Self.beginning(start, value: value)
        var result = blended(start, time) { $0.velocity(from: distance, velocity: velocity, at: time) }
        if let start, time > 0, time < blendDuration {
            let (own, other) = (spring.motion, start.previous.motion)
            var change = own.distance(from: distance, velocity: velocity, at: time)
            change -= other.distance(from: distance, velocity: velocity, at: time)
            result += change.scaled(by: UnitCurve.blendSlope(time / blendDuration) / blendDuration)
        }
        return result
    }

    func shouldMerge<V: VectorArithmetic>(
        previous: Animation,
        value: V,
        time: TimeInterval,
        context: inout AnimationContext<V>
    ) -> Bool {
        guard let spring = previous.persistentSpring else { return false }
        // An ended spring rests at its target.
        let velocity = previous.velocity(value: value, time: time, context: context) ?? .zero
        let position = previous.animate(value: value, time: time, context: &context) ?? value
        context.state[Start<V>.self] = Start(time: time, position: position, velocity: velocity, previous: spring)
        return true
    }

    func length<V: VectorArithmetic>(moving value: V) -> TimeInterval? {
        let distance = V.zero - value
        let epsilon = spring.motion.restingDistance(moving: value, from: distance, velocity: .zero)
        return spring.motion.settlingTime(from: distance, velocity: .zero, within: epsilon)
    }

    var canPlayBackwards: Bool { false }

    var persistentSpring: Spring? { spring }

    /// The distance from the target and the speed at which the spring starts.
    private static func beginning<V>(_ start: Start<V>?, value: V) -> (distance: V, velocity: V) {
        guard let start else { return (.zero - value, .zero) }
        return (start.position - value, start.velocity)
    }

    /// Returns a quantity of the spring; shortly after it has replaced another spring, mixed with that spring's
    /// quantity.
    private func blended<V: VectorArithmetic>(
        _ start: Start<V>?,
        _ time: TimeInterval,
        _ quantity: (SpringMotion) -> V
    ) -> V {
        let own = quantity(spring.motion)
        guard let start, blendDuration > 0, time < blendDuration else { return own }
        return quantity(start.previous.motion).interpolated(
            towards: own,
            amount: UnitCurve.blend(max(time, 0) / blendDuration)
        )
    }
}

extension UnitCurve {
    /// The share of the new spring while one passes into another. It is flat at both ends, so that no speed jumps.
    fileprivate static func blend(_ x: Double) -> Double { x * x * (3 - 2 * x) }

    fileprivate static func blendSlope(_ x: Double) -> Double { 6 * x * (1 - x) }
}
