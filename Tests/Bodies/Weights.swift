import Charts
import SwiftUI

struct Weight: Identifiable {
    let id: Int
    let date: Date
    let kilograms: Double
}

struct Weights: View {
    let weights: [Weight]
    @State private var selection: Date?

    private var domain: ClosedRange<Double> {
        let values = weights.map(\.kilograms)
        return (values.min() ?? 0) - 1...(values.max() ?? 10) + 1
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text("Weight").font(.headline)
            Chart(weights) { weight in
                LineMark(x: .value("Date", weight.date), y: .value("Weight", weight.kilograms))
                    .foregroundStyle(.blue)
                    .interpolationMethod(.catmullRom)
                PointMark(x: .value("Date", weight.date), y: .value("Weight", weight.kilograms))
                    .symbolSize(weight.date == selection ? 80 : 30)
            }
            .chartYScale(domain: domain)
            .chartXAxis {
                AxisMarks(values: .stride(by: .day)) { _ in
                    AxisGridLine()
                    AxisValueLabel(format: .dateTime.day())
                }
            }
            .chartXSelection(value: $selection)
            .frame(height: 200)
            if let selection {
                Text(selection, style: .date).font(.caption).foregroundStyle(.secondary)
            }
        }
        .padding()
    }
}

// error: import Charts => import Foundation
// error: .foregroundStyle(.blue) => .foregroundStyle(Color(NSColour.systemBlue)) !! cannot find 'NSColour' in scope
// error: .symbolSize(weight.date == selection ? 80 : 30) => .symbolSize(weight.day == selection ? 80 : 30) !! day
// error: .chartYScale(domain: domain) => .chartYScale(domain: domains) !! cannot find 'domains' in scope
// error: .interpolationMethod(.catmullRom) => .interpolationMethod(.catmullRoom) !! catmullRoom
// error: y: .value("Weight", weight.kilograms)) => y: .value("Weight", weight.kilogram)) !! kilogram
// error: AxisMarks(values: .stride(by: .day)) { _ in => AxisMarks(values: .stride(by: .dya)) { _ in !! dya
// error: AxisValueLabel(format: .dateTime.day()) => AxisValueLabel(format: .dateTime.days()) !! days
// error: .chartXSelection(value: $selection) => .chartXSelection(value: $selected) !! cannot find '$selected' in scope
// error: .chartYScale(domain: domain) => .chartYScale(domain: (weights.map(\.kilograms).min() ?? 0) - 1...(weights.map(\.kilogram).max() ?? 10) + 1)
