import Foundation

/// A keyframe that the value jumps to, in no time.
public struct MoveKeyframe<Value: Animatable>: PrimitiveTrackContent {
    /// Itself: the animator reads it without a body.
    public typealias Body = MoveKeyframe<Value>

    let keyframe: Keyframe<Value.AnimatableData>

    /// Makes a keyframe.
    public init(_ to: Value) {
        keyframe = Keyframe(to.animatableData, 0, .move)
    }

    func append(to keyframes: inout [Keyframe<Value.AnimatableData>]) { keyframes.append(keyframe) }
}
