import Foundation

/// A keyframe that is reached along a smooth curve.
///
/// Without an explicit velocity, the motion continues smoothly. Between two cubic keyframes, the velocity is that of a
/// straight line from the previous value to the next one (a Catmull-Rom spline). Next to a keyframe of another type it
/// is that keyframe's velocity. At the ends of the track, and next to a ``MoveKeyframe``, it is zero.
public struct CubicKeyframe<Value: Animatable>: PrimitiveTrackContent {
    /// The keyframe itself; keyframes of this library have no body.
    public typealias Body = CubicKeyframe<Value>

    let keyframe: Keyframe<Value.AnimatableData>

    /// Creates a keyframe.
    ///
    /// - Parameters:
    ///   - to: The value to reach.
    ///   - duration: The seconds from the previous keyframe to this one.
    ///   - startVelocity: A value whose data are the velocity at the previous keyframe, per second.
    ///   - endVelocity: A value whose data are the velocity at this keyframe, per second.
    public init(
        _ to: Value,
        duration: TimeInterval,
        startVelocity: Value? = nil,
        endVelocity: Value? = nil
    ) {
        keyframe = Keyframe(
            to.animatableData,
            duration,
            .cubic(start: startVelocity?.animatableData, end: endVelocity?.animatableData)
        )
    }

    func append(to keyframes: inout [Keyframe<Value.AnimatableData>]) { keyframes.append(keyframe) }
}
