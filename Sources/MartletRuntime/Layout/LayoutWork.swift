/// What a scene has to measure and place, and how often it did.
///
/// Hot paths write to it where it stands in the scene.
package struct LayoutWork {
    /// Nodes whose sizes may have changed.
    var queue = LayoutQueue()
    /// Nodes whose children are to be placed.
    var nodesToPlace: ContiguousArray<RenderNode> = []
    /// Grows whenever layout reads what changes have been told of: until then they need not be told again.
    var round: UInt32 = 1
    /// Whether what the window shows is to be placed.
    package var rootNeedsPlacing = true
    /// Whether nodes stand so deep in each other that what goes down the tree needs a stack of its own.
    var isDeep = false
    /// Whether something is laid out from right to left.
    var hasRightToLeft = false
    /// What the long stack that was measured last has learnt of its children, until this layout ends.
    var measuredStack: MeasuredStack?
    /// Layouts that nodes had until they were given others, which may be at work until this layout ends.
    var replacedLayouts: ContiguousArray<SharedLayout> = []
    /// Grows whenever what a node wants of the distance to its neighbours may have changed though its size has not.
    var spacings: UInt32 = 0
    /// How often a node has been asked for a size that was not known.
    var measurements = 0
    /// How often a node has placed its children.
    var placements = 0

    var isWaiting: Bool { !queue.isEmpty || !nodesToPlace.isEmpty || rootNeedsPlacing }

    /// Those that wait to be measured or to place their children. O(nodes).
    var waitingNodes: [RenderNode] { queue.nodes + nodesToPlace }
}

/// Nodes whose sizes may have changed, by depth.
struct LayoutQueue {
    /// The only one that waits, as in most updates.
    private var only: RenderNode?
    private var levels: [ContiguousArray<RenderNode>] = []
    private var deepest = -1

    /// Those that wait. O(nodes).
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
