import Foundation

/// The layout of an adaptable tab view: the sidebar, if it is visible, at the leading edge, and the page beside it.
struct TabSidebarLayout: NodeLayout {
    var name: String? { "TabView" }

    func sizeThatFits(_ proposal: ProposedViewSize, node: RenderNode) -> CGSize {
        if let width = proposal.width, let height = proposal.height, width > 0, height > 0 {
            return CGSize(width: width, height: height)
        }
        guard let sidebar = node.attachment(TabSidebar.self) else { return .zero }
        let isBeside = sidebar.isShown
        let thickness = node.scene.profile.dividerThickness.width
        let leading: CGFloat = isBeside ? sidebar.width(in: proposal.width ?? .infinity) + thickness : 0
        var size = CGSize.zero
        let offered = ProposedViewSize(width: proposal.width.map { max(0, $0 - leading) }, height: proposal.height)
        for child in node.shownLayoutChildren where !isPart(child, of: sidebar) {
            let chosen = child.size(for: offered)
            size.width = max(size.width, chosen.width)
            size.height += chosen.height
        }
        // A window that is asked for its minimum may become so narrow that the sidebar gives way to the row.
        if isBeside, proposal.width != 0 || node.scene.profile.compactBelow.width == 0 {
            size.width += leading
            size.height = max(size.height, sidebar.column.size(for: ProposedViewSize(width: leading, height: 0)).height)
        }
        return CGSize(
            width: proposal.width.flatMap { $0 > 0 ? $0 : nil } ?? size.width,
            height: proposal.height.flatMap { $0 > 0 ? $0 : nil } ?? size.height)
    }

    func placeChildren(of node: RenderNode, size: CGSize, proposal: ProposedViewSize) {
        guard let sidebar = node.attachment(TabSidebar.self) else { return }
        sidebar.record(width: size.width)
        sidebar.corner.place(at: .zero, proposal: .zero)
        var area = CGRect(origin: .zero, size: size)
        if sidebar.isShown {
            let thickness = node.scene.profile.dividerThickness.width
            let width = sidebar.width(in: size.width)
            sidebar.column.place(at: .zero, proposal: ProposedViewSize(width: width, height: size.height))
            let grip = sidebar.handle.thickness
            sidebar.handle.node.place(
                at: CGPoint(x: width - (grip - thickness) / 2, y: 0),
                proposal: ProposedViewSize(width: grip, height: size.height))
            area.origin.x = width + thickness
            area.size.width = max(0, size.width - area.origin.x)
        }
        let content = node.placeBars(in: area)
        for child in node.shownLayoutChildren where child.layout.asBar == nil && !isPart(child, of: sidebar) {
            child.place(at: content.origin, proposal: ProposedViewSize(content.size))
        }
    }

    private func isPart(_ child: RenderNode, of sidebar: TabSidebar) -> Bool {
        child === sidebar.column || child === sidebar.handle.node || child === sidebar.corner
    }
}
