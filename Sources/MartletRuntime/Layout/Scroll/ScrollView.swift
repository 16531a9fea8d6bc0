import AttributeGraph
import Foundation

/// A container that scrolls its content.
///
/// Along the axes that scroll, the scroll view fills its proposal, and its content gets its ideal length. Across them,
/// it is as long as its content: a flexible frame of the content makes it reach from edge to edge.
///
///     ScrollView {
///         Text(article).frame(maxWidth: .infinity, alignment: .leading)
///     }
nonisolated public struct ScrollView<Content: View>: PrimitiveView {
    /// The scrolled content.
    public var content: Content
    /// The axes along which it is scrolled.
    public var axes: Axis.Set
    /// Whether scroll indicators are shown.
    public var showsIndicators: Bool

    /// Creates a scroll view.
    ///
    /// - Parameters:
    ///   - axes: The axes along which the content scrolls.
    ///   - showsIndicators: Whether scroll indicators are shown.
    public init(
        _ axes: Axis.Set = .vertical,
        showsIndicators: Bool = true,
        @ViewBuilder content: () -> Content
    ) {
        self.content = content()
        self.axes = axes
        self.showsIndicators = showsIndicators
    }

    /// Creates the single element of the view, once for each identity.
    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let (outputs, scroll) = ScrollMaker.make(inputs: inputs) { graph in
            let view = view.pointer(in: graph)
            return (view.pointee.axes, view.pointee.showsIndicators)
        }
        let content = view[\.content]
        let inner = inputs.inside(scroll)
        if inputs.isUnary(Content.self) {
            _ = Content._makeView(view: content, inputs: inner)
        } else {
            _ = _ViewOutputs.implicitContainer(inner) { Content._makeViewList(view: content, inputs: $0) }
        }
        return outputs
    }
}

/// Creates the nodes of scroll views and other scrolling controls.
package enum ScrollMaker {
    /// - Returns: The outputs, and the scrolling node, which is wrapped in another node if the scene has safe areas.
    package static func make(
        inputs: _ViewInputs,
        read: @escaping (Graph) -> (axes: Axis.Set, showsIndicators: Bool)
    ) -> (outputs: _ViewOutputs, node: RenderNode) {
        guard inputs.scene.usesSafeAreas else {
            let node = makeNode(inputs: inputs, read: read)
            return (_ViewOutputs(node: node), node)
        }
        let extending = RenderNode.make(layout: ExtendingLayout(edges: .all), inputs: inputs)
        return (_ViewOutputs(node: extending), makeNode(inputs: inputs.inside(extending), read: read))
    }

    private static func makeNode(
        inputs: _ViewInputs,
        read: @escaping (Graph) -> (axes: Axis.Set, showsIndicators: Bool)
    ) -> RenderNode {
        let node = RenderNode.make(.scroll(ScrollContent(axes: .vertical)), layout: EmptyLayout(), inputs: inputs)
        ScrollInput.attach(to: node)
        let environment = inputs.environment
        inputs.follow { [unowned node] graph in
            let (axes, showsIndicators) = read(graph)
            let values = EnvironmentValues(scope: environment)
            node.setLayout(ScrollLayout(axes: axes))
            guard case .scroll(var scroll) = node.content else { return }
            scroll.axes = axes
            let visibility =
                axes.contains(.vertical)
                ? values.verticalScrollIndicatorVisibility : values.horizontalScrollIndicatorVisibility
            scroll.showsIndicators = visibility.shows ?? showsIndicators
            scroll.clips = values.clipsScrollContent
            node.scroll.setScroll(scroll)
            let state = ScrollState.of(node)
            state.isEnabled = values.isScrollEnabled
            state.behavior = values.scrollTargetBehavior
            state.take(margins: values.contentMargins, anchors: values.defaultScrollAnchors, for: node)
        }
        return node
    }
}
