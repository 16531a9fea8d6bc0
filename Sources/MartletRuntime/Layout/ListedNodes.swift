/// An attachment that records whether its node is in a list of the scene.
protocol ListedAttachment: NodeAttachment where Slot == Self {
    var isListed: Bool { get set }
}

/// The nodes of a scene that a service visits. Detached nodes are removed, and are entered again if they return.
struct ListedNodes<Mark: ListedAttachment> {
    private(set) var nodes: ContiguousArray<RenderNode> = []

    var isEmpty: Bool { nodes.isEmpty }

    /// Enters a node, which keeps the mark, unless it is listed.
    mutating func enter(_ node: RenderNode, _ mark: Mark) {
        guard !mark.isListed else { return }
        mark.isListed = true
        nodes.append(node)
    }

    /// Removes the nodes that have left the tree.
    mutating func removeDeparted() {
        nodes.removeAll { node in
            guard node.flags.contains(.detached) else { return false }
            node.attachment(Mark.self)?.isListed = false
            return true
        }
    }
}
