/// A result builder for tracks of keyframes, or for the keyframes of a value as a whole.
@resultBuilder
public struct KeyframesBuilder<Value> {
    /// Returns a statement unchanged.
    public static func buildExpression<Content: Keyframes>(_ expression: Content) -> Content
    where Content.Value == Value {
        expression
    }

    /// Returns a statement unchanged.
    public static func buildExpression<Content: KeyframeTrackContent>(_ expression: Content) -> Content
    where Content.Value == Value {
        expression
    }

    /// Returns an empty set of tracks.
    public static func buildBlock() -> some Keyframes<Value> {
        KeyframesList<Value>(elements: [])
    }

    /// Returns the first statement.
    public static func buildPartialBlock<Content: Keyframes>(first: Content) -> Content
    where Content.Value == Value {
        first
    }

    /// Appends a statement to the previous ones.
    public static func buildPartialBlock(
        accumulated: some Keyframes<Value>,
        next: some Keyframes<Value>
    ) -> some Keyframes<Value> {
        KeyframesList<Value>(elements: [accumulated, next])
    }

    /// Returns the tracks unchanged.
    public static func buildFinalResult<Content: Keyframes>(_ component: Content) -> Content
    where Content.Value == Value {
        component
    }
}

extension KeyframesBuilder where Value: Animatable {
    /// Returns the first statement.
    public static func buildPartialBlock<Content: KeyframeTrackContent>(first: Content) -> Content
    where Content.Value == Value {
        first
    }

    /// Appends a statement to the previous ones.
    public static func buildPartialBlock(
        accumulated: some KeyframeTrackContent<Value>,
        next: some KeyframeTrackContent<Value>
    ) -> some KeyframeTrackContent<Value> {
        KeyframeList<Value>(elements: [accumulated, next])
    }

    /// Concatenates the keyframes of all iterations of a loop.
    public static func buildArray(
        _ components: [some KeyframeTrackContent<Value>]
    ) -> some KeyframeTrackContent<Value> {
        KeyframeList<Value>(elements: components)
    }

    /// Returns the first branch of a conditional.
    public static func buildEither<First, Second>(
        first component: First
    ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
    where First: KeyframeTrackContent, Second: KeyframeTrackContent, First.Value == Value, Second.Value == Value {
        KeyframeTrackContentBuilder.buildEither(first: component)
    }

    /// Returns the second branch of a conditional.
    public static func buildEither<First, Second>(
        second component: Second
    ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
    where First: KeyframeTrackContent, Second: KeyframeTrackContent, First.Value == Value, Second.Value == Value {
        KeyframeTrackContentBuilder.buildEither(second: component)
    }

    /// Wraps keyframes without a track in a track for the value as a whole.
    public static func buildFinalResult<Content: KeyframeTrackContent>(
        _ component: Content
    ) -> KeyframeTrack<Value, Value, Content> where Content.Value == Value {
        KeyframeTrack(\.self, keyframes: component)
    }
}
