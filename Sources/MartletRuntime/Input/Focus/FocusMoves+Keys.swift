import Foundation

extension FocusMoves {
    /// The focusable nodes, in reading order. Visits all visible nodes.
    package var focusableNodes: [RenderNode] {
        var nodes: [RenderNode] = []
        scene.root.focus.appendFocusable(to: &nodes)
        return nodes
    }

    /// Returns the focusable element a number of places after another in reading order; nil beyond the ends.
    ///
    /// - Parameters:
    ///   - nodes: The origin: the first of these that is focusable. If none is, counting begins before the first or
    ///     after the last element.
    ///   - stops: The focusable elements: ``focusableNodes``.
    package func focusNeighbour(
        by step: Int, ofFirstOf nodes: [RenderNode], among stops: [RenderNode]
    ) -> RenderNode? {
        for node in nodes {
            guard let index = stops.firstIndex(where: { $0 === node }) else { continue }
            return stops.indices.contains(index + step) ? stops[index + step] : nil
        }
        return step > 0 ? stops.first : stops.last
    }

    /// Moves the focus to the next element in reading order; from the last to the first.
    @MainActor @discardableResult
    package func focusNext() -> Bool {
        moveToStop(by: 1)
    }

    /// Moves the focus to the element before, in reading order; from the first to the last.
    @MainActor @discardableResult
    package func focusPrevious() -> Bool {
        moveToStop(by: -1)
    }

    @MainActor
    private func moveToStop(by step: Int) -> Bool {
        bringNextStopIntoSight(by: step)
        let nodes = focusableNodes
        guard let node = stop(by: step, among: nodes)?.node ?? scene.focus.next(by: step, among: nodes) else {
            return false
        }
        return scene.focus.move(to: entry(of: node), in: scene)
    }

    /// Returns the node that receives the focus when Tab moves to `node`: in a collection, the last focused row, and in
    /// a region with a preference, the preferred element.
    private func entry(of node: RenderNode) -> RenderNode {
        let rows = node.focus.ofCollection
        let isInside = rows == nil || rows === scene.focus.focused?.focus.ofCollection
        return focusEntry(of: isInside ? node : rowEntry(of: node) ?? node)
    }

    /// Returns the next element in a direction to which Tab moves, and whether it is reached around an end of the list:
    /// an element in the same row, or outside of the collection, whose other rows are reached by arrow keys. Nil if the
    /// focus is in no row of a collection that is one stop.
    private func stop(by step: Int, among nodes: [RenderNode]) -> (node: RenderNode, isAround: Bool)? {
        guard let focused = scene.focus.focused, let rows = focused.focus.ofCollection,
            let start = nodes.firstIndex(where: { $0 === focused })
        else { return nil }
        let row = focused.lazy.enclosingRow
        for offset in 1..<max(nodes.count, 1) {
            let index = start + offset * step
            let node = nodes[(index + nodes.count) % nodes.count]
            let isInside = nodes.indices.contains(index)
            if node.focus.ofCollection !== rows || isInside && node.lazy.enclosingRow === row {
                return (node, !isInside)
            }
        }
        return nil
    }

    /// Returns the row to which Tab moves in the collection around a node: the last focused row. Nil if there is none,
    /// if the focus is in the node's row already, or if the collection is not one stop.
    package func rowEntry(of node: RenderNode) -> RenderNode? {
        guard let row = node.focus.ofCollection?.row, row.isAttached, !row.isOutOfReach,
            scene.focus.focused.map({ $0.lazy.enclosingRow !== node.lazy.enclosingRow }) ?? true
        else { return nil }
        if row.focus.canBeFocused { return row }
        return row.standIn.flatMap { $0.focus.canBeFocused ? $0 : nil }
    }

    /// The effect of Tab, for hosts with stops of their own outside of the scene.
    package enum TabMove {
        /// The focus is on no row of a collection that is one stop.
        case others
        /// The focus has moved behind the collection.
        case moved
        /// There is no stop beyond the collection; this is the last of its elements on that side.
        case leaves(RenderNode)
    }

