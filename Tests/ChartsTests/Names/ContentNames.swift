import Charts

// Content, marks, plots, values and styles in the forms that the original has: this file has to compile, without warnings.

private struct Sale: Identifiable {
    var id: Int
    var month: String
    var amount: Double
    var date: Date
    var kind: Kind
}
private enum Kind: String, Plottable, CaseIterable { case cakes, bread }
private struct Money: Plottable {
    var cents: Int
    var primitivePlottable: Int { cents }
    init?(primitivePlottable: Int) { cents = primitivePlottable }
}
private struct Average: ChartContent {
    let value: Double
    var body: some ChartContent { RuleMark(y: .value("Average", value)).foregroundStyle(.red) }
}
private let sales: [Sale] = []

// MARK: - Chart: content, data, data and id; content, builders, branches
private struct Contents: View {
    @State private var flag = false
    let optional: Double? = nil
    var body: some View {
        Chart { BarMark(x: .value("x", 1), y: .value("y", 2)) }
        Chart(sales) { sale in BarMark(x: .value("x", sale.month), y: .value("y", sale.amount)) }
        Chart(sales, id: \.month) { BarMark(x: .value("x", $0.month), y: .value("y", $0.amount)) }
        Chart {
            ForEach(sales) { LineMark(x: .value("x", $0.date), y: .value("y", $0.amount)) }
            ForEach(0..<3) { PointMark(x: .value("x", $0), y: .value("y", $0)) }
            ForEach(sales, id: \.month) { PointMark(x: .value("x", $0.month), y: .value("y", $0.amount)) }
            if flag { Average(value: 1) } else { RuleMark(x: .value("x", 1)) }
            switch sales.count {
            case 0: RuleMark(x: .value("x", 1))
            case 1: PointMark(x: .value("x", 1), y: .value("y", 1))
            default: AreaMark(x: .value("x", 1), y: .value("y", 1))
            }
            if let optional { RuleMark(y: .value("y", optional)) }
            AnyChartContent(Average(value: 2))
            AnyChartContent(erasing: Average(value: 2))
            Plot { Average(value: 3) }.opacity(0.5)
            if #available(macOS 99, iOS 99, *) { RuleMark(x: .value("x", 1)) }
            part
        }
    }
    @ChartContentBuilder var part: some ChartContent {
        RuleMark(x: .value("x", 1))
        RuleMark(x: .value("x", 2))
    }
}

// MARK: - Marks in all their forms
private struct Marks: View {
    var body: some View {
        Chart {
            BarMark(
                x: .value("x", "a"), y: .value("y", 1), width: .ratio(0.5), height: .automatic, stacking: .normalized)
            BarMark(x: .value("x", "a"), yStart: .value("y", 1), yEnd: .value("y", 2), width: .fixed(3))
            BarMark(xStart: .value("x", 1), xEnd: .value("x", 2), y: .value("y", "a"), height: .inset(2))
            BarMark(x: .value("x", 1), yStart: nil, yEnd: 20, width: 10, stacking: .center)
            BarMark(xStart: 0, xEnd: 20, y: .value("y", 1), height: 10, stacking: .unstacked)
            BarMark(xStart: .value("x", 1), xEnd: .value("x", 2), yStart: 0, yEnd: 10)
            BarMark(xStart: 0, xEnd: 1, yStart: .value("y", 1), yEnd: .value("y", 2))
            BarMark(x: .value("x", 1), stacking: .standard)
            LineMark(x: .value("x", 1), y: .value("y", 2))
            LineMark(x: .value("x", 1), y: .value("y", 2), series: .value("s", "a"))
            PointMark(x: .value("x", 1), y: .value("y", 2))
            PointMark(x: .value("x", 1), y: 20)
            PointMark(x: 10, y: .value("y", 1))
        }
        Chart {
            AreaMark(x: .value("x", 1), y: .value("y", 2), stacking: .center)
            AreaMark(x: .value("x", 1), y: .value("y", 2), series: .value("s", "a"), stacking: .standard)
            AreaMark(x: .value("x", 1), yStart: .value("y", 1), yEnd: .value("y", 2))
            AreaMark(x: .value("x", 1), yStart: .value("y", 1), yEnd: .value("y", 2), series: .value("s", "a"))
            AreaMark(xStart: .value("x", 1), xEnd: .value("x", 2), y: .value("y", 2))
            AreaMark(xStart: .value("x", 1), xEnd: .value("x", 2), y: .value("y", 2), series: .value("s", 1))
            RuleMark(x: .value("x", 1), yStart: .value("y", 1), yEnd: .value("y", 2))
            RuleMark(xStart: .value("x", 1), xEnd: .value("x", 2), y: .value("y", 2))
            RuleMark(x: .value("x", 1), yStart: 0, yEnd: 10)
            RuleMark(xStart: 0, xEnd: 10, y: .value("y", 2))
            RuleMark(x: .value("x", 1), yStart: .value("y", 1), yEnd: .value("y", 2))
            RectangleMark(x: .value("x", 1), y: .value("y", 2), width: 3, height: .ratio(1))
            RectangleMark(xStart: .value("x", 1), xEnd: .value("x", 2), yStart: .value("y", 1), yEnd: .value("y", 2))
            RectangleMark(x: .value("x", "a"), yStart: .value("y", 1), yEnd: .value("y", 2), width: .ratio(0.5))
            RectangleMark(xStart: .value("x", 1), xEnd: .value("x", 2), y: .value("y", "a"), height: .ratio(0.5))
            RectangleMark(x: .value("x", "a"), yStart: 1, yEnd: 2, width: .ratio(0.5))
            RectangleMark(xStart: 1, xEnd: 2, y: .value("y", "a"), height: .ratio(0.5))
            RectangleMark(xStart: .value("x", 1), xEnd: .value("x", 2), yStart: 0, yEnd: 4)
            RectangleMark(xStart: 1, xEnd: 2, yStart: .value("y", 1), yEnd: .value("y", 2))
            RectangleMark(xStart: .value("x", 1), xEnd: .value("x", 2))
        }
        Chart { SectorMark(angle: .value("v", 3), innerRadius: .ratio(0.5), outerRadius: .inset(4), angularInset: 1) }
        Chart { SectorMark(angle: .value("v", 1..<3)) }
    }
}

