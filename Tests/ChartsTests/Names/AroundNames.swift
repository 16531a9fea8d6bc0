import Charts

// Axes, scales and what is around charts in the forms that the original has: this file has to compile, without warnings.

private enum Kind: String, Plottable, CaseIterable { case cakes, bread }
private struct Average: ChartContent {
    let value: Double
    var body: some ChartContent { RuleMark(y: .value("Average", value)).foregroundStyle(.red) }
}

// MARK: - Axes
private struct Axes: View {
    var body: some View {
        Chart { Average(value: 1) }
            .chartXAxis(.hidden).chartYAxis(.visible)
            .chartXAxis {
                AxisMarks()
                AxisMarks(values: .automatic)
                AxisMarks(values: .automatic(desiredCount: 4, roundLowerBound: true, roundUpperBound: false))
                AxisMarks(values: .automatic(minimumStride: 2.0, desiredCount: 3))
                AxisMarks(values: .stride(by: .month, count: 2))
                AxisMarks(values: .stride(by: 2.5))
                AxisMarks(values: [1, 2, 3])
                AxisMarks(preset: .aligned, position: .top, values: ["a"], stroke: StrokeStyle(lineWidth: 2))
                AxisMarks(preset: .extended, position: .bottom)
                AxisMarks(preset: .inset)
                AxisMarks(format: .dateTime.month(), values: .stride(by: .month))
                AxisMarks(format: Decimal.FormatStyle.Currency(code: "EUR"), position: .leading, values: [Decimal(1)])
                AxisMarks(format: FloatingPointFormatStyle<Double>.Percent())
                AnyAxisContent(AxisMarks())
                AxisMarks().compositingLayer()
                AxisMarks().compositingLayer { $0.opacity(0.5) }
            }
            .chartYAxis {
                AxisMarks(position: .leading) { value in
                    AxisGridLine(centered: true, stroke: StrokeStyle(lineWidth: 1)).foregroundStyle(.red)
                    AxisTick(centered: true, length: 3, stroke: StrokeStyle(lineWidth: 1))
                    AxisTick(length: .label)
                    AxisTick(length: .longestLabel(extendPastBy: 3))
                    AxisValueLabel()
                    AxisValueLabel(
                        centered: true, anchor: .top, multiLabelAlignment: .center,
                        collisionResolution: .greedy(priority: 2, minimumSpacing: 4), offsetsMarks: true,
                        orientation: .verticalReversed, horizontalSpacing: 2, verticalSpacing: 3)
                    AxisValueLabel(format: .dateTime.day(), orientation: .vertical)
                    AxisValueLabel("text", collisionResolution: .disabled)
                    AxisValueLabel("text", orientation: .horizontal)
                    AxisValueLabel { Text("\(value.index) of \(value.count)") }
                    AxisValueLabel { Image(systemName: "star") }.font(.caption).offset(x: 1, y: 2)
                    if value.index > 0 { AxisTick() }
                    if let date = value.as(Date.self) { AxisValueLabel { Text(date, style: .date) } }
                    AnyAxisMark(AxisTick())
                }
            }
            .chartXAxisLabel("x").chartXAxisLabel(Text("x"), position: .bottom, alignment: .center, spacing: 3)
            .chartXAxisLabel(position: .top) { Text("x") }
            .chartYAxisLabel("y").chartYAxisLabel(position: .leading, alignment: .center) { Image(systemName: "star") }
            .chartXAxisStyle { $0.opacity(0.5) }
            .chartYAxisStyle { axis in axis.frame(width: 40).background(.red) }
    }
}

