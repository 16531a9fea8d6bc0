import Charts
import SwiftUI

// sample Bars
struct BarsSample: View {
    var body: some View {
        Chart {
            BarMark(x: .value("Department", "Production"), y: .value("Profit", 15_000))
            BarMark(x: .value("Department", "Marketing"), y: .value("Profit", 8_000))
            BarMark(x: .value("Department", "Finance"), y: .value("Profit", 10_000))
        }
        .frame(height: 200)
    }
}

// sample Stacked bars
struct StackedBarsSample: View {
    private let sales = [
        ("Jan", "Cakes", 24), ("Jan", "Bread", 12), ("Feb", "Cakes", 31), ("Feb", "Bread", 18),
        ("Mar", "Cakes", 20), ("Mar", "Bread", 22),
    ]

    var body: some View {
        Chart(sales, id: \.2) { month, product, count in
            BarMark(x: .value("Month", month), y: .value("Sales", count))
                .foregroundStyle(by: .value("Product", product))
        }
        .frame(height: 200)
    }
}

// sample Bars beside each other
struct GroupedBarsSample: View {
    private let sales = [
        ("Jan", "Cakes", 24), ("Jan", "Bread", 12), ("Feb", "Cakes", 31), ("Feb", "Bread", 18),
        ("Mar", "Cakes", 20), ("Mar", "Bread", 22),
    ]

    var body: some View {
        Chart(sales, id: \.2) { month, product, count in
            BarMark(x: .value("Month", month), y: .value("Sales", count))
                .foregroundStyle(by: .value("Product", product))
                .position(by: .value("Product", product))
                .cornerRadius(3)
        }
        .frame(height: 200)
    }
}

// sample Lines
struct LinesSample: View {
    private let temperatures = [
        ("Cork", [6.0, 7, 8, 10, 12, 15, 16, 16, 14, 11, 8, 7]),
        ("Oslo", [-4.0, -3, 1, 6, 12, 16, 18, 17, 12, 7, 1, -3]),
    ]

    var body: some View {
        Chart(temperatures, id: \.0) { city, values in
            ForEach(Array(values.enumerated()), id: \.offset) { month, value in
                LineMark(x: .value("Month", month + 1), y: .value("°C", value))
                    .interpolationMethod(.catmullRom)
            }
            .foregroundStyle(by: .value("City", city))
            .symbol(by: .value("City", city))
        }
        .chartXScale(domain: 1...12)
        .chartYAxisLabel("°C")
        .frame(height: 200)
    }
}

// sample Dates
struct DatesSample: View {
    private let first = Date(timeIntervalSinceReferenceDate: 757_382_400)

    var body: some View {
        Chart(0..<90, id: \.self) { day in
            LineMark(
                x: .value("Day", first.addingTimeInterval(Double(day) * 86_400), unit: .day),
                y: .value("Visits", 400 + 120 * sin(Double(day) / 7) + Double(day)))
        }
        .chartXAxis { AxisMarks(values: .stride(by: .month)) }
        .chartYScale(domain: .automatic(includesZero: false))
        .frame(height: 200)
    }
}

// sample Areas
struct AreasSample: View {
    var body: some View {
        Chart(["Coal", "Wind", "Sun"], id: \.self) { source in
            ForEach(0..<10) { year in
                AreaMark(
                    x: .value("Year", 2015 + year),
                    y: .value("TWh", source == "Coal" ? 30 - 2 * year : source == "Wind" ? 10 + year : 2 * year))
            }
            .foregroundStyle(by: .value("Source", source))
        }
        .chartXScale(domain: 2015...2024)
        .frame(height: 200)
    }
}

// sample Points
struct PointsSample: View {
    var body: some View {
        Chart(0..<60, id: \.self) { number in
            PointMark(
                x: .value("Width", 2 + Double(number * 37 % 41) / 10),
                y: .value("Length", 3 + Double(number * 53 % 29) / 10 + Double(number * 37 % 41) / 20)
            )
            .foregroundStyle(by: .value("Kind", ["Iris", "Lily", "Rose"][number % 3]))
            .symbol(by: .value("Kind", ["Iris", "Lily", "Rose"][number % 3]))
        }
        .chartXScale(domain: .automatic(includesZero: false))
        .frame(height: 200)
    }
}

// sample Ranges and a threshold
struct RangesSample: View {
    private let days = [("Mo", 8, 17), ("Tu", 9, 21), ("We", 12, 24), ("Th", 11, 19), ("Fr", 7, 15)]

