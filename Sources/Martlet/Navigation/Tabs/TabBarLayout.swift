import Foundation

/// The layout of the bar: the row of tabs is centered above the pages or, in a narrow view, below them.
struct TabBarLayout: BarLayout {
    var isAtBottom = false
    var edge: VerticalEdge { isAtBottom ? .bottom : .top }
    var name: String? { "TabBar" }

    func sizeThatFits(_ proposal: ProposedViewSize, node: RenderNode) -> CGSize {
        let insets = insets(of: node)
        let row = row(of: node)?.size(for: offered(proposal, insets)) ?? .zero
        let room = node.attachment(TabBarRoom.self)
        let least = isAtBottom ? row.width : room?.leastWidth(ofRow: row.width) ?? row.width
        let width = (proposal.width == nil ? row.width : least) + insets.leading + insets.trailing
        return CGSize(width: max(width, proposal.width ?? 0), height: row.height + insets.top + insets.bottom)
    }

    func placeChildren(of node: RenderNode, size: CGSize, proposal: ProposedViewSize) {
        let insets = insets(of: node)
        guard let row = row(of: node) else { return }
        let offered = offered(ProposedViewSize(width: size.width, height: nil), insets)
        let room = size.width - insets.leading - insets.trailing
        let width = row.size(for: offered).width
        node.attachment(TabBarRoom.self)?.record(row: isAtBottom ? nil : row.size(for: .unspecified).width, in: room)
        let x = insets.leading + max(0, (room - width) / 2)
        row.place(at: CGPoint(x: x, y: insets.top), proposal: offered)
    }

    private func row(of node: RenderNode) -> RenderNode? { node.layoutChildren.first }

    private func insets(of node: RenderNode) -> EdgeInsets {
        node.controlContent.map { node.scene.host.chrome(of: $0).insets } ?? EdgeInsets()
    }

    private func offered(_ proposal: ProposedViewSize, _ insets: EdgeInsets) -> ProposedViewSize {
        ProposedViewSize(width: proposal.width.map { max(0, $0 - insets.leading - insets.trailing) }, height: nil)
    }
}

/// The layout of visible tabs beside each other. Without room for all, the widest ones are truncated.
struct TabRowLayout: NodeLayout {
    let spacing: CGFloat

    func sizeThatFits(_ proposal: ProposedViewSize, node: RenderNode) -> CGSize {
        let sizes = sizes(of: node.shownLayoutChildren, in: proposal.width)
        let gaps = spacing * CGFloat(max(0, sizes.count - 1))
        return CGSize(
            width: sizes.reduce(gaps) { $0 + $1.width }, height: sizes.map(\.height).max() ?? 0)
    }

    func placeChildren(of node: RenderNode, size: CGSize, proposal: ProposedViewSize) {
        let tabs = node.shownLayoutChildren
        var x: CGFloat = 0
        for (tab, chosen) in zip(tabs, sizes(of: tabs, in: proposal.width)) {
            tab.place(at: CGPoint(x: x, y: (size.height - chosen.height) / 2), proposal: ProposedViewSize(chosen))
            x += chosen.width + spacing
        }
    }

    private func sizes(of tabs: ContiguousArray<RenderNode>, in width: CGFloat?) -> [CGSize] {
        var sizes = tabs.map { $0.size(for: .unspecified) }
        let gaps = spacing * CGFloat(max(0, sizes.count - 1))
        guard let width, sizes.reduce(gaps, { $0 + $1.width }) > width else { return sizes }
        // The narrow tabs keep their width, and the others share the rest.
        var room = width - gaps
        var left = sizes.count
        for index in sizes.indices.sorted(by: { sizes[$0].width < sizes[$1].width }) {
            let share = max(0, min(sizes[index].width, room / CGFloat(left)))
            sizes[index] = tabs[index].size(for: ProposedViewSize(width: share, height: nil))
            room -= sizes[index].width
            left -= 1
        }
        return sizes
    }
}

/// The layout of tabs that share the width of the bar: all are equally wide, and as high as the highest.
struct SharedWidthLayout: NodeLayout {
    func sizeThatFits(_ proposal: ProposedViewSize, node: RenderNode) -> CGSize {
        let tabs = node.shownLayoutChildren
        guard !tabs.isEmpty else { return .zero }
        let share = share(of: tabs, in: proposal.width)
        let height = tabs.map { $0.size(for: ProposedViewSize(width: share, height: nil)).height }.max() ?? 0
        return CGSize(width: share * CGFloat(tabs.count), height: height)
    }

    func placeChildren(of node: RenderNode, size: CGSize, proposal: ProposedViewSize) {
        let tabs = node.shownLayoutChildren
        let share = share(of: tabs, in: proposal.width)
        for (index, tab) in tabs.enumerated() {
            let offered = ProposedViewSize(width: share, height: nil)
            let y = (size.height - tab.size(for: offered).height) / 2
            tab.place(at: CGPoint(x: CGFloat(index) * share, y: y), proposal: offered)
        }
    }

    /// Returns the width of each tab, which is at least the minimum width of the widest one.
    private func share(of tabs: ContiguousArray<RenderNode>, in width: CGFloat?) -> CGFloat {
        let wanted = ProposedViewSize(width: width.map { $0 / CGFloat(max(1, tabs.count)) }, height: nil)
        return tabs.map { $0.size(for: wanted).width }.max() ?? 0
    }
}
