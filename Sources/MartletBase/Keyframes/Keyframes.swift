/// A set of keyframe tracks that change the properties of a value over time.
public protocol Keyframes<Value> {
    /// The type of the value.
    associatedtype Value = Body.Value

    /// The type of the body.
    associatedtype Body: Keyframes

    /// The tracks that this content consists of.
    @KeyframesBuilder<Value> var body: Body { get }
}

/// Content that supplies its tracks directly, without a body.
protocol PrimitiveKeyframes<Value>: Keyframes {
    /// Appends the tracks to a list, resolved for an initial value.
    func append(to tracks: inout [KeyframeTimeline<Value>.Track], initialValue: Value)
}

extension Keyframes {
    /// Appends the tracks of the content, or of its body, to a list.
    func resolve(into tracks: inout [KeyframeTimeline<Value>.Track], initialValue: Value) {
        if let primitive = self as? any PrimitiveKeyframes<Value> {
            primitive.append(to: &tracks, initialValue: initialValue)
        } else if let body = body as? any Keyframes<Value> {
            body.resolve(into: &tracks, initialValue: initialValue)
        }
    }
}

/// Parallel tracks. If two tracks change the same property, the later one wins.
struct KeyframesList<Value>: PrimitiveKeyframes {
    var elements: [any Keyframes<Value>]

    var body: Self { self }

    func append(to tracks: inout [KeyframeTimeline<Value>.Track], initialValue: Value) {
        for element in elements { element.resolve(into: &tracks, initialValue: initialValue) }
    }
}
