import Foundation

/// The layout of a scroll view: along the scrolling axes it takes the proposed length, and its content the ideal
/// length; across, it has the length of its content.
struct ScrollLayout: NodeLayout, Equatable {
    let axes: Axis.Set

    var name: String? { "ScrollView" }

    func sizeThatFits(_ proposal: ProposedViewSize, node: RenderNode) -> CGSize {
        let isWide = axes.contains(.horizontal)
        let isHigh = axes.contains(.vertical)
        if isWide, isHigh, let width = proposal.width, let height = proposal.height {
            return CGSize(width: width, height: height)
        }
        let insets = ScrollState.of(node).insets
        var size = CGSize.zero
        let offered = proposalForContent(proposal.inset(by: insets))
        for child in node.layoutChildren {
            var chosen = child.size(for: offered)
            let isIdeal = isHigh && proposal.height == nil || isWide && proposal.width == nil
            if isIdeal, child.lazy.measureContainersWhole() { chosen = child.size(for: offered) }
            size = CGSize(width: max(size.width, chosen.width), height: max(size.height, chosen.height))
        }
        size = size.outset(by: insets)
        if isWide, let width = proposal.width { size.width = width }
        if isHigh, let height = proposal.height { size.height = height }
        return size
    }

    func placeChildren(of node: RenderNode, size: CGSize, proposal: ProposedViewSize) {
        let state = ScrollState.of(node)
        let insets = state.insets
        let area = size.inset(by: insets)
        // The size that the scroll view was offered, and not the size of its content.
        let offer = CGSize(width: proposal.width ?? size.width, height: proposal.height ?? size.height)
        node.scene.updateRelativeSizes(in: node, size: offer.inset(by: insets))
        let offered = proposalForContent(ProposedViewSize(area))
        let isMirrored = node.flags.contains(.rightToLeft) && axes.contains(.horizontal)
        // In a right-to-left layout, the start of the content depends on its length.
        if isMirrored { setContentSize(of: node, offered: offered, in: size) }
        for child in node.layoutChildren {
            let chosen = child.size(for: offered)
            let alignment = CGPoint(
                x: state.alignment(along: .horizontal, scrolling: axes),
                y: state.alignment(along: .vertical, scrolling: axes)
            )
            let x = max(0, (area.width - chosen.width) * alignment.x)
            let y = max(0, (area.height - chosen.height) * alignment.y)
            child.place(at: CGPoint(x: insets.leading + x, y: insets.top + y), proposal: offered)
        }
        if !isMirrored { setContentSize(of: node, offered: offered, in: size) }
    }

    /// Applies the size of the content, and keeps the visible part inside it.
    private func setContentSize(of node: RenderNode, offered: ProposedViewSize, in size: CGSize) {
        guard case .scroll(var scroll) = node.content else { return }
        let state = ScrollState.of(node)
        var contentSize = CGSize.zero
        for child in node.layoutChildren {
            let chosen = child.size(for: offered)
            contentSize.width = max(contentSize.width, chosen.width)
            contentSize.height = max(contentSize.height, chosen.height)
        }
        scroll.contentSize = contentSize.outset(by: state.insets)
        state.keepAnchor(
            of: &scroll, in: size, isRightToLeft: node.flags.contains(.rightToLeft), transaction: node.scene.transaction
        )
        state.fit(&scroll, in: size, update: node.scene.updateCount)
        state.largestOffset = scroll.largestOffset(in: size)
        node.scroll.setScroll(scroll)
    }

    func safeAreas(below node: RenderNode, around child: RenderNode) -> SafeAreas? { .unbounded }

    private func proposalForContent(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: axes.contains(.horizontal) ? nil : proposal.width,
            height: axes.contains(.vertical) ? nil : proposal.height
        )
    }
}

extension ScrollContent {
    /// The furthest that the content can be moved, seen through a frame of a size.
    func largestOffset(in size: CGSize) -> CGPoint {
        CGPoint(
            x: axes.contains(.horizontal) ? max(0, contentSize.width - size.width) : 0,
            y: axes.contains(.vertical) ? max(0, contentSize.height - size.height) : 0
        )
    }

    /// Keeps the frame inside of the content.
    mutating func clampOffset(in size: CGSize) {
        let largest = largestOffset(in: size)
        offset.x = min(max(0, offset.x), largest.x)
        offset.y = min(max(0, offset.y), largest.y)
    }
}

extension ScrollNode {
    /// Sets how the node scrolls, if that is new.
    func setScroll(_ scroll: ScrollContent) {
        if case .scroll(let old) = node.content, old == scroll { return }
        node.setContent(.scroll(scroll))
        node.scene.pending.insert(.showRows)
    }

    /// Moves the visible part after a change of the length before it. Clamped when the size is known.
    func shiftOffset(by distance: CGFloat, along axis: Axis) {
        guard case .scroll(var scroll) = node.content else { return }
        // From right to left lengths are counted from the other end of the content.
        let isMirrored = node.flags.contains(.rightToLeft) && axis == .horizontal
        let distance = isMirrored ? -distance : distance
        scroll.offset[axis] += distance
        node.scene.scrolling.motions?.motion(of: node)?.shift(node, by: distance, along: axis)
        setScroll(scroll)
        node.scene.queuePlacement(node)
    }
}
