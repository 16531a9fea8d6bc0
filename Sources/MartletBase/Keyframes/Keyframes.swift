/// Tracks of keyframes, which change the properties of a value over time.
public protocol Keyframes<Value> {
    /// The type of the value.
    associatedtype Value = Body.Value

    /// The type of the tracks that this is made of.
    associatedtype Body: Keyframes

    /// The tracks that this is made of.
    @KeyframesBuilder<Value> var body: Body { get }
}

/// Tracks that say themselves what they are.
protocol PrimitiveKeyframes<Value>: Keyframes {
    /// Appends the tracks to a list, beginning at a value.
    func append(to tracks: inout [KeyframeTimeline<Value>.Track], initialValue: Value)
}

extension Keyframes {
    /// Appends the tracks to a list, those of the body where there is one.
    func resolve(into tracks: inout [KeyframeTimeline<Value>.Track], initialValue: Value) {
        if let primitive = self as? any PrimitiveKeyframes<Value> {
            primitive.append(to: &tracks, initialValue: initialValue)
        } else if let body = body as? any Keyframes<Value> {
            body.resolve(into: &tracks, initialValue: initialValue)
        }
    }
}

/// Tracks beside one another. Of two that change the same property, the later one wins.
struct KeyframesList<Value>: PrimitiveKeyframes {
    var elements: [any Keyframes<Value>]

    var body: Self { self }

    func append(to tracks: inout [KeyframeTimeline<Value>.Track], initialValue: Value) {
        for element in elements { element.resolve(into: &tracks, initialValue: initialValue) }
    }
}
