import Charts
import MartletTesting

/// More charts as tutorials have them, with the samples at least fifty: plots, functions, parts that scroll, layers,
/// dates, ranges, annotations.
@MainActor
enum MoreSamples {
    struct Reading: Identifiable {
        var id: Int
        var date: Date { Date(timeIntervalSince1970: 1_704_067_200 + Double(id) * 86_400) }
        var low: Double { Double(id * 7 % 11) + 4 }
        var high: Double { low + Double(id * 5 % 7) + 2 }
        var mean: Double { (low + high) / 2 }
        var station: String { ["North", "South", "West"][id % 3] }
        var weight: CGFloat { CGFloat(id % 10) / 10 + 0.1 }
        var color: Color { id % 2 == 0 ? .teal : .indigo }
    }

    static let readings = (0..<24).map { Reading(id: $0) }
    static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun"]

    static let all: [(name: String, chart: AnyView)] = [
        ("bar-plot", AnyView(barPlot)), ("point-plot", AnyView(pointPlot)), ("line-plot", AnyView(linePlot)),
        ("area-plot", AnyView(areaPlot)), ("rule-plot", AnyView(rulePlot)), ("heat-plot", AnyView(heatPlot)),
        ("sector-plot", AnyView(sectorPlot)), ("parabola", AnyView(parabola)), ("waves", AnyView(waves)),
        ("between", AnyView(between)), ("inverse", AnyView(inverse)), ("heart", AnyView(heart)),
        ("histogram-curve", AnyView(histogramWithCurve)), ("scrolling", AnyView(scrolling)),
        ("scrolling-dates", AnyView(scrollingDates)), ("scrolling-list", AnyView(scrollingList)),
        ("masked", AnyView(masked)), ("clipped", AnyView(clipped)), ("layered", AnyView(layered)),
        ("candles", AnyView(candles)), ("band", AnyView(band)), ("lollipop", AnyView(lollipop)),
        ("negative", AnyView(negative)), ("progress", AnyView(progress)), ("sparkline", AnyView(sparkline)),
        ("bubble", AnyView(bubble)), ("threshold", AnyView(threshold)), ("steps", AnyView(steps)),
        ("quadrants", AnyView(quadrants)), ("pyramid", AnyView(pyramid)), ("large", AnyView(large)),
        ("many", AnyView(manyCategories)), ("long", AnyView(longLabels)),
        ("right-to-left", AnyView(barPlot.environment(\.layoutDirection, .rightToLeft))),
    ]

    static var barPlot: some View {
        Chart {
            BarPlot(readings.prefix(8), x: .value("Day", \.date, unit: .day), y: .value("Mean", \.mean))
                .foregroundStyle(by: .value("Station", \.station))
                .cornerRadius(3)
        }
    }

    static var pointPlot: some View {
        Chart {
            PointPlot(readings, x: .value("Low", \.low), y: .value("High", \.high))
                .foregroundStyle(by: .value("Station", \.station))
                .symbol(by: .value("Station", \.station))
                .symbolSize(by: .value("Mean", \.mean))
        }
    }

    static var linePlot: some View {
        Chart {
            LinePlot(
                readings, x: .value("Day", \.date), y: .value("Mean", \.mean), series: .value("Station", \.station)
            )
            .foregroundStyle(by: .value("Station", \.station))
            .interpolationMethod(.monotone)
        }
    }

    static var areaPlot: some View {
        Chart {
            AreaPlot(readings, x: .value("Day", \.date), yStart: .value("Low", \.low), yEnd: .value("High", \.high))
                .opacity(0.3)
            LinePlot(readings, x: .value("Day", \.date), y: .value("Mean", \.mean))
        }
    }

    static var rulePlot: some View {
        Chart {
            RulePlot(readings, x: .value("Day", \.date), yStart: .value("Low", \.low), yEnd: .value("High", \.high))
                .foregroundStyle(\.color)
                .lineStyle(StrokeStyle(lineWidth: 4, lineCap: .round))
        }
    }

    static var heatPlot: some View {
        Chart {
            RectanglePlot(readings, x: .value("Low", \.low), y: .value("Station", \.station))
                .opacity(\.weight)
        }
    }

    static var sectorPlot: some View {
        Chart {
            SectorPlot(readings.prefix(5), angle: .value("Mean", \.mean), innerRadius: .ratio(0.5), angularInset: 2)
                .foregroundStyle(by: .value("Day", \.id.description))
                .cornerRadius(4)
        }
    }

    static var parabola: some View {
        Chart { LinePlot(x: "x", y: "y") { x in x * x } }
            .chartXScale(domain: -10...10)
            .chartYScale(domain: -10...10)
    }

    static var waves: some View {
        Chart {
            LinePlot(x: "x", y: "y = sin(x)") { sin($0) }
                .foregroundStyle(by: .value("Expression", "y = sin(x)"))
                .lineStyle(StrokeStyle(lineWidth: 4, lineCap: .round))
                .opacity(0.8)
            LinePlot(x: "x", y: "y = cos(x)") { cos($0) }
                .foregroundStyle(by: .value("Expression", "y = cos(x)"))
        }
        .chartXScale(domain: -2 * Double.pi...2 * Double.pi)
    }

