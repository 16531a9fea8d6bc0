import Foundation

/// A keyframe that is reached by the motion of a spring.
///
/// If the duration is too short for the spring to settle, the next keyframe starts at the position reached.
public struct SpringKeyframe<Value: Animatable>: PrimitiveTrackContent {
    /// The keyframe itself; keyframes of this library have no body.
    public typealias Body = SpringKeyframe<Value>

    let keyframe: Keyframe<Value.AnimatableData>

    /// Creates a keyframe.
    ///
    /// - Parameters:
    ///   - to: The value to reach.
    ///   - duration: The duration of the motion in seconds, or `nil` for the time until the spring settles.
    ///   - spring: The spring.
    ///   - startVelocity: A value whose data are the velocity at the start, per second, or `nil` for the velocity at
    ///     the end of the previous keyframe.
    public init(
        _ to: Value,
        duration: TimeInterval? = nil,
        spring: Spring = Spring(),
        startVelocity: Value? = nil
    ) {
        keyframe = Keyframe(to.animatableData, duration, .spring(spring, start: startVelocity?.animatableData))
    }

    func append(to keyframes: inout [Keyframe<Value.AnimatableData>]) { keyframes.append(keyframe) }
}
