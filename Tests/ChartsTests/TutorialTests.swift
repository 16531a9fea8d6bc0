import Charts
import MartletTesting
import Testing

/// Code as apps have it: each modifier and initializer in the forms that tutorials use.
private struct Item: Identifiable, Sendable { var id = UUID(); var date: Date; var value: Double; var kind: Kind }
private enum Kind: String, Plottable, CaseIterable { case a, b }
private struct Dashboard: View {
    @State private var selected: Date?
    @State private var range: ClosedRange<Double>?
    let items: [Item]
    var body: some View {
        VStack {
            Chart(items) {
                LineMark(x: .value("Date", $0.date), y: .value("Value", $0.value))
                    .foregroundStyle(by: .value("Kind", $0.kind))
                    .interpolationMethod(.catmullRom)
                    .lineStyle(.init(lineWidth: 3))
                    .symbol(.circle.strokeBorder(lineWidth: 2))
                if let selected {
                    RuleMark(x: .value("Selected", selected, unit: .day))
                        .foregroundStyle(Color.gray.opacity(0.3))
                        .offset(yStart: -10)
                        .zIndex(-1)
                        .annotation(
                            position: .top, spacing: 0, overflowResolution: .init(x: .fit(to: .chart), y: .disabled)
                        ) {
                            Text("\(selected.formatted())").font(.caption)
                        }
                }
            }
            .chartXSelection(value: $selected)
            .chartYSelection(range: $range)
            .chartXAxis {
                AxisMarks(preset: .aligned, values: .stride(by: .day, count: 2)) { value in
                    if let date = value.as(Date.self) {
                        AxisValueLabel {
                            VStack {
                                Text(date, format: .dateTime.day()); if value.index == 0 { Text("x") }
                            }
                        }
                    }
                    AxisGridLine(stroke: StrokeStyle(lineWidth: 0.5, dash: [2])).foregroundStyle(.red)
                    AxisTick(length: .longestLabel)
                }
                AxisMarks(position: .top, values: [Date()])
            }
            .chartYAxis { AxisMarks(format: Decimal.FormatStyle.Currency(code: "USD"), position: .leading) }
            .chartYAxis {
                AxisMarks(values: .automatic(desiredCount: 5)) {
                    AxisValueLabel(format: FloatingPointFormatStyle<Double>()); AxisGridLine()
                }
            }
            .chartYScale(
                domain: .automatic(includesZero: false, reversed: true), range: .plotDimension(padding: 8),
                type: .linear
            )
            .chartXScale(domain: Date.distantPast...Date.distantFuture)
            .chartForegroundStyleScale(domain: Kind.allCases, range: [Color.red, .blue])
            .chartForegroundStyleScale([Kind.a: .red, Kind.b: .green])
            .chartForegroundStyleScale(["x": LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom)])
            .chartForegroundStyleScale(range: Gradient(colors: [.red, .blue]))
            .chartSymbolScale([Kind.a: .circle, Kind.b: .square])
            .chartLegend(position: .top, alignment: .leading, spacing: 10) { Text("Legend") }
            .chartPlotStyle { plot in plot.background(Color.gray.opacity(0.1)).border(.gray) }
            .chartYAxisLabel(position: .trailing) { Text("y") }
            .chartXAxisLabel("Time", alignment: .center)
            .chartOverlay { proxy in
                GeometryReader { geo in
                    Rectangle().fill(.clear).contentShape(Rectangle())
                        .gesture(
                            DragGesture().onChanged { value in
                                let origin = geo[proxy.plotFrame!].origin
                                if let (d, v) = proxy.value(
                                    at: CGPoint(x: value.location.x - origin.x, y: 0), as: (Date, Double).self)
                                {
                                    selected = d; _ = v
                                }
                                selected = proxy.value(atX: 3)
                            })
                }
            }
            Chart {
                ForEach(Kind.allCases, id: \.self) { kind in
                    switch kind {
                    case .a: BarMark(x: .value("k", kind), y: .value("v", 3), width: 20).cornerRadius(4)
                    case .b: BarMark(x: .value("k", kind), y: .value("v", 4), width: .ratio(0.5), stacking: .normalized)
                    }
                }
                ForEach(0..<3) { i in
                    PointMark(x: .value("a", i), y: .value("b", i)).symbolSize(CGFloat(i * 10)).symbol {
                        Image(systemName: "star")
                    }
                }
                RectangleMark(
                    xStart: .value("x", 1), xEnd: .value("x", 2), yStart: .value("y", 1), yEnd: .value("y", 4)
                ).opacity(0.2)
                RuleMark(xStart: .value("a", 1), xEnd: .value("b", 3), y: .value("y", 4))
                Average(value: 3)
            }
            .chartXAxis(.hidden).chartLegend(.hidden)
            .chartYScale(domain: [0, 100])
            .chartXScale(type: .category)
            Chart(items) { item in
                SectorMark(
                    angle: .value("v", item.value), innerRadius: .ratio(0.6), outerRadius: .inset(10), angularInset: 1
                )
                .foregroundStyle(by: .value("k", item.kind.rawValue)).accessibilityLabel("x").accessibilityValue(
                    "\(item.value)")
            }
        }
    }
    @ChartContentBuilder func part() -> some ChartContent {
        if items.isEmpty { BarMark(x: .value("x", 1)) } else { PointMark(x: .value("x", 1), y: .value("y", 2)) }
    }
}
private struct Average: ChartContent {
    let value: Double; var body: some ChartContent { RuleMark(y: .value("Average", value)).foregroundStyle(.red) }
}

@MainActor
@Suite struct TutorialTests {
    @Test func aDashboardIsShown() {
        let items = (0..<10).map {
            Item(date: Samples.day($0), value: Double($0 * 7 % 5), kind: $0 % 2 == 0 ? .a : .b)
        }
        let host = TestHost(size: CGSize(width: 600, height: 900)) { Dashboard(items: items) }
        #expect(host.texts.contains("Legend"))
        #expect(host.texts.contains("Time"))
    }

    @Test func aDragSelectsTheValueBelowIt() throws {
        var history: [String] = []
        struct Content: View {
            let record: (String) -> Void
            @State private var selected: String?
            var body: some View {
                Samples.bars.chartXSelection(value: $selected).accessibilityIdentifier("chart").onChange(of: selected) {
                    record($1 ?? "none")
                }
            }
        }
        let host = TestHost(size: CGSize(width: 300, height: 300)) { Content { history.append($0) } }
        try host.find { $0.identifier == "chart" }.drag(from: UnitPoint(x: 0.4, y: 0.5), to: UnitPoint(x: 0.7, y: 0.5))
        #expect(history == ["Marketing", "Finance", "none"])
    }

    @Test func marksAreReadInTheirOrder() throws {
        let host = TestHost(size: CGSize(width: 300, height: 300)) { Samples.bars }
        let mark = try host.find { $0.label == "Production" }
        #expect(mark.value == "Profit: 15,000")
    }
}
