import SwiftUI

/// Values from ranges: sliders that shape a drawing, and dates.
struct ValuesPage: View {
    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 16) {
                Rose()
                Gauges()
                Dates()
            }
            .padding()
        }
    }
}

/// A curve whose shape two sliders set.
private struct Rose: View {
    @State private var petals = 5.0
    @State private var depth = 0.5
    @State private var isMoving = false
    @State private var color = Color(red: 0.2, green: 0.5, blue: 0.9)

    var body: some View {
        Text("Sliders").font(.headline).accessibilityAddTraits(.isHeader)
        HStack(spacing: 24) {
            RoseShape(petals: petals, depth: depth)
                .fill(isMoving ? Color.orange : color)
                .frame(width: 144, height: 144)
                .accessibilityLabel("A rose with \(Int(petals)) petals")
            VStack(alignment: .leading) {
                Slider(value: $petals, in: 3...12, step: 1) {
                    Text("Petals")
                } minimumValueLabel: {
                    Text("3")
                } maximumValueLabel: {
                    Text("12")
                } onEditingChanged: {
                    isMoving = $0
                }
                Slider(value: $depth) {
                    Text("Depth")
                } onEditingChanged: {
                    isMoving = $0
                }
                .tint(.orange)
                ColorPicker("Colour", selection: $color)
                Text("\(Int(petals)) petals, \(Int(depth * 100)) % deep")
                    .foregroundStyle(.secondary)
            }
        }
    }
}

private struct RoseShape: Shape {
    let petals: Double
    let depth: Double

    func path(in rect: CGRect) -> Path {
        var path = Path()
        let radius = min(rect.width, rect.height) / 2
        for step in 0...180 {
            let angle = Double(step) / 180 * 2 * .pi
            let length = radius * (1 - depth * (1 - cos(petals * angle)) / 2)
            let point = CGPoint(x: rect.midX + length * sin(angle), y: rect.midY - length * cos(angle))
            if step == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        path.closeSubpath()
        return path
    }
}

private struct Dates: View {
    /// The fifth of March 2024, at noon in Greenwich.
    @State private var date = Date(timeIntervalSince1970: 1_709_640_000)

    var body: some View {
        Text("Dates").font(.headline).accessibilityAddTraits(.isHeader)
        HStack(alignment: .top, spacing: 24) {
            DatePicker("Day", selection: $date, displayedComponents: .date)
                .datePickerStyle(.graphical)
                .labelsHidden()
            VStack(alignment: .leading, spacing: 16) {
                DatePicker("Departure", selection: $date)
                DatePicker("Time", selection: $date, displayedComponents: .hourAndMinute)
                    .datePickerStyle(.stepperField)
                DatePicker("Turn", selection: $date, displayedComponents: .date)
                    .datePickerStyle(.wheel)
            }
        }
        .environment(\.timeZone, .gmt)
    }
}

private struct Gauges: View {
    @State private var level = 0.4

    var body: some View {
        Text("Gauges").font(.headline).accessibilityAddTraits(.isHeader)
        HStack(spacing: 24) {
            gauge.gaugeStyle(.accessoryCircular)
            gauge.gaugeStyle(.accessoryCircularCapacity).tint(.green)
            VStack(alignment: .leading) {
                gauge
                gauge.gaugeStyle(.accessoryLinear).tint(.orange)
            }
            Slider(value: $level) { Text("Level") }
        }
    }

    private var gauge: some View {
        Gauge(value: level) {
            Text("Level")
        } currentValueLabel: {
            Text("\(Int(level * 100))")
        } minimumValueLabel: {
            Text("0")
        } maximumValueLabel: {
            Text("1")
        }
    }
}

#Preview {
    ValuesPage()
}
