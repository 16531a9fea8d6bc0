import Foundation

/// The layout of a window: its content, of any number of elements, stands in the middle.
struct RootLayout: NodeLayout {
    func sizeThatFits(_ proposal: ProposedViewSize, node: RenderNode) -> CGSize { node.scene.size }

    func placeChildren(of node: RenderNode, size: CGSize, proposal: ProposedViewSize) {
        let offered = ProposedViewSize(size)
        for child in node.layoutChildren {
            let chosen = child.size(for: offered)
            child.place(
                at: CGPoint(x: (size.width - chosen.width) / 2, y: (size.height - chosen.height) / 2),
                proposal: offered
            )
        }
    }
}
