import Foundation

/// The lengths that a stack offers its children along its axis.
struct StackShares {
    /// Nil where each child is offered its ideal length.
    var lengths: ContiguousArray<CGFloat?>?
    /// The size traits of the stack that follow from the computation of the shares.
    var traits: SizeTraits

    @inline(__always)
    subscript(index: Int) -> CGFloat? { lengths?[index] ?? nil }
}

extension StackLayout {
    /// Divides the proposed length among children of which some don't have their ideal length.
    ///
    /// - Parameter spacing: The sum of the distances.
    func divide(
        _ children: ContiguousArray<RenderNode>,
        spacing: CGFloat,
        proposal: ProposedViewSize
    ) -> StackShares {
        guard let available = proposal[axis] else { return StackShares(traits: .all) }
        let ideal = ProposedViewSize(nil, along: axis, across: proposal[axis.other])
        return divide(available - spacing, among: children, ideal: ideal)
    }

    private func divide(
        _ available: CGFloat,
        among children: ContiguousArray<RenderNode>,
        ideal: ProposedViewSize
    ) -> StackShares {
        let cross = ideal[axis.other]
        var traits: SizeTraits = .all
        var order: ContiguousArray<Share> = []
        order.reserveCapacity(children.count)
        func length(of child: RenderNode, offered: CGFloat) -> CGFloat {
            let (size, known) = child.sizeAndTraits(for: ProposedViewSize(offered, along: axis, across: cross))
            traits.formIntersection(known.union(.rigid(axis)))
            return size[axis]
        }
        for (index, child) in children.enumerated() {
            let (size, known) =
                child.isUnbounded(along: axis) ? (.zero, []) : child.sizeAndTraits(for: ideal)
            let isRigid = known.isSuperset(of: .rigid(axis))
            let isBounded = known.contains(.bounded(axis))
            let least = isRigid ? size[axis] : length(of: child, offered: 0)
            let most = isBounded ? size[axis] : length(of: child, offered: .infinity)
            order.append(
                Share(
                    index: index,
                    priority: child.layoutPriority,
                    least: least,
                    flexibility: most == least ? 0 : most - least,
                    ideal: isBounded ? size[axis] : nil,
                    isRigid: isRigid
                )
            )
        }
        order.sort()
        var lengths = ContiguousArray<CGFloat?>(repeating: nil, count: children.count)
        var remaining = available
        // The minimum lengths of children with a lower priority are reserved.
        var reserved = order.reduce(0) { $0 + $1.least }
        var start = 0
        while start < order.count {
            var end = start
            var wanted: CGFloat? = 0
            while end < order.count, order[end].priority == order[start].priority {
                reserved -= order[end].least
                wanted = order[end].ideal.flatMap { ideal in wanted.map { $0 + ideal } }
                end += 1
            }
            if let wanted, wanted <= remaining - reserved + 1e-6 {
                // All of this priority fit.
                remaining = remainder(of: remaining, after: wanted)
                start = end
                continue
            }
            var open = remaining - reserved
            for position in start..<end {
                let share = order[position]
                let offered = max(0, open / CGFloat(end - position))
                let taken: CGFloat
                if let ideal = share.ideal, share.isRigid || offered >= ideal {
                    taken = ideal
                } else {
                    taken = length(of: children[share.index], offered: offered)
                    lengths[share.index] = offered
                }
                open = remainder(of: open, after: taken)
                remaining = remainder(of: remaining, after: taken)
            }
            start = end
        }
        return StackShares(lengths: lengths, traits: traits)
    }

    private struct Share: Comparable {
        let index: Int
        let priority: Double
        let least: CGFloat
        let flexibility: CGFloat
        /// The child's length for any sufficient proposal; nil if there is no such length.
        let ideal: CGFloat?
        let isRigid: Bool

        static func < (a: Share, b: Share) -> Bool {
            if a.priority != b.priority { return a.priority > b.priority }
            if a.flexibility != b.flexibility { return a.flexibility < b.flexibility }
            return a.index < b.index
        }
    }
}
