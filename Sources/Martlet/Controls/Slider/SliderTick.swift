/// A tick on a slider's track, with an optional label.
///
///     Slider(value: $percentage) {
///         Text("Percentage")
///     } ticks: {
///         SliderTick(0.25) { Text("¼") }
///         SliderTick(0.5)
///     }
public struct SliderTick<V: BinaryFloatingPoint>: SliderTickContent, Identifiable, Comparable {
    /// The identity of a tick, which is its value.
    public struct ID: Hashable {
        fileprivate let value: V
    }

    /// The type of the tick's value.
    public typealias Value = V

    let value: V
    let label: AnyView?

    /// Creates a tick at a value.
    nonisolated public init(_ value: V) {
        self.value = value
        label = nil
    }

    /// Creates a tick at a value, with a view below it.
    nonisolated public init<L: View>(_ value: V, @ViewBuilder label: () -> L) {
        self.value = value
        self.label = AnyView(label())
    }

    /// The identity of the tick, which is its value.
    nonisolated public var id: ID { ID(value: value) }

    /// An array of this tick.
    nonisolated public var _ticks: [SliderTick<V>] { [self] }

    /// Whether two ticks have the same value.
    nonisolated public static func == (a: SliderTick, b: SliderTick) -> Bool { a.value == b.value }

    /// Whether the first tick has the smaller value.
    nonisolated public static func < (a: SliderTick, b: SliderTick) -> Bool { a.value < b.value }
}

extension SliderTick {
    /// Creates a tick at a value, with a localized text.
    nonisolated public init(_ value: V, _ titleKey: LocalizedStringKey) {
        self.init(value) { Text(titleKey) }
    }
}

/// The ticks of a slider.
public protocol SliderTickContent<Value> {
    /// The type of the slider's value.
    associatedtype Value: BinaryFloatingPoint

    /// The ticks, in any order.
    nonisolated var _ticks: [SliderTick<Value>] { get }
}

/// Ticks that a builder has combined.
public struct TupleSliderTickContent<Value: BinaryFloatingPoint>: SliderTickContent {
    /// The ticks, in the order of the builder.
    nonisolated public let _ticks: [SliderTick<Value>]

    init(_ ticks: [SliderTick<Value>]) { _ticks = ticks }
}

/// Ticks for the elements of a collection.
public struct SliderTickContentForEach<Data: RandomAccessCollection, ID: Hashable, Content: SliderTickContent>:
    SliderTickContent
{
    /// The type of the slider's value.
    public typealias Value = Content.Value

    /// The ticks of all elements.
    ///
    /// - Complexity: Computed at initialization, in O(n) of the number of elements.
    nonisolated public let _ticks: [SliderTick<Content.Value>]

    /// Creates ticks for elements that are identified by a key path.
    nonisolated public init<V>(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @SliderTickBuilder<V> content: (Data.Element) -> Content
    ) where Content.Value == V {
        _ticks = data.flatMap { content($0)._ticks }
    }

    /// Creates ticks for identifiable elements.
    nonisolated public init<V>(_ data: Data, @SliderTickBuilder<V> content: (Data.Element) -> Content)
    where Content.Value == V, Data.Element: Identifiable, ID == Data.Element.ID {
        _ticks = data.flatMap { content($0)._ticks }
    }
}

/// Builds the ticks of a slider from the statements of a closure.
@resultBuilder
public struct SliderTickBuilder<V: BinaryFloatingPoint> {
    /// Supports statements that are ticks.
    nonisolated public static func buildExpression<C: SliderTickContent>(_ content: C) -> TupleSliderTickContent<V>
    where C.Value == V { TupleSliderTickContent(content._ticks) }

    /// Concatenates ticks.
    nonisolated public static func buildBlock(_ parts: TupleSliderTickContent<V>...) -> TupleSliderTickContent<V> {
        TupleSliderTickContent(parts.flatMap(\._ticks))
    }

    /// Supports an `if` without an `else`.
    nonisolated public static func buildIf(_ content: TupleSliderTickContent<V>?) -> TupleSliderTickContent<V> {
        content ?? TupleSliderTickContent([])
    }

    /// Supports the first branch of an `if` with an `else`, or of a `switch`.
    nonisolated public static func buildEither(first content: TupleSliderTickContent<V>) -> TupleSliderTickContent<V> {
        content
    }

    /// Supports the other branches of an `if` or a `switch`.
    nonisolated public static func buildEither(second content: TupleSliderTickContent<V>) -> TupleSliderTickContent<V> {
        content
    }
}
