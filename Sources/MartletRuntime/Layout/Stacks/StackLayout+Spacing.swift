import Foundation

extension StackLayout {
    package var ownSpacing: OwnSpacing { .byFont }

    /// Along the axis, the preference of the first or last child; across it, that of all children combined.
    package func spacing(of node: RenderNode, at edge: Edge) -> SpacingEdge {
        let children = node.layoutChildren
        guard edge.axis == axis else { return spacing(of: children, at: edge, in: node) }
        let last = edge == .first(axis) ? children.first : children.last
        return last?.spacing(at: edge).ofContainer ?? .standard
    }

    func totalSpacing(_ children: ContiguousArray<RenderNode>, node: RenderNode) -> CGFloat {
        let standard = standardDistance(in: node)
        if !fixedSpacing.isNaN || !children.contains(where: \.mayWantSpacing) {
            return standard * CGFloat(children.count - 1)
        }
        if let known = distances(of: children, in: node, standard: standard) { return known.total }
        var total: CGFloat = 0
        for index in children.indices.dropFirst() {
            total += distance(from: children[index - 1], to: children[index], standard: standard)
        }
        return total
    }

    /// The distance between neighbors without a preference, in points.
    @inline(__always)
    func standardDistance(in node: RenderNode) -> CGFloat {
        spacing ?? node.withScene { $0.profile.defaultSpacing[axis] }
    }

    /// - Parameter standard: The distance between neighbors without a preference.
    @inline(__always)
    func distance(from a: RenderNode, to b: RenderNode, standard: CGFloat) -> CGFloat {
        if a.flags.union(b.flags).isDisjoint(with: .mayWantSpacing) || !fixedSpacing.isNaN { return standard }
        return a.spacing(at: .last(axis)).distance(to: b.spacing(at: .first(axis)), standard: standard)
    }
}