    /// Moves the focus out of the collection of the focused row.
    ///
    /// - Parameter nodes: The candidates, in reading order: all but those that the host reaches on its own.
    @MainActor
    package func tabOutOfRows(by step: Int, among nodes: [RenderNode]) -> TabMove {
        guard let focused = scene.focus.focused, let rows = focused.focus.ofCollection else { return .others }
        let stop = stop(by: step, among: nodes)
        // About in a row that has several stops, some of which may be the host's own.
        if focused.focus.rowFocus == nil, let stop, !stop.isAround,
            stop.node.lazy.enclosingRow === focused.lazy.enclosingRow
        {
            return .others
        }
        if let stop, !stop.isAround {
            scene.focus.move(to: entry(of: stop.node), in: scene)
            return .moved
        }
        let own = nodes.filter { $0.focus.ofCollection === rows }
        return (step > 0 ? own.last : own.first).map { .leaves($0) } ?? .others
    }

    /// Gives the focus to a node, if keys can go to it; nil takes it from whatever has it.
    ///
    /// - Parameter isByPointer: Whether a press of the pointer on the node does it. Nothing is scrolled then; else the
    ///   node is brought into view.
    @MainActor @discardableResult
    package func setFocus(_ node: RenderNode?, isByPointer: Bool = false) -> Bool {
        guard let node else {
            scene.focus.drop(in: scene)
            return true
        }
        return scene.focus.move(to: node, in: scene, isByPointer: isByPointer)
    }

    /// Returns the element that receives the focus in the next row, or else in the previous one, of the rows in the
    /// same collection that have one.
    package func neighbour(ofRow row: RenderNode) -> RenderNode? {
        guard let collection = row.lazy.collectionRow?.collection else { return nil }
        var rows: [(row: RenderNode, first: RenderNode)] = []
        for node in focusableNodes {
            guard let row = node.lazy.enclosingRow, row.lazy.collectionRow?.collection === collection,
                rows.last?.row !== row
            else {
                continue
            }
            rows.append((row, node))
        }
        guard let index = rows.firstIndex(where: { $0.row === row }) else { return nil }
        if index + 1 < rows.count { return rows[index + 1].first }
        return index > 0 ? rows[index - 1].first : nil
    }

    /// Brings the focused element into view, where scrolling can: after the window has got smaller.
    @MainActor
    package func revealFocused() {
        if let focused = scene.focus.focused { revealFocus(focused) }
    }

    /// Brings a node that has got the focus into view.
    func revealFocus(_ node: RenderNode) {
        let target = node.lazy.enclosingRow ?? node
        if let container = target.containerNode {
            var frame = target.layoutFrame
            // Not below the header that stays in sight.
            if let axis = (container.layout as? LazyLayout)?.axis {
                let covered = target.lazy.pinnedLengthBefore
                frame.origin[axis] -= covered
                frame.size[axis] += covered
            }
            scene.scrolling.reveal(frame, in: container, anchor: nil)
        }
        scene.writes.requestUpdate()
    }
}

extension FocusNode {
    /// The focus state of the collection of which the node is a row, or the only control of a row; nil for other nodes.
    package var rowFocus: RowFocus? {
        guard let row = node.lazy.enclosingRow, let focus = row.lazy.collectionRow?.focus,
            row === node || row.standIn === node
        else {
            return nil
        }
        return focus
    }

    /// The focus state of the collection around the node's row; nil if each of its rows is a stop.
    fileprivate var ofCollection: RowFocus? { node.lazy.enclosingRow?.lazy.collectionRow?.focus }

    fileprivate func appendFocusable(to nodes: inout [RenderNode]) {
        if node.isOutOfSight { return }
        if canBeFocused { nodes.append(node) }
        for child in node.layoutChildren { child.focus.appendFocusable(to: &nodes) }
    }
}