// MARK: - Scales
private struct Scales: View {
    var body: some View {
        Chart { Average(value: 1) }
            .chartXScale(domain: 0...10).chartXScale(domain: ["a", "b"]).chartXScale(domain: [1, 2])
            .chartXScale(domain: 0...10, range: 0...100)
            .chartXScale(domain: Date()...Date(), range: .plotDimension, type: .date)
            .chartXScale(range: .plotDimension(padding: 10)).chartXScale(
                range: .plotDimension(startPadding: 1, endPadding: 2)
            )
            .chartXScale(type: .log)
            .chartYScale(domain: .automatic(includesZero: false, reversed: true))
            .chartYScale(domain: .automatic(dataType: Double.self) { $0.append(3) })
            .chartYScale(domain: .automatic, range: 0...3, type: .symmetricLog)
            .chartYScale(type: .symmetricLog(slopeAtZero: 2)).chartYScale(type: .squareRoot)
            .chartYScale(type: .power(exponent: 2)).chartYScale(type: .linear).chartYScale(type: .category)
        Chart { Average(value: 1) }
            .chartForegroundStyleScale(["a": .red, "b": .blue])
            .chartForegroundStyleScale(["a": Color.red, "b": Color.blue] as KeyValuePairs)
            .chartForegroundStyleScale(domain: ["a"], range: [Color.red])
            .chartForegroundStyleScale(domain: ["a"])
            .chartForegroundStyleScale(range: [Color.red, .blue])
            .chartForegroundStyleScale(range: Gradient(colors: [.red, .blue]))
            .chartForegroundStyleScale(domain: 0...10, range: Gradient(colors: [.red, .blue]), type: .linear)
            .chartForegroundStyleScale(domain: ["a"]) { (value: String) in Color.red }
            .chartForegroundStyleScale { (value: String) in Color.red }
            .chartForegroundStyleScale(mapping: { (kind: Kind) in kind == .bread ? Color.red : .blue })
            .chartSymbolScale(["a": .circle, "b": .square])
            .chartSymbolScale(domain: ["a"], range: [.circle, .plus] as [BasicChartSymbolShape])
            .chartSymbolScale(domain: ["a"]).chartSymbolScale(range: [.circle] as [BasicChartSymbolShape])
            .chartSymbolScale { (value: String) in BasicChartSymbolShape.circle }
            .chartSymbolSizeScale(["a": 3, "b": 4]).chartSymbolSizeScale(domain: [1, 2], range: [3, 4])
            .chartSymbolSizeScale(range: 3...4)
            .chartSymbolSizeScale { (value: String) in 3 }
            .chartLineStyleScale(["a": StrokeStyle(lineWidth: 1)])
            .chartLineStyleScale(domain: ["a"], range: [StrokeStyle(lineWidth: 2)])
            .chartLineStyleScale { (value: String) in StrokeStyle(lineWidth: 2) }
    }
}

// MARK: - Around
private struct Around: View {
    @State private var date: Date?
    @State private var dates: ClosedRange<Date>?
    @State private var number: Double?
    @State private var numbers: ClosedRange<Double>?
    @State private var position = Date()
    var body: some View {
        Chart { Average(value: 1) }
            .chartLegend(.hidden).chartLegend(position: .top, alignment: .leading, spacing: 2)
            .chartLegend(position: .bottom) { Text("legend") }
            .chartPlotStyle { $0.background(.red).frame(height: 100) }
            .chartOverlay(alignment: .top) { proxy in Text("\(proxy.plotSize.width)") }
            .chartBackground { proxy in
                GeometryReader { geometry in
                    if let frame = proxy.plotFrame {
                        let rect = geometry[frame]
                        let x: CGFloat? = proxy.position(forX: 3)
                        let y = proxy.position(forY: 3.0)
                        let p = proxy.position(for: (x: 1, y: 2))
                        let r = proxy.positionRange(forX: "a")
                        let v = proxy.value(atX: 3, as: Date.self)
                        let w: Double? = proxy.value(atY: 3)
                        let both = proxy.value(at: CGPoint.zero, as: (Date, Double).self)
                        let d = proxy.xDomain(dataType: Double.self)
                        let angle = proxy.angle(at: .zero)
                        let a = proxy.value(atAngle: angle, as: Double.self)
                        let style = proxy.foregroundStyle(for: "a")
                        let _ = proxy.plotContainerFrame.map { geometry[$0] }
                        let _ = proxy.symbolSizeDomain(dataType: Double.self)
                        let _ = proxy.lineStyleDomain(dataType: String.self)
                        let s = proxy.symbol(for: "a"), z = proxy.symbolSize(for: "a"), l = proxy.lineStyle(for: "a")
                        Text(
                            String(describing: (rect, x, y, p, r, v, w, both, d, a))
                                + String(describing: (style, s, z, l)))
                    }
                }
            }
            .chartGesture { proxy in
                DragGesture(minimumDistance: 0)
                    .onChanged {
                        proxy.selectXValue(at: $0.location.x); proxy.selectYValue(at: $0.location.y)
                    }
                    .onEnded { proxy.selectXRange(from: $0.startLocation.x, to: $0.location.x) }
            }
            .chartXSelection(value: $date).chartXSelection(range: $dates)
            .chartYSelection(value: $number).chartYSelection(range: $numbers)
            .chartAngleSelection(value: $number)
            .chartScrollableAxes(.horizontal).chartScrollableAxes([.horizontal, .vertical])
            .chartXVisibleDomain(length: 3600).chartYVisibleDomain(length: 3)
            .chartScrollPosition(x: $position).chartScrollPosition(initialX: Date()).chartScrollPosition(initialY: 3)
            .chartScrollTargetBehavior(.paging)
            .chartScrollTargetBehavior(
                .valueAligned(matching: DateComponents(hour: 0), majorAlignment: .matching(DateComponents(day: 1)))
            )
            .chartScrollTargetBehavior(.valueAligned(unit: 1, majorAlignment: .page))
            .chartScrollTargetBehavior(.valueAligned(xUnit: 1, yMatching: DateComponents(hour: 0)))
            .chartScrollTargetBehavior(.valueAligned(xMatching: DateComponents(hour: 0), yUnit: 2))
    }
}
