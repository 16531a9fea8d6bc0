/// Makes the keyframes of a track from statements.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
    /// Takes one statement as it is.
    public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value {
        expression
    }

    /// No keyframes.
    public static func buildBlock() -> some KeyframeTrackContent<Value> {
        KeyframeList<Value>(elements: [])
    }

    /// The first statement.
    public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where K.Value == Value {
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
    public static func buildEither<First, Second>(first component: First) -> Conditional<Value, First, Second>
    where First: KeyframeTrackContent, Second: KeyframeTrackContent, First.Value == Value, Second.Value == Value {
        Conditional(chosen: KeyframeList(elements: [component]))
    }

    /// What the second branch of a choice has.
    public static func buildEither<First, Second>(second component: Second) -> Conditional<Value, First, Second>
    where First: KeyframeTrackContent, Second: KeyframeTrackContent, First.Value == Value, Second.Value == Value {
        Conditional(chosen: KeyframeList(elements: [component]))
    }

    /// One of two kinds of keyframes, as an `if` or a `switch` chose.
    public struct Conditional<ConditionalValue, First, Second>: PrimitiveTrackContent
    where
        First: KeyframeTrackContent, Second: KeyframeTrackContent,
        First.Value == ConditionalValue, Second.Value == ConditionalValue
    {
        /// The type of the values of both branches.
        public typealias Value = ConditionalValue
        /// Itself: the animator reads it without a body.
        public typealias Body = Conditional<ConditionalValue, First, Second>

        let chosen: KeyframeList<ConditionalValue>

        func append(to keyframes: inout [Keyframe<ConditionalValue.AnimatableData>]) {
            chosen.append(to: &keyframes)
        }
    }
}
