#if GTK
import Foundation
import Martlet

/// Which of the children have widgets.
extension NodeView {
    /// Calls `body` for each child that is drawn and near enough to what is seen, those in the back first.
    func forEachNearChild(_ body: (RenderNode) -> Void) {
        guard let sight = wantedSight else {
            leaveShownPart()
            return node.forEachDrawnChild(body)
        }
        let part = shownPart ?? ShownPart(node)
        if shownPart == nil { takeShownPart(part) }
        let kept = children.filter(\.staysNear).map(\.node) + tree.heldNodes.compactMap { $0.ancestor(in: node) }
        for child in part.choose(of: node, in: sight, keeping: kept) { body(child) }
    }

    /// What is near in the node; nil where all children have widgets, since the node is not much larger than what is seen
    /// of it, or not in anything that scrolls.
    private var wantedSight: Sight? {
        guard isInScroll || node.isScrolling, !tree.showsAll, !node.usesAsides else { return nil }
        // One is there or not as its container is.
        guard node.layoutChildren.count > 1, let sight = Sight.inside(node) else { return nil }
        let size = node.extentOfContent
        return shownPart != nil || size.width > sight.page.width || size.height > sight.page.height ? sight : nil
    }

    /// Whether other children are to have widgets than those that were chosen last.
    var isOutOfSight: Bool {
        guard let shownPart else { return false }
        guard let sight = Sight.inside(node) else { return true }
        return !shownPart.covered.contains(sight.due)
    }
}

extension RenderNode {
    /// How large the node is, and what it shows by scrolling.
    fileprivate var extentOfContent: CGSize {
        if case .scroll(let scroll) = content { scroll.contentSize } else { frame.size }
    }

    /// The one of a node's children that this node is or stands in.
    fileprivate func ancestor(in container: RenderNode) -> RenderNode? {
        var node = self
        while let around = node.containerNode {
            if around === container { return node }
            node = around
        }
        return nil
    }
}
#endif
