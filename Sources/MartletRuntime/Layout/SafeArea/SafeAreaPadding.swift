import AttributeGraph
import Foundation

/// Padding around the content that is part of the unsafe area, so that content respecting the safe area keeps out of
/// it.
nonisolated struct SafeAreaPaddingModifier: PrimitiveModifier {
    let edges: Edge.Set
    /// The insets; nil for the host's default.
    let insets: EdgeInsets?

    package static func _makeView(
        modifier: _GraphValue<Self>,
        inputs: _ViewInputs,
        body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        inputs.scene.usesSafeAreas = true
        let node = RenderNode.make(layout: EmptyLayout(), inputs: inputs)
        inputs.follow { [unowned node] graph in
            let modifier = modifier.pointer(in: graph).pointee
            let insets = modifier.insets ?? node.scene.profile.defaultPadding
            node.setLayout(SafeAreaPaddingLayout(insets: insets.masked(by: modifier.edges)))
        }
        _ = body(inputs.inside(node))
        return _ViewOutputs(node: node)
    }
}

struct SafeAreaPaddingLayout: WrappingLayout, Equatable {
    let insets: EdgeInsets

    func checked(for node: RenderNode) -> SafeAreaPaddingLayout {
        let valid = node.valid(insets, "a length of safeAreaPadding(_:)")
        return SafeAreaPaddingLayout(insets: node.withScene { $0.profile.stepped(valid) })
    }

    func proposalForChild(_ proposal: ProposedViewSize, child: RenderNode) -> ProposedViewSize {
        proposal.inset(by: insets)
    }

    func size(around size: CGSize, proposal: ProposedViewSize, child: RenderNode) -> CGSize {
        size.outset(by: insets)
    }

    func origin(of child: ViewDimensions, in size: CGSize, node: RenderNode) -> CGPoint {
        CGPoint(x: insets.leading, y: insets.top)
    }

    func spacing(of node: RenderNode, at edge: Edge) -> SpacingEdge {
        guard insets[edge] == 0, let child = node.onlyChild else { return .standard }
        return child.spacing(at: edge).ofContainer
    }

    func safeAreas(below node: RenderNode, around child: RenderNode) -> SafeAreas? {
        node.safeArea.areas(reducedBy: insets)
    }
}

extension View {
    /// Adds different amounts of space at each edge of the view, in points, and to its safe area.
    nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
        modifier(SafeAreaPaddingModifier(edges: .all, insets: insets))
    }

    /// Adds the same amount of space at some edges of the view, and to its safe area.
    ///
    /// Unlike with `padding`, a scroll view in it reaches to the edge, and only its content is moved in.
    ///
    /// - Parameters:
    ///   - edges: Where the space is added.
    ///   - length: In points; nil for the host's default.
    nonisolated public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        modifier(SafeAreaPaddingModifier(edges: edges, insets: length.map { EdgeInsets($0) }))
    }

    /// Adds the same amount of space at all edges of the view, in points, and to its safe area.
    nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View {
        safeAreaPadding(.all, length)
    }
}
