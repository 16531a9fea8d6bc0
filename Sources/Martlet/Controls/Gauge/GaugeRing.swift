import Foundation

/// A ring around the value: a closed ring that fills, or an open ring with a mark.
struct GaugeRing: View {
    let configuration: GaugeStyleConfiguration
    let isOpen: Bool

    private static let side: CGFloat = 64
    private static let width: CGFloat = 7
    /// The fraction of a full circle that an open ring covers.
    private static let part = 0.75
    /// The width inside the ring that is available for text.
    private static let middle = side - 2 * width - 6

    var body: some View {
        ZStack {
            ring.rotationEffect(.degrees(isOpen ? 135 : -90))
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
        // Inset, and not padded: in a terminal, a padding would be whole cells.
        let circle = Circle().inset(by: (Self.width + 3) / 2)
        if isOpen {
            MarkedTrack(
                track: circle, style: .ring(part: Self.part), value: configuration.value, width: Self.width,
                length: length * Self.part, part: Self.part)
        } else {
            let line = StrokeStyle(lineWidth: Self.width, lineCap: .round)
            // The style is faint, and not the view: another node between would put the track half a cell aside in a terminal.
            circle.stroke(TrackStyle.ring(part: 1).opacity(0.25), style: line)
            circle.trim(from: 0, to: configuration.value).stroke(TrackStyle.ring(part: 1), style: line)
        }
    }

    /// The content of the ring's opening: the bounds of the range, or the label.
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

    /// Shrinks a label to fit a width.
    private func inside(_ label: some View, _ width: CGFloat) -> some View {
        label.lineLimit(1).minimumScaleFactor(0.4).frame(maxWidth: width)
    }
}

extension View {
    /// Hides a view and gives it no size, while it still names the control for assistive technology.
    nonisolated func unseen() -> some View { hidden().frame(width: 0, height: 0) }
}
