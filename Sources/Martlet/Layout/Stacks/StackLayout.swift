import Foundation

/// Views in a line: the layout of `HStack` and `VStack`.
///
/// The space that remains after spacing is offered to the children from the least flexible to the most, within each
/// priority; each takes its part, and the next is offered an equal share of what is left.
struct StackLayout: NodeLayout, Equatable {
    /// The guide across the axis that children share.
    let alignment: AlignmentKey
    /// Between neighbours, in points; not a number for what the neighbours and the host want. An optional would make
    /// the layout too large for the place that a node has for it.
    private let fixedSpacing: CGFloat
    let axis: Axis

    /// Between neighbours, in points; nil for what the neighbours and the host want.
    var spacing: CGFloat? { fixedSpacing.isNaN ? nil : fixedSpacing }

    init(axis: Axis, alignment: AlignmentKey, spacing: CGFloat?) {
        self.axis = axis
        self.alignment = alignment
        fixedSpacing = spacing ?? .nan
    }

    static func == (a: StackLayout, b: StackLayout) -> Bool {
        a.axis == b.axis && a.alignment == b.alignment && a.spacing == b.spacing
    }

    /// How content of several elements is laid out where one is wanted.
    static let implicit = StackLayout(axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: nil)

    var name: String? { axis == .horizontal ? "HStack" : "VStack" }

    var stackAxis: Axis? { axis }

    func sizeThatFits(_ proposal: ProposedViewSize, node: RenderNode) -> CGSize {
        size(of: node.layoutChildren, proposal: proposal, node: node)
    }

    func placeChildren(of node: RenderNode, size: CGSize, proposal: ProposedViewSize) {
        place(node.layoutChildren, at: .zero, proposal: proposal, node: node)
    }

    // MARK: - For any of the children

    func size(of children: ContiguousArray<RenderNode>, proposal: ProposedViewSize, node: RenderNode) -> CGSize {
        guard !children.isEmpty else { return .zero }
        let cross = proposal[axis.other]
        let shares = self.shares(of: children, proposal: proposal, node: node)
        var traits = shares.traits
        var total = totalSpacing(children, node: node)
        // Children are aligned at their guides, so that the stack is as wide as what lies before and after them.
        var before: CGFloat = -.infinity
        var after: CGFloat = -.infinity
        children.forEachUnretained { index, child in
            let offered = ProposedViewSize(shares[index], along: axis, across: cross)
            let (size, known) = child.sizeAndTraits(for: offered)
            traits.formIntersection(shares[index] == nil ? known : known.union(.rigid(axis)))
            let guide = ViewDimensions(node: child, size: size)[alignment]
            total += size[axis]
            before = max(before, guide)
            after = max(after, size[axis.other] - guide)
        }
        node.sizeTraits = traits
        return CGSize(total, along: axis, across: max(0, before + after))
    }

    func place(
        _ children: ContiguousArray<RenderNode>,
        at origin: CGPoint,
        proposal: ProposedViewSize,
        node: RenderNode
    ) {
        arrange(children, proposal: proposal, node: node) { child, offered, _, position in
            child.flags.insert(.placedByLayout)
            child.place(at: CGPoint(x: origin.x + position.x, y: origin.y + position.y), proposal: offered)
        }
    }

    func explicitAlignment(_ key: AlignmentKey, of node: RenderNode, size: CGSize) -> CGFloat? {
        let children = node.layoutChildren
        guard children.contains(where: { $0.mayHaveGuide(key) }) else { return nil }
        var values: [CGFloat] = []
        arrange(children, proposal: node.proposalFor(size), node: node) { _, _, dimensions, position in
            if let value = dimensions[explicit: key] { values.append(value + position[key.axis]) }
        }
        return key.combine(values)
    }

    /// Calls `body` with the place of each child in the stack.
    private func arrange(
        _ children: ContiguousArray<RenderNode>,
        proposal: ProposedViewSize,
        node: RenderNode,
        _ body: (_ child: RenderNode, _ offered: ProposedViewSize, ViewDimensions, _ position: CGPoint) -> Void
    ) {
        guard !children.isEmpty else { return }
        let shares = self.shares(of: children, proposal: proposal, node: node)
        let cross = proposal[axis.other]
        var before: CGFloat = -.infinity
        children.forEachUnretained { index, child in
            let offered = ProposedViewSize(shares[index], along: axis, across: cross)
            before = max(before, child.dimensions(for: offered)[alignment])
        }
        var position: CGFloat = 0
        children.forEachUnretained { index, child in
            if index > 0 { position += distance(from: children[index - 1], to: child, node: node) }
            let offered = ProposedViewSize(shares[index], along: axis, across: cross)
            let dimensions = child.dimensions(for: offered)
            body(child, offered, dimensions, CGPoint(position, along: axis, across: before - dimensions[alignment]))
            position += dimensions.size[axis]
        }
    }

    // MARK: - Spacing

    func totalSpacing(_ children: ContiguousArray<RenderNode>, node: RenderNode) -> CGFloat {
        if let spacing { return spacing * CGFloat(children.count - 1) }
        if !children.contains(where: \.mayWantSpacing) {
            return node.scene.profile.defaultSpacing[axis] * CGFloat(children.count - 1)
        }
        var total: CGFloat = 0
        for index in children.indices.dropFirst() {
            total += distance(from: children[index - 1], to: children[index], node: node)
        }
        return total
    }

    private func distance(from a: RenderNode, to b: RenderNode, node: RenderNode) -> CGFloat {
        if let spacing { return spacing }
        let standard = node.scene.profile.defaultSpacing[axis]
        // Most neighbours are leaves or stacks, which want nothing of their own.
        let after = a.mayWantSpacing ? a.layout.spacing(of: a, axis: axis) ?? standard : standard
        let before = b.mayWantSpacing ? b.layout.spacing(of: b, axis: axis) ?? standard : standard
        return max(after, before)
    }
}

extension ContiguousArray where Element == RenderNode {
    /// Calls `body` with each node and its index, without counting a reference for each: the array holds them.
    @inline(__always)
    func forEachUnretained(_ body: (Int, RenderNode) -> Void) {
        withUnsafeBufferPointer { nodes in
            for index in nodes.indices {
                Unmanaged.passUnretained(nodes[index])._withUnsafeGuaranteedRef { body(index, $0) }
            }
        }
    }
}

extension RenderNode {
    /// A proposal under which the node has a size: the one it was placed with, if that gave the size.
    func proposalFor(_ size: CGSize) -> ProposedViewSize {
        if flags.contains(.placed), cache.entry(for: proposal)?.size == size { return proposal }
        for index in (0..<cache.count).reversed() where cache[index].size == size { return cache[index].proposal }
        return ProposedViewSize(size)
    }
}
