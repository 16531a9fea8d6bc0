#if GTK
import Foundation
import Martlet

/// The extent of the drawing of a node and its subtree.
extension RenderNode {
    /// The distance by which a node may extend beyond its container without being treated specially. Nested nodes may
    /// add up.
    private static let tolerance: CGFloat = 8

    /// Whether the drawing of the children is confined to the node's frame.
    private var confines: Bool {
        switch content {
        case .scroll(let scroll): scroll.clips
        case .effect(.clip), .drawing: true
        default: false
        }
    }

    /// The extent of the node's own drawing, in its coordinates, in points.
    private var ownReach: Extent {
        var reach = Extent(frame.size)
        if case .shape(let shape) = content {
            var bounds = Extent(shape.outline.path(in: frame.size).boundingRect)
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
        let bounds = Extent(frame.size).grown(by: Self.tolerance)
        if !bounds.contains(ownReach) { return false }
        if let container = containerNode, !container.confines {
            if !container.isPlain { return false }
            if !Extent(container.frame.size).grown(by: Self.tolerance).contains(Extent(frame)) { return false }
        }
        if confines { return true }
        if !isPlain { return false }
        return layoutChildren.allSatisfy { !$0.isDrawn || bounds.contains(Extent($0.frame)) }
    }

    /// Whether children are drawn at the place and size of their layout.
    private var isPlain: Bool {
        guard case .effect(let effect) = content else { return true }
        switch effect {
        case .offset, .transform: return false
        default: return effect.reach.map { $0 <= Self.tolerance } ?? true
        }
    }

    /// The extent of the drawing of the whole subtree, in the node's coordinates, in points.
    ///
    /// - Complexity: O(n) for n nodes of the subtree.
    var reach: Extent { scene.inDepth { findReach() } }

    private func findReach() -> Extent {
        let own = ownReach
        if confines { return own }
        var inner = Extent.nothing
        forEachDrawnChild { inner.formUnion($0.findReach().moved(by: $0.frame.origin)) }
        if inner.isEmpty { return own }
        if let matrix = contentTransform {
            inner = Extent(inner.rect.applying(matrix))
        } else {
            inner = inner.moved(by: contentOffset)
        }
        if case .effect(let effect) = content, let reach = effect.reach { inner = inner.grown(by: reach) }
        inner.formUnion(own)
        return inner
    }

    /// The extent of the node's drawing if it exceeds the frame, in the node's coordinates; otherwise nil.
    var reachBeyondFrame: Extent? {
        let reach = reach
        return Extent(frame.size).grown(by: Self.tolerance).contains(reach) ? nil : reach
    }
}
#endif
