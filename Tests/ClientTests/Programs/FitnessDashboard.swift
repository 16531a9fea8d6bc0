import SwiftUI

/// Cards with gauges in a grid that takes as many columns as there is room for.
struct FitnessDashboard: View {
    private struct Measure: Identifiable {
        let id: String
        let symbol: String
        let value: Double
        let color: Color
    }

    private let measures = [
        Measure(id: "Steps", symbol: "figure.walk", value: 0.62, color: .green),
        Measure(id: "Energy", symbol: "flame.fill", value: 0.35, color: .red),
        Measure(id: "Sleep", symbol: "bed.double.fill", value: 0.9, color: .indigo),
        Measure(id: "Water", symbol: "drop.fill", value: 0.5, color: .blue),
    ]

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 16) {
                Text("Today").font(.largeTitle.bold())
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 150), spacing: 16)], spacing: 16) {
                    ForEach(measures) { measure in
                        VStack(alignment: .leading, spacing: 12) {
                            Label(measure.id, systemImage: measure.symbol)
                                .font(.headline)
                                .foregroundStyle(measure.color)
                            HStack {
                                Spacer()
                                Gauge(value: measure.value) {
                                    Text(measure.id)
                                } currentValueLabel: {
                                    Text(measure.value, format: .percent)
                                }
                                .gaugeStyle(.accessoryCircularCapacity)
                                .tint(measure.color)
                                Spacer()
                            }
                        }
                        .padding()
                        .background(RoundedRectangle(cornerRadius: 16).fill(.background.secondary))
                        .accessibilityElement(children: .combine)
                        .accessibilityIdentifier(measure.id)
                    }
                }
                VStack(alignment: .leading) {
                    Text("Week").font(.headline)
                    HStack(alignment: .bottom, spacing: 8) {
                        ForEach(Array([0.3, 0.8, 0.5, 1, 0.2, 0.6, 0.7].enumerated()), id: \.offset) { day, value in
                            VStack {
                                RoundedRectangle(cornerRadius: 4)
                                    .fill(.teal)
                                    .frame(height: 80 * value)
                                    .accessibilityIdentifier("bar \(day)")
                                Text(String("MTWTFSS"[String.Index(utf16Offset: day, in: "MTWTFSS")]))
                                    .font(.caption)
                            }
                        }
                    }
                }
                .padding()
                .background(RoundedRectangle(cornerRadius: 16).fill(.background.secondary))
            }
            .padding()
        }
    }
}
