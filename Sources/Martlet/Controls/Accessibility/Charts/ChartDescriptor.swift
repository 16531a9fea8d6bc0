import Foundation

/// A type that describes a chart to assistive technology.
@MainActor @preconcurrency
public protocol AXChartDescriptorRepresentable {
    /// Returns the description of the chart.
    func makeChartDescriptor() -> AXChartDescriptor

    /// Updates an existing description after the view has changed.
    func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
    /// Leaves the description unchanged.
    public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}

private nonisolated struct ChartDescriptorModifier<R: AXChartDescriptorRepresentable>: ViewModifier {
    let representable: R

    init(representable: R) { self.representable = representable }

    @MainActor func body(content: Content) -> some View {
        let chart = representable.makeChartDescriptor()
        let name = [chart.title, chart.summary].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ", ")
        content.accessibilityChildren {
            ForEach(Array(chart.pointTexts.enumerated()), id: \.offset) { Text(verbatim: $0.element) }
        }
        .accessibilityElement(children: .contain)
        .accessibilityLabel(Text(verbatim: name), isEnabled: !name.isEmpty)
        .chartElement(.chart) { chart }
    }
}

extension View {
    /// Describes the view to assistive technology as a chart: a title, a summary, and one text for each data point.
    ///
    /// - Parameter representable: The source of the description. It is read again at each update of the view.
    nonisolated public func accessibilityChartDescriptor<R: AXChartDescriptorRepresentable>(
        _ representable: R
    ) -> some View {
        modifier(ChartDescriptorModifier(representable: representable))
    }
}

extension AXChartDescriptor {
    /// The spoken text of each data point, such as "Steps, Monday: 4,000 steps".
    fileprivate var pointTexts: [String] {
        series.flatMap { series in
            series.dataPoints.map { point in
                let place = describe(point.xValue, at: xAxis)
                let names = [self.series.count > 1 ? series.name : nil, point.label, place].compactMap { $0 }
                let values = [point.yValue.map { describe(.number($0), at: yAxis) }].compactMap { $0 } + more(of: point)
                let name = names.filter { !$0.isEmpty }.joined(separator: ", ")
                return values.isEmpty ? name : "\(name): \(values.joined(separator: ", "))"
            }
        }
    }

    private func more(of point: AXDataPoint) -> [String] {
        zip(point.additionalValues, additionalAxes ?? []).map { "\($1.title) \(describe($0, at: $1))" }
    }

    private func describe(_ value: AXDataPointValue, at axis: (any AXDataAxisDescriptor)?) -> String {
        switch value {
        case .category(let name): name
        case .number(let number):
            (axis as? AXNumericDataAxisDescriptor)?.valueDescriptionProvider(number) ?? number.formatted()
        }
    }
}
