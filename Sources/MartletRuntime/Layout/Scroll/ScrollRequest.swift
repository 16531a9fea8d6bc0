import Foundation

/// A request to scroll to a row.
struct ScrollRequest {
    let group: RenderNode
    let id: AnyHashable
    let anchor: UnitPoint?
    /// The transaction of the call. Its animation, if any, moves the scroll views to the row.
    var transaction = Transaction()
    /// The number of attempts: rows on the way are measured as they come into sight, which may move the row.
    var attempts = 0
}

/// The rows of a scene that are to be scrolled to.
final class ScrollRequests: SceneService {
    static let slot = ServiceSlot()
    static let phases: UpdatePhases = .scroll

    fileprivate var waiting: [ScrollRequest] = []

    init(scene: SceneGraph) {}

    fileprivate func take() -> [ScrollRequest] {
        defer { waiting = [] }
        return waiting
    }

    func takePart(in phase: UpdatePhase, of scene: SceneGraph) { scene.scrolling.performRequests() }
}

extension SceneScrolling {
    /// Whether rows are still to be scrolled to.
    var hasRequests: Bool { scene.pending.contains(.scroll) }

    /// Requests scrolling to a row in the next layout.
    func request(_ request: ScrollRequest) {
        scene.service(ScrollRequests.self).waiting.append(request)
        scene.pending.insert(.scroll)
    }

    /// Scrolls in the next layout until the row with an id is in sight, no further than needed.
    package func bringIntoSight(_ id: AnyHashable, below group: RenderNode) {
        request(ScrollRequest(group: group, id: id, anchor: nil))
    }

    /// Scrolls to the positions of the rows, as far as they are known. If measuring moves a row, its request waits for
    /// the next round of layout.
    fileprivate func performRequests() {
        scene.pending.remove(.scroll)
        let requests = scene.service(ScrollRequests.self).take()
        for var request in requests {
            if request.attempts == 0 { scene.clock.newCompletions += request.transaction.completions }
            guard request.group.isAttached else { continue }
            let known = request.group.scroll.place(ofRow: request.id)
            let isFirst = request.attempts == 0
            guard let place = known ?? (isFirst ? request.group.scroll.placeOfUnmadeElement(with: request.id) : nil)
            else {
                continue
            }
            if request.attempts == 0, startMotion(for: request, to: place) { continue }
            request.attempts += 1
            let hasMoved = reveal(place.rect, in: place.container, anchor: request.anchor)
            if hasMoved || !place.isExact, request.attempts < 12 { self.request(request) }
        }
    }

    /// Scrolls until a part of a container is in sight. True if the container's scroll views had to move.
    @discardableResult
    func reveal(_ rect: CGRect, in container: RenderNode, anchor: UnitPoint?) -> Bool {
        var hasMoved = false
        for (node, offset) in offsets(revealing: rect, in: container, anchor: anchor) {
            guard case .scroll(var scroll) = node.content, scroll.offset != offset else { continue }
            scroll.offset = offset
            node.scroll.setScroll(scroll)
            hasMoved = true
        }
        return hasMoved
    }

    /// Returns the offsets of the scroll views around a part of a container at which it is visible, the innermost
    /// first.
    func offsets(
        revealing rect: CGRect, in container: RenderNode, anchor: UnitPoint?
    ) -> [(node: RenderNode, offset: CGPoint)] {
        var rect = rect
        var current = container
        var offsets: [(node: RenderNode, offset: CGPoint)] = []
        while true {
            if case .scroll(var scroll) = current.content {
                let old = scroll.offset
                let insets = SideInsets(ScrollState.of(current).insets, current.layoutDirection)
                for axis in Axis.allCases where scroll.axes.contains(axis) {
                    // Margins and unsafe areas do not count as visible.
                    let before = axis == .horizontal ? insets.left : insets.top
                    let after = axis == .horizontal ? insets.right : insets.bottom
                    scroll.offset[axis] = offset(
                        revealing: rect.origin[axis] - before, rect.size[axis],
                        from: old[axis], length: current.layoutFrame.size[axis] - before - after,
                        anchor: anchor.map { axis == .horizontal ? $0.x : $0.y }
                    )
                }
                scroll.clampOffset(in: current.layoutFrame.size)
                offsets.append((current, scroll.offset))
                rect.origin.x -= scroll.offset.x
                rect.origin.y -= scroll.offset.y
            }
            rect.origin.x += current.layoutFrame.minX
            rect.origin.y += current.layoutFrame.minY
            guard let next = current.containerNode else { return offsets }
            current = next
        }
    }

