/// Keyframes that one value goes through, one after the other.
///
/// The keyframes of this library are some: ``LinearKeyframe``, ``CubicKeyframe``, ``SpringKeyframe`` and
/// ``MoveKeyframe``. A type of one's own has a `body` made of others.
public protocol KeyframeTrackContent<Value> {
    /// The type of the value.
    associatedtype Value: Animatable = Body.Value

    /// The type of the keyframes that this is made of.
    associatedtype Body: KeyframeTrackContent

    /// The keyframes that this is made of.
    @KeyframeTrackContentBuilder<Value> var body: Body { get }
}

/// Keyframes that say themselves what they are.
protocol PrimitiveTrackContent<Value>: KeyframeTrackContent where Body == Self {
    /// Appends the keyframes to a list.
    func append(to keyframes: inout [Keyframe<Value.AnimatableData>])
}

extension PrimitiveTrackContent {
    /// Itself.
    public var body: Self { self }
}

extension KeyframeTrackContent {
    /// Appends the keyframes to a list, those of the body where there is one.
    func resolve(into keyframes: inout [Keyframe<Value.AnimatableData>]) {
        if let primitive = self as? any PrimitiveTrackContent<Value> {
            primitive.append(to: &keyframes)
        } else if let body = body as? any KeyframeTrackContent<Value> {
            body.resolve(into: &keyframes)
        }
    }
}

/// Keyframes one after the other.
struct KeyframeList<Value: Animatable>: PrimitiveTrackContent {
    typealias Body = Self

    var elements: [any KeyframeTrackContent<Value>]

    func append(to keyframes: inout [Keyframe<Value.AnimatableData>]) {
        for element in elements { element.resolve(into: &keyframes) }
    }
}
