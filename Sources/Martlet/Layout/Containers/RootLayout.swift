import Foundation

/// The layout of a window: its content, of any number of elements, stands in the middle of the safe area.
struct RootLayout: NodeLayout {
    func sizeThatFits(_ proposal: ProposedViewSize, node: RenderNode) -> CGSize { node.scene.size }

    func placeChildren(of node: RenderNode, size: CGSize, proposal: ProposedViewSize) {
        let insets = node.scene.profile.safeAreaInsets
        let area = size.inset(by: insets)
        let offered = ProposedViewSize(area)
        node.scene.updateRelativeSizes(in: node, size: area)
        for child in node.layoutChildren {
            let chosen = child.size(for: offered)
            child.place(
                at: CGPoint(
                    x: insets.leading + (area.width - chosen.width) / 2,
                    y: insets.top + (area.height - chosen.height) / 2
                ),
                proposal: offered
            )
        }
    }

    func safeAreas(below node: RenderNode, around child: RenderNode) -> SafeAreas? {
        let all = CGRect(origin: .zero, size: node.scene.size)
        let insets = SideInsets(node.scene.profile.safeAreaInsets, node.layoutDirection)
        return SafeAreas(safe: all.inset(by: insets), all: all)
    }
}