// MARK: - Plots of collections and functions
private struct Plots: View {
    var body: some View {
        Chart {
            BarPlot(sales, x: .value("x", \.month), y: .value("y", \.amount))
            BarPlot(sales, x: .value("x", \.month), y: .value("y", \.amount), width: 3, stacking: .normalized)
                .foregroundStyle(by: .value("k", \.kind))
            LinePlot(sales, x: .value("x", \.date), y: .value("y", \.amount))
            LinePlot(sales, x: .value("x", \.date), y: .value("y", \.amount), series: .value("s", \.month))
            PointPlot(sales, x: .value("x", 3), y: .value(LocalizedStringResource("y"), \.amount))
            BarPlot(sales, x: .value("x", \.amount, \.amount), y: .value(Text("y"), 3.0, 4.0))
            BarPlot(sales, x: .value(LocalizedStringResource("x"), \.date, unit: .day), y: .value(String("y"), 3))
            PointPlot(sales, x: .value("x", \.date), y: .value("y", \.amount)).symbol(by: .value("k", \.kind))
            AreaPlot(sales, x: .value("x", \.date), y: .value("y", \.amount), stacking: .center)
            AreaPlot(sales, x: .value("x", \.date), yStart: .value("y", \.amount), yEnd: .value("y", \.amount))
            RectanglePlot(sales, x: .value("x", \.month), y: .value("y", \.amount))
            RulePlot(sales, x: .value("x", \.date), yStart: .value("y", \.amount), yEnd: .value("y", \.amount))
        }
        Chart { SectorPlot(sales, angle: .value("v", \.amount)) }
        Chart {
            LinePlot(x: "x", y: "y") { x in x * x }
            LinePlot(x: "x", y: "y", domain: 0...3) { (x: Double) in x * x }
            LinePlot(x: "x", y: "y", t: "t", domain: 0...1) { t in (x: t, y: t * t) }
            AreaPlot(x: "x", yStart: "a", yEnd: "b") { x in (yStart: x, yEnd: x + 1) }
            AreaPlot(x: "x", y: "y") { x in sin(x) }
        }
    }
}

