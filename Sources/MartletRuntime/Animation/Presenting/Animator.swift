import AttributeGraph
import Foundation

/// The place of an animation: its scene, and the environment scope whose transactions apply.
package struct AnimationPlace {
    // Borrowed: a scene outlives its rules and nodes, because it ends their scope before itself.
    @Borrowed package var scene: SceneGraph
    package let environment: EnvironmentScope

    package init(_ inputs: _ViewInputs) {
        _scene = inputs.sceneReference
        environment = inputs.environment
    }

    package init(scene: SceneGraph, environment: EnvironmentScope) {
        _scene = Borrowed(scene)
        self.environment = environment
    }

    /// Whether the user prefers reduced motion.
    var reducesMotion: Bool {
        scene.graph.untracked { EnvironmentValues(scope: environment).accessibilityReduceMotion }
    }
}

/// An animatable value with its presented state.
///
/// Stored in the rule that presents the value. When the target changes in a transaction with an animation, the
/// presented value moves there from its current state (law I5). Until it arrives, the rule depends on the time.
package struct Animator<Data: VectorArithmetic> {
    private var target: Data?
    private var run: AnimationRun<Data>?
    /// The velocity of changes without an animation, if a transaction has requested its tracking.
    private var track: VelocityTrack<Data>?
    /// Whether the value is a position, which does not animate with reduced motion.
    private let isMovement: Bool

    package init(isMovement: Bool = false) { self.isMovement = isMovement }

    /// Whether an animation is running.
    package var isActive: Bool { run != nil }

    /// Returns a description of the running animation, for tests; nil if none is running.
    ///
    /// - Parameter numbers: Converts a value, or its velocity, to numbers.
    package func flight(
        at place: AnimationPlace, numbers: (Data) -> [Double] = { $0.numbers }
    ) -> ValueAnimation? {
        way(at: place).map {
            ValueAnimation(target: numbers($0.target), presented: numbers($0.presented), velocity: numbers($0.velocity))
        }
    }

    /// Returns the target, the presented value and its velocity per second; nil if no animation is running.
    func way(at place: AnimationPlace) -> (target: Data, presented: Data, velocity: Data)? {
        run?.way(at: place.scene.clock.now)
    }

    /// Returns the value to present for a target, which may be new. Called in a rule, which depends on the time while
    /// an animation runs.
    package mutating func present(_ new: Data, at place: AnimationPlace) -> Data {
        guard let old = target else {
            target = new
            return new
        }
        if new == old, run == nil { return new }
        let graph = place.scene.graph
        if new != old {
            target = new
            let transaction = place.scene.transaction(at: place.environment)
            guard let animation = transaction.animation, !(isMovement && place.reducesMotion) else {
                run = nil
                follow(old, new, transaction, at: place.scene.clock)
                return new
            }
            let now = graph[place.scene.clock.time]
            let speed = track?.velocity(at: now)
            track = nil
            run = AnimationRun.next(
                after: run,
                from: old,
                to: new,
                by: animation,
                at: now,
                velocity: speed,
                completions: transaction.completions,
                place: place
            )
        }
        guard let run else { return new }
        if let value = run.value(at: graph[place.scene.clock.time]) { return value }
        self.run = nil
        return new
    }

    /// Records the velocity of the value, if the transaction requests it.
    private mutating func follow(_ old: Data, _ new: Data, _ transaction: Transaction, at clock: AnimationClock) {
        guard transaction.tracksVelocity else { return track = nil }
        let track = track ?? VelocityTrack(from: old, at: clock.now)
        track.add(new, at: clock.now)
        self.track = track
    }
}

/// One animation of a value, from its start until its end or its replacement.
final class AnimationRun<Data: VectorArithmetic> {
    private let animation: Animation
    /// The animation, if it can compute its progress independent of the value.
    private let measured: (any MeasuredAnimation)?
    // @exclusivity(unchecked): touched in each frame; no access lasts while other code uses the run.
    @exclusivity(unchecked) private var origin: Data
    private let distance: Data
    /// The squared magnitude of the animated distance.
    private let square: Double
    private let start: Double
    @exclusivity(unchecked) private var context: AnimationContext<Data>
    private let clock: AnimationClock
    /// The completions that wait for the animation.
    @exclusivity(unchecked) private var completions: [AnimationCompletion]

