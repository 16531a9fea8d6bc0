import AttributeGraph
import Foundation

/// A view whose content depends on its size and position.
///
/// It takes all the space that it is offered, and puts its content at the leading top corner.
///
///     GeometryReader { proxy in
///         Color.red.frame(width: proxy.size.width / 2)
///     }
nonisolated public struct GeometryReader<Content: View>: PrimitiveView {
    /// Makes the content from the size and place.
    public var content: (GeometryProxy) -> Content

    /// Creates a view whose content depends on its size and position.
    @inlinable
    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

    /// Creates the single element of the view, once for each identity.
    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let node = RenderNode.make(layout: EmptyLayout(), inputs: inputs)
        let geometry = NodeGeometry(node: node, scope: inputs.scope)
        let inner = inputs.inside(node)
        node.layout = GeometryLayout(geometry: geometry) {
            let rule = GeometryRule(view: view, proxy: GeometryProxy(geometry: geometry))
            let content = inner.graph.makeRule(rule, in: inner.scope)
            Content._makeViewList(view: _GraphValue(content, isCompared: true), inputs: inner)
        }
        return _ViewOutputs(node: node)
    }
}

private struct GeometryRule<Content: View>: Rule {
    let view: _GraphValue<GeometryReader<Content>>
    let proxy: GeometryProxy
    var observer = RuleObserver()

    mutating func value(in graph: Graph) -> Content {
        let (content, proxy) = (view.pointer(in: graph).pointee.content, self.proxy)
        return observer.run(in: graph, as: .content(Content.self)) { content(proxy) }
    }

    static var comparison: RawComparison? { rawComparison(of: Content.self) }
}

extension GeometryRule: DescribedAttribute {
    func description(of attribute: AnyAttribute, in scene: SceneGraph) -> AttributeDescription {
        .content("the content of GeometryReader", around: proxy.geometry.node)
    }
}

/// The layout of `GeometryReader`. The content is made when the node is first placed and its size is known.
struct GeometryLayout: NodeLayout {
    let geometry: NodeGeometry
    let make: () -> Void

    var name: String? { "GeometryReader" }

    var placesWithoutChildren: Bool { true }

    func sizeThatFits(_ proposal: ProposedViewSize, node: RenderNode) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeChildren(of node: RenderNode, size: CGSize, proposal: ProposedViewSize) {
        if node.flags.contains(.hasContent) {
            geometry.wasPlaced()
        } else {
            node.flags.insert(.hasContent)
            make()
        }
        node.scene.flushDuringLayout(below: node)
        let offered = ProposedViewSize(size)
        for child in node.layoutChildren { child.place(at: .zero, proposal: offered) }
    }
}
