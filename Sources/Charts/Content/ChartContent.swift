/// A part of a chart: a mark, or a group of marks.
///
/// A type of one's own has a `body`:
///
///     struct Average: ChartContent {
///         let value: Double
///         var body: some ChartContent { RuleMark(y: .value("Average", value)).foregroundStyle(.red) }
///     }
@MainActor @preconcurrency
public protocol ChartContent {
    /// The type of the body, inferred from its implementation.
    associatedtype Body: ChartContent

    /// The content of the part.
    @ChartContentBuilder @MainActor @preconcurrency var body: Self.Body { get }

    /// Adds the marks of the part to a chart.
    @MainActor func _collect(into collector: inout _MarkCollector)
}

extension ChartContent {
    /// Adds the marks of the body.
    @MainActor public func _collect(into collector: inout _MarkCollector) { body._collect(into: &collector) }
}

extension Never: ChartContent {
    /// Never called.
    @MainActor public func _collect(into collector: inout _MarkCollector) {}
}

/// Chart content without a body, which adds its marks itself.
@MainActor @preconcurrency
public protocol _PrimitiveChartContent: ChartContent where Body == Never {}

extension _PrimitiveChartContent {
    /// Primitive content has none.
    @MainActor @preconcurrency public var body: Never { fatalError("primitive chart content has no body") }
}
