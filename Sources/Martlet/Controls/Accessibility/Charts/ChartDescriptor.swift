import Foundation

/// Describes a chart to assistive technology.
@MainActor @preconcurrency
public protocol AXChartDescriptorRepresentable {
    /// Says what the chart shows.
    func makeChartDescriptor() -> AXChartDescriptor

    /// Brings what was said of the chart up to date.
    func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
    /// Changes nothing.
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
    }
}

extension View {
    /// Describes the view to assistive technology as a chart: what it is called and sums up to, and in it a text for each
    /// point.
    ///
    /// - Parameter representable: Says what the chart shows. It is asked whenever the view is made anew.
    nonisolated public func accessibilityChartDescriptor<R: AXChartDescriptorRepresentable>(
        _ representable: R
    ) -> some View {
        modifier(ChartDescriptorModifier(representable: representable))
    }
}

extension AXChartDescriptor {
    /// What is said of each point: "Steps, Monday: 4,000 steps".
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
