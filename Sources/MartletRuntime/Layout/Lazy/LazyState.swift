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

    // Borrowed: the node holds the state.
    @Borrowed var node: RenderNode
    /// The space after each section.
    package var sectionSpacing: CGFloat = 0
    /// The space before the first element and after the last, along the axis.
    package var margins: (start: CGFloat, end: CGFloat) = (0, 0)
    /// Called with each element that is placed.
    package var didPlace: ((RenderNode) -> Void)?
    /// How far elements are shown from their places along the axis, while one of them is dragged.
    package var displacement: ((RenderNode) -> CGFloat)?
    /// Whether a screen reader is on, which presents the links of a page as one list: all elements that are written out
    /// are then made.
    package var isRead = false {
        didSet { if isRead != oldValue { node.scene.queuePlacement(node) } }
    }
    /// Whether the scene checks the container's visible part.
    var isRegistered = false
    /// The length of rows of which none was measured in their source, spacing included.
    var estimate: CGFloat = 0
    /// The lengths of elements that are written out, spacing included.
    var elementLengths = MeanLength()
    /// What rows are offered across the axis.
    var across: CGFloat?
    /// The largest extent across the axis that a row wants so far, of those measured where none was offered.
    var widest: CGFloat = 0
    /// Whether the container is as wide as its widest row.
    var hugsRows = false
    /// Whether the ideal length was asked for.
    private var isMeasuredWhole = false
    private var lastPart: VisiblePart?
    private var anchors: [Anchor] = []

    // What the placement under way has to do.
    var part = VisiblePart(start: 0, end: 0, scroll: nil)
    var guide: CGFloat = 0
    var inSight: [Anchor] = []
    /// The sources of rows, with the rows that stay in the tree, and the start of the source where it is known.
    var visited: [(rows: LazyRows, kept: Range<Int>, start: CGFloat?)] = []

    init(node: RenderNode) { _node = Borrowed(node) }

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
        return node.scroll.visiblePart(along: axis) != lastPart
    }

    // MARK: - Size

    func size(for proposal: ProposedViewSize) -> CGSize {
        across = proposal[axis.other]
        hugsRows = across == nil
        var widest = self.widest
        var length: CGFloat = 0
        withoutInvalidation {
            prepare(measuringFirst: true)
            // Only placements replace a known length. Otherwise a measurement without a width, which is repeated with each
            // change, and a placement would undo each other for ever.
            var known: [(element: LazyElement, length: CGFloat)] = []
            if measuresAllElements(for: proposal) {
                known = node.lazy.knownElementLengths
                // Rows of a `ForEach` may want more than those that are known now.
                widest = max(useElementLengths(), self.widest)
            }
            length = self.length(for: proposal)
            for (element, before) in known { setLength(before, of: element, at: 0) }
        }
        return CGSize(length, along: axis, across: proposal[axis.other] ?? widest)
    }

    /// Whether the size for a proposal is that of all elements that are written out, made or not: it is the same whichever
    /// are in sight, so that layout settles. Such a container does not scroll, is as wide as its widest row, or has been
    /// asked for its ideal length.
    func measuresAllElements(for proposal: ProposedViewSize) -> Bool {
        isMeasuredWhole || proposal[axis.other] == nil || node.scroll.around(along: axis) == nil
    }

    /// How long the container is for a proposal, by what is known of its elements now.
    func length(for proposal: ProposedViewSize) -> CGFloat {
        let length = wholeLength
        guard let offered = proposal[axis], node.scroll.around(along: axis) == nil else { return length }
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

    /// Has all elements that are written out counted from now on, since the ideal length was asked for.
    ///
    /// - Returns: Whether that is new: sizes that are known may be others.
    func measureWhole() -> Bool {
        guard !isMeasuredWhole else { return false }
        isMeasuredWhole = true
        return true
    }

    /// Uses the lengths that the elements which are written out have for what rows are offered now. Those that are out of
    /// sight are made for the purpose, once for each offer.
    ///
    /// - Returns: The largest extent across the axis.
    func useElementLengths() -> CGFloat { useLengths(of: node) }

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
        element.setFront(isFront)
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
        let isWhole = measuresAllElements(for: node.proposal)
        withoutInvalidation {
            prepare(measuringFirst: false)
            if isWhole { _ = useElementLengths() }
            placeRows()
        }
        lastPart = part
        anchors = inSight
        inSight = []
        for (rows, kept, _) in visited {
            rows.placedRange = kept
            rows.keepOnly(kept)
        }
        endDistantRows()
        visited = []
        // The last measurement may have been for another width, as that of the least size of a window is.
        if lengthAsMeasured(in: size) != size[axis] || (hugsRows && widest != widestBefore) { node.invalidateSize() }
    }

    /// The length for the last proposal, by what is known after a placement with a size.
    func lengthAsMeasured(in size: CGSize) -> CGFloat {
        guard hugsRows else { return length(for: node.proposal) }
        // Rows that are placed in the width of the widest may be of other lengths than where no width was offered.
        defer {
            across = size[axis.other]
            withoutInvalidation { _ = useElementLengths() }
        }
        across = nil
        withoutInvalidation { _ = useElementLengths() }
        return length(for: node.proposal)
    }

    private func placeRows() {
        part = node.scroll.visiblePart(along: axis)
        // At the very top new rows may push others down; elsewhere what is in sight stays where it is.
        let isAnchored =
            part.scroll != nil && part.start > 0
            && node.scene.transaction.scrollContentOffsetAdjustmentBehavior == .automatic
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
        for (rows, _, _) in visited { reviseEstimate(of: rows) }
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
            if let rows = parent.lazy.rows {
                guard let index = rows.index(of: current) else { return nil }
                position += rows.lengths.start(of: index, fallback: estimate(for: rows))
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
            groupStart + rows.lengths.start(of: index, fallback: estimate(for: rows)),
            rows.lengths.length(at: index, fallback: estimate(for: rows)) - spacing
        )
    }

    /// Moves the visible part together with what is in it.
    private func move(by distance: CGFloat) {
        guard abs(distance) > 0.001, let around = node.scroll.around(along: axis) else { return }
        around.node.scroll.shiftOffset(by: distance, along: axis)
        part.start += distance
        part.end += distance
    }
}
