#if GTK
import Foundation
import Martlet

/// The choice of the children that have widgets.
extension NodeView {
    /// Calls `body` for each drawn child near the visible part, from back to front.
    func forEachNearChild(_ body: (RenderNode) -> Void) {
        guard let sight = wantedSight else {
            leaveShownPart()
            return node.forEachDrawnChild(body)
        }
        let part = shownPart ?? ShownPart(node)
        if shownPart == nil { takeShownPart(part) }
        let kept = children.filter(\.staysNear).map(\.node) + tree.heldNodes.compactMap { $0.reach.ancestor(in: node) }
        for child in part.choose(of: node, in: sight, keeping: kept) { body(child) }
    }

    /// The part of the node near the visible part; nil if all children have widgets, because the node is not much
    /// larger than its visible part, or not inside a scroll view.
    private var wantedSight: Sight? {
        guard isInScroll || node.widget.isScrolling, !tree.showsAll, !node.widget.usesAsides else { return nil }
        // A single child exists exactly if its container does.
        guard node.layoutChildren.count > 1, let sight = Sight.inside(node) else { return nil }
        let size = node.reach.extentOfContent
        return shownPart != nil || size.width > sight.page.width || size.height > sight.page.height ? sight : nil
    }

    /// Whether other children are to have widgets than those that were chosen last.
    var isOutOfSight: Bool {
        guard let shownPart else { return false }
        guard let sight = Sight.inside(node) else { return true }
        return !shownPart.covered.contains(sight.due)
    }
}

extension ReachNode {
    /// The size of the node, or of its content if it scrolls.
    fileprivate var extentOfContent: CGSize {
        if case .scroll(let scroll) = node.content { scroll.contentSize } else { node.frame.size }
    }

    /// Returns the child of `container` that is this node or an ancestor of it.
    fileprivate func ancestor(in container: RenderNode) -> RenderNode? {
        var node = self.node
        while let around = node.containerNode {
            if around === container { return node }
            node = around
        }
        return nil
    }
}
#endif
