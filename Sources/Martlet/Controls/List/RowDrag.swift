import Foundation

/// A drag that moves a list row to another position. The row follows the pointer, its neighbors make room, and the data
/// changes when the pointer is released.
final class RowDrag {
    /// The row. Weak, because its list releases the row when it is removed.
    private weak var row: RenderNode?
    private let rows: LazyRows
    private let lazy: LazyState
    private let start: Int
    /// The current target index in the data.
    private(set) var target: Int
    private var distance: CGFloat = 0
    /// The distance of the pointer in the window, and the list's scroll offset at the start of the drag.
    private var pointed: CGFloat = 0
    private let startOffset: CGFloat
    /// The scroll node of the list.
    let scroll: RenderNode?
    /// The length that the row occupies among its neighbors.
    private let length: CGFloat
    /// The other collections of a reorderable container in the list.
    private let others: [(collection: ReorderCollection, rows: LazyRows)]
    /// The place in another collection to which the row would move; nil if it stays in its own.
    private(set) var destination: ReorderPlace?

    /// Begins a drag of a row; `nil` for a row that cannot be moved.
    init?(_ row: RenderNode, in column: RenderNode, spacing: CGFloat) {
        guard let source = row.list.rowSource else { return nil }
        self.row = row
        rows = source.rows
        lazy = LazyState.of(column)
        start = source.index
        target = source.index
        length = row.frame.height + spacing
        scroll = column.scroll.around(along: .vertical)?.node
        startOffset = scroll?.list.scrolledDistance ?? 0
        let own = row.transfer.reorderPlace?.collection
        others = (own?.container?.collections ?? []).compactMap { collection in
            guard collection !== own, collection.layoutNode === column, let rows = collection.lazyRows, rows.count > 0
            else { return nil }
            return (collection, rows)
        }
        rows.heldIndex = start
    }

    /// Releases the row, so that the list can remove it again when it is out of view.
    func end() { rows.heldIndex = nil }

    /// Updates the pointer's distance from the start of the drag.
    func move(by distance: CGFloat) {
        pointed = distance
        follow()
    }

    /// Moves the row to the pointer. Called after the pointer or the scroll offset has changed.
    func follow() {
        guard let own = lazy.place(of: rows, at: start), let ownExtent = extent(of: rows) else { return }
        let extents = others.map { (collection: $0.collection, rows: $0.rows, extent: extent(of: $0.rows)) }
        let wanted = pointed + (scroll?.list.scrolledDistance ?? 0) - startOffset
        let first = extents.compactMap { $0.extent?.lowerBound }.reduce(ownExtent.lowerBound, min)
        let last = extents.compactMap { $0.extent?.upperBound }.reduce(ownExtent.upperBound, max)
        distance = min(max(wanted, first - own.start), last - own.start - own.length)
        let (top, bottom) = (own.start + distance, own.start + own.length + distance)
        let center = (top + bottom) / 2
        target = start
        destination = nil
        let nearest = extents.compactMap { entry in entry.extent.map { (entry, $0.distance(to: center)) } }
            .min { $0.1 < $1.1 }
        if let (other, distance) = nearest, distance < ownExtent.distance(to: center) {
            destination = ReorderPlace(
                collection: other.collection, index: numberOfRows(in: other.rows, before: center))
            return
        }
        while let next = middle(of: rows, at: target + 1), bottom > next { target += 1 }
        while let next = middle(of: rows, at: target - 1), top < next { target -= 1 }
    }

    private func extent(of rows: LazyRows) -> ClosedRange<CGFloat>? {
        guard let first = lazy.place(of: rows, at: 0), let last = lazy.place(of: rows, at: rows.count - 1) else {
            return nil
        }
        return first.start...max(first.start, last.start + last.length)
    }

    private func middle(of rows: LazyRows, at index: Int) -> CGFloat? {
        guard (0..<rows.count).contains(index), let place = lazy.place(of: rows, at: index) else { return nil }
        return place.start + place.length / 2
    }

    /// Returns the number of rows whose middle precedes a position. O(log n) look-ups.
    private func numberOfRows(in rows: LazyRows, before position: CGFloat) -> Int {
        (0..<rows.count).partitioningIndex { index in
            middle(of: rows, at: index).map { $0 >= position } ?? true
        }
    }

    /// The number of positions by which the row would move.
    var offset: Int { target - start }

    /// Returns the distance of a list element from its regular position.
    func displacement(of element: RenderNode) -> CGFloat {
        if element.innermost === row { return distance }
        if let destination { return displacement(of: element, for: destination) }
        guard let source = element.list.rowSource, source.rows === rows else { return 0 }
        if source.index > start, source.index <= target { return -length }
        if source.index < start, source.index >= target { return length }
        return 0
    }

    /// Returns the distance of an element while the row is over another collection: all that is between the row's place
    /// and the destination makes room, headers too.
    private func displacement(of element: RenderNode, for destination: ReorderPlace) -> CGFloat {
        guard let own = lazy.place(of: rows, at: start)?.start, let position = position(of: element),
            let other = destination.collection.lazyRows
        else { return 0 }
        let end = lazy.place(of: other, at: other.count - 1).map { $0.start + $0.length } ?? 0
        let place = destination.index < other.count ? lazy.place(of: other, at: destination.index)?.start ?? end : end
        if place > own { return position > own && position < place ? -length : 0 }
        return position >= place && position < own ? length : 0
    }

