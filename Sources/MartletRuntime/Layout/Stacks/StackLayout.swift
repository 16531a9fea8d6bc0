import Foundation

/// The layout of `HStack` and `VStack`: views in a line.
///
/// The length without the spacing is offered to the children from the least flexible to the most, within each priority.
/// Each child takes its part, and the next is offered an equal share of the rest (`divide`).
///
/// That is the algorithm, and two passes save work where it gives a known result: `measureIdeal`, where each child has
/// its ideal length, and `placeLong`, where children of a long stack only move.
@usableFromInline
package struct StackLayout: NodeLayout, Equatable, Sendable {
    /// The guide across the axis that children share.
    let alignment: AlignmentKey
    /// The spacing in points; NaN for the preferences of the children and the host. An optional would exceed the inline
    /// space for a layout in a node.
    let fixedSpacing: CGFloat
    let axis: Axis

    /// The spacing in points; nil for the preferences of the children and the host.
    var spacing: CGFloat? { fixedSpacing.isNaN ? nil : fixedSpacing }

    package init(axis: Axis, alignment: AlignmentKey, spacing: CGFloat?) {
        self.axis = axis
        self.alignment = alignment
        // NaN is the marker for a missing spacing; a given NaN is replaced by infinity, which is reported as an issue.
        fixedSpacing = spacing.map { $0.isNaN ? .infinity : $0 } ?? .nan
    }

    package func checked(for node: RenderNode) -> StackLayout {
        guard !fixedSpacing.isNaN else { return self }
        let spacing = node.valid(
            fixedSpacing,
            axis == .horizontal ? "the spacing of HStack(spacing:)" : "the spacing of VStack(spacing:)", .distance)
        return StackLayout(
            axis: axis, alignment: alignment, spacing: node.withScene { $0.profile.stepped(spacing, along: axis) })
    }

    @usableFromInline
    package static func horizontal(_ alignment: VerticalAlignment, _ spacing: CGFloat?) -> StackLayout {
        StackLayout(axis: .horizontal, alignment: alignment.key, spacing: spacing)
    }

    @usableFromInline
    package static func vertical(_ alignment: HorizontalAlignment, _ spacing: CGFloat?) -> StackLayout {
        StackLayout(axis: .vertical, alignment: alignment.key, spacing: spacing)
    }

    @usableFromInline
    package static func == (a: StackLayout, b: StackLayout) -> Bool {
        a.axis == b.axis && a.alignment == b.alignment && a.spacing == b.spacing
    }

    /// The layout for content of several elements in a place for one element.
    package static let implicit = StackLayout(axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: nil)

    package var name: String? { axis == .horizontal ? "HStack" : "VStack" }

    package var stackAxis: Axis? { axis }

    package func isUnbounded(along axis: Axis, node: RenderNode) -> Bool {
        node.layoutChildren.contains { $0.isUnbounded(along: axis) }
    }

    package func sizeThatFits(_ proposal: ProposedViewSize, node: RenderNode) -> CGSize {
        let children = node.layoutChildren
        // For a short stack, the usual case, only the length is computed.
        guard children.count >= MeasuredStack.leastCount, !node.flags.contains(.placed) || node.proposal == proposal
        else {
            return size(of: children, proposal: proposal, node: node)
        }
        let places = UnsafeMutablePointer<MeasuredChild>.allocate(capacity: children.count)
        var spacing = CGFloat.nan
        guard let ideal = measureIdeal(children, proposal: proposal, node: node, spacing: &spacing, into: places) else {
            places.deallocate()
            return divided(children, spacing: spacing, proposal: proposal, node: node)
        }
        let measured = MeasuredStack(
            places, count: children.count, reach: ideal.reach, wantsSpacing: ideal.wantsSpacing, node: node,
            proposal: proposal)
        node.withScene { $0.layoutWork.measuredStack = measured }
        return size(ideal, node: node)
    }

    package func placeChildren(of node: RenderNode, size: CGSize, proposal: ProposedViewSize) {
        let children = node.layoutChildren
        if children.count >= MeasuredStack.leastCount,
            placeLong(children, size: size, proposal: proposal, node: node)
        {
            return
        }
        place(children, at: .zero, size: size, proposal: proposal, node: node)
    }

    // MARK: - For any of the children

    func size(of children: ContiguousArray<RenderNode>, proposal: ProposedViewSize, node: RenderNode) -> CGSize {
        guard !children.isEmpty else { return .zero }
        var spacing = CGFloat.nan
        guard let ideal = measureIdeal(children, proposal: proposal, node: node, spacing: &spacing, into: nil) else {
            return divided(children, spacing: spacing, proposal: proposal, node: node)
        }
        return size(ideal, node: node)
    }

    private func size(_ ideal: IdealSize, node: RenderNode) -> CGSize {
        node.sizeTraits = ideal.traits
        return CGSize(ideal.length, along: axis, across: ideal.reach.length)
    }

    /// Returns the size if the length must be divided.
    private func divided(
        _ children: ContiguousArray<RenderNode>,
        spacing: CGFloat,
        proposal: ProposedViewSize,
        node: RenderNode
    ) -> CGSize {
        let measured = measureShares(children, spacing: spacing, proposal: proposal, into: nil)
        node.sizeTraits = measured.traits
        return CGSize(measured.length, along: axis, across: measured.reach.length)
    }

    /// The measurements of a stack whose length is divided among its children.
    private struct MeasuredShares {
        let shares: StackShares
        /// Along the axis, with the spacing.
        var length: CGFloat
        /// Children are aligned at their guides, so the breadth of the stack is the sum of the largest extents on both
        /// sides.
        var reach = GuideReach()
        var traits: SizeTraits
    }

    /// Offers each child its share of the length, and measures it.
    ///
    /// - Parameters:
    ///   - spacing: The sum of the distances.
    ///   - places: The buffer for the measurements of each child.
    // Unsafe pointers: the caller's buffer, which lives as long as the call.
    private func measureShares(
        _ children: ContiguousArray<RenderNode>,
        spacing: CGFloat,
        proposal: ProposedViewSize,
        into places: UnsafeMutablePointer<MeasuredChild>?
    ) -> MeasuredShares {
        let shares = divide(children, spacing: spacing, proposal: proposal)
        var result = MeasuredShares(shares: shares, length: spacing, traits: shares.traits)
        children.forEachUnretained { index, child in
            let offered = ProposedViewSize(shares[index], along: axis, across: proposal[axis.other])
            let (size, known) = child.sizeAndTraits(for: offered)
            let guide = self.guide(of: child, size: size, offered)
            result.traits.formIntersection(shares[index] == nil ? known : known.union(.rigid(axis)))
            result.length += size[axis]
            result.reach.include(guide, size[axis.other])
            if let places {
                let isBounded = known.contains(.bounded(axis.other))
                (places + index).initialize(to: MeasuredChild(size: size, guide: guide, isBounded: isBounded))
            }
        }
        return result
    }

    func place(
        _ children: ContiguousArray<RenderNode>,
        at origin: CGPoint,
        size: CGSize,
        proposal: ProposedViewSize,
        node: RenderNode
    ) {
        let context = PlacementContext(of: node)
        arrange(children, size: size, proposal: proposal, node: node) { child, offered, size, position in
            child.flags.insert(.placedByLayout)
            let place = CGPoint(x: origin.x + position.x, y: origin.y + position.y)
            child.place(at: place, size: size, proposal: offered, in: context)
        }
    }

    package func explicitAlignment(
        _ key: AlignmentKey, of node: RenderNode, size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? {
        let children = node.layoutChildren
        guard children.contains(where: { $0.mayHaveGuide(key) }) else { return nil }
        var values: [CGFloat] = []
        arrange(children, size: size, proposal: proposal, node: node) { child, offered, size, position in
            let dimensions = ViewDimensions(node: child, size: size, proposal: offered)
            if let value = dimensions[explicit: key] { values.append(value + position[key.axis]) }
        }
        return key.combine(values)
    }

    /// Calls `body` with the place of each child in the stack.
    ///
    /// A stack without a proposed breadth is as broad as its children need. Children that expand are now offered that
    /// breadth: dividers, and buttons as wide as the widest of them.
    // Unsafe pointers: memory and nodes of one run of the layout, which end with it: no array is made, nothing is
    // counted.
    @inline(__always)
    private func arrange(
        _ children: ContiguousArray<RenderNode>,
        size ownSize: CGSize,
        proposal: ProposedViewSize,
        node: RenderNode,
        _ body: (_ child: RenderNode, _ offered: ProposedViewSize, _ size: CGSize, _ position: CGPoint) -> Void
    ) {
        let count = children.count
        guard count > 0 else { return }
        let cross = proposal[axis.other]
        let known =
            count < MeasuredStack.leastCount
            ? nil
            : node.withScene { $0.layoutWork.measuredStack }
                .flatMap { $0.describes(of: node, count: count, proposal: proposal) ? $0 : nil }
        defer { withExtendedLifetime(known) {} }
        withUnsafeTemporaryAllocation(of: MeasuredChild.self, capacity: known == nil ? count : 0) { buffer in
            guard let places = known?.children ?? buffer.baseAddress else { return }
            var spacing = CGFloat.nan
            var shares: StackShares?
            var reach = GuideReach()
            if let known {
                reach = known.reach
            } else if let ideal = measureIdeal(
                children, proposal: proposal, node: node, spacing: &spacing, into: places)
            {
                reach = ideal.reach
            } else {
                let measured = measureShares(children, spacing: spacing, proposal: proposal, into: places)
                reach = measured.reach
                shares = measured.shares
            }
            let ideal = ProposedViewSize(nil, along: axis, across: cross)
            let standard = standardDistance(in: node)
            var position: CGFloat = 0
            var last: RenderNode.Flags = []
            var distances: StackDistances?
            children.forEachUnretained { index, child in
                if index > 0 {
                    if last.union(child.flags).contains(.mayWantSpacing), fixedSpacing.isNaN {
                        if distances == nil { distances = self.distances(of: children, in: node, standard: standard) }
                        position +=
                            distances?[index] ?? distance(from: children[index - 1], to: child, standard: standard)
                    } else {
                        position += standard
                    }
                }
                last = child.flags
                var offered = shares.map { ProposedViewSize($0[index], along: axis, across: cross) } ?? ideal
                var size = places[index].size
                var guide = places[index].guide
                if cross == nil, !places[index].isBounded {
                    offered = ProposedViewSize(offered[axis], along: axis, across: ownSize[axis.other])
                    size = child.size(for: offered)
                    guide = self.guide(of: child, size: size, offered)
                }
                body(child, offered, size, CGPoint(position, along: axis, across: reach.before - guide))
                position += size[axis]
            }
        }
    }

    /// Returns the position of the shared guide in a child that has chosen a size for a proposal.
    // Out of line, so that the loops over children without guides keep their registers.
    @inline(never)
    func guide(of child: RenderNode, size: CGSize, _ offered: ProposedViewSize) -> CGFloat {
        ViewDimensions(node: child, size: size, proposal: offered)[alignment]
    }
}
