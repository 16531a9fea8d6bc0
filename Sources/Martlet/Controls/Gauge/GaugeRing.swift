import Foundation

/// A ring around the value: one that fills, or an open one with a mark.
struct GaugeRing: View {
    let configuration: GaugeStyleConfiguration
    let isOpen: Bool

    private static let side: CGFloat = 64
    private static let width: CGFloat = 7
    /// How much of an open ring is there.
    private static let part = 0.75
    /// What the ring leaves for words.
    private static let middle = side - 2 * width - 6

    var body: some View {
        ZStack {
            ring
                .padding((Self.width + 3) / 2)
                .rotationEffect(.degrees(isOpen ? 135 : -90))
            if let value = configuration.currentValueLabel {
                inside(value, Self.middle)
                if !showsLabel { configuration.label.unseen() }
            } else {
                inside(configuration.label, Self.middle)
            }
        }
        .frame(width: Self.side, height: Self.side)
        .overlay(alignment: .bottom) { bottom }
    }

    @ViewBuilder private var ring: some View {
        let length = .pi * (Self.side - Self.width - 3)
        if isOpen {
            MarkedTrack(
                track: Circle(), style: .ring(part: Self.part), value: configuration.value, width: Self.width,
                length: length * Self.part, part: Self.part)
        } else {
            let line = StrokeStyle(lineWidth: Self.width, lineCap: .round)
            Circle().stroke(TrackStyle.ring(part: 1), style: line).opacity(0.25)
            Circle().trim(from: 0, to: configuration.value).stroke(TrackStyle.ring(part: 1), style: line)
        }
    }

    /// What stands in the opening: the ends of the range, or what the value is one of.
    @ViewBuilder private var bottom: some View {
        if isOpen, configuration.minimumValueLabel != nil {
            HStack(spacing: 4) {
                configuration.minimumValueLabel
                configuration.maximumValueLabel
            }
            .font(.caption2)
            .lineLimit(1)
            .fixedSize()
        } else if showsLabel {
            inside(configuration.label, Self.middle * 0.6).font(.caption2).frame(height: 14)
        }
    }

    private var showsLabel: Bool {
        isOpen && configuration.minimumValueLabel == nil && configuration.currentValueLabel != nil
    }

    /// Words as small as they have to be.
    private func inside(_ label: some View, _ width: CGFloat) -> some View {
        label.lineLimit(1).minimumScaleFactor(0.4).frame(maxWidth: width)
    }
}

extension View {
    /// What names a control without taking any room.
    nonisolated func unseen() -> some View { hidden().frame(width: 0, height: 0) }
}
