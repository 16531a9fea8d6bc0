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

    /// Begins a drag of a row; `nil` for a row that cannot be moved.
    init?(_ row: RenderNode, in column: RenderNode, spacing: CGFloat) {
        guard let source = row.rowSource else { return nil }
        self.row = row
        rows = source.rows
        lazy = LazyState.of(column)
        start = source.index
        target = source.index
        length = row.frame.height + spacing
        scroll = column.scrollAround(along: .vertical)?.node
        startOffset = scroll?.scrolledDistance ?? 0
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
        guard let own = lazy.place(of: rows, at: start), let first = lazy.place(of: rows, at: 0),
            let last = lazy.place(of: rows, at: rows.count - 1)
        else { return }
        let wanted = pointed + (scroll?.scrolledDistance ?? 0) - startOffset
        distance = min(max(wanted, first.start - own.start), last.start + last.length - own.start - own.length)
        let (top, bottom) = (own.start + distance, own.start + own.length + distance)
        func middle(_ index: Int) -> CGFloat? {
            guard (0..<rows.count).contains(index), let place = lazy.place(of: rows, at: index) else { return nil }
            return place.start + place.length / 2
        }
        target = start
        while let next = middle(target + 1), bottom > next { target += 1 }
        while let next = middle(target - 1), top < next { target -= 1 }
    }

    /// The number of positions by which the row would move.
    var offset: Int { target - start }

    /// Returns the distance of a list element from its regular position.
    func displacement(of element: RenderNode) -> CGFloat {
        if element.innermost === row { return distance }
        guard let source = element.rowSource, source.rows === rows else { return 0 }
        if source.index > start, source.index <= target { return -length }
        if source.index < start, source.index >= target { return length }
        return 0
    }

    /// The distance from an edge, in points, within which the pointer scrolls the list.
    private static let edge: CGFloat = 48
    /// The scroll speed at the edge, in points per second.
    private static let speed: CGFloat = 700

    /// Returns the scroll speed for a pointer position in the window. Positive values move the content down.
    func speed(at point: CGPoint) -> CGFloat {
        guard let frame = scroll?.frameInWindow else { return 0 }
        let edge = min(Self.edge, frame.height / 4)
        guard edge > 0 else { return 0 }
        let (above, below) = (point.y - frame.minY, frame.maxY - point.y)
        if above < edge { return Self.speed * min(1.5, (edge - above) / edge) }
        if below < edge { return -Self.speed * min(1.5, (edge - below) / edge) }
        return 0
    }
}

extension RenderNode {
    /// The vertical scroll offset.
    fileprivate var scrolledDistance: CGFloat {
        if case .scroll(let scroll) = content { return scroll.offset.y }
        return 0
    }
}

extension ListContext {
    /// Applies the drag's displacements to the rows of the list.
    fileprivate func displaceRows(of lazy: LazyState) {
        lazy.displacement = { [unowned self] in drag?.displacement(of: $0) ?? 0 }
    }
}

extension RenderNode {
    /// Handles a drag of the row or its end. A horizontal drag reveals swipe actions, a vertical one moves the row
    /// among its neighbors.
    ///
    /// - Returns: Whether the row follows the pointer.
    @MainActor
    func followDrag(_ phase: NodeDrag.Phase) -> Bool {
        guard let state = rowState, isAttached else { return false }
        if state.isDragged { return dragRow(phase) }
        if case .moved(let start, let distance) = phase {
            // Content that tracks the pointer itself, or has text to select, keeps the drag.
            if hasOwnDrag(at: start) { return false }
            if canBeSwiped, swipeRow(phase) { return true }
            guard abs(distance.height) >= abs(distance.width), controlContent?.offers.contains(.move) == true else {
                return false
            }
            closeSwipe()
            return dragRow(phase)
        }
        return swipeRow(phase)
    }

    /// Handles a vertical drag of the row or its end.
    ///
    /// - Returns: Whether the row follows the pointer.
    @MainActor
    private func dragRow(_ phase: NodeDrag.Phase) -> Bool {
        guard let state = rowState, isAttached, let column = outermost.containerNode else { return false }
        let context = state.context
        let lazy = LazyState.of(column)
        switch phase {
        case .moved(let start, let distance):
            if context.drag == nil {
                guard let drag = RowDrag(self, in: column, spacing: (column.layout as? LazyLayout)?.spacing ?? 0) else {
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
            context.drag?.end()
            if let scroll = context.drag?.scroll { scene.stopDrift(of: scroll) }
            context.drag = nil
            lazy.displacement = nil
            show(isDragged: false, state, lazy)
            if case .ended = phase, offset != 0 { operate(.move(offset), by: .pointer) }
        }
        lazy.placeAgain()
        return true
    }

    /// Scrolls the list while the row is held near an edge of it.
    private func scrollAtEdge(_ point: CGPoint, _ drag: RowDrag?, _ lazy: LazyState) {
        guard let drag, let scroll = drag.scroll else { return }
        let speed = drag.speed(at: point)
        if speed == 0 { return scene.stopDrift(of: scroll) }
        scene.startDrift(of: scroll, velocity: CGSize(width: 0, height: speed)) { [weak drag, weak lazy] in
            drag?.follow()
            lazy?.placeAgain()
        }
    }

    private func show(isDragged: Bool, _ state: RowState, _ lazy: LazyState) {
        state.isDragged = isDragged
        lazy.setFront(self, isDragged)
        state.refresh()
    }

    /// Whether the content of the row at a point of the window handles drags itself.
    private func hasOwnDrag(at point: CGPoint) -> Bool {
        var node = scene.hitTest(point)
        while let current = node, current !== self {
            if current.fieldText != nil || current.controlContent?.control.pointing == .track { return true }
            node = current.containerNode
        }
        return false
    }
}
