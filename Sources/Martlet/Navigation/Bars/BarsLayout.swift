import Foundation

extension ProposedViewSize {
    /// What a frame of bars takes without asking its page. To be offered nothing is to be asked for the least, which
    /// is the page's.
    fileprivate var lengthsToTake: (width: CGFloat?, height: CGFloat?) {
        (width == 0 ? nil : width, height == 0 ? nil : height)
    }
}

/// The layout of what frames pages: bars at the upper and lower edges, and between them the page that is shown.
struct BarsLayout: NodeLayout {
    let name: String?

    func sizeThatFits(_ proposal: ProposedViewSize, node: RenderNode) -> CGSize {
        let given = proposal.lengthsToTake
        if let width = given.width, let height = given.height { return CGSize(width: width, height: height) }
        var size = CGSize.zero
        for child in node.shownLayoutChildren {
            let chosen = child.size(for: proposal)
            size.width = max(size.width, chosen.width)
            if (child.layout as? any BarLayout)?.isOverContent == true {
                size.height = max(size.height, chosen.height)
            } else {
                size.height += chosen.height
            }
        }
        return CGSize(width: given.width ?? size.width, height: given.height ?? size.height)
    }

    func placeChildren(of node: RenderNode, size: CGSize, proposal: ProposedViewSize) {
        let content = node.placeBars(in: CGRect(origin: .zero, size: size))
        for child in node.shownLayoutChildren where !(child.layout is any BarLayout) {
            child.place(at: content.origin, proposal: ProposedViewSize(content.size))
        }
    }
}

/// The layout of a page: it takes what it is offered, and its content stands in the middle.
struct PageLayout: NodeLayout {
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
    /// The children that take part in the layout now.
    var shownLayoutChildren: ContiguousArray<RenderNode> {
        layoutChildren.filter { !$0.flags.contains(.hidden) }
    }
}
