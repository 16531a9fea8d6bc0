import Foundation

/// Views in a line: the layout of `HStack` and `VStack`.
///
/// The space that remains after spacing is offered to the children from the least flexible to the most, within each
/// priority; each takes its part, and the next is offered an equal share of what is left.
struct StackLayout: NodeLayout, Equatable {
    let axis: Axis
    /// The guide across the axis that children share.
    let alignment: AlignmentKey
    /// Between neighbours, in points; nil for what the neighbours and the host want.
    let spacing: CGFloat?

    /// How content of several elements is laid out where one is wanted.
    static let implicit = StackLayout(axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: nil)

    var name: String? { axis == .horizontal ? "HStack" : "VStack" }

    var stackAxis: Axis? { axis }

    func sizeThatFits(_ proposal: ProposedViewSize, node: RenderNode) -> CGSize {
        let children = node.layoutChildren
        guard !children.isEmpty else { return .zero }
        let lengths = self.lengths(of: children, proposal: proposal, node: node)
        let cross = proposal[axis.other]
        var total = totalSpacing(children, node: node)
        // Children are aligned at their guides, so that the stack is as wide as what lies before and after them.
        var before: CGFloat = -.infinity
        var after: CGFloat = -.infinity
        for (child, length) in zip(children, lengths) {
            let dimensions = child.dimensions(for: ProposedViewSize(length, along: axis, across: cross))
            total += dimensions.size[axis]
            let guide = dimensions[alignment]
            before = max(before, guide)
            after = max(after, dimensions.size[axis.other] - guide)
        }
        return CGSize(total, along: axis, across: max(0, before + after))
    }

    func placeChildren(of node: RenderNode, size: CGSize, proposal: ProposedViewSize) {
        let children = node.layoutChildren
        guard !children.isEmpty else { return }
        let lengths = self.lengths(of: children, proposal: proposal, node: node)
        let cross = proposal[axis.other]
        var before: CGFloat = -.infinity
        for (child, length) in zip(children, lengths) {
            before = max(before, child.dimensions(for: ProposedViewSize(length, along: axis, across: cross))[alignment])
        }
        var position: CGFloat = 0
        var previous: RenderNode?
        for (child, length) in zip(children, lengths) {
            if let previous { position += distance(from: previous, to: child, node: node) }
            let offered = ProposedViewSize(length, along: axis, across: cross)
            let dimensions = child.dimensions(for: offered)
            child.place(at: CGPoint(position, along: axis, across: before - dimensions[alignment]), proposal: offered)
            position += dimensions.size[axis]
            previous = child
        }
    }

    func explicitAlignment(_ key: AlignmentKey, of node: RenderNode, size: CGSize) -> CGFloat? {
        // A guide that no child sets costs nothing but the question.
        let children = node.layoutChildren
        var values: [CGFloat] = []
        let lengths = self.lengths(of: children, proposal: node.proposalFor(size), node: node)
        let cross = node.proposalFor(size)[axis.other]
        var before: CGFloat = -.infinity
        for (child, length) in zip(children, lengths) {
            before = max(before, child.dimensions(for: ProposedViewSize(length, along: axis, across: cross))[alignment])
        }
        var position: CGFloat = 0
        var previous: RenderNode?
        for (child, length) in zip(children, lengths) {
            if let previous { position += distance(from: previous, to: child, node: node) }
            let dimensions = child.dimensions(for: ProposedViewSize(length, along: axis, across: cross))
            if let value = dimensions[explicit: key] {
                values.append(value + (key.axis == axis ? position : before - dimensions[alignment]))
            }
            position += dimensions.size[axis]
            previous = child
        }
        return key.combine(values)
    }

    // MARK: - Dividing the length

    /// What each child is offered along the axis; nil where the stack itself is asked for its ideal size.
    private func lengths(
        of children: ContiguousArray<RenderNode>,
        proposal: ProposedViewSize,
        node: RenderNode
    ) -> ContiguousArray<CGFloat?> {
        guard let available = proposal[axis] else { return ContiguousArray(repeating: nil, count: children.count) }
        let cross = proposal[axis.other]
        if children.count == 1 { return [available] }
        var result = ContiguousArray<CGFloat?>(repeating: 0, count: children.count)
        var order: ContiguousArray<Share> = []
        order.reserveCapacity(children.count)
        for (index, child) in children.enumerated() {
            let least = child.size(for: ProposedViewSize(0, along: axis, across: cross))[axis]
            let most = child.size(for: ProposedViewSize(.infinity, along: axis, across: cross))[axis]
            order.append(
                Share(index: index, priority: child.layoutPriority, least: least, flexibility: most - least)
            )
        }
        order.sort()
        var remaining = available - totalSpacing(children, node: node)
        // What the children of lower priorities need at least is kept for them.
        var reserved = order.reduce(0) { $0 + $1.least }
        var start = 0
        while start < order.count {
            var end = start
            while end < order.count, order[end].priority == order[start].priority {
                reserved -= order[end].least
                end += 1
            }
            var open = remaining - reserved
            for position in start..<end {
                let share = order[position]
                let offered = max(0, open / CGFloat(end - position))
                let taken = children[share.index].size(for: ProposedViewSize(offered, along: axis, across: cross))[axis]
                result[share.index] = offered
                open -= taken
                remaining -= taken
            }
            start = end
        }
        return result
    }

    private struct Share: Comparable {
        let index: Int
        let priority: Double
        let least: CGFloat
        let flexibility: CGFloat

        static func < (a: Share, b: Share) -> Bool {
            if a.priority != b.priority { return a.priority > b.priority }
            if a.flexibility != b.flexibility { return a.flexibility < b.flexibility }
            return a.index < b.index
        }
    }

    // MARK: - Spacing

    private func totalSpacing(_ children: ContiguousArray<RenderNode>, node: RenderNode) -> CGFloat {
        if let spacing { return spacing * CGFloat(children.count - 1) }
        var total: CGFloat = 0
        for index in children.indices.dropFirst() {
            total += distance(from: children[index - 1], to: children[index], node: node)
        }
        return total
    }

    private func distance(from a: RenderNode, to b: RenderNode, node: RenderNode) -> CGFloat {
        if let spacing { return spacing }
        let standard = node.scene.profile.defaultSpacing[axis]
        let after = a.layout.spacing(of: a, axis: axis) ?? standard
        let before = b.layout.spacing(of: b, axis: axis) ?? standard
        return max(after, before)
    }
}

extension RenderNode {
    /// A proposal under which the node has a size: the one it was placed with, if that gave the size.
    func proposalFor(_ size: CGSize) -> ProposedViewSize {
        for entry in cache.entries.reversed() where entry.size == size { return entry.proposal }
        return ProposedViewSize(size)
    }
}
