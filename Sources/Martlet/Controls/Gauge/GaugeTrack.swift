import Foundation

/// The tint as the paint of a gauge's track. A gradient runs along the track, whatever its direction in a filled shape.
struct TrackStyle: ShapeStyle {
    let geometry: GradientPaint.Geometry

    static let line = TrackStyle(geometry: .linear(start: .leading, end: .trailing))

    /// Returns the style of a ring, whose gradient turns around the center.
    static func ring(part: Double) -> TrackStyle {
        // The gradient begins a little earlier, under the round cap at the track's start.
        TrackStyle(geometry: .angular(center: .center, start: .degrees(-8), end: .degrees(360 * part - 8)))
    }

    func _paint(in context: _ShapeStyleContext) -> _ResolvedPaint {
        let tint = TintShapeStyle()._paint(in: context)
        guard case .gradient(var gradient) = tint.content else { return tint }
        gradient.geometry = geometry
        return ResolvedPaint(.gradient(gradient), finish: tint.finish)
    }
}

/// A track in the tint, with a gap and a mark at the value.
struct MarkedTrack<Track: Shape>: View {
    let track: Track
    let style: TrackStyle
    let value: Double
    /// The thickness of the track, in points.
    let width: CGFloat
    /// The length of the track, in points.
    let length: CGFloat
    /// The fraction of the shape that the track covers.
    var part = 1.0

    var body: some View {
        // The center of the mark stays on the straight part of the track.
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

/// The center line, inset for the round caps.
private struct GaugeLineShape: Shape {
    func path(in rect: CGRect) -> Path {
        let inset = min(2.5, rect.width / 2)
        return Path { path in
            path.move(to: CGPoint(x: rect.minX + inset, y: rect.midY))
            path.addLine(to: CGPoint(x: rect.maxX - inset, y: rect.midY))
        }
    }
}
