import AttributeGraph
import Foundation

/// The layout of content with a bar at one of its edges, which is taken from the content's safe area.
struct SafeAreaInsetLayout: NodeLayout, Equatable {
    let edge: Edge
    /// The guide along the edge that the bar and the content share.
    let alignment: AlignmentKey
    /// Between the bar and the content, in points; nil for the host's default.
    let spacing: CGFloat?

    var name: String? { "SafeAreaInset" }

    func checked(for node: RenderNode) -> SafeAreaInsetLayout {
        SafeAreaInsetLayout(
            edge: edge, alignment: alignment,
            spacing: node.scene.profile.stepped(
                node.valid(spacing, "the spacing of safeAreaInset(edge:spacing:)", .distance), along: axis))
    }

    private var axis: Axis { edge.axis }

    private func content(_ node: RenderNode) -> RenderNode? { node.children.first }

    private func bar(_ node: RenderNode) -> RenderNode? { node.children.count > 1 ? node.children[1] : nil }

    /// Returns the proposal for the bar: its ideal length along the inset's axis, and the available length across it.
    private func proposalForBar(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(nil, along: axis, across: proposal[axis.other])
    }

    /// Returns the insets that the bar takes from the content.
    private func insets(_ node: RenderNode, _ proposal: ProposedViewSize) -> EdgeInsets {
        guard let bar = bar(node), !bar.layoutChildren.isEmpty else { return EdgeInsets() }
        var insets = EdgeInsets()
        let spacing = spacing ?? node.scene.profile.defaultSpacing[axis]
        insets[edge] = bar.size(for: proposalForBar(proposal))[axis] + spacing
        return insets
    }

    func sizeThatFits(_ proposal: ProposedViewSize, node: RenderNode) -> CGSize {
        guard let content = content(node) else { return .zero }
        let insets = insets(node, proposal)
        return content.size(for: proposal.inset(by: insets)).outset(by: insets)
    }

    func placeChildren(of node: RenderNode, size: CGSize, proposal: ProposedViewSize) {
        guard let content = content(node), let bar = bar(node) else { return }
        let insets = insets(node, proposal)
        content.place(at: CGPoint(x: insets.leading, y: insets.top), proposal: proposal.inset(by: insets))
        let offered = proposalForBar(proposal)
        let dimensions = bar.dimensions(for: offered)
        var origin = CGPoint.zero
        let area = content.dimensions(for: proposal.inset(by: insets))
        origin[axis.other] = area[alignment] - dimensions[alignment]
        if edge == .bottom || edge == .trailing { origin[axis] = size[axis] - dimensions.size[axis] }
        bar.place(at: origin, proposal: offered)
    }

    func explicitAlignment(
        _ key: AlignmentKey, of node: RenderNode, size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? {
        let insets = insets(node, proposal)
        guard let value = content(node)?.dimensions(for: proposal.inset(by: insets))[explicit: key] else { return nil }
        return value + (key.axis == .horizontal ? insets.leading : insets.top)
    }

    package var isTransparentToTraits: Bool { true }

    func safeAreas(below node: RenderNode, around child: RenderNode) -> SafeAreas? {
        node.safeArea.areas(reducedBy: child === content(node) ? insets(node, node.proposal) : EdgeInsets())
    }
}

/// Shows a bar at an edge of the content.
nonisolated struct SafeAreaInsetModifier<Bar: View>: SecondaryContentModifier {
    let bar: Bar
    let layout: SafeAreaInsetLayout

    package static func _makeView(
        modifier: _GraphValue<Self>,
        inputs: _ViewInputs,
        body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        inputs.scene.usesSafeAreas = true
        let node = RenderNode.make(layout: EmptyLayout(), inputs: inputs)
        let inner = inputs.inside(node)
        _ = body(inner)
        let stack = RenderNode.make(layout: OverlaidLayout(alignment: .center), inputs: inner)
        inputs.follow { [unowned node] graph in node.setLayout(modifier.pointer(in: graph).pointee.layout) }
        Bar._makeViewList(view: modifier[\.bar], inputs: inner.inside(stack))
        return _ViewOutputs(node: node)
    }
}

extension View {
    /// Shows views at the upper or lower edge of the view, and takes their height from its safe area.
    ///
    /// The view is laid out in the remaining safe area. The content of scroll views inside scrolls behind the bar and
    /// comes to rest at its edge.
    ///
    /// - Parameters:
    ///   - edge: The edge at which the bar is placed.
    ///   - alignment: The guide along the edge at which the bar and the view are aligned.
    ///   - spacing: The distance between the bar and the view, in points; nil for the host's default.
    ///   - content: The views of the bar; several views overlap.
    nonisolated public func safeAreaInset<V: View>(
        edge: VerticalEdge,
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        modifier(
            SafeAreaInsetModifier(
                bar: content(),
                layout: SafeAreaInsetLayout(
                    edge: edge == .top ? .top : .bottom, alignment: alignment.key, spacing: spacing)
            )
        )
    }

    /// Shows views at the leading or trailing edge of the view, and takes their width from its safe area.
    ///
    /// - Parameters:
    ///   - edge: The edge at which the bar is placed.
    ///   - alignment: The guide along the edge at which the bar and the view are aligned.
    ///   - spacing: The distance between the bar and the view, in points; nil for the host's default.
    ///   - content: The views of the bar; several views overlap.
    nonisolated public func safeAreaInset<V: View>(
        edge: HorizontalEdge,
        alignment: VerticalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        modifier(
            SafeAreaInsetModifier(
                bar: content(),
                layout: SafeAreaInsetLayout(
                    edge: edge == .leading ? .leading : .trailing, alignment: alignment.key, spacing: spacing)
            )
        )
    }
}
