import Foundation

extension ProposedViewSize {
    /// The lengths that a frame of bars adopts without measuring its page. A zero asks for the minimum size, which is
    /// that of the page.
    fileprivate var lengthsToTake: (width: CGFloat?, height: CGFloat?) {
        (width == 0 ? nil : width, height == 0 ? nil : height)
    }
}

/// The layout of a frame of pages: bars at the top and bottom, and the visible page between them.
struct BarsLayout: NodeLayout {
    let name: String?

    func sizeThatFits(_ proposal: ProposedViewSize, node: RenderNode) -> CGSize {
        let given = proposal.lengthsToTake
        if let width = given.width, let height = given.height { return CGSize(width: width, height: height) }
        var size = CGSize.zero
        for child in node.shownLayoutChildren {
            let chosen = child.size(for: proposal)
            size.width = max(size.width, chosen.width)
            if child.layout.asBar?.isOverContent == true {
                size.height = max(size.height, chosen.height)
            } else {
                size.height += chosen.height
            }
        }
        return CGSize(width: given.width ?? size.width, height: given.height ?? size.height)
    }

    func placeChildren(of node: RenderNode, size: CGSize, proposal: ProposedViewSize) {
        let content = node.placeBars(in: CGRect(origin: .zero, size: size))
        for child in node.shownLayoutChildren where child.layout.asBar == nil {
            child.place(at: content.origin, proposal: ProposedViewSize(content.size))
        }
    }
}

/// The layout of a page, which fills the proposed size and centers its content.
struct PageLayout: NodeLayout {
    var isPartOfContainer: Bool { true }

    func sizeThatFits(_ proposal: ProposedViewSize, node: RenderNode) -> CGSize {
        let given = proposal.lengthsToTake
        if let width = given.width, let height = given.height { return CGSize(width: width, height: height) }
        let content = node.layoutChildren.first?.size(for: proposal) ?? .zero
        return CGSize(width: given.width ?? content.width, height: given.height ?? content.height)
    }

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

extension RenderNode {
    /// The children that currently take part in the layout.
    var shownLayoutChildren: ContiguousArray<RenderNode> {
        layoutChildren.filter { !$0.flags.contains(.hidden) }
    }
}