    static var between: some View {
        Chart {
            AreaPlot(x: "x", yStart: "cos(x)", yEnd: "sin(x)", domain: -135...45) { x in
                (yStart: cos(x / 180 * .pi), yEnd: sin(x / 180 * .pi))
            }
        }
        .chartXScale(domain: -315...225)
        .chartYScale(domain: -5...5)
    }

    static var inverse: some View {
        Chart {
            LinePlot(x: "x", y: "1 / x") { x in
                guard x != 0 else { return .nan }
                return 1 / x
            }
        }
        .chartXScale(domain: -10...10)
        .chartYScale(domain: -10...10)
    }

    static var heart: some View {
        Chart {
            LinePlot(x: "x", y: "y", t: "t", domain: -.pi ... .pi) { t in
                let x = sqrt(2) * pow(sin(t), 3)
                let y = cos(t) * (2 - cos(t) - pow(cos(t), 2))
                return (x, y)
            }
            .foregroundStyle(.pink)
        }
        .chartXScale(domain: -3...3)
        .chartYScale(domain: -4...2)
    }

    static var histogramWithCurve: some View {
        Chart {
            ForEach(-4..<4, id: \.self) { bin in
                let middle = Double(bin) + 0.5
                BarMark(
                    x: .value("Value", Double(bin)..<Double(bin + 1)),
                    y: .value("Probability", exp(-middle * middle / 4) / 3.545))
            }
            .opacity(0.4)
            LinePlot(x: "Value", y: "Probability") { exp(-$0 * $0 / 4) / 3.545 }
                .foregroundStyle(.orange)
        }
    }

    static var scrolling: some View {
        Chart(0..<200, id: \.self) { LineMark(x: .value("x", $0), y: .value("y", sin(Double($0) / 5))) }
            .chartScrollableAxes(.horizontal)
            .chartXVisibleDomain(length: 50)
            .chartScrollPosition(initialX: 60)
            .chartScrollTargetBehavior(.valueAligned(unit: 10, majorAlignment: .page))
    }

    static var scrollingDates: some View {
        Chart(0..<365, id: \.self) { day in
            BarMark(x: .value("Day", Samples.day(day), unit: .day), y: .value("Steps", day * 37 % 101 + 20))
        }
        .chartScrollableAxes(.horizontal)
        .chartXVisibleDomain(length: 3600 * 24 * 30)
        .chartScrollPosition(initialX: Samples.day(100))
        .chartScrollTargetBehavior(
            .valueAligned(matching: DateComponents(hour: 0), majorAlignment: .matching(DateComponents(day: 1))))
    }

    static var scrollingList: some View {
        Chart(0..<40, id: \.self) { index in
            BarMark(x: .value("Count", index * 13 % 29 + 1), y: .value("Name", "Item \(index)"))
        }
        .chartScrollableAxes(.vertical)
        .chartYVisibleDomain(length: 6)
        .chartGesture { proxy in
            DragGesture(minimumDistance: 0).onChanged { proxy.selectYValue(at: $0.location.y) }
        }
    }

    static var masked: some View {
        Chart {
            Plot {
                ForEach(readings) { AreaMark(x: .value("Day", $0.date), y: .value("Mean", $0.mean)) }
                    .foregroundStyle(.linearGradient(colors: [.red, .yellow], startPoint: .top, endPoint: .bottom))
            }
            .mask { RectangleMark(xStart: .value("From", Samples.day(5)), xEnd: .value("To", Samples.day(15))) }
            ForEach(readings) { LineMark(x: .value("Day", $0.date), y: .value("Mean", $0.mean)) }
        }
    }

    static var clipped: some View {
        Chart(readings.prefix(6)) {
            BarMark(x: .value("Station", "\($0.id)"), y: .value("Mean", $0.mean))
                .clipShape(Capsule())
        }
    }

    static var layered: some View {
        Chart {
            Plot {
                ForEach(0..<6, id: \.self) { index in
                    PointMark(x: .value("x", Double(index) / 8), y: .value("y", index % 2)).symbolSize(3_000)
                }
            }
            .compositingLayer()
            .opacity(0.5)
        }
        .chartXScale(range: .plotDimension(padding: 40))
        .chartYScale(range: .plotDimension(padding: 40))
    }

    static var candles: some View {
        Chart(readings.prefix(12)) { day in
            RectangleMark(
                x: .value("Day", day.date, unit: .day), yStart: .value("Low", day.low), yEnd: .value("High", day.high),
                width: .fixed(1))
            RectangleMark(
                x: .value("Day", day.date, unit: .day), yStart: .value("Open", day.mean - 1),
                yEnd: .value("Close", day.mean + 1), width: .ratio(0.6)
            )
            .foregroundStyle(day.id % 2 == 0 ? .red : .green)
        }
    }

