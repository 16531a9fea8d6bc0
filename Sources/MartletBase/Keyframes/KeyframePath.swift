import Foundation

/// The motion of a value along the keyframes of a track.
package struct KeyframePath<V: VectorArithmetic> {
    package private(set) var segments: [KeyframeSegment<V>] = []
    /// The duration of the track, in seconds.
    private(set) var duration: TimeInterval = 0
    private var start: V
    private var end: V

    /// Resolves the motion from a value through keyframes.
    package init(from start: V, through keyframes: [Keyframe<V>]) {
        self.start = start
        end = start
        segments.reserveCapacity(keyframes.count)
        var velocity = V.zero
        for (index, keyframe) in keyframes.enumerated() {
            let next = index + 1 < keyframes.count ? keyframes[index + 1] : nil
            append(keyframe, before: next, velocity: &velocity)
        }
    }

    /// Appends a keyframe, and updates `velocity` to the velocity at its end.
    private mutating func append(_ keyframe: Keyframe<V>, before next: Keyframe<V>?, velocity: inout V) {
        let to = keyframe.value
        var segment = KeyframeSegment(
            time: duration,
            duration: keyframe.duration ?? 0,
            from: end,
            to: to,
            shape: .constant
        )
        end = to
        switch keyframe.kind {
        case .move:
            velocity = .zero
        case .linear(let curve):
            segment.shape = .linear(curve)
            velocity = segment.duration > 0 ? segment.velocity(at: duration + segment.duration) : .zero
        case .cubic(let first, let last):
            let arrival = last ?? Self.velocity(after: keyframe, from: segment.from, before: next)
            segment.shape = .cubic(start: first ?? velocity, end: arrival)
            velocity = arrival
        case .spring(let spring, let first):
            let departure = first ?? velocity
            segment.shape = .spring(spring, start: departure)
            if keyframe.duration == nil {
                let distance = segment.from - to
                segment.duration = spring.motion.settlingTime(
                    from: distance,
                    velocity: departure,
                    within: spring.motion.restingDistance(moving: distance, from: distance, velocity: departure)
                )
                velocity = .zero
            } else {
                let time = duration + segment.duration
                end = segment.value(at: time)
                velocity = segment.velocity(at: time)
            }
        }
        guard segment.duration > 0 else {
            end = to
            return
        }
        segments.append(segment)
        duration += segment.duration
    }

    /// Returns the velocity at a cubic keyframe that has no explicit velocity.
    private static func velocity(after keyframe: Keyframe<V>, from: V, before next: Keyframe<V>?) -> V {
        guard let next else { return .zero }
        let own = keyframe.duration ?? 0
        func tangent(_ other: TimeInterval) -> V {
            own + other > 0 ? (next.value - from).scaled(by: 1 / (own + other)) : .zero
        }
        switch next.kind {
        case .move:
            return .zero
        case .linear(let curve):
            guard let duration = next.duration, duration > 0 else { return .zero }
            return (next.value - keyframe.value).scaled(by: curve.finiteVelocity(at: 0) / duration)
        case .cubic(let start, _):
            return start ?? tangent(next.duration ?? 0)
        case .spring(let spring, let start):
            // A spring adopts the given start velocity, so the keyframe leads into it smoothly.
            return start ?? tangent(next.duration ?? spring.duration)
        }
    }

    /// Returns the value at a time: the first value before the start, the last value after the end.
    ///
    /// - Complexity: O(log *n*) for *n* keyframes.
    package func value(at time: TimeInterval) -> V {
        if time >= duration { return end }
        guard time >= 0, let segment = segment(at: time) else { return start }
        return segment.value(at: time)
    }

    /// Returns the velocity at a time, per second; zero before the start and after the end.
    package func velocity(at time: TimeInterval) -> V {
        guard time >= 0, time < duration else { return .zero }
        return segment(at: time)?.velocity(at: time) ?? .zero
    }

    private func segment(at time: TimeInterval) -> KeyframeSegment<V>? {
        let next = segments.partitioningIndex { $0.time > time }
        return next > 0 ? segments[next - 1] : nil
    }
}
