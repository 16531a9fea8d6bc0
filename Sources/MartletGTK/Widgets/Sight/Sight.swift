#if GTK
import Foundation
import Martlet

/// The part of a scroll view's content near enough to the visible part to have widgets, in the coordinates of the
/// children of some node inside.
struct Sight {
    /// The part that gets widgets at the next choice.
    var near: Extent
    /// The part that must have widgets: the visible part and its surroundings. While it is inside the last choice, no
    /// new choice is made, so that most steps of scrolling cost nothing.
    var due: Extent
    /// The size of the visible part, in points.
    var page: CGSize

    /// The distance by which drawing may extend beyond a node's frame without being treated specially, in points:
    /// overhanging letters, focus rings, small shadows. `due` exceeds the visible part by at least this distance.
    static let slack: CGFloat = 64

    /// The distance beyond the visible part within which widgets are created, as fractions of its length along a scroll
    /// axis.
    private static let reserve: (near: CGFloat, due: CGFloat) = (0.2, 0.1)

    /// Returns the near part inside a node; nil for everything.
    static func inside(_ node: RenderNode) -> Sight? {
        var chain: [RenderNode] = []
        var next: RenderNode? = node
        while let current = next {
            chain.append(current)
            next = current.containerNode
        }
        return chain.reversed().reduce(nil) { around, node in
            inside(node, around: around?.moved(by: CGPoint(x: -node.frame.minX, y: -node.frame.minY)))
        }
    }

    /// - Parameter around: The near area around the node, in its coordinates.
    private static func inside(_ node: RenderNode, around: Sight?) -> Sight? {
        var sight = around
        switch node.content {
        case .scroll(let scroll):
            // Content that is not clipped is visible in the whole window.
            sight = scroll.clips ? seen(through: node, scroll, around: around) : nil
        case .effect(let effect):
            if let reach = effect.reach { sight = sight?.grown(by: reach) }
        default: break
        }
        guard let sight else { return nil }
        if let matrix = node.contentTransform { return sight.undoing(matrix) }
        let offset = node.contentOffset
        return sight.moved(by: CGPoint(x: -offset.x, y: -offset.y))
    }

    private static func seen(through node: RenderNode, _ scroll: ScrollContent, around: Sight?) -> Sight {
        let size = node.frame.size
        func length(_ axis: Axis.Set, _ length: CGFloat, _ share: CGFloat) -> CGFloat {
            scroll.axes.contains(axis) ? max(length * share, slack * (1 + share)) : slack
        }
        func part(_ share: CGFloat) -> Extent {
            Extent(size).grown(
                by: CGSize(
                    width: length(.horizontal, size.width, share), height: length(.vertical, size.height, share)))
        }
        var sight = Sight(near: part(reserve.near), due: part(reserve.due), page: size)
        if let around {
            sight.near = sight.near.intersection(around.near)
            sight.due = sight.due.intersection(around.due)
        }
        return sight
    }

    private func moved(by offset: CGPoint) -> Sight {
        Sight(near: near.moved(by: offset), due: due.moved(by: offset), page: page)
    }

    private func grown(by distance: CGFloat) -> Sight {
        Sight(near: near.grown(by: distance), due: due.isEmpty ? due : due.grown(by: distance), page: page)
    }

    /// Returns the part before a transform; nil if the transform can't be inverted.
    private func undoing(_ matrix: ProjectionTransform) -> Sight? {
        var inverse = matrix
        guard matrix.isAffine, inverse.invert() else { return nil }
        func undone(_ extent: Extent) -> Extent {
            extent.isEmpty ? .nothing : Extent(extent.rect.applying(inverse))
        }
        return Sight(near: undone(near), due: undone(due), page: Extent(page).rect.applying(inverse).size)
    }
}

extension RenderEffect {
    /// The distance by which the effect extends the drawing of the children, in points; nil if unbounded.
    var reach: CGFloat? {
        switch self {
        case .blur(let radius): radius * 3
        case .shadow(let shadow): shadow.radius * 3 + max(abs(shadow.offset.width), abs(shadow.offset.height))
        default: nil
        }
    }
}
#endif
