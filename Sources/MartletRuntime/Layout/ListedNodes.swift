/// What a node keeps of whether it is in a list of its scene.
protocol ListedAttachment: NodeAttachment where Slot == Self {
    var isListed: Bool { get set }
}

/// The nodes of a scene that something has to look at. Those that leave the tree are struck off, and may come back.
struct ListedNodes<Mark: ListedAttachment> {
    private(set) var nodes: ContiguousArray<RenderNode> = []

    var isEmpty: Bool { nodes.isEmpty }

    /// Enters a node, which keeps the mark, unless it is listed.
    mutating func enter(_ node: RenderNode, _ mark: Mark) {
        guard !mark.isListed else { return }
        mark.isListed = true
        nodes.append(node)
    }

    /// Strikes off what has left the tree.
    mutating func strikeOff() {
        nodes.removeAll { node in
            guard node.flags.contains(.detached) else { return false }
            node.attachment(Mark.self)?.isListed = false
            return true
        }
    }
}
