import Foundation
import Martlet

/// The cross-fade of pages in cells. During a fade both pages are partly visible, and their letters would be mixed, so
/// only the more opaque page is drawn.
extension PaintedNode {
    /// The children that are not drawn because one in the same place fades too, and is seen more.
    var outshoneChildren: [RenderNode] {
        var fading: [(node: RenderNode, opacity: Double)] = []
        self.node.forEachDrawnChild { child in
            if let opacity = child.painting.fadingOpacity { fading.append((child, opacity)) }
        }
        guard fading.count > 1 else { return [] }
        var outshone: [RenderNode] = []
        for (index, one) in fading.enumerated() {
            let isLess = fading.enumerated().contains { place, other in
                let isMore = other.opacity == one.opacity ? place > index : other.opacity > one.opacity
                return place != index && isMore
                    && one.node.painting.changesPlaces(with: other.node, one.opacity + other.opacity)
            }
            if isLess { outshone.append(one.node) }
        }
        return outshone
    }

    /// The number of wrappers within which a fading node is looked for.
    static let fadingDepth = 6

    /// The opacity of a partly transparent node; nil if it is opaque, invisible, or has several parts.
    private var fadingOpacity: Double? {
        var node = self.node
        // The fading node may be wrapped in modifiers.
        for _ in 0..<Self.fadingDepth {
            if case .effect(.opacity(let factor)) = node.content { return factor > 0 && factor < 1 ? factor : nil }
            guard node.layoutChildren.count == 1 else { return nil }
            node = node.layoutChildren[0]
        }
        return nil
    }

    /// Returns whether one of two fading nodes replaces the other: one is being removed, or their opacities add up to
    /// one; and their frames mostly overlap.
    private func changesPlaces(with other: RenderNode, _ opacities: Double) -> Bool {
        guard node.isLeaving || other.isLeaving || abs(opacities - 1) < 0.02 else { return false }
        let shared = node.frame.intersection(other.frame)
        guard !shared.isNull else { return false }
        let least = min(node.frame.width * node.frame.height, other.frame.width * other.frame.height)
        return shared.width * shared.height > least / 2
    }
}
