import AttributeGraph
import Foundation

/// A stack of views beside each other.
///
///     HStack(alignment: .firstTextBaseline, spacing: 4) {
///         Text("Total")
///         Spacer()
///         Text("12 €")
///     }
///
/// The least flexible views are offered space first, within each layout priority; the rest is shared. The stack is as
/// high as its highest view. In a right-to-left layout, the first view is on the right.
///
/// - Complexity: Linear in the number of views, when their sizes have changed.
nonisolated public struct HStack<Content: View>: PrimitiveView {
    @usableFromInline let content: Content
    @usableFromInline let layout: StackLayout

    /// Lines up views from leading to trailing.
    ///
    /// - Parameters:
    ///   - alignment: The guide that the views share.
    ///   - spacing: Between neighbors, in points; nil for the host's default.
    @inlinable
    public init(
        alignment: VerticalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.content = content()
        layout = .horizontal(alignment, spacing)
    }

    /// Creates the single element of the view, once for each identity.
    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let layout = view.part(\.layout, after: Content.self)
        let content = view.part(\.content, before: StackLayout.self)
        return StackMaker.make(layout: layout, inputs: inputs) { Content._makeViewList(view: content, inputs: $0) }
    }
}

/// A stack of views below each other.
///
///     VStack(alignment: .leading, spacing: 8) {
///         Text("Title").font(.headline)
///         Text("Subtitle")
///     }
///
/// The least flexible views are offered space first, within each layout priority; the rest is shared. The stack is as
/// wide as its widest view. All views are created, even out of sight; ``LazyVStack`` creates only the visible ones of a
/// scroll view.
///
/// - Complexity: Linear in the number of views, when their sizes have changed.
nonisolated public struct VStack<Content: View>: PrimitiveView {
    @usableFromInline let content: Content
    @usableFromInline let layout: StackLayout

    /// Lines up views from top to bottom.
    ///
    /// - Parameters:
    ///   - alignment: The guide that the views share.
    ///   - spacing: Between neighbors, in points; nil for the host's default.
    @inlinable
    public init(
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.content = content()
        layout = .vertical(alignment, spacing)
    }

    /// Creates the single element of the view, once for each identity.
    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let layout = view.part(\.layout, after: Content.self)
        let content = view.part(\.content, before: StackLayout.self)
        return StackMaker.make(layout: layout, inputs: inputs) { Content._makeViewList(view: content, inputs: $0) }
    }
}

/// Updates the layout of a container's node when its view value changes.
private struct LayoutFollower<Layout: NodeLayout & Equatable>: Rule {
    let layout: _GraphValue<Layout>
    /// The rule is in the scope of the node, which ends with it.
    let node: Borrowed<RenderNode>
    /// The layout that the node was given last.
    private var last: Layout?

    init(layout: _GraphValue<Layout>, node: Borrowed<RenderNode>) {
        self.layout = layout
        self.node = node
    }

    mutating func value(in graph: Graph) {
        let layout = self.layout.pointer(in: graph).pointee
        if layout == last { return }
        last = layout
        node.with { $0.takeLayout(layout.checked(for: $0)) }
    }
}

/// Creates the nodes of containers whose layout follows a view value.
enum StackMaker {
    /// - Parameter layout: The layout, as a part of the view value.
    static func make<Layout: NodeLayout & Equatable>(
        layout: _GraphValue<Layout>,
        inputs: _ViewInputs,
        content: (_ViewInputs) -> Void
    ) -> _ViewOutputs {
        let node = RenderNode.makeWithoutLayout(inputs: inputs)
        inputs.withGraph {
            _ = $0.makeRule(LayoutFollower(layout: layout, node: node), in: inputs.scope, isEager: true)
        }
        node.with { inputs.lent(inside: $0, content) }
        return _ViewOutputs(node)
    }

    static func make<Layout: NodeLayout & Equatable>(
        inputs: _ViewInputs,
        content: (_ViewInputs) -> Void,
        layout: @escaping (AttributeGraph.Graph) -> Layout
    ) -> _ViewOutputs {
        let node = RenderNode.makeWithoutLayout(inputs: inputs).object
        inputs.follow { [unowned node] graph in node.setLayout(layout(graph)) }
        content(inputs.inside(node))
        return _ViewOutputs(node: node)
    }
}

extension RenderNode {
    /// Replaces the layout of the node, and invalidates its size if the new one differs.
    package func setLayout<Layout: NodeLayout & Equatable>(_ layout: Layout) {
        let layout = layout.checked(for: self)
        if let old = self.layout as? Layout, old == layout { return }
        takeLayout(layout)
    }

    /// Replaces the layout by one that is known to differ.
    package func takeLayout(_ layout: some NodeLayout) {
        takeSharedLayout(.of(layout))
        flags.insert(.guidesChanged)
        invalidateSize()
    }
}
