/// The pending layout work of a scene, and counters of the work done.
///
/// Hot paths write to the value in place, in the scene.
package struct LayoutWork {
    /// The nodes whose size may have changed.
    var queue = LayoutQueue()
    /// The nodes whose children must be placed.
    var nodesToPlace: ContiguousArray<RenderNode> = []
    /// A counter that is incremented whenever layout reads recorded changes. A node notifies its ancestors at most once
    /// a round.
    var round: UInt32 = 1
    /// Whether the root of the window has to be placed.
    package var rootNeedsPlacing = true
    /// Whether the tree is so deep that recursive passes need a larger call stack.
    var isDeep = false
    /// Whether any node has a right-to-left layout.
    var hasRightToLeft = false
    /// The measurements of the long stack that was measured last, valid until the end of this layout pass.
    var measuredStack: MeasuredStack?
    /// Replaced layouts of nodes, which may be running until this layout pass ends.
    var replacedLayouts: ContiguousArray<SharedLayout> = []
    /// A counter that is incremented when a node's spacing preference may have changed at the same size.
    var spacings: UInt32 = 0
    /// The number of size queries that no cache answered.
    var measurements = 0
    /// The number of times that a node has placed its children.
    var placements = 0

    var isWaiting: Bool { !queue.isEmpty || !nodesToPlace.isEmpty || rootNeedsPlacing }

    /// The nodes queued for measuring or placement. O(nodes).
    var waitingNodes: [RenderNode] { queue.nodes + nodesToPlace }
}

/// Nodes whose size may have changed, by depth.
struct LayoutQueue {
    /// The only queued node, the usual case.
    private var only: RenderNode?
    private var levels: [ContiguousArray<RenderNode>] = []
    private var deepest = -1

    /// The queued nodes. O(nodes).
    var nodes: [RenderNode] { levels.reduce(only.map { [$0] } ?? [], +) }

    var isEmpty: Bool { only == nil && deepest < 0 }

    mutating func append(_ node: RenderNode) {
        if isEmpty { only = node } else { enter(node) }
    }

    private mutating func enter(_ node: RenderNode) {
        if let first = only.take() { enter(first) }
        let depth = Int(node.depth)
        while levels.count <= depth { levels.append([]) }
        levels[depth].append(node)
        if depth > deepest { deepest = depth }
    }

    mutating func popDeepest(below depth: Int32) -> RenderNode? {
        if let only {
            guard only.depth > depth else { return nil }
            return self.only.take()
        }
        while deepest > Int(depth) {
            if let node = levels[deepest].popLast() { return node }
            deepest -= 1
        }
        return nil
    }
}
