#if GTK
import Foundation
import Martlet

/// How far a node and what stands in it draw.
extension RenderNode {
    /// How much a node may stick out of what it stands in without being looked for. Several may do so in each other.
    private static let tolerance: CGFloat = 8

    /// Whether nothing that stands in the node is seen outside of its frame.
    private var confines: Bool {
        switch content {
        case .scroll(let scroll): scroll.clips
        case .effect(.clip), .drawing: true
        default: false
        }
    }

    /// What the node itself draws, in its coordinates, in points.
    private var ownReach: Extent {
        var reach = Extent(frame.size)
        if case .shape(let shape) = content {
            var bounds = Extent(shape.outline.path(in: frame.size).boundingRect)
            if case .stroke(let style) = shape.drawing { bounds = bounds.grown(by: style.lineWidth) }
            reach.formUnion(bounds)
        }
        return reach
    }

    /// Whether a node draws within its frame, and so do those that stand directly in it, as far as their frames tell;
    /// and whether it lies in the frame of what it stands in. Where that is so of all nodes, frames say all of where
    /// they draw.
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

    /// Whether what stands in the node is shown where it was laid out, and no larger.
    private var isPlain: Bool {
        guard case .effect(let effect) = content else { return true }
        switch effect {
        case .offset, .transform: return false
        default: return effect.reach.map { $0 <= Self.tolerance } ?? true
        }
    }

    /// All that the node and what stands in it draw, in its coordinates, in points.
    ///
    /// - Complexity: O(n) for n nodes below.
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

    /// All that the node draws where that is more than its frame says, in its coordinates; else nil.
    var reachBeyondFrame: Extent? {
        let reach = reach
        return Extent(frame.size).grown(by: Self.tolerance).contains(reach) ? nil : reach
    }
}
#endif