    /// Returns the position of an element's regular place, along the list.
    private func position(of element: RenderNode) -> CGFloat? {
        var node = element.outermost
        while let parent = node.parent, parent.flags.contains(.transparent) {
            if let rows = parent.lazy.rows, let index = rows.index(of: node) {
                return lazy.place(of: rows, at: index)?.start
            }
            node = parent
        }
        return nil
    }

    /// Returns the scroll speed for a pointer position in the window. Positive values move the content down.
    func speed(at point: CGPoint) -> CGFloat { scroll?.scroll.edgeScrollSpeed(at: point, along: .vertical) ?? 0 }
}

extension ClosedRange<CGFloat> {
    /// The distance of a position from the range; 0 inside.
    fileprivate func distance(to position: CGFloat) -> CGFloat {
        Swift.max(lowerBound - position, 0, position - upperBound)
    }
}

extension ListNode {
    /// The vertical scroll offset.
    fileprivate var scrolledDistance: CGFloat {
        if case .scroll(let scroll) = node.content { return scroll.offset.y }
        return 0
    }
}

extension ListContext {
    /// Applies the drag's displacements to the rows of the list.
    fileprivate func displaceRows(of lazy: LazyState) {
        lazy.displacement = { [unowned self] in drag?.displacement(of: $0) ?? 0 }
    }
}

extension ListNode {
    /// Handles a drag of the row or its end. A horizontal drag reveals swipe actions, a vertical one moves the row
    /// among its neighbors.
    ///
    /// - Returns: Whether the row follows the pointer.
    @MainActor
    func followDrag(_ phase: NodeDrag.Phase) -> Bool {
        guard let state = rowState, node.isAttached else { return false }
        if state.isDragged { return dragRow(phase) }
        if case .moved(let start, let distance) = phase {
            // Content that tracks the pointer itself, or has text to select, keeps the drag.
            if hasOwnDrag(at: start) { return false }
            if node.swipe.canBeSwiped, node.swipe.handle(phase) { return true }
            guard abs(distance.height) >= abs(distance.width), node.controlContent?.offers.contains(.move) == true
            else {
                return false
            }
            node.swipe.close()
            return dragRow(phase)
        }
        return node.swipe.handle(phase)
    }

    /// Handles a vertical drag of the row or its end.
    ///
    /// - Returns: Whether the row follows the pointer.
    @MainActor
    private func dragRow(_ phase: NodeDrag.Phase) -> Bool {
        guard let state = rowState, node.isAttached, let column = node.outermost.containerNode else { return false }
        let context = state.context
        let lazy = LazyState.of(column)
        switch phase {
        case .moved(let start, let distance):
            if context.drag == nil {
                guard let drag = RowDrag(node, in: column, spacing: (column.layout as? LazyLayout)?.spacing ?? 0) else {
                    return false
                }
                context.drag = drag
                context.displaceRows(of: lazy)
                show(isDragged: true, state, lazy)
            } else if !state.isDragged {
                return false
            }
            context.drag?.move(by: distance.height)
            scrollAtEdge(
                CGPoint(x: start.x + distance.width, y: start.y + distance.height), context.drag, lazy)
        case .ended, .cancelled:
            guard state.isDragged else { return false }
            let offset = context.drag?.offset ?? 0
            let destination = context.drag?.destination
            context.drag?.end()
            if let scroll = context.drag?.scroll { node.scene.scrolling.stopDrift(of: scroll) }
            context.drag = nil
            lazy.displacement = nil
            show(isDragged: false, state, lazy)
            if case .ended = phase {
                if let destination, let place = node.transfer.reorderPlace {
                    place.collection.move(place.index, to: destination.collection, at: destination.index)
                } else if offset != 0 {
                    node.operate(.move(offset), by: .pointer)
                }
            }
        }
        lazy.placeAgain()
        return true
    }

    /// Scrolls the list while the row is held near an edge of it.
    private func scrollAtEdge(_ point: CGPoint, _ drag: RowDrag?, _ lazy: LazyState) {
        guard let drag, let scroll = drag.scroll else { return }
        let speed = drag.speed(at: point)
        if speed == 0 { return node.scene.scrolling.stopDrift(of: scroll) }
        node.scene.scrolling.startDrift(of: scroll, velocity: CGSize(width: 0, height: speed)) {
            [weak drag, weak lazy] in
            drag?.follow()
            lazy?.placeAgain()
        }
    }

    private func show(isDragged: Bool, _ state: RowState, _ lazy: LazyState) {
        state.isDragged = isDragged
        lazy.setFront(node, isDragged)
        state.refresh()
    }

    /// Whether the content of the node at a point of the window handles drags itself.
    func hasOwnDrag(at point: CGPoint) -> Bool {
        var node = self.node.scene.hitTest(point)
        while let current = node, current !== self.node {
            if current.fieldText != nil || current.controlContent?.control.pointing == .track { return true }
            node = current.containerNode
        }
        return false
    }
}
