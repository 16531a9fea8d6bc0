import Foundation

/// Views in a line: the layout of `HStack` and `VStack`.
///
/// The space that remains after spacing is offered to the children from the least flexible to the most, within each
/// priority; each takes its part, and the next is offered an equal share of what is left.
@usableFromInline
package struct StackLayout: NodeLayout, Equatable, Sendable {
    /// The guide across the axis that children share.
    let alignment: AlignmentKey
    /// Between neighbours, in points; not a number for what the neighbours and the host want. An optional would make
    /// the layout too large for the place that a node has for it.
    private let fixedSpacing: CGFloat
    let axis: Axis

    /// Between neighbours, in points; nil for what the neighbours and the host want.
    var spacing: CGFloat? { fixedSpacing.isNaN ? nil : fixedSpacing }

    package init(axis: Axis, alignment: AlignmentKey, spacing: CGFloat?) {
        self.axis = axis
        self.alignment = alignment
        // What is no number stands for a spacing that was not given; one that was given is reported as infinite.
        fixedSpacing = spacing.map { $0.isNaN ? .infinity : $0 } ?? .nan
    }

    package func checked(for node: RenderNode) -> StackLayout {
        guard fixedSpacing.isInfinite else { return self }
        let spacing = node.valid(
            fixedSpacing,
            axis == .horizontal ? "the spacing of HStack(spacing:)" : "the spacing of VStack(spacing:)", .distance)
        return StackLayout(axis: axis, alignment: alignment, spacing: spacing)
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

    /// How content of several elements is laid out where one is wanted.
    package static let implicit = StackLayout(axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: nil)

    package var name: String? { axis == .horizontal ? "HStack" : "VStack" }

    package var stackAxis: Axis? { axis }

    package func sizeThatFits(_ proposal: ProposedViewSize, node: RenderNode) -> CGSize {
        size(of: node.layoutChildren, proposal: proposal, node: node)
    }

    package func placeChildren(of node: RenderNode, size: CGSize, proposal: ProposedViewSize) {
        place(node.layoutChildren, at: .zero, size: size, proposal: proposal, node: node)
    }

    // MARK: - For any of the children

    func size(of children: ContiguousArray<RenderNode>, proposal: ProposedViewSize, node: RenderNode) -> CGSize {
        guard !children.isEmpty else { return .zero }
        var spacing = CGFloat.nan
        if let measured = measureIdeal(children, proposal: proposal, node: node, spacing: &spacing, into: nil) {
            node.sizeTraits = measured.traits
            return CGSize(measured.length, along: axis, across: measured.reach.length)
        }
        let cross = proposal[axis.other]
        let shares = divide(children, spacing: spacing, proposal: proposal)
        var traits = shares.traits
        var total = spacing
        // Children are aligned at their guides, so that the stack is as wide as what lies before and after them.
        var reach = GuideReach()
        children.forEachUnretained { index, child in
            let offered = ProposedViewSize(shares[index], along: axis, across: cross)
            let (size, known) = child.sizeAndTraits(for: offered)
            traits.formIntersection(shares[index] == nil ? known : known.union(.rigid(axis)))
            let guide = self.guide(of: child, size: size)
            total += size[axis]
            reach.include(guide, size[axis.other])
        }
        node.sizeTraits = traits
        return CGSize(total, along: axis, across: reach.length)
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

    package func explicitAlignment(_ key: AlignmentKey, of node: RenderNode, size: CGSize) -> CGFloat? {
        let children = node.layoutChildren
        guard children.contains(where: { $0.mayHaveGuide(key) }) else { return nil }
        var values: [CGFloat] = []
        arrange(children, size: size, proposal: node.proposalFor(size), node: node) { child, _, size, position in
            let dimensions = ViewDimensions(node: child, size: size)
            if let value = dimensions[explicit: key] { values.append(value + position[key.axis]) }
        }
        return key.combine(values)
    }

    /// Calls `body` with the place of each child in the stack.
    ///
    /// A stack that was offered no length across has the one that its children want. Those that would take more are
    /// now offered it: dividers, and buttons that are to be as wide as the widest of them.
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
        withUnsafeTemporaryAllocation(of: MeasuredChild.self, capacity: count) { measured in
            guard let places = measured.baseAddress else { return }
            var spacing = CGFloat.nan
            var shares: StackShares?
            var reach = GuideReach()
            if let ideal = measureIdeal(children, proposal: proposal, node: node, spacing: &spacing, into: places) {
                reach = ideal.reach
            } else {
                let divided = divide(children, spacing: spacing, proposal: proposal)
                children.forEachUnretained { index, child in
                    let offered = ProposedViewSize(divided[index], along: axis, across: cross)
                    let (size, traits) = child.sizeAndTraits(for: offered)
                    let guide = self.guide(of: child, size: size)
                    let isBounded = traits.contains(.bounded(axis.other))
                    (places + index).initialize(to: MeasuredChild(size: size, guide: guide, isBounded: isBounded))
                    reach.include(guide, size[axis.other])
                }
                shares = divided
            }
            let ideal = ProposedViewSize(nil, along: axis, across: cross)
            let standard = self.spacing ?? node.scene.profile.defaultSpacing[axis]
            var position: CGFloat = 0
            var last: RenderNode.Flags = []
            children.forEachUnretained { index, child in
                if index > 0 {
                    position +=
                        last.union(child.flags).contains(.mayWantSpacing)
                        ? distance(from: children[index - 1], to: child, standard: standard) : standard
                }
                last = child.flags
                var offered = shares.map { ProposedViewSize($0[index], along: axis, across: cross) } ?? ideal
                var size = places[index].size
                var guide = places[index].guide
                if cross == nil, !places[index].isBounded {
                    offered = ProposedViewSize(offered[axis], along: axis, across: ownSize[axis.other])
                    size = child.size(for: offered)
                    guide = self.guide(of: child, size: size)
                }
                body(child, offered, size, CGPoint(position, along: axis, across: reach.before - guide))
                position += size[axis]
            }
        }
    }

    // MARK: - Measuring

    /// What a stack has learnt of a child when it comes to place it.
    struct MeasuredChild {
        let size: CGSize
        /// Where the shared guide lies in the child.
        let guide: CGFloat
        /// Whether the child takes no more across than it has, where nothing was proposed across.
        let isBounded: Bool
    }

    /// What a stack is like where each child is offered its ideal length.
    private struct IdealSize {
        /// Along the axis, with the spacing.
        var length: CGFloat
        var reach: GuideReach
        var traits: SizeTraits
    }

    /// Asks each child once for its size at its ideal length, and is done in this one pass where all of them are as
    /// long as they like to be and fit: then nobody needs to be asked how far it would shrink or grow, and nobody is
    /// placed anew when only others change. Nil where the length must be divided.
    ///
    /// - Parameters:
    ///   - spacing: Is set to what all distances together take up.
    ///   - places: Where to put what is learnt of each child.
    private func measureIdeal(
        _ children: ContiguousArray<RenderNode>,
        proposal: ProposedViewSize,
        node: RenderNode,
        spacing: inout CGFloat,
        into places: UnsafeMutablePointer<MeasuredChild>?
    ) -> IdealSize? {
        let axis = self.axis
        let ideal = ProposedViewSize(nil, along: axis, across: proposal[axis.other])
        let isOpen = proposal[axis] == nil
        let fraction = alignment.fraction
        let isBaseline = alignment.isTextBaseline
        var result = IdealSize(length: 0, reach: GuideReach(), traits: .all)
        var wantsSpacing = false
        var fits = true
        children.withUnsafeBufferPointer { nodes in
            for index in nodes.indices {
                let goesOn = Unmanaged.passUnretained(nodes[index])._withUnsafeGuaranteedRef { child -> Bool in
                    let (size, traits) = child.sizeAndTraits(for: ideal)
                    result.traits.formIntersection(traits)
                    if !isOpen, !result.traits.contains(.bounded(axis)) { return false }
                    if child.mayWantSpacing { wantsSpacing = true }
                    let across = size[axis.other]
                    let guide: CGFloat
                    if let fraction, !isBaseline, !child.flags.contains(.hasGuides) {
                        guide = across * fraction
                    } else {
                        guide = ViewDimensions(node: child, size: size)[alignment]
                    }
                    result.length += size[axis]
                    result.reach.include(guide, across)
                    if let places {
                        let isBounded = traits.contains(.bounded(axis.other))
                        (places + index).initialize(to: MeasuredChild(size: size, guide: guide, isBounded: isBounded))
                    }
                    return true
                }
                guard goesOn else {
                    fits = false
                    return
                }
            }
        }
        if fits, !wantsSpacing || self.spacing != nil {
            let standard = self.spacing ?? node.scene.profile.defaultSpacing[axis]
            spacing = standard * CGFloat(children.count - 1)
        } else {
            spacing = totalSpacing(children, node: node)
        }
        guard fits else { return nil }
        if let available = proposal[axis], !result.traits.isSuperset(of: .rigid(axis)),
            result.length > available - spacing + 1e-6
        {
            return nil
        }
        result.length += spacing
        return result
    }

    /// Where the shared guide lies in a child of a size.
    private func guide(of child: RenderNode, size: CGSize) -> CGFloat {
        ViewDimensions(node: child, size: size)[alignment]
    }

    // MARK: - Spacing

    package var ownSpacing: OwnSpacing { .byFont }

    /// Along the axis what stands at the end wants; across it all of them together.
    package func spacing(of node: RenderNode, at edge: Edge) -> SpacingEdge {
        let children = node.layoutChildren
        guard edge.axis == axis else { return spacing(of: children, at: edge, in: node) }
        let last = edge == .first(axis) ? children.first : children.last
        return last?.spacing(at: edge).ofContainer ?? .standard
    }

    func totalSpacing(_ children: ContiguousArray<RenderNode>, node: RenderNode) -> CGFloat {
        if let spacing { return spacing * CGFloat(children.count - 1) }
        if !children.contains(where: \.mayWantSpacing) {
            return node.scene.profile.defaultSpacing[axis] * CGFloat(children.count - 1)
        }
        var total: CGFloat = 0
        let standard = node.scene.profile.defaultSpacing[axis]
        for index in children.indices.dropFirst() {
            total += distance(from: children[index - 1], to: children[index], standard: standard)
        }
        return total
    }

    /// - Parameter standard: The distance between neighbours that want nothing of their own.
    @inline(__always)
    private func distance(from a: RenderNode, to b: RenderNode, standard: CGFloat) -> CGFloat {
        if a.flags.union(b.flags).isDisjoint(with: .mayWantSpacing) || !fixedSpacing.isNaN { return standard }
        return a.spacing(at: .last(axis)).distance(to: b.spacing(at: .first(axis)), standard: standard)
    }
}

extension RenderNode {
    /// A proposal under which the node has a size: the one it was placed with, if that gave the size.
    package func proposalFor(_ size: CGSize) -> ProposedViewSize {
        if flags.contains(.placed), cache.entry(for: proposal)?.size == size { return proposal }
        for index in (0..<cache.count).reversed() where cache[index].size == size { return cache[index].proposal }
        return ProposedViewSize(size)
    }
}
