import Foundation

/// What a lazy container knows of its rows, and where it was last placed.
///
/// Rows that were never measured count with an estimate, so that positions shift when they are measured. An *anchor*,
/// a row that is in sight, then keeps its place on the screen: the offset of the scrolling node is moved along.
package class LazyState: NodeAttachment {
    package typealias Slot = LazyState

    /// An element that was in sight at the last placement.
    struct Anchor {
        let node: RenderNode
        var start: CGFloat
    }

    // unowned(unsafe): the node holds the state.
    unowned(unsafe) let node: RenderNode
    /// The space after each section.
    package var sectionSpacing: CGFloat = 0
    /// The space before the first element and after the last, along the axis.
    package var margins: (start: CGFloat, end: CGFloat) = (0, 0)
    /// Called with each element that is placed.
    package var didPlace: ((RenderNode) -> Void)?
    /// How far elements are shown from their places along the axis, while one of them is dragged.
    package var displacement: ((RenderNode) -> CGFloat)?
    /// Whether the scene checks the container's visible part.
    var isRegistered = false
    /// The length of rows of which none was measured in their source, spacing included.
    var estimate: CGFloat = 0
    /// What rows are offered across the axis.
    var across: CGFloat?
    /// The largest extent across the axis that a row wants so far, of those measured where none was offered.
    fileprivate(set) var widest: CGFloat = 0
    /// Whether the container is as wide as its widest row.
    private var hugsRows = false
    private var lastPart: VisiblePart?
    private var anchors: [Anchor] = []

    // What the placement under way has to do.
    var part = VisiblePart(start: 0, end: 0, scroll: nil)
    var guide: CGFloat = 0
    var inSight: [Anchor] = []
    var visited: [(rows: LazyRows, kept: Range<Int>)] = []

    init(node: RenderNode) { self.node = node }

    package static func of(_ node: RenderNode) -> LazyState {
        node.attachment(LazyState.self, orMake: LazyState(node: node))
    }

    private var layout: LazyLayout {
        guard let layout = node.layout as? LazyLayout else {
            return LazyLayout(axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: nil)
        }
        return layout
    }

    var axis: Axis { layout.axis }
    var spacing: CGFloat { layout.spacing ?? node.scene.profile.defaultSpacing[axis] }
    /// The guide across the axis that rows share.
    var alignment: AlignmentKey { layout.alignment }
    var pinnedViews: PinnedScrollableViews { layout.pinnedViews }
    var pixel: CGFloat { node.scene.profile.pixelSize[axis] }

    var visiblePartHasChanged: Bool {
        guard node.flags.contains(.placed), let lastPart else { return false }
        return node.visiblePart(along: axis) != lastPart
    }

    // MARK: - Size

    func size(for proposal: ProposedViewSize) -> CGSize {
        across = proposal[axis.other]
        hugsRows = across == nil
        withoutInvalidation { prepare(measuringFirst: true) }
        return CGSize(length(for: proposal), along: axis, across: proposal[axis.other] ?? widest)
    }

    /// How long the container is for a proposal, by what is known of its elements now.
    func length(for proposal: ProposedViewSize) -> CGFloat {
        let length = wholeLength
        guard let offered = proposal[axis], node.scrollAround(along: axis) == nil else { return length }
        return min(length, offered)
    }

    /// Gets ready for a measurement or a placement.
    func prepare(measuringFirst: Bool) {
        if measuringFirst { measureFirstRows(of: node) }
    }

    /// The length of all elements together.
    var wholeLength: CGFloat {
        let length = extent(of: node)
        return length > 0 ? length - spacing + margins.start + margins.end : 0
    }

    /// Measures one row of a source of which none was, so that there is an estimate.
    private func measureFirstRows(of group: RenderNode) {
        for child in group.children where child.flags.contains(.transparent) {
            guard let rows = child.lazyRows else {
                measureFirstRows(of: child)
                continue
            }
            guard rows.count > 0, rows.lengths.measuredCount == 0, estimate == 0 else { continue }
            let row = make(rows, at: 0)
            if row.flags.contains(.transparent) { measureFirstRows(of: row) }
            rows.lengths.set(extent(of: row, isRow: true), at: 0)
            reviseEstimate(of: rows)
        }
    }

    /// The length of an element, or of the elements of a group, with the spacing after each.
    func extent(of node: RenderNode, isRow: Bool = false) -> CGFloat {
        if node !== self.node, !node.flags.contains(.transparent) { return measure(node)[axis] + spacing }
        if !isRow, let rows = node.lazyRows { return rows.lengths.start(of: rows.count, fallback: estimate) }
        var length: CGFloat = 0
        for child in node.children { length += extent(of: child) }
        if let section = node.lazySection {
            let distances = section.distances(below: sectionSpacing)
            length += distances.above + distances.below
        }
        return length
    }

    var proposalForRows: ProposedViewSize { ProposedViewSize(nil, along: axis, across: across) }

    func measure(_ row: RenderNode) -> CGSize {
        let size = row.size(for: proposalForRows)
        if hugsRows {
            // In a place, what may be of any width is as wide as that.
            let wanted = across == nil ? size : row.size(for: ProposedViewSize(nil, along: axis, across: nil))
            widest = max(widest, wanted[axis.other])
        }
        return size
    }

    /// A row, complete and ready to be measured.
    func make(_ rows: LazyRows, at index: Int) -> RenderNode {
        let (row, isNew) = rows.node(at: index)
        guard isNew else { return row }
        let scene = node.scene
        scene.graph.flush()
        if scene.pending.contains(.beginTransitions) { scene.beginTransitions() }
        let made = row.outermost
        scene.settleNew(made)
        return made
    }

    func reviseEstimate(of rows: LazyRows) {
        guard rows.lengths.revise(pixel: pixel) else { return }
        if estimate == 0, let first = rows.lengths.estimate { estimate = first }
    }

    /// Keeps new rows from having the container measured that is about to take them in.
    func withoutInvalidation(_ body: () -> Void) {
        let wasQueued = node.flags.contains(.sizeQueued)
        node.flags.insert(.sizeQueued)
        body()
        if !wasQueued { node.flags.remove(.sizeQueued) }
    }

    // MARK: - Placing

    /// Has the elements placed again, by the next update.
    package func placeAgain() {
        node.scene.queuePlacement(node)
        node.scene.writes.requestUpdate()
    }

    /// Brings an element before or behind the others.
    package func setFront(_ element: RenderNode, _ isFront: Bool) {
        element.setTrait(ZIndexTrait.self, isFront ? 2.0 : 0.0)
        node.didChange()
    }

    func place(size: CGSize) {
        if !isRegistered {
            isRegistered = true
            node.scene.service(LazyContainers.self).nodes.append(node)
        }
        across = size[axis.other]
        hugsRows = node.proposal[axis.other] == nil
        guide = alignment.defaultValue(in: ViewDimensions(size))
        let widestBefore = widest
        withoutInvalidation {
            prepare(measuringFirst: false)
            placeRows()
        }
        lastPart = part
        anchors = inSight
        inSight = []
        for (rows, kept) in visited { rows.keepOnly(kept) }
        visited = []
        // The last measurement may have been for another width, as that of the least size of a window is.
        let isOther =
            length(for: node.proposal) != size[axis] || (widest != widestBefore && node.proposal[axis.other] == nil)
        if isOther { node.invalidateSize() }
    }

    private func placeRows() {
        part = node.visiblePart(along: axis)
        // At the very top new rows may push others down; elsewhere what is in sight stays where it is.
        let isAnchored = part.scroll != nil && part.start > 0
        var anchor = isAnchored ? survivingAnchor() : nil
        var rounds = 0
        var hasMoved = false
        repeat {
            if let known = anchor, let start = start(of: known.node) {
                move(by: start - known.start)
                anchor?.start = start
            }
            inSight.removeAll(keepingCapacity: true)
            visited.removeAll(keepingCapacity: true)
            visitAll()
            if anchor == nil, isAnchored { anchor = inSight.first }
            rounds += 1
            hasMoved = false
            if let known = anchor, let start = start(of: known.node) { hasMoved = abs(start - known.start) > 0.001 }
        } while hasMoved && rounds < 8
    }

    /// Places what is in the visible part, and revises the estimates by what was measured.
    func visitAll() {
        _ = visit(node, from: margins.start)
        for (rows, _) in visited { reviseEstimate(of: rows) }
    }

    /// Of the elements that were in sight and still exist, the one that has moved least: its neighbours were not
    /// thrown far, so that it is the rest that was inserted, removed or sorted.
    private func survivingAnchor() -> Anchor? {
        let length = part.end - part.start
        var best: (anchor: Anchor, distance: CGFloat)?
        for anchor in anchors where anchor.start < part.end + length && anchor.start > part.start - 2 * length {
            guard let start = start(of: anchor.node) else { continue }
            let distance = abs(start - anchor.start)
            if best.map({ distance < $0.distance }) ?? true { best = (anchor, distance) }
        }
        return best?.anchor
    }

    /// Where an element starts, or nil if it has left the tree.
    func start(of element: RenderNode) -> CGFloat? {
        var position = margins.start
        var current = element
        while current !== node {
            guard !current.flags.contains(.detached), let parent = current.parent else { return nil }
            if let rows = parent.lazyRows {
                guard let index = rows.index(of: current) else { return nil }
                position += rows.lengths.start(of: index, fallback: estimate)
            } else {
                for sibling in parent.children {
                    if sibling === current { break }
                    position += extent(of: sibling)
                }
            }
            current = parent
        }
        return position
    }

    /// Where a row of a source starts and how long it is, made or not; nil if the source has left the tree.
    package func place(of rows: LazyRows, at index: Int) -> (start: CGFloat, length: CGFloat)? {
        guard let groupStart = start(of: rows.group) else { return nil }
        return (
            groupStart + rows.lengths.start(of: index, fallback: estimate),
            rows.lengths.length(at: index, fallback: estimate) - spacing
        )
    }

    /// Moves the visible part together with what is in it.
    private func move(by distance: CGFloat) {
        guard abs(distance) > 0.001, let around = node.scrollAround(along: axis) else { return }
        around.node.shiftOffset(by: distance, along: axis)
        part.start += distance
        part.end += distance
    }
}
