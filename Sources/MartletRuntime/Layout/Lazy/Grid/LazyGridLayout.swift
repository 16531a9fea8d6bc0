import Foundation

/// The layout of lazy grids: cells in lines, of which only those near the visible part exist.
struct LazyGridLayout: NodeLayout, Equatable {
    /// Along which lines follow each other: vertical for `LazyVGrid`.
    let axis: Axis
    let items: [GridItem]
    /// The guide across the axis at which the grid stands in more space than it needs, and cells in their places.
    let alignment: AlignmentKey
    /// Between lines, in points; nil for the host's default.
    let spacing: CGFloat?
    /// Which headers and footers of sections stay in sight.
    let pinnedViews: PinnedScrollableViews

    static func == (a: LazyGridLayout, b: LazyGridLayout) -> Bool {
        a.axis == b.axis && a.alignment == b.alignment && a.spacing == b.spacing && a.pinnedViews == b.pinnedViews
            && a.items.elementsEqual(b.items) { $0.isLike($1) }
    }

    var name: String? { axis == .horizontal ? "LazyHGrid" : "LazyVGrid" }

    func checked(for node: RenderNode) -> LazyGridLayout {
        LazyGridLayout(
            axis: axis, items: items.map { $0.checked(for: node, along: axis.other) }, alignment: alignment,
            spacing: node.scene.profile.stepped(
                node.valid(spacing, "the spacing of a lazy grid", .distance), along: axis),
            pinnedViews: pinnedViews)
    }

    var placesWithoutChildren: Bool { true }

    func sizeThatFits(_ proposal: ProposedViewSize, node: RenderNode) -> CGSize {
        LazyState.of(node).size(for: proposal)
    }

    func placeChildren(of node: RenderNode, size: CGSize, proposal: ProposedViewSize) {
        LazyState.of(node).place(size: size)
    }

    func tracks(in available: CGFloat?, of node: RenderNode) -> GridTracks {
        GridTracks(items, in: available, standard: node.scene.profile.defaultSpacing[axis.other])
    }

    /// How cells stand in a track that says nothing itself.
    func cellAlignment(_ track: GridTracks.Track) -> Alignment {
        if let alignment = track.alignment { return alignment }
        return axis == .vertical
            ? Alignment(horizontal: HorizontalAlignment(alignment.id), vertical: .center)
            : Alignment(horizontal: .center, vertical: VerticalAlignment(alignment.id))
    }
}
