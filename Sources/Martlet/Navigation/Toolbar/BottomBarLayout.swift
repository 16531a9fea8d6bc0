import Foundation

/// The layout of a bar at the bottom: the items fill its width, with the remaining space between them or at spacers.
struct BottomBarLayout: BarLayout {
    var name: String? { "BottomBar" }
    var edge: VerticalEdge { .bottom }

    func sizeThatFits(_ proposal: ProposedViewSize, node: RenderNode) -> CGSize {
        let insets = insets(of: node)
        var size = CGSize.zero
        for child in node.shownLayoutChildren {
            let chosen = child.size(for: .unspecified)
            size.width += chosen.width
            size.height = max(size.height, chosen.height)
        }
        size.width += insets.leading + insets.trailing
        return CGSize(
            width: max(size.width, proposal.width ?? 0), height: size.height + insets.top + insets.bottom)
    }

    func placeChildren(of node: RenderNode, size: CGSize, proposal: ProposedViewSize) {
        let insets = insets(of: node)
        let children = node.shownLayoutChildren
        let room = max(0, size.width - insets.leading - insets.trailing)
        let ideal = children.map { $0.size(for: .unspecified).width }
        let left = max(0, room - ideal.reduce(0, +))
        let flexible = children.indices.filter {
            children[$0].size(for: ProposedViewSize(width: room, height: nil)).width > ideal[$0] + 0.5
        }
        let height = size.height - insets.top - insets.bottom
        let gap = flexible.isEmpty && children.count > 1 ? left / CGFloat(children.count - 1) : 0
        var x = insets.leading + (flexible.isEmpty && children.count == 1 ? left / 2 : 0)
        for (index, child) in children.enumerated() {
            let isFlexible = flexible.contains(index)
            let width = ideal[index] + (isFlexible ? left / CGFloat(flexible.count) : 0)
            let offered = isFlexible ? ProposedViewSize(width: width, height: nil) : .unspecified
            let chosen = child.size(for: offered)
            child.place(at: CGPoint(x: x, y: insets.top + (height - chosen.height) / 2), proposal: offered)
            x += chosen.width + gap
        }
    }

    private func insets(of node: RenderNode) -> EdgeInsets {
        node.controlContent.map { node.scene.host.chrome(of: $0).insets } ?? EdgeInsets()
    }
}

/// The layout of a bar with a search field, which fills the bar's width.
struct SearchBarLayout: BarLayout {
    var name: String? { "SearchBar" }

    func sizeThatFits(_ proposal: ProposedViewSize, node: RenderNode) -> CGSize {
        let insets = insets(of: node)
        var size = CGSize.zero
        for child in node.shownLayoutChildren {
            let chosen = child.size(for: offered(proposal, insets))
            size.width = max(size.width, chosen.width)
            size.height += chosen.height
        }
        let width = size.width + insets.leading + insets.trailing
        return CGSize(width: max(width, proposal.width ?? 0), height: size.height + insets.top + insets.bottom)
    }

    func placeChildren(of node: RenderNode, size: CGSize, proposal: ProposedViewSize) {
        let insets = insets(of: node)
        let offered = offered(ProposedViewSize(width: size.width, height: nil), insets)
        var y = insets.top
        for child in node.shownLayoutChildren {
            child.place(at: CGPoint(x: insets.leading, y: y), proposal: offered)
            y += child.size(for: offered).height
        }
    }

    private func offered(_ proposal: ProposedViewSize, _ insets: EdgeInsets) -> ProposedViewSize {
        ProposedViewSize(width: proposal.width.map { max(0, $0 - insets.leading - insets.trailing) }, height: nil)
    }

    private func insets(of node: RenderNode) -> EdgeInsets {
        node.controlContent.map { node.scene.host.chrome(of: $0).insets } ?? EdgeInsets()
    }
}
