import Foundation

/// The direction in which a key or an action moves an element.
enum ReorderDirection: CaseIterable {
    case up, down, left, right

    init?(_ key: KeyEquivalent) {
        switch key {
        case .upArrow: self = .up
        case .downArrow: self = .down
        case .leftArrow: self = .left
        case .rightArrow: self = .right
        default: return nil
        }
    }

    /// The name for assistive technology.
    var actionName: String {
        switch self {
        case .up: "Move Up"
        case .down: "Move Down"
        case .left: "Move Left"
        case .right: "Move Right"
        }
    }

    /// The directions in which there are elements, found without looking at all of them: hosts ask for each element.
    static func offered(to element: ReorderElement) -> [ReorderDirection] {
        guard let frame = element.regularFrame else { return [] }
        let around = element.collection.framesAround(element)
        return allCases.filter { direction in around.contains { direction.isAhead($0, of: frame) } }
    }

    /// Whether a frame lies ahead of another one.
    private func isAhead(_ other: CGRect, of frame: CGRect) -> Bool {
        let near = sign > 0 ? other.minimum(axis) : other.maximum(axis)
        return sign * (near - frame.center[axis]) >= 0
    }

    private var axis: Axis { self == .up || self == .down ? .vertical : .horizontal }
    private var sign: CGFloat { self == .up || self == .left ? -1 : 1 }

    /// Returns the slot of an element, and the place to which a movement in the direction leads: the slot that is ahead
    /// and least aside.
    func target(of element: ReorderElement) -> (slot: ReorderSlot, target: ReorderPlace)? {
        guard let container = element.collection.container else { return nil }
        let slots = container.slots
        guard let own = slots.first(where: { $0.elements.contains { $0 === element } }) else { return nil }
        let center = own.frame.center
        func distance(_ slot: ReorderSlot) -> CGFloat? {
            guard slot.collection !== own.collection || slot.index != own.index else { return nil }
            guard isAhead(slot.frame, of: own.frame) else { return nil }
            let other = axis.other
            return abs(slot.frame.center[axis] - center[axis]) + 2 * abs(slot.frame.center[other] - center[other])
        }
        let ahead = slots.compactMap { slot in distance(slot).map { (slot, $0) } }
        guard let next = ahead.min(by: { $0.1 < $1.1 })?.0 else { return nil }
        if next.collection === own.collection || next.isEmpty {
            return (own, ReorderPlace(collection: next.collection, index: next.index))
        }
        let line = ReorderSlot.axis(of: slots.filter { $0.collection === next.collection })
        let isAfter = line == axis ? sign < 0 : center[line] > next.frame.center[line]
        return (own, ReorderPlace(collection: next.collection, index: next.index + (isAfter ? 1 : 0)))
    }
}

/// A place in a collection: an index, counted without the moved element.
struct ReorderPlace {
    let collection: ReorderCollection
    let index: Int
}

extension ReorderContainer {
    /// The slots of the created elements of all collections. An empty collection has one, if it has a container of its
    /// own.
    var slots: [ReorderSlot] {
        let collections = collections
        var slots = collections.flatMap(\.slots)
        for collection in collections where collection.count == 0 {
            guard let node = collection.layoutNode, node.isShown,
                !slots.contains(where: { $0.collection.layoutNode === node })
            else { continue }
            slots.append(ReorderSlot(collection: collection, index: 0, frame: node.frameInWindow, isEmpty: true))
        }
        return slots
    }

    /// Returns the place in a collection at which an element would be inserted at a point of the window: beside the
    /// nearest slot.
    func place(at point: CGPoint, in slots: [ReorderSlot]) -> ReorderPlace? {
        guard let nearest = slots.nearest(to: point) else { return nil }
        if nearest.isEmpty { return ReorderPlace(collection: nearest.collection, index: 0) }
        let axis = ReorderSlot.axis(of: slots.filter { $0.collection === nearest.collection })
        let isMirrored = axis == .horizontal && nearest.collection.layoutNode?.isRightToLeft == true
        let isAfter = (point[axis] > nearest.frame.center[axis]) != isMirrored
        return ReorderPlace(collection: nearest.collection, index: nearest.index + (isAfter ? 1 : 0))
    }
}

extension ReorderSlot {
    /// The axis along which the first slots of a collection follow each other.
    static func axis(of slots: [ReorderSlot]) -> Axis {
        guard slots.count > 1 else { return .vertical }
        let (first, second) = (slots[0].frame, slots[1].frame)
        return first.minY < second.maxY && second.minY < first.maxY ? .horizontal : .vertical
    }
}

extension [ReorderSlot] {
    /// Returns the slot around a point, or else the nearest one.
    func nearest(to point: CGPoint) -> ReorderSlot? {
        self.min { $0.frame.distance(to: point) < $1.frame.distance(to: point) }
    }
}

extension CGRect {
    var center: CGPoint { CGPoint(x: midX, y: midY) }

    func minimum(_ axis: Axis) -> CGFloat { axis == .vertical ? minY : minX }
    func maximum(_ axis: Axis) -> CGFloat { axis == .vertical ? maxY : maxX }

    /// The square of the distance of a point from the rectangle; 0 inside.
    fileprivate func distance(to point: CGPoint) -> CGFloat {
        let x = max(minX - point.x, 0, point.x - maxX)
        let y = max(minY - point.y, 0, point.y - maxY)
        return x * x + y * y
    }
}
