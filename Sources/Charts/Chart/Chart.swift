/// A view that shows data as marks: bars, lines, points, areas, rules, rectangles, sectors.
///
///     Chart(sales) { sale in
///         BarMark(x: .value("Month", sale.month), y: .value("Sales", sale.amount))
///             .foregroundStyle(by: .value("Product", sale.product))
///     }
///     .frame(height: 300)
///
/// The chart takes the size that it is offered. Axes, scales and the legend follow the data; modifiers such as
/// `chartXAxis(content:)` and `chartYScale(domain:)` change them.
nonisolated public struct Chart<Content: ChartContent>: View {
    private let content: Content
    @Environment(\.chartConfiguration) private var configuration
    @Environment(\.calendar) private var calendar
    @Environment(\.locale) private var locale
    @Environment(\.layoutDirection) private var layoutDirection
    @State private var cache = ColumnCache()

    /// Creates a chart of content.
    nonisolated public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

    /// Creates a chart of marks for each element of data.
    nonisolated public init<Data: RandomAccessCollection, C: ChartContent>(
        _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
    ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
        self.content = ForEach(data, content: content)
    }

    /// Creates a chart of marks for each element of data, whose id a key path leads to.
    nonisolated public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> C
    ) where Content == ForEach<Data, ID, C> {
        self.content = ForEach(data, id: id, content: content)
    }

    /// The chart's parts.
    @MainActor @preconcurrency public var body: some View {
        var collector = _MarkCollector()
        collector.cache = cache
        collector.pools = cache.pools
        content._collect(into: &collector)
        cache.pools = collector.pools
        cache.removeUnused()
        Stacking.stack(&collector.marks)
        let (marks, layers) = (collector.marks, collector.layers)
        let (configuration, calendar, locale) = (configuration, calendar, locale)
        let isRightToLeft = layoutDirection == .rightToLeft
        return GeometryReader { geometry in
            let model = ChartModel(
                marks: marks, layers: layers, configuration: configuration, size: geometry.size, calendar: calendar,
                isRightToLeft: isRightToLeft)
            if configuration.scroll.axes.isEmpty {
                PaddedParts(model: model, size: geometry.size, calendar: calendar, locale: locale)
            } else {
                ScrollingChart(model: model, size: geometry.size, calendar: calendar, locale: locale)
            }
        }
        .frame(
            minWidth: 0, idealWidth: 300, maxWidth: .infinity, minHeight: 0, idealHeight: 200, maxHeight: .infinity)
    }
}
