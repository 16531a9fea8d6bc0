import Charts
import SwiftUI

/// A dashboard: charts of one set of data, which moves when a filter changes it.
struct ChartsPage: View {
    @State private var year = 2024
    @State private var selected: String?

    private var sales: [Sale] { Sale.all.filter { $0.year == year } }

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 16) {
                Picker("Year", selection: $year.animation(.easeInOut(duration: 0.6))) {
                    ForEach([2023, 2024, 2025], id: \.self) { Text(verbatim: "\($0)").tag($0) }
                }
                .pickerStyle(.segmented)
                monthly
                HStack(alignment: .top, spacing: 24) {
                    parts
                    waves
                }
                visits
            }
            .padding()
        }
    }

    /// Bars for each month, with the sum of the one that is selected.
    private var monthly: some View {
        GroupBox("Sales") {
            Chart {
                ForEach(sales) { sale in
                    BarMark(x: .value("Month", sale.month), y: .value("Sales", sale.amount))
                        .foregroundStyle(by: .value("Product", sale.product))
                        .opacity(selected == nil || selected == sale.month ? 1 : 0.4)
                }
                if let selected {
                    RuleMark(x: .value("Month", selected))
                        .foregroundStyle(.gray.opacity(0.4))
                        .zIndex(-1)
                        .annotation(
                            position: .top, overflowResolution: .init(x: .fit(to: .chart), y: .fit(to: .chart))
                        ) {
                            Text(total(of: selected), format: .number)
                                .font(.caption)
                                .padding(4)
                                .background(.background, in: RoundedRectangle(cornerRadius: 4))
                        }
                }
            }
            .chartXSelection(value: $selected)
            .chartYAxisLabel("Euro")
            .frame(height: 220)
        }
    }

    private var parts: some View {
        GroupBox("Products") {
            Chart(Sale.products, id: \.self) { product in
                SectorMark(
                    angle: .value("Sales", sales.filter { $0.product == product }.reduce(0) { $0 + $1.amount }),
                    innerRadius: .ratio(0.6), angularInset: 1.5
                )
                .cornerRadius(4)
                .foregroundStyle(by: .value("Product", product))
            }
            .frame(width: 180, height: 180)
        }
    }

    private var waves: some View {
        GroupBox("Functions") {
            Chart {
                LinePlot(x: "x", y: "sin x") { sin($0) }
                    .foregroundStyle(by: .value("Function", "sin x"))
                LinePlot(x: "x", y: "sin 2x / 2") { sin(2 * $0) / 2 }
                    .foregroundStyle(by: .value("Function", "sin 2x / 2"))
            }
            .chartXScale(domain: 0...(2 * Double.pi))
            .frame(height: 180)
        }
    }

    /// A year of days, of which a month is visible.
    private var visits: some View {
        GroupBox("Visits") {
            Chart {
                AreaPlot(Visit.all, x: .value("Day", \.day), y: .value("Visits", \.count))
                    .foregroundStyle(
                        .linearGradient(colors: [.blue.opacity(0.5), .clear], startPoint: .top, endPoint: .bottom))
                LinePlot(Visit.all, x: .value("Day", \.day), y: .value("Visits", \.count))
            }
            .chartScrollableAxes(.horizontal)
            .chartXVisibleDomain(length: 3600 * 24 * 30)
            .frame(height: 160)
        }
    }

    private func total(of month: String) -> Int {
        sales.reduce(0) { $0 + ($1.month == month ? $1.amount : 0) }
    }
}

/// The sales of a product in a month.
private struct Sale: Identifiable {
    let year: Int
    let month: String
    let product: String
    let amount: Int

    var id: String { month + product }

    static let products = ["Bread", "Cakes", "Tea"]
    static let all: [Sale] = (2023...2025).flatMap { year in
        ["Jan", "Feb", "Mar", "Apr", "May", "Jun"].enumerated().flatMap { month in
            products.enumerated().map { product in
                Sale(
                    year: year, month: month.element, product: product.element,
                    amount: 100 + (year % 100 * 31 + month.offset * 47 + product.offset * 89) % 210)
            }
        }
    }
}

/// The number of visits of a day.
private struct Visit {
    let day: Date
    let count: Double

    static let all: [Visit] = (0..<365).map { (index: Int) -> Visit in
        let time = 1_704_067_200 + Double(index) * 86_400
        let wave = 30 * sin(Double(index) / 12)
        return Visit(day: Date(timeIntervalSince1970: time), count: 60 + wave + Double(index * 37 % 23))
    }
}

#Preview {
    ChartsPage()
}
