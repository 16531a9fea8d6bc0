/// The lines and areas of a map.
struct MapOverlays: View {
    let viewport: MapViewport
    let items: [MapItem]

    var body: some View {
        if items.contains(where: \.isOverlay) {
            Canvas { context, _ in
                for item in items where item.isOverlay { draw(item, in: &context) }
            }
            .allowsHitTesting(false)
            .accessibilityHidden(true)
        }
    }

    private func draw(_ item: MapItem, in context: inout GraphicsContext) {
        guard let path = path(of: item) else { return }
        let style = item.style
        let tint = style.tint ?? AnyShapeStyle(Color.blue)
        if case .line = item.figure {
            let shading = style.stroke ?? style.fill ?? tint
            context.stroke(path, with: .style(shading), style: style.strokeStyle ?? StrokeStyle(lineWidth: 2))
            return
        }
        context.fill(path, with: .style(style.fill ?? AnyShapeStyle(tint.opacity(0.3))))
        if style.stroke != nil || style.strokeStyle != nil {
            context.stroke(
                path, with: .style(style.stroke ?? tint), style: style.strokeStyle ?? StrokeStyle(lineWidth: 1))
        }
    }

    /// The outline of an item in the view. The map repeats itself: the outline that is next to the center counts.
    private func path(of item: MapItem) -> Path? {
        let shift = Mercator.shift(of: item.rect.midX, near: viewport.center.x)
        func point(_ place: MKMapPoint) -> CGPoint {
            viewport.exactPoint(for: MKMapPoint(x: place.x + shift, y: place.y))
        }
        var path = Path()
        switch item.figure {
        case .line(let places, let isGeodesic):
            let places = (isGeodesic ? Geodesic.line(through: places) : places).filter(\.isFinite)
            guard places.count > 1 else { return nil }
            path.addLines(places.map(point))
        case .area(let places):
            let places = places.filter(\.isFinite)
            guard places.count > 2 else { return nil }
            path.addLines(places.map(point))
            path.closeSubpath()
        case .circle(let center, let radius):
            guard center.isFinite, radius.isFinite, radius > 0 else { return nil }
            let points = radius * MKMapPointsPerMeterAtLatitude(center.coordinate.latitude) * viewport.scale
            let middle = point(center)
            path.addEllipse(
                in: CGRect(x: middle.x - points, y: middle.y - points, width: 2 * points, height: 2 * points))
        case .marker, .annotation: return nil
        }
        return path
    }
}

extension MapItem {
    var isOverlay: Bool {
        switch figure {
        case .line, .area, .circle: true
        case .marker, .annotation: false
        }
    }
}

extension MKMapPoint {
    var isFinite: Bool { x.isFinite && y.isFinite }
}

/// Shortest ways on the earth.
enum Geodesic {
    /// The parts of a line between two places.
    private static let parts = 48

    /// The points of a line that takes the shortest way between places. Longitudes go on beyond the map's edge.
    static func line(through places: [MKMapPoint]) -> [MKMapPoint] {
        guard var last = places.first else { return [] }
        var result = [last]
        for place in places.dropFirst() {
            for part in 1...parts {
                let next = point(from: last, to: place, part: Double(part) / Double(parts))
                result.append(next.repeated(near: result.last?.x ?? next.x))
            }
            last = place
        }
        return result
    }

    private static func point(from a: MKMapPoint, to b: MKMapPoint, part: Double) -> MKMapPoint {
        let (p, q) = (vector(a.coordinate), vector(b.coordinate))
        let angle = acos(min(1, max(-1, (p * q).sum())))
        guard sin(angle) > 1e-9 else { return part < 1 ? a : b }
        let mixed = p * (sin((1 - part) * angle) / sin(angle)) + q * (sin(part * angle) / sin(angle))
        return MKMapPoint(
            CLLocationCoordinate2D(
                latitude: asin(min(1, max(-1, mixed.z))) * 180 / .pi, longitude: atan2(mixed.y, mixed.x) * 180 / .pi))
    }

    private static func vector(_ place: CLLocationCoordinate2D) -> SIMD3<Double> {
        let (latitude, longitude) = (place.latitude * .pi / 180, place.longitude * .pi / 180)
        return SIMD3(cos(latitude) * cos(longitude), cos(latitude) * sin(longitude), sin(latitude))
    }
}
