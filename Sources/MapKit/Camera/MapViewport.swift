/// The part of the flat map that a view shows.
struct MapViewport: Equatable {
    /// The point in the middle of the view. Its x may lie beyond the map's edges: the map repeats itself.
    var center: MKMapPoint
    /// The points of the view for a point of the map.
    var scale: Double
    /// The direction that is up, in degrees clockwise from north.
    var heading: Double
    /// The size of the view.
    var size: CGSize

    /// The least and the greatest scale: the earth in 128 points, and a meter in some 60.
    static let scales = 128 / MKMapSize.world.width...9.0

    static func == (a: MapViewport, b: MapViewport) -> Bool {
        MKMapPointEqualToPoint(a.center, b.center) && a.scale == b.scale && a.heading == b.heading && a.size == b.size
    }

    init(center: MKMapPoint, scale: Double, heading: Double = 0, size: CGSize) {
        self.center = center
        self.scale = scale
        self.heading = heading
        self.size = size
    }

    /// The viewport that shows a rectangle whole.
    init(showing rect: MKMapRect, size: CGSize) {
        let rect = rect.isNull ? .world : rect
        let scale = min(
            max(1, size.width) / max(rect.width, 1e-3), max(1, size.height) / max(rect.height, 1e-3))
        self.init(center: MKMapPoint(x: rect.midX, y: rect.midY), scale: scale, size: size)
    }

    /// The viewport of a camera, whose field of view is 30 degrees from top to bottom, as observed of the original.
    init(_ camera: MapCamera, size: CGSize) {
        let meters = max(1, 2 * camera.distance * tan(.pi / 12))
        let points = meters * MKMapPointsPerMeterAtLatitude(camera.centerCoordinate.latitude)
        self.init(
            center: MKMapPoint(camera.centerCoordinate), scale: max(1, size.height) / points, heading: camera.heading,
            size: size)
    }

    /// The camera that sees the viewport.
    var camera: MapCamera {
        let coordinate = center.coordinate
        let meters = size.height / scale * MKMetersPerMapPointAtLatitude(coordinate.latitude)
        return MapCamera(centerCoordinate: coordinate, distance: meters / (2 * tan(.pi / 12)), heading: heading)
    }

    /// The rectangle around all that is visible.
    var rect: MKMapRect {
        let angle = heading * .pi / 180
        let (width, height) = (size.width / scale, size.height / scale)
        let turned = MKMapSize(
            width: abs(width * cos(angle)) + abs(height * sin(angle)),
            height: abs(width * sin(angle)) + abs(height * cos(angle)))
        return MKMapRect(
            x: center.x - turned.width / 2, y: center.y - turned.height / 2, width: turned.width, height: turned.height)
    }

    /// The point in the view of a point of the map: of its repetitions, the one that is next to the center.
    func point(for place: MKMapPoint) -> CGPoint {
        exactPoint(for: place.repeated(near: center.x))
    }

    /// The point in the view of a point of the map that is not repeated.
    func exactPoint(for place: MKMapPoint) -> CGPoint {
        onView(CGPoint(x: (place.x - center.x) * scale, y: (place.y - center.y) * scale))
    }

    /// The point of the map at a point of the view.
    func mapPoint(at point: CGPoint) -> MKMapPoint {
        let angle = heading * .pi / 180
        let (x, y) = (point.x - size.width / 2, point.y - size.height / 2)
        return MKMapPoint(
            x: center.x + (x * cos(angle) - y * sin(angle)) / scale,
            y: center.y + (x * sin(angle) + y * cos(angle)) / scale)
    }

    /// The point of the view at an offset from the center of a map whose north is up.
    private func onView(_ offset: CGPoint) -> CGPoint {
        let angle = -heading * .pi / 180
        return CGPoint(
            x: size.width / 2 + offset.x * cos(angle) - offset.y * sin(angle),
            y: size.height / 2 + offset.x * sin(angle) + offset.y * cos(angle))
    }

    /// The viewport after a movement of the content by some points of the view.
    func moved(by offset: CGSize) -> MapViewport {
        var result = self
        result.center = mapPoint(at: CGPoint(x: size.width / 2 - offset.width, y: size.height / 2 - offset.height))
        return result.normalized
    }

    /// The viewport with another scale, whose place at a point of the view stays.
    func scaled(by factor: Double, around point: CGPoint, limits: MapCameraBounds?) -> MapViewport {
        guard factor.isFinite, factor > 0 else { return self }
        let place = mapPoint(at: point)
        var result = self
        result.scale = min(max(scale * factor, Self.scales.lowerBound), Self.scales.upperBound)
        result = result.limited(by: limits)
        let moved = result.mapPoint(at: point)
        result.center = MKMapPoint(x: result.center.x + place.x - moved.x, y: result.center.y + place.y - moved.y)
        return result.normalized
    }

    /// The viewport turned around its center.
    func turned(by degrees: Double) -> MapViewport {
        guard degrees.isFinite else { return self }
        var result = self
        let sum = (heading + degrees).truncatingRemainder(dividingBy: 360)
        result.heading = sum < 0 ? sum + 360 : sum
        return result
    }

    /// The viewport with its center on the map, and with numbers that can be drawn.
    var normalized: MapViewport {
        var result = self
        if !scale.isFinite || scale <= 0 { result.scale = Self.scales.lowerBound }
        result.scale = min(max(result.scale, Self.scales.lowerBound), Self.scales.upperBound)
        if !heading.isFinite { result.heading = 0 }
        if !center.x.isFinite || !center.y.isFinite {
            result.center = MKMapPoint(x: MKMapSize.world.width / 2, y: MKMapSize.world.height / 2)
        }
        result.center.y = min(max(result.center.y, 0), MKMapSize.world.height)
        // The map repeats itself; far from its first copy, numbers would be less exact.
        let world = MKMapSize.world.width
        if abs(result.center.x) > 8 * world { result.center.x = result.center.x.truncatingRemainder(dividingBy: world) }
        return result
    }

    /// The viewport within limits.
    func limited(by bounds: MapCameraBounds?) -> MapViewport {
        guard let bounds else { return normalized }
        var result = normalized
        let distance = result.camera.distance
        if let least = bounds.minimumDistance, least > 0, distance < least { result.scale *= distance / least }
        if let most = bounds.maximumDistance, most > 0, distance > most { result.scale *= distance / most }
        if let centers = bounds.centers, !centers.isNull {
            result.center.x = min(max(result.center.x, centers.minX), centers.maxX)
            result.center.y = min(max(result.center.y, centers.minY), centers.maxY)
        }
        return result.normalized
    }

    var context: MapCameraUpdateContext {
        MapCameraUpdateContext(camera: camera, region: MKCoordinateRegion(rect), rect: rect)
    }
}
