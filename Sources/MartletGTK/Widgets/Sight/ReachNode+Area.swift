#if GTK
import Foundation
import Martlet

/// The extent of the drawing of a node and its subtree.
extension ReachNode {
    /// The distance by which a node may extend beyond its container without being treated specially. Nested nodes may
    /// add up.
    private static let tolerance: CGFloat = 8

    /// Whether the drawing of the children is confined to the node's frame.
    private var confines: Bool {
        switch node.content {
        case .scroll(let scroll): scroll.clips
        case .effect(.clip), .drawing: true
        default: false
        }
    }

    /// The extent of the node's own drawing, in its coordinates, in points.
    private var own: Extent {
        var reach = Extent(node.frame.size)
        if case .shape(let shape) = node.content {
            var bounds = Extent(shape.outline.path(in: node.frame.size).boundingRect)
            if case .stroke(let style) = shape.drawing { bounds = bounds.grown(by: style.lineWidth) }
            reach.formUnion(bounds)
        }
        return reach
    }

    /// Whether the node and its children draw inside the node's frame, judged by their frames, and the node is inside
    /// that of its container. If this holds for all nodes, frames alone determine the drawn area.
    ///
    /// - Complexity: O(n) for n children.
    var staysInPlace: Bool {
        let bounds = Extent(node.frame.size).grown(by: Self.tolerance)
        if !bounds.contains(own) { return false }
        if let container = node.containerNode, !container.reach.confines {
            if !container.reach.isPlain { return false }
            if !Extent(container.frame.size).grown(by: Self.tolerance).contains(Extent(node.frame)) { return false }
        }
        if confines { return true }
        if !isPlain { return false }
        return node.layoutChildren.allSatisfy { !$0.isDrawn || bounds.contains(Extent($0.frame)) }
    }

    /// Whether children are drawn at the place and size of their layout.
    private var isPlain: Bool {
        guard case .effect(let effect) = node.content else { return true }
        switch effect {
        case .offset, .transform: return false
        default: return effect.reach.map { $0 <= Self.tolerance } ?? true
        }
    }

    /// The extent of the drawing of the whole subtree, in the node's coordinates, in points.
    ///
    /// - Complexity: O(n) for n nodes of the subtree.
    var area: Extent { node.scene.inDepth { find() } }

    private func find() -> Extent {
        let own = self.own
        if confines { return own }
        var inner = Extent.nothing
        node.forEachDrawnChild { inner.formUnion($0.reach.find().moved(by: $0.frame.origin)) }
        if inner.isEmpty { return own }
        if let matrix = node.contentTransform {
            inner = Extent(inner.rect.applying(matrix))
        } else {
            inner = inner.moved(by: node.contentOffset)
        }
        if case .effect(let effect) = node.content, let reach = effect.reach { inner = inner.grown(by: reach) }
        inner.formUnion(own)
        return inner
    }

    /// The extent of the node's drawing if it exceeds the frame, in the node's coordinates; otherwise nil.
    var beyondFrame: Extent? {
        let reach = area
        return Extent(node.frame.size).grown(by: Self.tolerance).contains(reach) ? nil : reach
    }
}
#endif
