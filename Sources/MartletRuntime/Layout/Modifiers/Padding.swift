import Foundation

/// Adds space around the content.
nonisolated struct PaddingModifier: WrappingModifier, WrappingLayout {
    let edges: Edge.Set
    /// Nil for what the host adds.
    let insets: EdgeInsets?

    /// A length that is none at all edges was not given as a whole: the host's default stands for it.
    func checked(for node: RenderNode) -> PaddingModifier {
        guard let insets else { return self }
        let checked = node.valid(insets, "a length of padding(_:)")
        let isUniform = !insets.top.isFinite && !insets.leading.isFinite && !insets.bottom.isFinite
        return PaddingModifier(edges: edges, insets: isUniform && !insets.trailing.isFinite ? nil : checked)
    }

    private func insets(_ node: RenderNode) -> EdgeInsets {
        (insets ?? node.scene.profile.defaultPadding).masked(by: edges)
    }

    func proposalForChild(_ proposal: ProposedViewSize, child: RenderNode) -> ProposedViewSize {
        proposal.inset(by: insets(child))
    }

    func size(around size: CGSize, proposal: ProposedViewSize, child: RenderNode) -> CGSize {
        size.outset(by: insets(child))
    }

    func origin(of child: ViewDimensions, in size: CGSize, node: RenderNode) -> CGPoint {
        let insets = insets(node)
        return CGPoint(x: insets.leading, y: insets.top)
    }

    // What is padded ends in empty space, whatever stands in it. Spacers keep their neighbours apart all the same.
    func spacing(of node: RenderNode, at edge: Edge) -> SpacingEdge {
        guard insets(node)[edge] == 0, let child = node.onlyChild else { return .standard }
        return child.spacing(at: edge).ofContainer
    }
}

extension View {
    /// Adds different amounts of space at each edge of the view, in points.
    nonisolated public func padding(_ insets: EdgeInsets) -> some View {
        modifier(PaddingModifier(edges: .all, insets: insets))
    }

    /// Adds the same amount of space at some edges of the view.
    ///
    /// - Parameters:
    ///   - edges: Where the space is added.
    ///   - length: In points; nil for the host's default.
    nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        modifier(PaddingModifier(edges: edges, insets: length.map { EdgeInsets($0) }))
    }

    /// Adds the same amount of space at all edges of the view, in points.
    nonisolated public func padding(_ length: CGFloat) -> some View {
        modifier(PaddingModifier(edges: .all, insets: EdgeInsets(length)))
    }
}
