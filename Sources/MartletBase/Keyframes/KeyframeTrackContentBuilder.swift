/// A result builder for the keyframes of a track.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
    /// Returns a statement unchanged.
    public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value {
        expression
    }

    /// Returns an empty sequence of keyframes.
    public static func buildBlock() -> some KeyframeTrackContent<Value> {
        KeyframeList<Value>(elements: [])
    }

    /// Returns the first statement.
    public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where K.Value == Value {
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
    public static func buildEither<First, Second>(first component: First) -> Conditional<Value, First, Second>
    where First: KeyframeTrackContent, Second: KeyframeTrackContent, First.Value == Value, Second.Value == Value {
        Conditional(chosen: KeyframeList(elements: [component]))
    }

    /// Returns the second branch of a conditional.
    public static func buildEither<First, Second>(second component: Second) -> Conditional<Value, First, Second>
    where First: KeyframeTrackContent, Second: KeyframeTrackContent, First.Value == Value, Second.Value == Value {
        Conditional(chosen: KeyframeList(elements: [component]))
    }

    /// The chosen branch of an `if` or a `switch`.
    public struct Conditional<ConditionalValue, First, Second>: PrimitiveTrackContent
    where
        First: KeyframeTrackContent, Second: KeyframeTrackContent,
        First.Value == ConditionalValue, Second.Value == ConditionalValue
    {
        /// The type of the values of both branches.
        public typealias Value = ConditionalValue
        /// The content itself; keyframes of this library have no body.
        public typealias Body = Conditional<ConditionalValue, First, Second>

        let chosen: KeyframeList<ConditionalValue>

        func append(to keyframes: inout [Keyframe<ConditionalValue.AnimatableData>]) {
            chosen.append(to: &keyframes)
        }
    }
}
