#if GTK
import Foundation
import Martlet

/// What of the content of something that scrolls is near enough to the visible part to have widgets, in the coordinates
/// of what stands in some node there.
struct Sight {
    /// What gets widgets when it is chosen anew.
    var near: Extent
    /// What must have them: the visible part, and what comes into it before long. As long as this lies in what was
    /// chosen last nothing is chosen, so that a step of scrolling does nothing and the next one little.
    var due: Extent
    /// The size of the visible part, in points.
    var page: CGSize

    /// What drawing may lie outside of its node's frame without being looked for, in points: letters that hang over,
    /// outlines of what has the focus, small shadows. `due` is larger than the visible part by that at least.
    static let slack: CGFloat = 64

    /// How far widgets are made beyond the visible part, of its length along an axis that scrolls.
    private static let reserve: (near: CGFloat, due: CGFloat) = (0.2, 0.1)

    /// What is near inside of a node; nil for all that there is.
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

    /// - Parameter around: What is near around the node, in its coordinates.
    private static func inside(_ node: RenderNode, around: Sight?) -> Sight? {
        var sight = around
        switch node.content {
        case .scroll(let scroll):
            // What is not cut off is seen as far as the window goes.
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

    /// The same before a transform; nil where that can't be said.
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
    /// How far the effect makes what stands in a node reach beyond itself, in points; nil for not at all.
    var reach: CGFloat? {
        switch self {
        case .blur(let radius): radius * 3
        case .shadow(let shadow): shadow.radius * 3 + max(abs(shadow.offset.width), abs(shadow.offset.height))
        default: nil
        }
    }
}
#endif
