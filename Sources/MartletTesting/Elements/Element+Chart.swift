import Martlet

extension Element {
    /// The description of a chart: its axes, and its series with the values of all marks; nil for an element that is no
    /// chart.
    ///
    /// The marks are also elements, which have frames, and so are the legend and the labels of the axes, which are texts:
    ///
    ///     let chart = try host.find(.chart)
    ///     #expect(chart.chartDescriptor?.series.map(\.name) == ["Cakes", "Bread"])
    ///     #expect(chart.findAll(.mark).map(\.value) == ["Sales: 5", "Sales: 8"])
    ///     #expect(try chart.find(.legend).texts == ["Cakes", "Bread"])
    ///
    /// - Complexity: Linear in the number of marks.
    public var chartDescriptor: AXChartDescriptor? { node.chartElement?.descriptor?() }
}
