import Foundation

/// A keyframe that sets the value immediately.
public struct MoveKeyframe<Value: Animatable>: PrimitiveTrackContent {
    /// The keyframe itself; keyframes of this library have no body.
    public typealias Body = MoveKeyframe<Value>

    let keyframe: Keyframe<Value.AnimatableData>

    /// Creates a keyframe.
    ///
    /// - Parameter to: The value to set.
    public init(_ to: Value) {
        keyframe = Keyframe(to.animatableData, 0, .move)
    }

    func append(to keyframes: inout [Keyframe<Value.AnimatableData>]) { keyframes.append(keyframe) }
}
