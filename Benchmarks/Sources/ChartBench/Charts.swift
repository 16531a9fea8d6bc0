import Charts
import Foundation
import Martlet

/// Bars of which one changes, below the highest one.
struct ChangingBars: View {
    @State private var values = (0..<1_000).map { Double($0 % 37) }

    var body: some View {
        Chart(values.indices, id: \.self) { index in
            BarMark(x: .value("x", index), y: .value("y", values[index]), width: 1)
        }
        .onAppear { Handles.change = { values[500] = (values[500] + 1).truncatingRemainder(dividingBy: 37) } }
    }
}

struct Sample {
    var x: Double
    var y: Double

    static func many(_ count: Int) -> [Sample] {
        (0..<count).map { (index: Int) -> Sample in
            let noise = Double(index &* 7_919 % 1_000) / 1_000
            return Sample(x: Double(index), y: sin(Double(index) / 5_000) + noise)
        }
    }
}

/// A line of many samples, whose height changes.
struct LongLine: View {
    let samples: [Sample]
    @State private var upper = 2.0

    var body: some View {
        Chart { LinePlot(samples, x: .value("x", \.x), y: .value("y", \.y)) }
            .chartYScale(domain: -1...upper)
            .onAppear { Handles.change = { upper += 0.1 } }
    }
}

/// A line of many samples that scrolls.
struct ScrollingLine: View {
    let samples: [Sample]
    @State private var position = 0.0

    var body: some View {
        // The samples are collected once: only the inner view reads the position.
        Chart { LinePlot(samples, x: .value("x", \.x), y: .value("y", \.y)) }
            .chartScrollableAxes(.horizontal)
            .chartXVisibleDomain(length: 10_000)
            .chartScrollPosition(x: $position)
            .onAppear { Handles.change = { position += 100 } }
    }
}

/// Many points.
struct ManyPoints: View {
    let samples: [Sample]
    @State private var upper = 2.0

    var body: some View {
        Chart { PointPlot(samples, x: .value("x", \.x), y: .value("y", \.y)) }
            .chartYScale(domain: -1...upper)
            .onAppear { Handles.change = { upper += 0.1 } }
    }
}
