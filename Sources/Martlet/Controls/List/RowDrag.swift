import Foundation

/// A row of a list on its way to another place: it follows the pointer, and its neighbours make room for it. The data
/// is moved when the pointer lets go.
final class RowDrag {
    /// The row, which its list lets go of when it leaves.
    private weak var row: RenderNode?
    private let rows: LazyRows
    private let start: Int
    /// The place in the data that the row would come to now.
    private(set) var target: Int
    private var distance: CGFloat = 0
    /// The room that the row takes among its neighbours.
    private let length: CGFloat
    /// Where the rows that have been made were when the drag began, in the list's content.
    private var places: [Int: CGRect] = [:]

    /// Begins at a row that can be moved; nil for another.
    init?(_ row: RenderNode, spacing: CGFloat) {
        guard let source = row.rowSource else { return nil }
        self.row = row
        rows = source.rows
        start = source.index
        target = source.index
        length = row.frame.height + spacing
        for step in [-1, 1] {
            var index = source.index
            while (0..<source.rows.count).contains(index), let node = source.rows.liveNode(at: index),
                node.rowState != nil
            {
                places[index] = node.frame
                index += step
            }
        }
    }

    /// The row has moved by a distance from its place.
    func move(by distance: CGFloat) {
        guard let own = places[start] else { return }
        let top = places.values.lazy.map(\.minY).min() ?? own.minY
        let bottom = places.values.lazy.map(\.maxY).max() ?? own.maxY
        self.distance = min(max(distance, top - own.minY), bottom - own.maxY)
        let place = own.offsetBy(dx: 0, dy: self.distance)
        target = start
        while let next = places[target + 1], place.maxY > next.midY { target += 1 }
        while let next = places[target - 1], place.minY < next.midY { target -= 1 }
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
}

extension ListContext {
    /// Shows rows where the row that is dragged leaves them.
    fileprivate func displaceRows(of lazy: LazyState) {
        lazy.displacement = { [unowned self] in drag?.displacement(of: $0) ?? 0 }
    }
}

extension RenderNode {
    /// The pointer drags the row, or has let go of it.
    ///
    /// - Returns: Whether the row is on its way.
    @MainActor
    func dragRow(_ phase: NodeDrag.Phase) -> Bool {
        guard let state = rowState, isAttached, let column = containerNode else { return false }
        let context = state.context
        let lazy = LazyState.of(column)
        switch phase {
        case .moved(let start, let distance):
            if context.drag == nil {
                // What follows the pointer itself, or has text to select, keeps it.
                guard !hasOwnDrag(at: start),
                    let drag = RowDrag(self, spacing: (column.layout as? LazyLayout)?.spacing ?? 0)
                else {
                    return false
                }
                context.drag = drag
                context.displaceRows(of: lazy)
                show(isDragged: true, state, lazy)
            } else if !state.isDragged {
                return false
            }
            context.drag?.move(by: distance.height)
        case .ended, .cancelled:
            guard state.isDragged else { return false }
            let offset = context.drag?.offset ?? 0
            context.drag = nil
            lazy.displacement = nil
            show(isDragged: false, state, lazy)
            if case .ended = phase, offset != 0 { operate(.move(offset), by: .pointer) }
        }
        lazy.placeAgain()
        return true
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