    private func offset(
        revealing start: CGFloat, _ size: CGFloat, from offset: CGFloat, length: CGFloat, anchor: CGFloat?
    ) -> CGFloat {
        if let anchor { return start + size * anchor - length * anchor }
        if start < offset || size > length { return start }
        if start + size > offset + length { return start + size - length }
        return offset
    }
}

extension ScrollNode {
    /// The position of a row: its container and rectangle, and whether they are known or estimated.
    struct RowPlace {
        let container: RenderNode
        let rect: CGRect
        let isExact: Bool
    }

    /// Finds a row by its id, in this subtree: an id of a `ForEach` or of `id(_:)`. Rows that have not been created are
    /// searched by their view values, O(rows).
    func place(ofRow id: AnyHashable) -> RowPlace? {
        if self.node.flags.contains(.transparent), self.node.extras != nil {
            if let rows = self.node.attachment(LazyRows.self), let index = rows.index(ofID: id) {
                return rows.place(at: index)
            }
            if let node = self.node.attachment(IdentifiedRows.self)?.find(id) { return node.scroll.ownPlace }
        }
        for child in self.node.children {
            if let place = child.scroll.place(ofRow: id) { return place }
        }
        if let rows = self.node.lazy.rows, let index = rows.index(ofUnmadePart: id) { return rows.place(at: index) }
        return nil
    }

    /// The rectangle of the node, or of the elements of the group, in its container.
    fileprivate var ownPlace: RowPlace? {
        guard node.flags.contains(.transparent) else {
            guard node.flags.contains(.placed), let container = node.containerNode else { return nil }
            return RowPlace(container: container, rect: node.layoutFrame, isExact: true)
        }
        // An element that has not been made counts at its future place.
        if let rows = node.lazy.rows, rows.count > 0, node.children.isEmpty { return rows.place(at: 0) }
        var place: RowPlace?
        for child in node.children {
            guard let next = child.scroll.ownPlace else { continue }
            place = RowPlace(
                container: next.container, rect: place.map { $0.rect.union(next.rect) } ?? next.rect,
                isExact: next.isExact && place?.isExact != false)
        }
        return place
    }
}

/// Finds a row by its id: attached to the group of rows that all live.
package final class IdentifiedRows: NodeAttachment {
    let find: (AnyHashable) -> RenderNode?
    /// The id of a child of the group.
    package let id: (RenderNode) -> AnyHashable?

    init(find: @escaping (AnyHashable) -> RenderNode?, id: @escaping (RenderNode) -> AnyHashable?) {
        self.find = find
        self.id = id
    }
}

extension LazyRows {
    func place(at index: Int) -> ScrollNode.RowPlace? {
        let container = group.container
        let state = LazyState.of(container)
        guard let place = state.place(of: self, at: index) else { return nil }
        let axis = state.axis
        let across = container.layoutFrame.size[axis.other]
        let isMirrored = axis == .horizontal && container.flags.contains(.rightToLeft)
        let start = isMirrored ? container.layoutFrame.width - place.start - place.length : place.start
        return ScrollNode.RowPlace(
            container: container,
            rect: CGRect(
                origin: CGPoint(start, along: axis, across: 0),
                size: CGSize(max(0, place.length), along: axis, across: across)
            ),
            isExact: liveNode(at: index) != nil
        )
    }
}
