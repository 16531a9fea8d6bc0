import AttributeGraph
import Foundation

/// Views arranged by a layout.
nonisolated struct LayoutContainer<L: Layout, Content: View>: PrimitiveView {
    let content: Content
    let layout: L

    package static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let node = RenderNode.make(layout: EmptyLayout(), inputs: inputs)
        node.setsGuides()
        let value = view[\.layout]
        var last: L?
        let presented = AnimatablePart.make(value, inputs: inputs, isMovement: true)
        inputs.follow { [unowned node] graph in
            let layout = presented.read(in: graph)
            node.motion.keep(.animatableData, presented.flight(in: graph))
            if let last, ValueComparator.of(L.self).areEqual(last, layout) { return }
            last = layout
            node.layout = makeNodeLayout(layout).checked(for: node)
            node.flags.insert(.guidesChanged)
            node.invalidateSize()
        }
        Content._makeViewList(view: view[\.content], inputs: inputs.inside(node))
        return _ViewOutputs(node: node)
    }
}

/// A layout that has a form of its own in the render tree.
protocol NodeLayoutConvertible {
    var nodeLayout: any NodeLayout { get }
}

func makeNodeLayout<L: Layout>(_ layout: L) -> any NodeLayout {
    (layout as? any NodeLayoutConvertible)?.nodeLayout ?? CustomLayout(layout: layout)
}

/// The cache of a custom layout, stored with its node until another layout replaces it.
class KeptLayoutCache: NodeAttachment {
    typealias Slot = KeptLayoutCache
}

/// A custom layout as the layout of a node. The layout's cache is stored with the node.
struct CustomLayout<L: Layout>: NodeLayout {
    let layout: L

    private final class Storage: KeptLayoutCache {
        var cache: L.Cache
        /// The state of the node's sizes for which the cache was made.
        var generation: UInt32

        init(cache: L.Cache, generation: UInt32) {
            self.cache = cache
            self.generation = generation
        }
    }

    private func withCache<Result>(of node: RenderNode, _ body: (LayoutSubviews, inout L.Cache) -> Result) -> Result {
        let subviews = LayoutSubviews(of: node)
        let generation = node.cache.generation
        if let storage = node.attachment(KeptLayoutCache.self) as? Storage {
            if storage.generation != generation {
                storage.generation = generation
                layout.updateCache(&storage.cache, subviews: subviews)
            }
            return body(subviews, &storage.cache)
        }
        let storage = Storage(cache: layout.makeCache(subviews: subviews), generation: generation)
        node.setAttachment(storage)
        return body(subviews, &storage.cache)
    }

    var name: String? { typeName(L.self) }

    package var stackAxis: Axis? { L.layoutProperties.stackOrientation }

    func sizeThatFits(_ proposal: ProposedViewSize, node: RenderNode) -> CGSize {
        let size = withCache(of: node) { layout.sizeThatFits(proposal: proposal, subviews: $0, cache: &$1) }
        return CGSize(
            width: node.valid(size.width, "the width of the layout's sizeThatFits", .limit, or: 0),
            height: node.valid(size.height, "the height of the layout's sizeThatFits", .limit, or: 0))
    }

    func placeChildren(of node: RenderNode, size: CGSize, proposal: ProposedViewSize) {
        let children = node.layoutChildren
        for child in children { child.flags.remove(.placedByLayout) }
        withCache(of: node) {
            layout.placeSubviews(
                in: CGRect(origin: .zero, size: size),
                proposal: proposal,
                subviews: $0,
                cache: &$1
            )
        }
        for child in children where !child.flags.contains(.placedByLayout) {
            let dimensions = child.dimensions(for: proposal)
            child.place(at: Alignment.center.origin(of: dimensions, in: size), proposal: proposal)
        }
    }

    func explicitAlignment(
        _ key: AlignmentKey, of node: RenderNode, size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? {
        let bounds = CGRect(origin: .zero, size: size)
        let guide: CGFloat? = withCache(of: node) { subviews, cache in
            switch key.axis {
            case .horizontal:
                layout.explicitAlignment(
                    of: HorizontalAlignment(key.id),
                    in: bounds,
                    proposal: proposal,
                    subviews: subviews,
                    cache: &cache
                )
            case .vertical:
                layout.explicitAlignment(
                    of: VerticalAlignment(key.id),
                    in: bounds,
                    proposal: proposal,
                    subviews: subviews,
                    cache: &cache
                )
            }
        }
        return node.valid(guide, "a guide of the layout's explicitAlignment", .distance)
    }

    var ownSpacing: OwnSpacing { .always }

    func spacing(of node: RenderNode, at edge: Edge) -> SpacingEdge {
        withCache(of: node) { layout.spacing(subviews: $0, cache: &$1)[edge].ofContainer }
    }
}
