/// Makes tracks of keyframes from statements: tracks, or the keyframes of the value as a whole.
@resultBuilder
public struct KeyframesBuilder<Value> {
    public static func buildExpression<Content: Keyframes>(_ expression: Content) -> Content
    where Content.Value == Value {
        expression
    }

    public static func buildExpression<Content: KeyframeTrackContent>(_ expression: Content) -> Content
    where Content.Value == Value {
        expression
    }

    public static func buildBlock() -> some Keyframes<Value> {
        KeyframesList<Value>(elements: [])
    }

    public static func buildPartialBlock<Content: Keyframes>(first: Content) -> Content
    where Content.Value == Value {
        first
    }

    public static func buildPartialBlock(
        accumulated: some Keyframes<Value>,
        next: some Keyframes<Value>
    ) -> some Keyframes<Value> {
        KeyframesList<Value>(elements: [accumulated, next])
    }

    public static func buildFinalResult<Content: Keyframes>(_ component: Content) -> Content
    where Content.Value == Value {
        component
    }
}

extension KeyframesBuilder where Value: Animatable {
    public static func buildPartialBlock<Content: KeyframeTrackContent>(first: Content) -> Content
    where Content.Value == Value {
        first
    }

    public static func buildPartialBlock(
        accumulated: some KeyframeTrackContent<Value>,
        next: some KeyframeTrackContent<Value>
    ) -> some KeyframeTrackContent<Value> {
        KeyframeList<Value>(elements: [accumulated, next])
    }

    public static func buildArray(
        _ components: [some KeyframeTrackContent<Value>]
    ) -> some KeyframeTrackContent<Value> {
        KeyframeList<Value>(elements: components)
    }

    public static func buildEither<First, Second>(
        first component: First
    ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
    where First: KeyframeTrackContent, Second: KeyframeTrackContent, First.Value == Value, Second.Value == Value {
        KeyframeTrackContentBuilder.buildEither(first: component)
    }

    public static func buildEither<First, Second>(
        second component: Second
    ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
    where First: KeyframeTrackContent, Second: KeyframeTrackContent, First.Value == Value, Second.Value == Value {
        KeyframeTrackContentBuilder.buildEither(second: component)
    }

    public static func buildFinalResult<Content: KeyframeTrackContent>(
        _ component: Content
    ) -> KeyframeTrack<Value, Value, Content> where Content.Value == Value {
        KeyframeTrack(\.self, keyframes: component)
    }
}
