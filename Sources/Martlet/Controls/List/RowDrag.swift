import Foundation

/// A row of a list on its way to another place: it follows the pointer, and its neighbours make room for it. The data
/// is moved when the pointer lets go.
final class RowDrag {
    /// The row, which its list lets go of when it leaves.
    private weak var row: RenderNode?
    private let rows: LazyRows
    private let lazy: LazyState
    private let start: Int
    /// The place in the data that the row would come to now.
    private(set) var target: Int
    private var distance: CGFloat = 0
    /// How far the pointer has moved in the window, and how far the list had been scrolled before.
    private var pointed: CGFloat = 0
    private let startOffset: CGFloat
    /// What the list scrolls in.
    let scroll: RenderNode?
    /// The room that the row takes among its neighbours.
    private let length: CGFloat

    /// Begins at a row that can be moved; nil for another.
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

    /// The row may leave the list again when it is out of sight.
    func end() { rows.heldIndex = nil }

    /// The pointer has moved by a distance from where it took the row.
    func move(by distance: CGFloat) {
        pointed = distance
        follow()
    }

    /// Brings the row to the pointer: either may have moved, or the list below them.
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

    /// How many places further the row would come.
    var offset: Int { target - start }

    /// How far an element of the list is shown from its place.
    func displacement(of element: RenderNode) -> CGFloat {
        if element === row { return distance }
        guard let source = element.rowSource, source.rows === rows else { return 0 }
        if source.index > start, source.index <= target { return -length }
        if source.index < start, source.index >= target { return length }
        return 0
    }

    /// How near to an edge of what is seen the pointer has the list scroll, in points.
    private static let edge: CGFloat = 48
    /// How fast it does that right at the edge, in points a second.
    private static let speed: CGFloat = 700

    /// How fast the list is to scroll with the pointer at a point of the window; positive for its content to move down.
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
    /// How far the content has been scrolled down.
    fileprivate var scrolledDistance: CGFloat {
        if case .scroll(let scroll) = content { return scroll.offset.y }
        return 0
    }
}

extension ListContext {
    /// Shows rows where the row that is dragged leaves them.
    fileprivate func displaceRows(of lazy: LazyState) {
        lazy.displacement = { [unowned self] in drag?.displacement(of: $0) ?? 0 }
    }
}

extension RenderNode {
    /// The pointer drags the row, or has let go of it: sideways that uncovers what can be done with it, up and down it
    /// moves among its neighbours.
    ///
    /// - Returns: Whether the row follows.
    @MainActor
    func followDrag(_ phase: NodeDrag.Phase) -> Bool {
        guard let state = rowState, isAttached else { return false }
        if state.isDragged { return dragRow(phase) }
        if case .moved(let start, let distance) = phase {
            // What follows the pointer itself, or has text to select, keeps it.
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

    /// The pointer carries the row to another place, or has let go of it.
    ///
    /// - Returns: Whether the row is on its way.
    @MainActor
    private func dragRow(_ phase: NodeDrag.Phase) -> Bool {
        guard let state = rowState, isAttached, let column = containerNode else { return false }
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

    /// Has the list scroll while the row is held near one of its edges.
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

    /// Whether something at a point of the window, within the row, has a use of its own for a drag.
    private func hasOwnDrag(at point: CGPoint) -> Bool {
        var node = scene.hitTest(point)
        while let current = node, current !== self {
            if current.fieldText != nil || current.controlContent?.control.pointing == .track { return true }
            node = current.containerNode
        }
        return false
    }
}