    private init(
        animation: Animation,
        origin: Data,
        distance: Data,
        start: Double,
        context: AnimationContext<Data>,
        clock: AnimationClock,
        completions: [AnimationCompletion]
    ) {
        self.animation = animation
        measured = animation.measured
        self.origin = origin
        self.distance = distance
        square = distance.magnitudeSquared
        self.start = start
        self.context = context
        self.clock = clock
        self.completions = completions
        clock.begin()
        for completion in completions { completion.begin() }
    }

    deinit {
        clock.end()
        for completion in completions { completion.end() }
    }

    /// Returns the target, the presented value at a time, and its velocity per second.
    func way(at now: Double) -> (target: Data, presented: Data, velocity: Data) {
        (target, value(at: now) ?? target, velocity(at: now))
    }

    /// Returns the animation to a new target, from the presented value, with the current velocity if the animation
    /// keeps it.
    static func next(
        after previous: AnimationRun?,
        from old: Data,
        to target: Data,
        by animation: Animation,
        at now: Double,
        velocity: Data? = nil,
        completions: [AnimationCompletion],
        place: AnimationPlace
    ) -> AnimationRun? {
        let clock = place.scene.clock
        if let previous {
            var context = previous.context
            let merges = animation.shouldMerge(
                previous: previous.animation,
                value: previous.distance,
                time: max(0, now - previous.start),
                context: &context
            )
            if merges {
                // The animation inherits its predecessor's clock and memory, and so its velocity.
                context.isLogicallyComplete = false
                return AnimationRun(
                    animation: animation,
                    origin: previous.origin,
                    distance: target - previous.origin,
                    start: previous.start,
                    context: context,
                    clock: clock,
                    completions: completions
                )
            }
        }
        let presented = previous?.value(at: now) ?? old
        let distance = target - presented
        var context = AnimationContext<Data>(environment: EnvironmentValues(scope: place.environment))
        if let velocity, velocity != .zero, let spring = animation.persistentSpring {
            context.state[SpringAnimation.Start<Data>.self] = SpringAnimation.Start(
                time: 0, position: .zero, velocity: velocity, previous: spring)
        } else if distance == .zero {
            return nil
        }
        return AnimationRun(
            animation: animation,
            origin: presented,
            distance: distance,
            start: now,
            context: context,
            clock: clock,
            completions: completions
        )
    }

    /// Returns the value at a time; nil after the end of the animation.
    func value(at now: Double) -> Data? {
        let moved = moved(at: max(0, now - start))
        if context.isLogicallyComplete, !completions.isEmpty {
            completions.removeAll {
                guard $0.criteria == .logicallyComplete else { return false }
                $0.end()
                return true
            }
        }
        guard let moved, moved.magnitudeSquared.isFinite else { return nil }
        return origin + moved
    }

    /// Returns the covered part of the distance at a time of the animation's clock.
    private func moved(at time: Double) -> Data? {
        if let measured, context.state.isEmpty {
            switch measured.course(at: time, square: square, isLogicallyComplete: &context.isLogicallyComplete) {
            case .covered(let part): return distance.scaled(by: part)
            case .left(let part): return distance - distance.scaled(by: part)
            case .ended: return nil
            case .unknown: break
            }
        }
        return animation.animate(value: distance, time: time, context: &context)
    }

    /// The target of the animation.
    var target: Data { origin + distance }

    /// Returns the velocity at a time, per second; zero after the end. If the animation does not compute it, it is
    /// estimated from a value slightly later.
    func velocity(at now: Double) -> Data {
        let time = max(0, now - start)
        if let known = animation.velocity(value: distance, time: time, context: context) { return known }
        let step = 1e-4
        var (here, ahead) = (context, context)
        guard let value = animation.animate(value: distance, time: time, context: &here) else { return .zero }
        let next = animation.animate(value: distance, time: time + step, context: &ahead) ?? distance
        return (next - value).scaled(by: 1 / step)
    }

    /// Moves both the start and the target by an offset, without a new animation.
    func shift(by offset: Data) { origin += offset }
}
