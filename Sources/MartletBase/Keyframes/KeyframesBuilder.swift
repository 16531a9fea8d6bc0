/// Makes tracks of keyframes from statements: tracks, or the keyframes of the value as a whole.
@resultBuilder
public struct KeyframesBuilder<Value> {
    /// Takes one statement as it is.
    public static func buildExpression<Content: Keyframes>(_ expression: Content) -> Content
    where Content.Value == Value {
        expression
    }

    /// Takes one statement as it is.
    public static func buildExpression<Content: KeyframeTrackContent>(_ expression: Content) -> Content
    where Content.Value == Value {
        expression
    }

    /// No keyframes.
    public static func buildBlock() -> some Keyframes<Value> {
        KeyframesList<Value>(elements: [])
    }

    /// The first statement.
    public static func buildPartialBlock<Content: Keyframes>(first: Content) -> Content
    where Content.Value == Value {
        first
    }

    /// What came before, and the next statement.
    public static func buildPartialBlock(
        accumulated: some Keyframes<Value>,
        next: some Keyframes<Value>
    ) -> some Keyframes<Value> {
        KeyframesList<Value>(elements: [accumulated, next])
    }

    /// The tracks, as they are.
    public static func buildFinalResult<Content: Keyframes>(_ component: Content) -> Content
    where Content.Value == Value {
        component
    }
}

extension KeyframesBuilder where Value: Animatable {
    /// The first statement.
    public static func buildPartialBlock<Content: KeyframeTrackContent>(first: Content) -> Content
    where Content.Value == Value {
        first
    }

    /// What came before, and the next statement.
    public static func buildPartialBlock(
        accumulated: some KeyframeTrackContent<Value>,
        next: some KeyframeTrackContent<Value>
    ) -> some KeyframeTrackContent<Value> {
        KeyframeList<Value>(elements: [accumulated, next])
    }

    /// The keyframes of each turn of a loop, one after the other.
    public static func buildArray(
        _ components: [some KeyframeTrackContent<Value>]
    ) -> some KeyframeTrackContent<Value> {
        KeyframeList<Value>(elements: components)
    }

    /// What the first branch of a choice has.
    public static func buildEither<First, Second>(
        first component: First
    ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
    where First: KeyframeTrackContent, Second: KeyframeTrackContent, First.Value == Value, Second.Value == Value {
        KeyframeTrackContentBuilder.buildEither(first: component)
    }

    /// What the second branch of a choice has.
    public static func buildEither<First, Second>(
        second component: Second
    ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
    where First: KeyframeTrackContent, Second: KeyframeTrackContent, First.Value == Value, Second.Value == Value {
        KeyframeTrackContentBuilder.buildEither(second: component)
    }

    /// Keyframes without a track are those of the value as a whole.
    public static func buildFinalResult<Content: KeyframeTrackContent>(
        _ component: Content
    ) -> KeyframeTrack<Value, Value, Content> where Content.Value == Value {
        KeyframeTrack(\.self, keyframes: component)
    }
}
