import Foundation

/// What hosts draw a tree by.
extension RenderNode {
    /// Whether the node is drawn where it stands: it has a place, and nobody has hidden it.
    package var isDrawn: Bool {
        flags.contains(.placed) && flags.isDisjoint(with: [.hidden, .invisible])
    }

    /// Calls `body` for each child that is drawn, those in the back first.
    ///
    /// - Complexity: O(n) for n children; allocates only where a child has left the common level.
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
        for child in children where child.isDrawn { body(child) }
    }

    /// What the node was offered when it was placed: text is broken into the same lines for it as when it was measured.
    package var placementProposal: ProposedViewSize { proposal }
}

extension SceneGraph {
    /// How high the content wants to be in a window of a width, in points.
    @MainActor
    package func idealHeight(forWidth width: CGFloat) -> CGFloat {
        let offered = ProposedViewSize(width: width, height: nil)
        return root.layoutChildren.reduce(0) { max($0, $1.size(for: offered).height) }
    }
}
