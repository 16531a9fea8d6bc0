import Foundation

/// A keyframe that is reached along a smooth curve.
///
/// Where no velocity is given, the motion goes on smoothly. Between two cubic keyframes the velocity is that of a
/// straight line from the value before to the value after (a Catmull-Rom spline). Beside a keyframe of another type
/// it is the velocity which that one has there. At the ends of the track, and beside a ``MoveKeyframe``, it is zero.
public struct CubicKeyframe<Value: Animatable>: PrimitiveTrackContent {
    /// Itself: the animator reads it without a body.
    public typealias Body = CubicKeyframe<Value>

    let keyframe: Keyframe<Value.AnimatableData>

    /// Makes a keyframe.
    ///
    /// - Parameters:
    ///   - to: The value.
    ///   - duration: The seconds that it takes to get there from the keyframe before.
    ///   - startVelocity: A value whose data are the velocity at the keyframe before, per second.
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