// MARK: - Values
private struct Values: View {
    let bins = NumberBins(data: [1.0, 2, 3], desiredCount: 3)
    let sized = NumberBins(size: 5, range: 0...10)
    let thresholds = NumberBins(thresholds: [1, 2, 3])
    let dates = DateBins(unit: .month, by: 1, range: Date()...Date(timeIntervalSinceNow: 1e7))
    let dates2 = DateBins(unit: .day, range: Date()...Date(timeIntervalSinceNow: 1e6))
    let dates3 = DateBins(thresholds: [Date()])
    let dates4 = DateBins(timeInterval: 60, range: Date()...Date(timeIntervalSinceNow: 1e3))
    let intBins = NumberBins(data: [1, 2, 3], desiredCount: 3)
    let ranges = [NumberBins(range: 0...9.0), NumberBins(range: 0...9.0, desiredCount: 3, minimumStride: 1)]
    let counted = [NumberBins(range: 0...9, count: 3), NumberBins(range: 0...9)]
    let days = [DateBins(range: Date()...Date()), DateBins(data: [Date()])]
    let labelled = Text("Label")
    var body: some View {
        Chart {
            BarMark(x: .value("x", Date(), unit: .month, calendar: .current), y: .value("y", 1))
            BarMark(x: .value("x", 1..<2), y: .value("y", 1))
            BarMark(x: .value("x", bins[bins.index(for: 1.5)]), y: .value("y", 1))
            BarMark(x: .value("x", dates[0]), y: .value("y", 1))
            BarMark(x: .value(labelled, Kind.bread), y: .value("y", Money(primitivePlottable: 3)!))
            BarMark(x: .value(String("x"), Decimal(3)), y: .value("y", Float(1)))
            BarMark(x: .value(LocalizedStringResource("x"), UInt8(3)), y: .value("y", CGFloat(1)))
        }
        let _ = bins.thresholds
        let _ = dates.thresholds
        let _ = bins.map(\.lowerBound)
        let _ = sized.count + thresholds.count + intBins.count + dates2.count + dates3.count + dates4.count
        let _: any PrimitivePlottableProtocol.Type = Int.self
    }
}

// MARK: - Styles
private struct Styles: View {
    var body: some View {
        Chart(sales) { sale in
            BarMark(x: .value("x", sale.month), y: .value("y", sale.amount))
                .foregroundStyle(by: .value("k", sale.kind))
                .symbol(by: .value("k", sale.kind))
                .symbolSize(by: .value("k", sale.amount))
                .lineStyle(by: .value("k", sale.kind))
                .position(by: .value("k", sale.kind), axis: .horizontal, span: .ratio(0.5))
                .opacity(0.5)
                .cornerRadius(3)
                .cornerRadius(3, style: .circular)
                .foregroundStyle(.red)
                .foregroundStyle(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
                .alignsMarkStylesWithPlotArea()
            LineMark(x: .value("x", sale.date), y: .value("y", sale.amount))
                .interpolationMethod(.linear).interpolationMethod(.monotone).interpolationMethod(.cardinal)
                .interpolationMethod(.cardinal(tension: 0.5)).interpolationMethod(.catmullRom)
                .interpolationMethod(.catmullRom(alpha: 0.5)).interpolationMethod(.stepStart)
                .interpolationMethod(.stepCenter).interpolationMethod(.stepEnd)
                .lineStyle(StrokeStyle(lineWidth: 2, dash: [1]))
                .symbol(.circle).symbol(.square).symbol(.triangle).symbol(.diamond).symbol(.pentagon).symbol(.plus)
                .symbol(.cross).symbol(.asterisk).symbol(Circle().strokeBorder(lineWidth: 2))
                .symbol { Image(systemName: "star") }
                .symbol { Text("x") }
                .symbolSize(30).symbolSize(CGSize(width: 3, height: 3))
                .offset(CGSize(width: 1, height: 1)).offset(x: 1, y: 1).offset(x: 1, yStart: 1, yEnd: 2)
                .offset(xStart: 1, xEnd: 2, y: 3).offset(xStart: 1, xEnd: 2, yStart: 3, yEnd: 4)
                .zIndex(1).blur(radius: 2)
                .shadow(color: .black, radius: 2, x: 1, y: 1).shadow(radius: 2)
            LineMark(x: .value("x", sale.date), y: .value("y", sale.amount))
                .clipShape(Circle()).clipShape(Capsule(), style: FillStyle())
                .mask { RectangleMark(x: .value("x", sale.date), y: .value("y", 1)) }
            LineMark(x: .value("x", sale.date), y: .value("y", sale.amount))
                .annotation { Text("a") }
                .annotation(position: .top, alignment: .leading, spacing: 2) { Text("a") }
                .annotation(position: .overlay) { context in Text("\(context.targetSize.width)") }
                .annotation(
                    position: .topTrailing, overflowResolution: .init(x: .fit(to: .plot), y: .disabled)
                ) { Text("a") }
                .annotation(overflowResolution: .init(x: .padScale, y: .fit(to: .chart))) { Text("a") }
                .annotation(position: .bottomLeading, overflowResolution: .automatic) { _ in Text("a") }
            LineMark(x: .value("x", sale.date), y: .value("y", sale.amount))
                .accessibilityLabel("a").accessibilityLabel(Text("a")).accessibilityValue("b")
                .accessibilityValue(Text("b")).accessibilityIdentifier("c").accessibilityHidden(true)
                .compositingLayer()
                .compositingLayer { $0.opacity(0.3).blur(radius: 2) }
                .compositingLayer { mark in mark.foregroundStyle(.red) }
        }
    }
}
