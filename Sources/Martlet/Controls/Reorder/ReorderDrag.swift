import Foundation

/// A drag of a reorderable view. The view follows the pointer, and the others make room; the data changes when the
/// pointer is released.
final class ReorderDrag {
    let element: ReorderElement
    /// The slot of the dragged element, as last seen.
    private(set) var slot: ReorderSlot?
    /// The place at which the element would be dropped.
    private(set) var target: ReorderPlace?
    private let container: ReorderContainer
    private let startFrame: CGRect
    private var pointed = CGSize.zero
    private var scrolled: RenderNode?

    /// Begins a drag; nil for a view that is not shown.
    init?(_ element: ReorderElement) {
        guard let container = element.collection.container, let frame = element.regularFrame else { return nil }
        self.element = element
        self.container = container
        startFrame = frame
        slot = element.collection.slots.first { $0.elements.contains { $0 === element } }
        guard let slot else { return nil }
        // A row of a lazy container stays while it is out of sight.
        element.collection.lazyRows?.heldIndex = slot.index
        element.setFront(true, among: container.collections)
    }

    /// Updates the pointer's distance from the start of the drag.
    @MainActor
    func move(by distance: CGSize, from start: CGPoint) {
        pointed = distance
        follow()
        scrollAtEdge(CGPoint(x: start.x + distance.width, y: start.y + distance.height))
    }

    /// Returns all views to their places.
    func end() {
        if let scrolled { element.scene?.scrolling.stopDrift(of: scrolled) }
        element.collection.lazyRows?.heldIndex = nil
        element.setFront(false, among: container.collections)
        for other in container.slots.flatMap(\.elements) { other.setShift(.zero) }
        element.setShift(.zero)
    }

    /// Moves the view to the pointer. Called after the pointer or the scroll offset has changed.
    private func follow() {
        let slots = container.slots
        guard let own = slots.first(where: { $0.elements.contains { $0 === element } }) else { return }
        slot = own
        // The content may have been scrolled under the pointer.
        let shift = CGSize(
            width: startFrame.minX + pointed.width - (element.regularFrame ?? startFrame).minX,
            height: startFrame.minY + pointed.height - (element.regularFrame ?? startFrame).minY)
        let center = own.frame.offsetBy(dx: shift.width, dy: shift.height).center
        let target = target(for: center, own, slots)
        self.target = target
        var shifts = makeRoom(for: own, at: target, slots)
        shifts[ObjectIdentifier(own.collection), default: [:]][own.index] = shift
        for slot in slots {
            let shift = shifts[ObjectIdentifier(slot.collection)]?[slot.index] ?? .zero
            for element in slot.elements { element.setShift(shift) }
        }
    }

    /// The place for an element whose middle is at a point: that of the slot there in its own collection, and beside the
    /// slot in another one.
    private func target(for center: CGPoint, _ own: ReorderSlot, _ slots: [ReorderSlot]) -> ReorderPlace? {
        guard let nearest = slots.nearest(to: center) else { return nil }
        if nearest.collection === own.collection {
            return ReorderPlace(collection: nearest.collection, index: nearest.index)
        }
        return container.place(at: center, in: slots)
    }

    // MARK: - Room

    private typealias Shifts = [ObjectIdentifier: [Int: CGSize]]

    /// The distances of the other elements from their places, so that there is room at the target.
    private func makeRoom(for own: ReorderSlot, at target: ReorderPlace?, _ slots: [ReorderSlot]) -> Shifts {
        guard let target else { return [:] }
        var shifts: Shifts = [:]
        let home = slots.filter { $0.collection === own.collection }
        var rest = home.filter { $0.index != own.index }
        if target.collection === own.collection {
            rest.insert(
                own, at: rest.firstIndex { $0.index + ($0.index > own.index ? -1 : 0) >= target.index } ?? rest.count)
            shifts[ObjectIdentifier(own.collection)] = Self.shifts(of: home, in: rest)
        } else {
            shifts[ObjectIdentifier(own.collection)] = Self.shifts(of: home, in: rest)
            let others = slots.filter { $0.collection === target.collection && !$0.isEmpty }
            var order = others
            order.insert(own, at: order.firstIndex { $0.index >= target.index } ?? order.count)
            shifts[ObjectIdentifier(target.collection)] = Self.shifts(of: others, in: order, without: own)
        }
        return shifts
    }

    /// The distances that bring elements from their places into an order. In a stack, the elements keep their lengths
    /// and the gaps their places; elsewhere, each element moves to the place of the one before or after it.
    private static func shifts(
        of places: [ReorderSlot], in order: [ReorderSlot], without foreign: ReorderSlot? = nil
    ) -> [Int: CGSize] {
        guard let first = places.first else { return [:] }
        var shifts: [Int: CGSize] = [:]
        let axis = ReorderSlot.axis(of: places)
        let isLine = zip(places, places.dropFirst()).allSatisfy { $1.frame.minimum(axis) >= $0.frame.maximum(axis) }
        var gaps = zip(places, places.dropFirst()).map { $1.frame.minimum(axis) - $0.frame.maximum(axis) }
        gaps.append(gaps.last ?? 0)
        var position = first.frame.minimum(axis)
        for (place, slot) in order.enumerated() {
            var origin = slot.frame.origin
            if isLine {
                origin[axis] = position
                position += slot.frame.size[axis] + gaps[min(place, gaps.count - 1)]
            } else if place < places.count {
                origin = places[place].frame.origin
            } else if let last = places.last {
                origin = last.frame.origin
                origin[axis] += last.frame.size[axis]
            }
            if let foreign, slot.collection === foreign.collection, slot.index == foreign.index { continue }
            shifts[slot.index] = CGSize(
                width: origin.x - slot.frame.minX, height: origin.y - slot.frame.minY)
        }
        return shifts
    }

    // MARK: - Scrolling

    /// Scrolls while the pointer is near an edge of a scroll view around the element.
    @MainActor
    private func scrollAtEdge(_ point: CGPoint) {
        for axis in [Axis.vertical, .horizontal] {
            guard let scroll = element.scroll(along: axis) else { continue }
            let speed = scroll.scroll.edgeScrollSpeed(at: point, along: axis)
            if speed == 0 {
                if scrolled === scroll { element.scene?.scrolling.stopDrift(of: scroll) }
                continue
            }
            scrolled = scroll
            let velocity = axis == .vertical ? CGSize(width: 0, height: speed) : CGSize(width: speed, height: 0)
            element.scene?.scrolling.startDrift(of: scroll, velocity: velocity) { [weak self] in self?.follow() }
            return
        }
    }
}

extension ScrollNode {
    /// The distance from an edge, in points, within which a drag scrolls.
    private static let scrollEdge: CGFloat = 48
    /// The scroll speed at the edge, in points per second.
    private static let scrollSpeed: CGFloat = 700

    /// Returns the speed at which a drag at a point of the window scrolls the node. Positive values move the content
    /// down, or to the right.
    func edgeScrollSpeed(at point: CGPoint, along axis: Axis) -> CGFloat {
        let frame = node.frameInWindow
        let edge = min(Self.scrollEdge, frame.size[axis] / 4)
        guard edge > 0 else { return 0 }
        let (above, below) = (point[axis] - frame.minimum(axis), frame.maximum(axis) - point[axis])
        if above < edge { return Self.scrollSpeed * min(1.5, (edge - above) / edge) }
        if below < edge { return -Self.scrollSpeed * min(1.5, (edge - below) / edge) }
        return 0
    }
}
