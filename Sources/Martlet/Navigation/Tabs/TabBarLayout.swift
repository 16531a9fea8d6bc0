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

/// The layout of tabs that share the width of the bar: all are equally wide, and as high as the highest.
struct SharedWidthLayout: NodeLayout {
    func sizeThatFits(_ proposal: ProposedViewSize, node: RenderNode) -> CGSize {
        let tabs = shown(in: node)
        guard !tabs.isEmpty else { return .zero }
        let share = share(of: tabs, in: proposal.width)
        let height = tabs.map { $0.size(for: ProposedViewSize(width: share, height: nil)).height }.max() ?? 0
        return CGSize(width: share * CGFloat(tabs.count), height: height)
    }

    func placeChildren(of node: RenderNode, size: CGSize, proposal: ProposedViewSize) {
        let tabs = shown(in: node)
        let share = share(of: tabs, in: proposal.width)
        for (index, tab) in tabs.enumerated() {
            let offered = ProposedViewSize(width: share, height: nil)
            let y = (size.height - tab.size(for: offered).height) / 2
            tab.place(at: CGPoint(x: CGFloat(index) * share, y: y), proposal: offered)
        }
    }

    private func shown(in node: RenderNode) -> [RenderNode] {
        node.layoutChildren.filter { !$0.flags.contains(.hidden) }
    }

    /// Returns the width of each tab, which is at least the minimum width of the widest one.
    private func share(of tabs: [RenderNode], in width: CGFloat?) -> CGFloat {
        let wanted = ProposedViewSize(width: width.map { $0 / CGFloat(max(1, tabs.count)) }, height: nil)
        return tabs.map { $0.size(for: wanted).width }.max() ?? 0
    }
}
