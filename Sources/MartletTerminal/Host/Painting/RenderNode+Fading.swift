import Foundation
import Martlet

/// Pages that take each other's place by fading are both half seen for a while. In cells their letters would stand among
/// each other: only the one that is seen more is drawn.
extension RenderNode {
    /// The children that are not drawn because one in the same place fades too, and is seen more.
    var outshoneChildren: [RenderNode] {
        var fading: [(node: RenderNode, opacity: Double)] = []
        forEachDrawnChild { child in
            if let opacity = child.fadingOpacity { fading.append((child, opacity)) }
        }
        guard fading.count > 1 else { return [] }
        var outshone: [RenderNode] = []
        for (index, one) in fading.enumerated() {
            let isLess = fading.enumerated().contains { place, other in
                let isMore = other.opacity == one.opacity ? place > index : other.opacity > one.opacity
                return place != index && isMore && one.node.changesPlaces(with: other.node, one.opacity + other.opacity)
            }
            if isLess { outshone.append(one.node) }
        }
        return outshone
    }

    /// How much is seen of what the node shows, where that is a part; nil for all, nothing, or several things.
    private var fadingOpacity: Double? {
        var node = self
        // A modifier or two may stand around the one that fades.
        for _ in 0..<6 {
            if case .effect(.opacity(let factor)) = node.content { return factor > 0 && factor < 1 ? factor : nil }
            guard node.layoutChildren.count == 1 else { return nil }
            node = node.layoutChildren[0]
        }
        return nil
    }

    /// Whether one of two that fade takes the other's place: one leaves, or what is seen of both makes a whole; and
    /// both stand in one place for the most part.
    private func changesPlaces(with other: RenderNode, _ opacities: Double) -> Bool {
        guard isLeaving || other.isLeaving || abs(opacities - 1) < 0.02 else { return false }
        let shared = frame.intersection(other.frame)
        guard !shared.isNull else { return false }
        let least = min(frame.width * frame.height, other.frame.width * other.frame.height)
        return shared.width * shared.height > least / 2
    }
}
