import AttributeGraph
import Foundation

/// A frame with a length derived from that of the enclosing scroll view or window.
nonisolated struct RelativeFrameModifier: PrimitiveModifier {
    let axes: Axis.Set
    let alignment: Alignment
    let length: (CGFloat, Axis) -> CGFloat

    package static func _makeView(
        modifier: _GraphValue<Self>,
        inputs: _ViewInputs,
        body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let node = RenderNode.make(layout: EmptyLayout(), inputs: inputs)
        inputs.follow { [unowned node] graph in
            let modifier = modifier.read(in: graph)
            node.layout = RelativeFrameLayout(
                axes: modifier.axes, alignment: modifier.alignment, length: modifier.length
            )
            node.flags.insert(.guidesChanged)
            node.invalidateSize()
        }
        _ = body(inputs.inside(node))
        return _ViewOutputs(node: node)
    }
}

/// The layout of a frame with a length derived from that of a container.
struct RelativeFrameLayout: WrappingLayout {
    let axes: Axis.Set
    let alignment: Alignment
    let length: (CGFloat, Axis) -> CGFloat

    private func length(_ axis: Axis, for node: RenderNode) -> CGFloat? {
        guard axes.contains(axis) else { return nil }
        return node.valid(length(node.relativeContainerSize[axis], axis), "the length of containerRelativeFrame")
    }

    func proposalForChild(_ proposal: ProposedViewSize, child: RenderNode) -> ProposedViewSize {
        guard let node = child.containerNode else { return proposal }
        return ProposedViewSize(
            width: length(.horizontal, for: node) ?? proposal.width,
            height: length(.vertical, for: node) ?? proposal.height
        )
    }

    func size(around size: CGSize, proposal: ProposedViewSize, child: RenderNode) -> CGSize {
        guard let node = child.containerNode else { return size }
        // A scroll view measures its content before its own size is known.
        RelativeMark.list(node)
        return CGSize(
            width: length(.horizontal, for: node) ?? size.width,
            height: length(.vertical, for: node) ?? size.height
        )
    }

    func placeChildren(of node: RenderNode, size: CGSize, proposal: ProposedViewSize) {
        RelativeMark.list(node)
        guard let child = node.onlyChild else { return }
        let inner = proposalForChild(proposal, child: child)
        child.place(at: alignment.origin(of: child.dimensions(for: inner), in: size), proposal: inner)
    }

    func origin(of child: ViewDimensions, in size: CGSize, node: RenderNode) -> CGPoint {
        alignment.origin(of: child, in: size)
    }

    func spacing(of node: RenderNode, at edge: Edge) -> SpacingEdge {
        guard let child = node.onlyChild else { return .standard }
        let spacing = child.spacing(at: edge)
        return axes.contains(edge.axis) ? spacing.withoutText : spacing
    }

    var ownTraits: SizeTraits {
        var traits: SizeTraits = []
        if axes.contains(.horizontal) { traits.formUnion(.rigid(.horizontal)) }
        if axes.contains(.vertical) { traits.formUnion(.rigid(.vertical)) }
        return traits
    }
}

/// Marks a node with lengths that follow from those of a container.
final class RelativeMark: ListedAttachment {
    var isListed = false

    /// Registers the node, so that the scene measures it again when its container is resized.
    static func list(_ node: RenderNode) {
        let mark = node.attachment(RelativeMark.self, orMake: RelativeMark())
        node.scene.service(RelativeNodes.self).listed.enter(node, mark)
    }
}

/// The nodes of a scene whose size depends on that of a container.
final class RelativeNodes: SceneService {
    static let slot = ServiceSlot()

    fileprivate var listed = ListedNodes<RelativeMark>()
    /// The size of the window that they were last measured for.
    fileprivate var rootSize: CGSize?

    init(scene: SceneGraph) {}
}

extension RenderNode {
    /// The scroll view or window that lengths are relative to.
    fileprivate var relativeContainer: RenderNode {
        var node = self
        while let container = node.containerNode {
            if case .scroll = container.content { return container }
            node = container
        }
        return node
    }

    /// The size of the scroll view or window that lengths are relative to, without margins and safe areas.
    fileprivate var relativeContainerSize: CGSize {
        let container = relativeContainer
        if case .scroll = container.content, let size = ScrollState.of(container).areaSize { return size }
        return scene.size.inset(by: scene.profile.safeAreaInsets)
    }
}

extension SceneGraph {
    /// Invalidates the relative sizes in a container that has been resized. Called before the container asks for the
    /// sizes of its children.
    func updateRelativeSizes(in container: RenderNode, size: CGSize) {
        let relative = service(RelativeNodes.self)
        if case .scroll = container.content {
            let state = ScrollState.of(container)
            guard state.areaSize != size else { return }
            state.areaSize = size
        } else {
            guard relative.rootSize != size else { return }
            relative.rootSize = size
        }
        guard !relative.listed.isEmpty else { return }
        relative.listed.removeDeparted()
        var hasChanged = false
        for node in relative.listed.nodes where node.relativeContainer === container {
            node.invalidateSize()
            hasChanged = true
        }
        if hasChanged { measureQueued(below: container.depth) }
    }
}

extension View {
    /// Gives the view a frame as long as the enclosing scroll view or window, along some axes.
    ///
    /// - Parameters:
    ///   - axes: The axes along which the frame is as long as the container.
    ///   - alignment: The alignment of a view whose size differs from the frame's.
    nonisolated public func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center
    ) -> some View {
        containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
    }

    /// Gives the view a frame that is a fraction of the enclosing scroll view or window, along some axes.
    ///
    ///     ScrollView(.horizontal) {
    ///         LazyHStack(spacing: 10) {
    ///             ForEach(items) { Card(item: $0).containerRelativeFrame(.horizontal, count: 3, spacing: 10) }
    ///         }
    ///     }
    ///
    /// - Parameters:
    ///   - axes: The axes along which the frame is a fraction of the container.
    ///   - count: The number of parts into which the container is divided.
    ///   - span: The number of parts that the frame spans.
    ///   - spacing: The distance between two parts, in points.
    ///   - alignment: The alignment of a view whose size differs from the frame's.
    nonisolated public func containerRelativeFrame(
        _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
    ) -> some View {
        containerRelativeFrame(axes, alignment: alignment) { length, _ in
            let count = CGFloat(max(1, count))
            let each = (length - spacing * (count - 1)) / count
            return each * CGFloat(span) + spacing * (CGFloat(span) - 1)
        }
    }

    /// Gives the view a frame whose lengths are computed from those of the enclosing scroll view or window.
    ///
    /// - Parameters:
    ///   - axes: The axes along which the frame has a computed length.
    ///   - alignment: The alignment of a view whose size differs from the frame's.
    ///   - length: Returns the length of the frame, given the container's length and the axis.
    nonisolated public func containerRelativeFrame(
        _ axes: Axis.Set,
        alignment: Alignment = .center,
        _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> some View {
        modifier(RelativeFrameModifier(axes: axes, alignment: alignment, length: length))
    }
}
