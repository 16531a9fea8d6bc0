import Foundation

/// A value to reach, and the motion towards it.
package struct Keyframe<V: VectorArithmetic> {
    package enum Kind {
        case move
        case linear(UnitCurve)
        case cubic(start: V?, end: V?)
        case spring(Spring, start: V?)
    }

    var value: V
    /// The duration in seconds; `nil` for the natural duration of the motion.
    var duration: TimeInterval?
    var kind: Kind

    package init(_ value: V, _ duration: TimeInterval?, _ kind: Kind) {
        self.value = value
        self.duration = duration.map { max($0, 0) }
        self.kind = kind
    }
}

/// The motion from one keyframe to the next, fully resolved.
package struct KeyframeSegment<V: VectorArithmetic> {
    enum Shape {
        case constant
        case linear(UnitCurve)
        case cubic(start: V, end: V)
        case spring(Spring, start: V)
    }

    /// The start of the segment, in seconds since the start of the track.
    package var time: TimeInterval
    var duration: TimeInterval
    var from: V
    var to: V
    var shape: Shape

    /// Returns the value at a time since the start of the track.
    func value(at time: TimeInterval) -> V {
        let local = time - self.time
        switch shape {
        case .constant:
            return to
        case .linear(let curve):
            return from.interpolated(towards: to, amount: curve.value(at: local / duration))
        case .cubic(let start, let end):
            let x = local / duration
            // A line through both end points, plus terms that produce the end velocities.
            var result = from.scaled(by: (1 + 2 * x) * (1 - x) * (1 - x))
            result += to.scaled(by: x * x * (3 - 2 * x))
            result += start.scaled(by: local * (1 - x) * (1 - x))
            result += end.scaled(by: local * x * (x - 1))
            return result
        case .spring(let spring, let start):
            return to + spring.motion.distance(from: from - to, velocity: start, at: local)
        }
    }

    /// Returns the velocity at a time since the start of the track, per second.
    func velocity(at time: TimeInterval) -> V {
        let local = time - self.time
        switch shape {
        case .constant:
            return .zero
        case .linear(let curve):
            return (to - from).scaled(by: curve.finiteVelocity(at: local / duration) / duration)
        case .cubic(let start, let end):
            let x = local / duration
            var result = (to - from).scaled(by: 6 * x * (1 - x) / duration)
            result += start.scaled(by: (1 - x) * (1 - 3 * x))
            result += end.scaled(by: x * (3 * x - 2))
            return result
        case .spring(let spring, let start):
            return spring.motion.velocity(from: from - to, velocity: start, at: local)
        }
    }
}