    var body: some View {
        Chart {
            ForEach(days, id: \.0) { day, low, high in
                BarMark(
                    x: .value("Day", day), yStart: .value("Low", low), yEnd: .value("High", high), width: 12
                )
                .cornerRadius(6)
            }
            RuleMark(y: .value("Limit", 20))
                .foregroundStyle(.red)
                .lineStyle(StrokeStyle(lineWidth: 1, dash: [4]))
                .annotation(position: .top, alignment: .leading) { Text("20 °C").font(.caption) }
        }
        .frame(height: 200)
    }
}

// sample Cells
struct CellsSample: View {
    var body: some View {
        Chart(0..<7, id: \.self) { day in
            ForEach(0..<12) { hour in
                RectangleMark(
                    xStart: .value("Hour", hour * 2), xEnd: .value("Hour", hour * 2 + 2),
                    yStart: .value("Day", day), yEnd: .value("Day", day + 1)
                )
                .foregroundStyle(by: .value("Visits", (day * 5 + hour * hour) % 23))
            }
        }
        .chartXScale(domain: 0...24)
        .chartYScale(domain: 0...7)
        .frame(height: 200)
    }
}

// sample Ring
struct RingSample: View {
    var body: some View {
        Chart([("Rent", 900), ("Food", 420), ("Travel", 180), ("Rest", 300)], id: \.0) { part, euros in
            SectorMark(angle: .value("Euro", euros), innerRadius: .ratio(0.6), angularInset: 1.5)
                .cornerRadius(4)
                .foregroundStyle(by: .value("Part", part))
        }
        .frame(height: 220)
    }
}

// sample Functions
struct FunctionsSample: View {
    var body: some View {
        Chart {
            LinePlot(x: "x", y: "sin x") { sin($0) }
                .foregroundStyle(by: .value("Function", "sin x"))
            AreaPlot(x: "x", yStart: "low", yEnd: "high") { (yStart: cos($0) - 0.2, yEnd: cos($0) + 0.2) }
                .foregroundStyle(by: .value("Function", "cos x ± 0.2"))
                .opacity(0.4)
        }
        .chartXScale(domain: -5...5)
        .frame(height: 200)
    }
}

// sample Histogram
struct HistogramSample: View {
    private let bins = NumberBins<Double>(range: 0...20, desiredCount: 20)
    private var values: [Double] {
        (0..<400).map { number in
            let (a, b) = (number * 7_919 % 1_000, number * 104_729 % 1_000)
            return Double(a + b) / 100
        }
    }

    var body: some View {
        let counts = Dictionary(grouping: values, by: bins.index(for:)).mapValues(\.count)
        Chart(0..<bins.count, id: \.self) { index in
            BarMark(x: .value("Seconds", bins[index]), y: .value("Runs", counts[index] ?? 0))
        }
        .frame(height: 200)
    }
}

// sample Scrolled plots
struct ScrolledPlotsSample: View {
    private struct Reading {
        var hour: Int
        var degrees: Double
    }
    private let readings = (0..<5_000).map { hour in
        Reading(hour: hour, degrees: 14 + 6 * sin(Double(hour) / 24 * 2 * .pi) + Double(hour * 37 % 29) / 10)
    }

    var body: some View {
        Chart { LinePlot(readings, x: .value("Hour", \.hour), y: .value("°C", \.degrees)) }
            .chartScrollableAxes(.horizontal)
            .chartXVisibleDomain(length: 96)
            .chartScrollPosition(initialX: 240)
            .frame(height: 200)
    }
}

// sample Styled axes and annotations
struct StyledAxesSample: View {
    private let visits = [("Jan", 40), ("Feb", 75), ("Mar", 55)]

    var body: some View {
        Chart(visits, id: \.0) { month, count in
            BarMark(x: .value("Month", month), y: .value("Visits", count))
                .compositingLayer { $0.opacity(month == "Feb" ? 1 : 0.35) }
            PointMark(x: .value("Month", month), y: .value("Visits", count + 10))
                .symbol(.diamond.strokeBorder(lineWidth: 2))
                .foregroundStyle(.orange)
                .annotation(position: .top, overflowResolution: .init(y: .padScale)) {
                    Text("\(count) visits").font(.caption)
                }
        }
        .chartXAxisStyle { $0.padding(.top, 2).background(.blue.opacity(0.15)) }
        .chartYAxis { AxisMarks(position: .leading, values: .stride(by: 25.0)) }
        .frame(height: 200)
    }
}
