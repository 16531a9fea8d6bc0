import Foundation

/// A keyframe that is reached along a straight line, or along a curve of time.
public struct LinearKeyframe<Value: Animatable>: PrimitiveTrackContent {
    /// Itself: the animator reads it without a body.
    public typealias Body = LinearKeyframe<Value>

    let keyframe: Keyframe<Value.AnimatableData>

    /// Makes a keyframe.
    ///
    /// - Parameters:
    ///   - to: The value.
    ///   - duration: The seconds that it takes to get there from the keyframe before.
    ///   - timingCurve: Which part of the way is covered when.
    public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
        keyframe = Keyframe(to.animatableData, duration, .linear(timingCurve))
    }

    func append(to keyframes: inout [Keyframe<Value.AnimatableData>]) { keyframes.append(keyframe) }
}
