/// A rectangle of the flat map.
public struct MKMapRect: Sendable {
    /// The north-west corner.
    public var origin = MKMapPoint()
    /// The width and height.
    public var size = MKMapSize()

    /// Creates an empty rectangle at the map's north-west corner.
    public init() {}

    /// Creates a rectangle from its corner and size.
    public init(origin: MKMapPoint, size: MKMapSize) {
        self.origin = origin
        self.size = size
    }

    /// Creates a rectangle from its corner and lengths.
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
    }

    /// The whole map.
    public static let world = MKMapRect(origin: MKMapPoint(), size: .world)
    /// A rectangle that is none: the union with it is the other rectangle.
    public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)

    /// Whether the rectangle is none.
    public var isNull: Bool { origin.x == .infinity || origin.y == .infinity }
    /// Whether the rectangle is none, or has no area.
    public var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }

    /// The western edge.
    public var minX: Double { origin.x }
    /// The northern edge.
    public var minY: Double { origin.y }
    /// The middle from west to east.
    public var midX: Double { origin.x + size.width / 2 }
    /// The middle from north to south.
    public var midY: Double { origin.y + size.height / 2 }
    /// The eastern edge.
    public var maxX: Double { origin.x + size.width }
    /// The southern edge.
    public var maxY: Double { origin.y + size.height }
    /// The width.
    public var width: Double { size.width }
    /// The height.
    public var height: Double { size.height }
    /// Whether the rectangle reaches beyond the eastern or western edge of the map.
    public var spans180thMeridian: Bool { !isNull && (minX < 0 || maxX > MKMapSize.world.width) }

    /// Returns whether a point is inside; the southern and eastern edges are not.
    public func contains(_ point: MKMapPoint) -> Bool {
        !isNull && point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
    }

    /// Returns whether another rectangle is inside.
    public func contains(_ rect2: MKMapRect) -> Bool {
        !isNull && !rect2.isNull && rect2.minX >= minX && rect2.maxX <= maxX && rect2.minY >= minY && rect2.maxY <= maxY
    }

    /// Returns whether two rectangles have points in common.
    public func intersects(_ rect2: MKMapRect) -> Bool { !intersection(rect2).isNull }

    /// Returns the common part of two rectangles; ``null`` if there is none.
    public func intersection(_ rect2: MKMapRect) -> MKMapRect {
        guard !isNull, !rect2.isNull else { return .null }
        let (left, right) = (max(minX, rect2.minX), min(maxX, rect2.maxX))
        let (top, bottom) = (max(minY, rect2.minY), min(maxY, rect2.maxY))
        guard left <= right, top <= bottom else { return .null }
        return MKMapRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// Returns the smallest rectangle around two.
    public func union(_ rect2: MKMapRect) -> MKMapRect {
        if isNull { return rect2 }
        if rect2.isNull { return self }
        let (left, right) = (min(minX, rect2.minX), max(maxX, rect2.maxX))
        let (top, bottom) = (min(minY, rect2.minY), max(maxY, rect2.maxY))
        return MKMapRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// Returns the rectangle with its edges moved inwards; negative distances move them outwards.
    public func insetBy(dx: Double, dy: Double) -> MKMapRect {
        guard !isNull, width >= 2 * dx, height >= 2 * dy else { return .null }
        return MKMapRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
    }

    /// Returns the rectangle moved.
    public func offsetBy(dx: Double, dy: Double) -> MKMapRect {
        isNull ? self : MKMapRect(x: minX + dx, y: minY + dy, width: width, height: height)
    }

    /// Returns the part beyond the map's eastern or western edge, moved to the other side.
    public func remainder() -> MKMapRect {
        guard spans180thMeridian else { return .null }
        let world = MKMapSize.world.width
        if minX < 0 { return MKMapRect(x: minX + world, y: minY, width: -minX, height: height) }
        return MKMapRect(x: 0, y: minY, width: maxX - world, height: height)
    }
}

/// Creates a rectangle from its corner and lengths.
public func MKMapRectMake(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> MKMapRect {
    MKMapRect(x: x, y: y, width: width, height: height)
}
/// Returns the smallest rectangle around two.
public func MKMapRectUnion(_ rect1: MKMapRect, _ rect2: MKMapRect) -> MKMapRect { rect1.union(rect2) }
/// Returns the common part of two rectangles.
public func MKMapRectIntersection(_ rect1: MKMapRect, _ rect2: MKMapRect) -> MKMapRect { rect1.intersection(rect2) }
/// Returns whether a point is inside a rectangle.
public func MKMapRectContainsPoint(_ rect: MKMapRect, _ point: MKMapPoint) -> Bool { rect.contains(point) }
/// Returns whether a rectangle is none.
public func MKMapRectIsNull(_ rect: MKMapRect) -> Bool { rect.isNull }
/// Returns whether two rectangles are one.
public func MKMapRectEqualToRect(_ rect1: MKMapRect, _ rect2: MKMapRect) -> Bool {
    MKMapPointEqualToPoint(rect1.origin, rect2.origin) && MKMapSizeEqualToSize(rect1.size, rect2.size)
}
/// The whole map.
public let MKMapRectWorld = MKMapRect.world
/// A rectangle that is none.
public let MKMapRectNull = MKMapRect.null
/// The size of the whole map.
public let MKMapSizeWorld = MKMapSize.world
