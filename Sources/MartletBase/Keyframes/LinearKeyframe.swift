import Foundation

/// A keyframe that is reached along a straight line, with an optional timing curve.
public struct LinearKeyframe<Value: Animatable>: PrimitiveTrackContent {
    /// The keyframe itself; keyframes of this library have no body.
    public typealias Body = LinearKeyframe<Value>

    let keyframe: Keyframe<Value.AnimatableData>

    /// Creates a keyframe.
    ///
    /// - Parameters:
    ///   - to: The value to reach.
    ///   - duration: The seconds from the previous keyframe to this one.
    ///   - timingCurve: The fraction of the change at each fraction of the duration.
    public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
        keyframe = Keyframe(to.animatableData, duration, .linear(timingCurve))
    }

    func append(to keyframes: inout [Keyframe<Value.AnimatableData>]) { keyframes.append(keyframe) }
}
