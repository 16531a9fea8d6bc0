import Foundation

/// An animation that runs several times, or without end.
struct RepeatAnimation: MeasuredAnimation {
    var base: Animation
    /// The number of passes; nil for an endless animation.
    var count: Int?
    /// Whether every second pass runs backwards.
    var autoreverses: Bool

    /// The current pass of an animation whose length is only known when it ends.
    struct Progress<V: VectorArithmetic>: AnimationStateKey {
        var pass = 0
        var start: TimeInterval = 0
        var state = AnimationState<V>()

        static var defaultValue: Progress<V> { Progress() }
    }

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        // A repetition is complete when its last iteration is, at its end.
        let wasComplete = context.isLogicallyComplete
        defer { context.isLogicallyComplete = wasComplete }
        guard let length = base.length(moving: value) else {
            return animateUnmeasured(value: value, time: time, context: &context)
        }
        guard let (pass, local) = position(at: time, length: length) else { return nil }
        guard isBackwards(pass) else {
            return base.animate(value: value, time: local, context: &context) ?? value
        }
        if base.canPlayBackwards {
            return base.animate(value: value, time: length - local, context: &context) ?? value
        }
        return value - (base.animate(value: value, time: local, context: &context) ?? value)
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        guard let length = base.length(moving: value) else {
            let progress = context.state[Progress<V>.self]
            let inner = context.withState(progress.state)
            let velocity = base.velocity(value: value, time: time - progress.start, context: inner)
            return isBackwards(progress.pass) ? velocity?.scaled(by: -1) : velocity
        }
        guard let (pass, local) = position(at: time, length: length) else { return nil }
        guard isBackwards(pass) else {
            return base.velocity(value: value, time: local, context: context)
        }
        let inner = base.canPlayBackwards ? length - local : local
        return base.velocity(value: value, time: inner, context: context)?.scaled(by: -1)
    }

    func length<V: VectorArithmetic>(moving value: V) -> TimeInterval? {
        guard let count else { return .infinity }
        guard count > 0 else { return 0 }
        return base.length(moving: value).map { $0 * Double(count) }
    }

    var canPlayBackwards: Bool { count != nil && base.canPlayBackwards }

    var persistentSpring: Spring? { nil }

    private func isBackwards(_ pass: Int) -> Bool { autoreverses && pass % 2 == 1 }

    /// Returns the current pass and the time since its start; nil after the end of all passes.
    private func position(at time: TimeInterval, length: TimeInterval) -> (pass: Int, time: TimeInterval)? {
        guard length > 0 else { return nil }
        if let count, count <= 0 || time > length * Double(count) { return nil }
        guard length.isFinite, time > 0 else { return (0, time) }
        // The end of the last pass belongs to that pass.
        let last = count.map { Double($0 - 1) } ?? .infinity
        // Beyond the precision of `Double`, the parity of the pass is arbitrary, but the conversion must not trap.
        let pass = min((time / length).rounded(.down), last, 0x1p52)
        return (Int(saturating: pass), min(max(time - pass * length, 0), length))
    }

    /// Runs the animation until it ends, and then starts the next pass.
    private func animateUnmeasured<V: VectorArithmetic>(
        value: V,
        time: TimeInterval,
        context: inout AnimationContext<V>
    ) -> V? {
        var progress = context.state[Progress<V>.self]
        defer { context.state[Progress<V>.self] = progress }
        while count.map({ progress.pass < $0 }) ?? true {
            var inner = context.withState(progress.state)
            let result = base.animate(value: value, time: time - progress.start, context: &inner)
            progress.state = inner.state
            if let result { return isBackwards(progress.pass) ? value - result : result }
            // A pass of zero length would repeat endlessly within one frame.
            guard time > progress.start else { return nil }
            progress = Progress(pass: progress.pass + 1, start: time)
        }
        return nil
    }
}
