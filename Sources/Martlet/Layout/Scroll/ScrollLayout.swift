import Foundation

/// The layout of a scroll view: it takes what it is offered, and its content the ideal size along the axes that scroll.
struct ScrollLayout: NodeLayout, Equatable {
    let axes: Axis.Set

    var name: String? { "ScrollView" }

    func sizeThatFits(_ proposal: ProposedViewSize, node: RenderNode) -> CGSize {
        if let width = proposal.width, let height = proposal.height { return CGSize(width: width, height: height) }
        var size = CGSize.zero
        let offered = proposalForContent(proposal)
        for child in node.layoutChildren {
            let chosen = child.size(for: offered)
            size = CGSize(width: max(size.width, chosen.width), height: max(size.height, chosen.height))
        }
        return CGSize(width: proposal.width ?? size.width, height: proposal.height ?? size.height)
    }

    func placeChildren(of node: RenderNode, size: CGSize, proposal: ProposedViewSize) {
        let offered = proposalForContent(ProposedViewSize(size))
        var contentSize = CGSize.zero
        for child in node.layoutChildren {
            let chosen = child.size(for: offered)
            // Content that is smaller across stands in the middle.
            let x = axes.contains(.horizontal) ? 0 : max(0, (size.width - chosen.width) / 2)
            let y = axes.contains(.vertical) ? 0 : max(0, (size.height - chosen.height) / 2)
            contentSize.width = max(contentSize.width, chosen.width)
            contentSize.height = max(contentSize.height, chosen.height)
            child.place(at: CGPoint(x: x, y: y), proposal: offered)
        }
        guard case .scroll(var scroll) = node.content else { return }
        scroll.contentSize = contentSize
        scroll.clampOffset(in: size)
        node.setScroll(scroll)
    }

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

/// What a scrolling node keeps besides its content.
final class ScrollState {
    /// Whether a person can scroll it.
    var isEnabled = true

    static func of(_ node: RenderNode) -> ScrollState {
        if let state = node.extras?.storage as? ScrollState { return state }
        let state = ScrollState()
        node.ensuredExtras.storage = state
        return state
    }
}

extension RenderNode {
    /// Sets how the node scrolls, if that is new.
    func setScroll(_ scroll: ScrollContent) {
        if case .scroll(let old) = content, old == scroll { return }
        setContent(.scroll(scroll))
        scene.visiblePartsNeedChecking = true
    }

    /// Moves the visible part because what stands before it has another length now. Clamped when the size is known.
    func shiftOffset(by distance: CGFloat, along axis: Axis) {
        guard case .scroll(var scroll) = content else { return }
        scroll.offset[axis] += distance
        scene.scrollMotions?.motion(of: self)?.shift(self, by: distance, along: axis)
        setScroll(scroll)
        scene.queuePlacement(self)
    }
}
