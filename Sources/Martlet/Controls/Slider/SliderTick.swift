/// A mark at a slider's track, and what it says.
///
///     Slider(value: $percentage) {
///         Text("Percentage")
///     } ticks: {
///         SliderTick(0.25) { Text("¼") }
///         SliderTick(0.5)
///     }
public struct SliderTick<V: BinaryFloatingPoint>: SliderTickContent, Identifiable, Comparable {
    /// What tells marks apart: their values.
    public struct ID: Hashable {
        fileprivate let value: V
    }

    /// The value that is marked.
    public typealias Value = V

    let value: V
    let label: AnyView?

    /// A mark at a value.
    nonisolated public init(_ value: V) {
        self.value = value
        label = nil
    }

    /// A mark at a value, with a text that is localised.
    nonisolated public init(_ value: V, _ titleKey: LocalizedStringKey) {
        self.init(value) { Text(titleKey) }
    }

    /// A mark at a value, with a text that is said as it is.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ value: V, _ title: S) {
        self.init(value) { Text(title) }
    }

    /// A mark at a value, with a view below it.
    nonisolated public init<L: View>(_ value: V, @ViewBuilder label: () -> L) {
        self.value = value
        self.label = AnyView(label())
    }

    /// What tells marks apart: their values.
    nonisolated public var id: ID { ID(value: value) }

    /// The mark itself.
    nonisolated public var _ticks: [SliderTick<V>] { [self] }

    /// Whether both mark one value.
    nonisolated public static func == (a: SliderTick, b: SliderTick) -> Bool { a.value == b.value }

    /// Whether one marks a smaller value than the other.
    nonisolated public static func < (a: SliderTick, b: SliderTick) -> Bool { a.value < b.value }
}

/// Marks at a slider's track.
public protocol SliderTickContent<Value> {
    /// The type of the slider's value.
    associatedtype Value: BinaryFloatingPoint

    /// The marks, in any order.
    nonisolated var _ticks: [SliderTick<Value>] { get }
}

/// Marks that a builder has put together.
public struct TupleSliderTickContent<Value: BinaryFloatingPoint>: SliderTickContent {
    /// The marks, in the order of the builder.
    nonisolated public let _ticks: [SliderTick<Value>]

    init(_ ticks: [SliderTick<Value>]) { _ticks = ticks }
}

/// Marks for the elements of a collection.
public struct SliderTickContentForEach<Data: RandomAccessCollection, ID: Hashable, Content: SliderTickContent>:
    SliderTickContent
{
    /// The type of the slider's value.
    public typealias Value = Content.Value

    /// The marks of all elements. Complexity: O(n) in the number of elements, when it is made.
    nonisolated public let _ticks: [SliderTick<Content.Value>]

    /// Marks for elements that a part of each tells apart.
    nonisolated public init<V>(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @SliderTickBuilder<V> content: (Data.Element) -> Content
    ) where Content.Value == V {
        _ticks = data.flatMap { content($0)._ticks }
    }

    /// Marks for elements that have an identity.
    nonisolated public init<V>(_ data: Data, @SliderTickBuilder<V> content: (Data.Element) -> Content)
    where Content.Value == V, Data.Element: Identifiable, ID == Data.Element.ID {
        _ticks = data.flatMap { content($0)._ticks }
    }
}

/// Puts the marks of a slider together.
@resultBuilder
public struct SliderTickBuilder<V: BinaryFloatingPoint> {
    /// Takes marks as they are.
    nonisolated public static func buildExpression<C: SliderTickContent>(_ content: C) -> TupleSliderTickContent<V>
    where C.Value == V { TupleSliderTickContent(content._ticks) }

    /// Joins marks.
    nonisolated public static func buildBlock(_ parts: TupleSliderTickContent<V>...) -> TupleSliderTickContent<V> {
        TupleSliderTickContent(parts.flatMap(\._ticks))
    }

    /// Marks that are there if a condition is met.
    nonisolated public static func buildIf(_ content: TupleSliderTickContent<V>?) -> TupleSliderTickContent<V> {
        content ?? TupleSliderTickContent([])
    }

    /// Marks of the first branch.
    nonisolated public static func buildEither(first content: TupleSliderTickContent<V>) -> TupleSliderTickContent<V> {
        content
    }

    /// Marks of the second branch.
    nonisolated public static func buildEither(second content: TupleSliderTickContent<V>) -> TupleSliderTickContent<V> {
        content
    }
}
