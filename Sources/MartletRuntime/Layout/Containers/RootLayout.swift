import Foundation

/// The layout of a window: the content, of any number of elements, is centered in the safe area.
struct RootLayout: NodeLayout {
    func sizeThatFits(_ proposal: ProposedViewSize, node: RenderNode) -> CGSize { node.scene.size }

    func placeChildren(of node: RenderNode, size: CGSize, proposal: ProposedViewSize) {
        let insets = node.scene.profile.safeAreaInsets
        let area = node.placeBars(
            in: CGRect(origin: CGPoint(x: insets.leading, y: insets.top), size: size.inset(by: insets)))
        let offered = ProposedViewSize(area.size)
        node.scene.updateRelativeSizes(in: node, size: area.size)
        for child in node.layoutChildren where child.layout.asBar == nil {
            let chosen = child.size(for: offered)
            child.place(
                at: CGPoint(
                    x: area.minX + (area.width - chosen.width) / 2,
                    y: area.minY + (area.height - chosen.height) / 2
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
