import Foundation

/// The properties that only some sliders have: labels of ticks and of the current value.
struct SliderExtras {
    /// The text of the current value, for assistive technology.
    var currentValue: Text?
    /// The labels of ticks, each with its position on the track, from 0 to 1.
    var labels: [(part: Double, view: AnyView)] = []

    init<V: BinaryFloatingPoint, C: View>(_ ticks: [SliderTick<V>], in bounds: ClosedRange<V>, currentValue: C) {
        self.currentValue = currentValue as? Text
        let range = Double(bounds.lowerBound)...Double(bounds.upperBound)
        for tick in ticks.sorted() {
            guard let label = tick.label, let part = range.part(of: Double(tick.value)) else { continue }
            labels.append((part, label))
        }
    }

    /// The maximum number of ticks. More could not be distinguished.
    static let mostTicks = 500
}

extension ClosedRange<Double> {
    /// Returns the position of a number in the range, from 0 to 1; `nil` outside an ordinary range.
    func part(of number: Double) -> Double? {
        let length = upperBound - lowerBound
        guard contains(number), length > 0, length.isFinite else { return nil }
        return (number - lowerBound) / length
    }
}

/// The labels of a slider's ticks, each below its tick.
nonisolated struct SliderTickLabels: View {
    let labels: [(part: Double, view: AnyView)]

    init(labels: [(part: Double, view: AnyView)]) { self.labels = labels }

    @MainActor var body: some View {
        TickLabelsLayout(parts: labels.map(\.part)) {
            ForEach(labels.indices, id: \.self) { labels[$0].view }
        }
        .font(.caption)
        .foregroundStyle(.secondary)
    }
}

/// Centers views at positions along the width, and keeps them inside the bounds.
private struct TickLabelsLayout: Layout {
    let parts: [Double]

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        return CGSize(
            width: proposal.width ?? sizes.reduce(0) { $0 + $1.width },
            height: sizes.reduce(0) { max($0, $1.height) })
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (subview, part) in zip(subviews, parts) {
            let size = subview.sizeThatFits(.unspecified)
            let middle = bounds.minX + bounds.width * part
            let x = min(max(bounds.minX, middle - size.width / 2), max(bounds.minX, bounds.maxX - size.width))
            subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: ProposedViewSize(size))
        }
    }
}