    static var band: some View {
        Chart(readings) { day in
            AreaMark(x: .value("Day", day.date), yStart: .value("Low", day.low), yEnd: .value("High", day.high))
                .foregroundStyle(.blue.opacity(0.2))
            LineMark(x: .value("Day", day.date), y: .value("Mean", day.mean))
                .interpolationMethod(.catmullRom)
        }
        .chartYAxis { AxisMarks(position: .leading) }
    }

    static var lollipop: some View {
        Chart(readings.prefix(10)) { day in
            RuleMark(x: .value("Day", day.id), yStart: .value("Zero", 0), yEnd: .value("Mean", day.mean))
            PointMark(x: .value("Day", day.id), y: .value("Mean", day.mean))
                .annotation(position: .top) { Text(day.mean, format: .number).font(.caption2) }
        }
    }

    static var negative: some View {
        Chart(Array([3, -2, 5, -4, 1, 2].enumerated()), id: \.offset) { item in
            BarMark(x: .value("Month", months[item.offset]), y: .value("Change", item.element))
                .foregroundStyle(item.element < 0 ? .red : .green)
        }
        .chartYAxis {
            AxisMarks {
                AxisGridLine(); AxisValueLabel(format: IntegerFormatStyle<Int>())
            }
        }
    }

    static var progress: some View {
        Chart {
            BarMark(x: .value("Done", 62)).foregroundStyle(.green)
            BarMark(x: .value("Left", 38)).foregroundStyle(.gray.opacity(0.3))
        }
        .chartXAxis(.hidden)
        .chartXScale(domain: 0...100)
        .chartPlotStyle { $0.clipShape(Capsule()) }
        .frame(height: 40)
    }

    static var sparkline: some View {
        Chart(readings) { LineMark(x: .value("Day", $0.id), y: .value("Mean", $0.mean)) }
            .chartXAxis(.hidden)
            .chartYAxis(.hidden)
            .chartLegend(.hidden)
            .frame(width: 160, height: 40)
    }

    static var bubble: some View {
        Chart(readings) {
            PointMark(x: .value("Low", $0.low), y: .value("High", $0.high))
                .symbolSize(by: .value("Mean", $0.mean))
                .opacity(0.4)
        }
        .chartSymbolSizeScale(range: [20, 800])
    }

    static var threshold: some View {
        Chart {
            ForEach(readings) { LineMark(x: .value("Day", $0.id), y: .value("Mean", $0.mean)) }
            RuleMark(y: .value("Limit", 10))
                .lineStyle(StrokeStyle(lineWidth: 1, dash: [4]))
                .foregroundStyle(.red)
                .annotation(position: .top, alignment: .leading) { Text("Limit").font(.caption2) }
            RectangleMark(xStart: .value("From", 8), xEnd: .value("To", 12)).foregroundStyle(.yellow.opacity(0.2))
        }
    }

    static var steps: some View {
        Chart(readings.prefix(8)) {
            LineMark(x: .value("Hour", $0.id), y: .value("Price", $0.mean)).interpolationMethod(.stepEnd)
            AreaMark(x: .value("Hour", $0.id), y: .value("Price", $0.mean))
                .interpolationMethod(.stepEnd).opacity(0.2)
        }
    }

    static var quadrants: some View {
        Chart(readings) { PointMark(x: .value("x", $0.low - 9), y: .value("y", $0.high - 13)) }
            .chartXScale(domain: -6...6)
            .chartYScale(domain: -8...8)
            .chartXAxis { AxisMarks(values: [0]) { AxisGridLine(stroke: StrokeStyle(lineWidth: 2)) } }
            .chartYAxis { AxisMarks(values: [0]) { AxisGridLine(stroke: StrokeStyle(lineWidth: 2)) } }
    }

    static var pyramid: some View {
        Chart(0..<8, id: \.self) { age in
            BarMark(x: .value("Left", -(10 - age)), y: .value("Age", "\(age * 10)s")).foregroundStyle(.blue)
            BarMark(x: .value("Right", 9 - age), y: .value("Age", "\(age * 10)s")).foregroundStyle(.pink)
        }
    }

    private static let noise: [CGPoint] = (0..<50_000).map { (index: Int) -> CGPoint in
        let size = Double(index * 7_919 % 1_000)
        return CGPoint(x: Double(index), y: sin(Double(index) / 900) * size)
    }

    static var large: some View {
        Chart {
            LinePlot(noise, x: .value("Time", \.x), y: .value("Value", \.y))
                .lineStyle(StrokeStyle(lineWidth: 1))
        }
    }

    static var manyCategories: some View {
        Chart(0..<10_000, id: \.self) { BarMark(x: .value("Name", "n\($0)"), y: .value("Value", $0 % 17)) }
    }

    static var longLabels: some View {
        Chart(0..<3, id: \.self) { index in
            BarMark(
                x: .value("Value", index + 1),
                y: .value("Name", String(repeating: "A very long name ", count: 600) + "\(index)"))
        }
        .chartYAxis { AxisMarks(position: .leading) }
    }
}
