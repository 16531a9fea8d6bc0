import Foundation

/// A keyframe that a spring pulls the value to.
///
/// A spring that is given less time than it needs is cut off: what follows starts where it has got to.
public struct SpringKeyframe<Value: Animatable>: PrimitiveTrackContent {
    /// Itself: the animator reads it without a body.
    public typealias Body = SpringKeyframe<Value>

    let keyframe: Keyframe<Value.AnimatableData>

    /// Makes a keyframe.
    ///
    /// - Parameters:
    ///   - to: The value.
    ///   - duration: The seconds that the spring has, or `nil` for as long as it takes to come to rest.
    ///   - spring: The spring.
    ///   - startVelocity: A value whose data are the velocity at the start, per second, or `nil` for the velocity that
    ///     the keyframe before ends with.
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
