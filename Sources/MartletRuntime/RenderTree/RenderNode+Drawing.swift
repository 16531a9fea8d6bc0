import Foundation

/// The properties of nodes from which hosts draw a tree.
extension RenderNode {
    /// Whether the node is drawn: it was placed, and neither it nor a modifier hides it.
    package var isDrawn: Bool {
        flags.contains(.placed) && flags.isDisjoint(with: [.hidden, .invisible])
    }

    /// Whether the node lends its children to the container around it, and has no frame.
    package var isGroup: Bool { flags.contains(.transparent) }

    /// Calls `body` for each drawn child, from back to front.
    ///
    /// - Complexity: O(n) for n children; allocates only if a child has a z-index.
    package func forEachDrawnChild(_ body: (RenderNode) -> Void) {
        let children = layoutChildren
        var isLayered = false
        for child in children where child.zIndex != 0 {
            isLayered = true
            break
        }
        if isLayered || !leavingViews.isEmpty {
            for child in visibleChildren { body(child) }
            return
        }
        for child in children where child.isDrawn && !child.isAside { body(child) }
    }

    /// Whether the node is not drawn in its place among the children, but used by its container, such as a mask.
    package var isAside: Bool { flags.contains(.aside) }

    /// The aside children, such as a mask.
    package var asideChildren: ContiguousArray<RenderNode> { layoutChildren.filter { $0.isAside && $0.isDrawn } }

    /// Whether a node of the subtree blends with the pixels behind it.
    ///
    /// - Complexity: O(n) for n nodes of the subtree.
    package var hasBlending: Bool {
        mixesWithBackdrop || children.contains { $0.hasBlending }
    }

    /// Whether the content of this node blends with the pixels behind it.
    package var mixesWithBackdrop: Bool {
        switch content {
        case .effect(.blend(let operation)): operation != .normal
        case .fill(let fill): fill.paint.finish.map { $0.operation != .normal } ?? false
        case .shape(let shape): shape.paint.finish.map { $0.operation != .normal } ?? false
        default: false
        }
    }

    /// The proposal to break the node's text with: lines then break at the same words as during measuring.
    package var placementProposal: ProposedViewSize {
        guard case .text(let text) = content, let width = proposal.width, width < frame.width else { return proposal }
        return proposalForWholeWords(of: text, proposal)
    }
}

extension SceneGraph {
    /// The ideal size of the content, in points.
    @MainActor
    package var idealContentSize: CGSize { contentSize(for: .unspecified) }

    /// The minimum size of the content, in points.
    ///
    /// - Parameter width: The minimum width of the window for other reasons. With a larger width, text needs less
    ///   height.
    @MainActor
    package func minimumContentSize(inWidth width: CGFloat) -> CGSize {
        let least = contentSize(for: .zero).width
        let offered = ProposedViewSize(width: max(width, least), height: 0)
        return CGSize(width: least, height: contentSize(for: offered).height)
    }

    /// The size that the content chooses for a proposal, in points.
    @MainActor
    package func contentSize(for proposal: ProposedViewSize) -> CGSize { inDepth { findContentSize(for: proposal) } }

    @MainActor
    private func findContentSize(for proposal: ProposedViewSize) -> CGSize {
        let insets = profile.safeAreaInsets
        var content = CGSize.zero
        var bars: CGFloat = 0
        for child in root.layoutChildren where !child.flags.contains(.hidden) {
            let isBar = child.layout.asBar != nil
            let chosen = child.size(for: isBar ? .unspecified : proposal.inset(by: insets))
            content.width = max(content.width, chosen.width)
            if isBar { bars += chosen.height } else { content.height = max(content.height, chosen.height) }
        }
        content.height += bars
        return content.outset(by: insets)
    }

    /// Returns the ideal height of the content in a window of the given width, in points.
    @MainActor
    package func idealHeight(forWidth width: CGFloat) -> CGFloat {
        contentSize(for: ProposedViewSize(width: width, height: nil)).height
    }
}
