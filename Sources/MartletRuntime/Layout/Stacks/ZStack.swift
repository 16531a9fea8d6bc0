import AttributeGraph
import Foundation

/// Views in front of each other, the first at the back.
///
///     ZStack(alignment: .bottomTrailing) {
///         Color.yellow.frame(width: 96, height: 96)
///         Text("3").padding(4)
///     }
///
/// The stack has the size that contains its aligned views. To draw behind or in front of a view without a change of its
/// size, use `background` or `overlay`.
nonisolated public struct ZStack<Content: View>: PrimitiveView {
    let content: Content
    let layout: OverlaidLayout

    /// Lays views over each other, aligned at a guide on each axis.
    @inlinable
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        self.init(alignment: alignment, _content: content())
    }

    @usableFromInline
    init(alignment: Alignment, _content: Content) {
        content = _content
        layout = OverlaidLayout(alignment: alignment)
    }

    /// Creates the single element of the view, once for each identity.
    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let layout = view.part(\.layout, after: Content.self)
        return StackMaker.make(layout: layout, inputs: inputs) {
            Content._makeViewList(view: view[\.content], inputs: $0)
        }
    }
}

/// The layout of `ZStack`: each child is offered the whole, and all are aligned at one point.
struct OverlaidLayout: NodeLayout, Equatable {
    let alignment: Alignment

    var name: String? { "ZStack" }

    var ownSpacing: OwnSpacing { .byFont }

    func spacing(of node: RenderNode, at edge: Edge) -> SpacingEdge {
        spacing(of: node.layoutChildren, at: edge, in: node)
    }

    func isUnbounded(along axis: Axis, node: RenderNode) -> Bool {
        let children = node.layoutChildren
        let highest = children.lazy.map(\.layoutPriority).max()
        return children.contains { $0.layoutPriority == highest && $0.isUnbounded(along: axis) }
    }

    func sizeThatFits(_ proposal: ProposedViewSize, node: RenderNode) -> CGSize {
        let extent = extent(of: node.layoutChildren, proposal: proposal)
        node.sizeTraits = extent.traits
        return extent.size
    }

    func placeChildren(of node: RenderNode, size: CGSize, proposal: ProposedViewSize) {
        place(node.layoutChildren, at: .zero, proposal: proposal)
    }

    func place(_ children: ContiguousArray<RenderNode>, at origin: CGPoint, proposal: ProposedViewSize) {
        arrange(children, proposal: proposal) { child, offered, _, position in
            child.flags.insert(.placedByLayout)
            child.place(at: CGPoint(x: origin.x + position.x, y: origin.y + position.y), proposal: offered)
        }
    }

    func explicitAlignment(
        _ key: AlignmentKey, of node: RenderNode, size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? {
        let children = node.layoutChildren
        guard children.contains(where: { $0.mayHaveGuide(key) }) else { return nil }
        var values: [CGFloat] = []
        arrange(children, proposal: proposal) { _, _, dimensions, position in
            if let value = dimensions[explicit: key] { values.append(value + position[key.axis]) }
        }
        return key.combine(values)
    }

    private func arrange(
        _ children: ContiguousArray<RenderNode>,
        proposal: ProposedViewSize,
        _ body: (_ child: RenderNode, _ offered: ProposedViewSize, ViewDimensions, _ position: CGPoint) -> Void
    ) {
        let extent = extent(of: children, proposal: proposal)
        for child in children {
            // Children that do not influence the size of the stack are offered that size.
            let counts = extent.priority == nil || child.layoutPriority == extent.priority
            let offered = counts ? proposal : ProposedViewSize(extent.size)
            let dimensions = child.dimensions(for: offered)
            let position = CGPoint(
                x: extent.guides.x - dimensions[alignment.horizontal],
                y: extent.guides.y - dimensions[alignment.vertical]
            )
            body(child, offered, dimensions, position)
        }
    }

    struct Extent {
        /// The size that contains the children of the highest priority when their guides are at one point.
        var size: CGSize = .zero
        /// The position of the shared guides in the stack.
        var guides: CGPoint = .zero
        /// The priority of the children that count; nil if all do.
        var priority: Double?
        var traits: SizeTraits = .all
    }

    func extent(of children: ContiguousArray<RenderNode>, proposal: ProposedViewSize) -> Extent {
        var extent = Extent()
        var highest = -Double.infinity
        for (index, child) in children.enumerated() {
            let priority = child.layoutPriority
            if index > 0, priority != highest { extent.priority = max(priority, highest) }
            highest = max(priority, highest)
        }
        var horizontal = GuideReach()
        var vertical = GuideReach()
        for child in children where extent.priority == nil || child.layoutPriority == extent.priority {
            let (size, traits) = child.sizeAndTraits(for: proposal)
            extent.traits.formIntersection(traits)
            let dimensions = ViewDimensions(node: child, size: size, proposal: proposal)
            horizontal.include(dimensions[alignment.horizontal], size.width)
            vertical.include(dimensions[alignment.vertical], size.height)
        }
        guard horizontal.after > -.infinity else { return extent }
        extent.guides = CGPoint(x: horizontal.before, y: vertical.before)
        extent.size = CGSize(width: horizontal.length, height: vertical.length)
        return extent
    }
}
