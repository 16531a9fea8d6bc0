/// A sequence of keyframes for one value.
///
/// The keyframes of this library are ``LinearKeyframe``, ``CubicKeyframe``, ``SpringKeyframe`` and ``MoveKeyframe``. A
/// custom type has a `body` composed of them.
public protocol KeyframeTrackContent<Value> {
    /// The type of the value.
    associatedtype Value: Animatable = Body.Value

    /// The type of the body.
    associatedtype Body: KeyframeTrackContent

    /// The keyframes that this content consists of.
    @KeyframeTrackContentBuilder<Value> var body: Body { get }
}

/// Content that supplies its keyframes directly, without a body.
protocol PrimitiveTrackContent<Value>: KeyframeTrackContent where Body == Self {
    /// Appends the keyframes to a list.
    func append(to keyframes: inout [Keyframe<Value.AnimatableData>])
}

extension PrimitiveTrackContent {
    /// The content itself.
    public var body: Self { self }
}

extension KeyframeTrackContent {
    /// Appends the keyframes of the content, or of its body, to a list.
    func resolve(into keyframes: inout [Keyframe<Value.AnimatableData>]) {
        if let primitive = self as? any PrimitiveTrackContent<Value> {
            primitive.append(to: &keyframes)
        } else if let body = body as? any KeyframeTrackContent<Value> {
            body.resolve(into: &keyframes)
        }
    }
}

/// A concatenation of keyframes.
struct KeyframeList<Value: Animatable>: PrimitiveTrackContent {
    typealias Body = Self

    var elements: [any KeyframeTrackContent<Value>]

    func append(to keyframes: inout [Keyframe<Value.AnimatableData>]) {
        for element in elements { element.resolve(into: &keyframes) }
    }
}
