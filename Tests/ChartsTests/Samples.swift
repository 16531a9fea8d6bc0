import Charts

/// Charts in the manner of tutorials, each with its name.
@MainActor
enum Samples {
    struct Sale: Identifiable {
        let id = UUID()
        let month: String
        let product: String
        let amount: Double
    }

    static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun"]
    static let sales = months.enumerated().flatMap { index, month in
        ["Cakes", "Bread", "Tea"].enumerated().map { kind, product in
            Sale(month: month, product: product, amount: Double(100 + (index * 37 + kind * 53) % 90 * (kind + 1)))
        }
    }
    static let start = Date(timeIntervalSince1970: 1_704_067_200)
    static func day(_ number: Int) -> Date { start.addingTimeInterval(Double(number) * 86_400) }
    static let calendar: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: "UTC")!
        return calendar
    }()

    static let all: [(name: String, chart: AnyView)] = [
        ("bars", AnyView(bars)), ("stacked", AnyView(stacked)), ("grouped", AnyView(grouped)),
        ("horizontal", AnyView(horizontal)), ("normalized", AnyView(normalized)), ("bands", AnyView(bands)),
        ("line", AnyView(line)), ("lines", AnyView(lines)), ("symbols", AnyView(symbols)), ("points", AnyView(points)),
        ("area", AnyView(area)), ("areas", AnyView(areas)), ("stream", AnyView(stream)), ("rule", AnyView(rule)),
        ("heat", AnyView(heat)), ("pie", AnyView(pie)), ("ring", AnyView(ring)), ("dates", AnyView(dates)),
        ("histogram", AnyView(histogram)), ("gantt", AnyView(gantt)), ("single", AnyView(single)),
        ("log", AnyView(logarithmic)), ("titles", AnyView(titles)), ("curves", AnyView(curves)),
    ]

    static var bars: some View {
        Chart {
            BarMark(x: .value("Department", "Production"), y: .value("Profit", 15_000))
            BarMark(x: .value("Department", "Marketing"), y: .value("Profit", 8_000))
            BarMark(x: .value("Department", "Finance"), y: .value("Profit", 10_000))
        }
    }

    static var stacked: some View {
        Chart(sales) { sale in
            BarMark(x: .value("Month", sale.month), y: .value("Sales", sale.amount))
                .foregroundStyle(by: .value("Product", sale.product))
        }
    }

    static var grouped: some View {
        Chart(sales) {
            BarMark(x: .value("Month", $0.month), y: .value("Sales", $0.amount))
                .foregroundStyle(by: .value("Product", $0.product))
                .position(by: .value("Product", $0.product))
                .cornerRadius(3)
        }
    }

    static var horizontal: some View {
        Chart(sales.prefix(9)) { sale in
            BarMark(x: .value("Sales", sale.amount), y: .value("Month", sale.month))
        }
    }

    static var normalized: some View {
        Chart(sales) { sale in
            BarMark(x: .value("Month", sale.month), y: .value("Sales", sale.amount), stacking: .normalized)
                .foregroundStyle(by: .value("Product", sale.product))
        }
        .chartForegroundStyleScale(["Cakes": Color.pink, "Bread": Color.brown, "Tea": Color.mint])
    }

    static var bands: some View {
        Chart(0..<8, id: \.self) { index in
            BarMark(
                x: .value("Day", day(index), unit: .day, calendar: calendar), yStart: .value("Low", 40 + index * 2 % 7),
                yEnd: .value("High", 60 + index * 5 % 11), width: .ratio(0.4)
            )
            .clipped
        }
        .chartYScale(domain: 30...80)
    }

    static var line: some View {
        Chart {
            ForEach(Array([61.0, 63, 58, 70, 72, 69, 75, 81].enumerated()), id: \.offset) { item in
                LineMark(x: .value("Week", item.offset), y: .value("Weight", item.element))
            }
        }
    }

    static var lines: some View {
        Chart(sales) { sale in
            LineMark(x: .value("Month", sale.month), y: .value("Sales", sale.amount))
                .foregroundStyle(by: .value("Product", sale.product))
                .interpolationMethod(.catmullRom)
        }
        .chartLegend(position: .top, alignment: .trailing)
    }

    static var symbols: some View {
        Chart(sales) { sale in
            LineMark(x: .value("Month", sale.month), y: .value("Sales", sale.amount))
                .foregroundStyle(by: .value("Product", sale.product))
                .symbol(by: .value("Product", sale.product))
                .lineStyle(StrokeStyle(lineWidth: 1.5, dash: [4, 2]))
        }
    }

    static var points: some View {
        Chart(0..<60, id: \.self) { index in
            PointMark(x: .value("Width", Double(index * 37 % 61)), y: .value("Length", Double(index * 53 % 47) / 3))
                .foregroundStyle(by: .value("Family", ["Rose", "Lily", "Iris"][index % 3]))
                .symbol(by: .value("Family", ["Rose", "Lily", "Iris"][index % 3]))
        }
    }

    static var area: some View {
        Chart(0..<20, id: \.self) { index in
            AreaMark(x: .value("Time", index), y: .value("Load", 5 + sin(Double(index) / 3) * 3))
                .foregroundStyle(
                    .linearGradient(colors: [.blue, .blue.opacity(0.1)], startPoint: .top, endPoint: .bottom))
            LineMark(x: .value("Time", index), y: .value("Load", 5 + sin(Double(index) / 3) * 3))
        }
    }

    static var areas: some View {
        Chart(sales) { sale in
            AreaMark(x: .value("Month", sale.month), y: .value("Sales", sale.amount))
                .foregroundStyle(by: .value("Product", sale.product))
                .opacity(0.8)
        }
    }

    static var stream: some View {
        Chart(sales) { sale in
            AreaMark(x: .value("Month", sale.month), y: .value("Sales", sale.amount), stacking: .center)
                .foregroundStyle(by: .value("Product", sale.product))
                .interpolationMethod(.monotone)
        }
        .chartYAxis(.hidden)
    }

    static var rule: some View {
        Chart {
            ForEach(sales.filter { $0.product == "Tea" }) { sale in
                BarMark(x: .value("Month", sale.month), y: .value("Sales", sale.amount))
                    .foregroundStyle(sale.amount > 200 ? Color.green : Color.gray)
                    .annotation(position: .top) { Text(sale.amount, format: .number).font(.caption2) }
            }
            RuleMark(y: .value("Goal", 200))
                .foregroundStyle(.red)
                .lineStyle(StrokeStyle(lineWidth: 1, dash: [5]))
                .annotation(position: .top, alignment: .leading) { Text("Goal").font(.caption).foregroundStyle(.red) }
        }
    }

    static var heat: some View {
        Chart(0..<42, id: \.self) { index in
            RectangleMark(x: .value("Week", "W\(index / 7)"), y: .value("Day", "D\(index % 7)"))
                .foregroundStyle(by: .value("Count", Double(index * 31 % 17)))
        }
    }

    static var pie: some View {
        Chart(sales.prefix(3)) { sale in
            SectorMark(angle: .value("Sales", sale.amount))
                .foregroundStyle(by: .value("Product", sale.product))
        }
    }

    static var ring: some View {
        Chart(sales.prefix(3)) { sale in
            SectorMark(angle: .value("Sales", sale.amount), innerRadius: .ratio(0.618), angularInset: 1.5)
                .cornerRadius(5)
                .foregroundStyle(by: .value("Product", sale.product))
        }
        .chartLegend(.hidden)
        .chartBackground { proxy in
            GeometryReader { geometry in
                if let plot = proxy.plotFrame {
                    let frame = geometry[plot]
                    Text("Sales").font(.headline).position(x: frame.midX, y: frame.midY)
                }
            }
        }
    }

    static var dates: some View {
        Chart(0..<12, id: \.self) { index in
            BarMark(
                x: .value("Month", calendar.date(byAdding: .month, value: index, to: start)!, unit: .month),
                y: .value("Sales", index * 7 % 13 + 3))
        }
        .chartXAxis {
            AxisMarks(values: .stride(by: .month)) { value in
                AxisGridLine()
                AxisTick()
                AxisValueLabel(format: .dateTime.month(.narrow), centered: true)
            }
        }
        .chartYAxis {
            AxisMarks(position: .leading, values: .automatic(desiredCount: 4)) {
                AxisGridLine(stroke: StrokeStyle(lineWidth: 1, dash: [2, 3]))
                AxisValueLabel()
            }
        }
    }

    static var histogram: some View {
        let data: [Double] = (0..<200).map { (index: Int) -> Double in
            let sum: Int = index * 7_919 % 100 + index * 104_729 % 97
            return Double(sum)
        }
        let bins = NumberBins(data: data, desiredCount: 12)
        let counts: [Int: Int] = data.reduce(into: [:]) { $0[bins.index(for: $1), default: 0] += 1 }
        return Chart(counts.keys.sorted(), id: \.self) { bin in
            BarMark(x: .value("Value", bins[bin]), y: .value("Count", counts[bin] ?? 0))
        }
    }

    static var gantt: some View {
        Chart {
            ForEach(Array(["Design", "Build", "Test"].enumerated()), id: \.offset) { task in
                BarMark(
                    xStart: .value("Start", day(task.offset * 5)), xEnd: .value("End", day(task.offset * 5 + 9)),
                    y: .value("Task", task.element))
            }
        }
    }

    static var single: some View {
        Chart(sales.prefix(3)) { sale in
            BarMark(x: .value("Sales", sale.amount)).foregroundStyle(by: .value("Product", sale.product))
        }
        .chartPlotStyle { $0.background(.thinMaterial).cornerRadius(8) }
        .frame(height: 80)
    }

    static var logarithmic: some View {
        Chart(1..<7, id: \.self) { index in
            PointMark(x: .value("Try", index), y: .value("Size", pow(10, Double(index)) * 3))
        }
        .chartYScale(type: .log)
    }

    static var titles: some View {
        Chart(0..<5, id: \.self) { LineMark(x: .value("x", $0), y: .value("y", $0 * $0)) }
            .chartXAxisLabel("Time (s)")
            .chartYAxisLabel("Distance (m)")
    }

    static var curves: some View {
        let methods: [(String, InterpolationMethod)] = [
            ("linear", .linear), ("monotone", .monotone), ("step", .stepCenter), ("cardinal", .cardinal),
        ]
        return Chart {
            ForEach(methods, id: \.0) { name, method in
                ForEach(0..<6) { index in
                    LineMark(x: .value("x", index), y: .value("y", index * 5 % 7), series: .value("Method", name))
                        .interpolationMethod(method)
                        .foregroundStyle(by: .value("Method", name))
                }
            }
        }
        .chartXScale(range: .plotDimension(padding: 10))
    }
}

extension ChartContent {
    fileprivate var clipped: some ChartContent { cornerRadius(4) }
}
