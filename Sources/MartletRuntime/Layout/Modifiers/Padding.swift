import Foundation

/// Adds space around the content.
nonisolated struct PaddingModifier: WrappingModifier, WrappingLayout {
    let edges: Edge.Set
    /// The insets; nil for the host's default.
    let insets: EdgeInsets?

    /// Returns the modifier with invalid lengths removed. If all four edges are invalid, the padding counts as not
    /// given, and the host's default applies.
    func checked(for node: RenderNode) -> PaddingModifier {
        guard let insets else { return self }
        let valid = node.valid(insets, "a length of padding(_:)")
        let checked = node.withScene { $0.profile.stepped(valid) }
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

    // Padding separates the edge from the content, so spacing for text does not apply. A spacer inside still does.
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
    ///     Text("Hello")
    ///         .padding(.horizontal)
    ///         .padding(.top, 4)
    ///
    /// - Parameters:
    ///   - edges: The edges at which the space is added.
    ///   - length: The space, in points; nil for the host's default.
    nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        modifier(PaddingModifier(edges: edges, insets: length.map { EdgeInsets($0) }))
    }

    /// Adds the same amount of space at all edges of the view, in points.
    ///
    ///     Text("Hello")
    ///         .padding(12)
    ///         .background(.yellow)
    ///
    /// A background after the padding also fills the padding.
    ///
    /// - Parameter length: The space, in points.
    nonisolated public func padding(_ length: CGFloat) -> some View {
        modifier(PaddingModifier(edges: .all, insets: EdgeInsets(length)))
    }
}
