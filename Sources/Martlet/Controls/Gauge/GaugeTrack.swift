import Foundation

/// The tint, whose gradient runs along the track of a gauge, whatever way it would run in a shape that is filled.
struct TrackStyle: ShapeStyle {
    let geometry: GradientPaint.Geometry

    static let line = TrackStyle(geometry: .linear(start: .leading, end: .trailing))

    /// Around the middle, from the angle that a circle begins at.
    static func ring(part: Double) -> TrackStyle {
        // The round end of the track stands before its beginning.
        TrackStyle(geometry: .angular(center: .center, start: .degrees(-8), end: .degrees(360 * part - 8)))
    }

    func _paint(in context: _ShapeStyleContext) -> _ResolvedPaint {
        let tint = TintShapeStyle()._paint(in: context)
        guard case .gradient(var gradient) = tint.content else { return tint }
        gradient.geometry = geometry
        return ResolvedPaint(.gradient(gradient), finish: tint.finish)
    }
}

/// A track in the tint with a mark at the value, which stands in a gap of the track.
struct MarkedTrack<Track: Shape>: View {
    let track: Track
    let style: TrackStyle
    let value: Double
    /// How thick the track is, in points.
    let width: CGFloat
    /// How long the track is, in points.
    let length: CGFloat
    /// How much of the shape is the track.
    var part = 1.0

    var body: some View {
        // The middle of the mark stays on the track's straight ends.
        let end = Double(width / 2 / max(length, 1))
        let place = end + min(1, max(0, value)) * (1 - 2 * end)
        let gap = Double((width + 4) / max(length, 1))
        ZStack {
            piece(0, place - gap)
            piece(place + gap, 1)
            piece(place - 0.0001, place + 0.0001, thickness: width + 3)
        }
    }

    @ViewBuilder private func piece(_ start: Double, _ end: Double, thickness: CGFloat? = nil) -> some View {
        track.trim(from: max(0, start) * part, to: max(0, min(1, end)) * part)
            .stroke(style, style: StrokeStyle(lineWidth: thickness ?? width, lineCap: .round))
            .opacity(start < end && end > 0 && start < 1 ? 1 : 0)
    }
}

/// A line with a mark at the value.
struct GaugeLine: View {
    let value: Double

    private static let width: CGFloat = 5

    var body: some View {
        GeometryReader { space in
            MarkedTrack(
                track: GaugeLineShape(), style: .line, value: value, width: Self.width,
                length: max(0, space.size.width - Self.width))
        }
        .frame(minWidth: 48, idealWidth: 120)
        .frame(height: 16)
    }
}

/// The middle of the line, with room for its round ends.
private struct GaugeLineShape: Shape {
    func path(in rect: CGRect) -> Path {
        let inset = min(2.5, rect.width / 2)
        return Path { path in
            path.move(to: CGPoint(x: rect.minX + inset, y: rect.midY))
            path.addLine(to: CGPoint(x: rect.maxX - inset, y: rect.midY))
        }
    }
}
