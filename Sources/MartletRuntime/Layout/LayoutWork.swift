/// The pending layout work of a scene, and counters of the work done.
///
/// Hot paths write to the value in place, in the scene.
package struct LayoutWork {
    /// Nodes whose sizes may have changed.
    var queue = LayoutQueue()
    /// Nodes whose children are to be placed.
    var nodesToPlace: ContiguousArray<RenderNode> = []
    /// A counter that is incremented whenever layout reads recorded changes. A node notifies its ancestors at most once
    /// a round.
    var round: UInt32 = 1
    /// Whether the root of the window has to be placed.
    package var rootNeedsPlacing = true
    /// Whether the tree is so deep that recursive passes need a larger call stack.
    var isDeep = false
    /// Whether something is laid out from right to left.
    var hasRightToLeft = false
    /// The measurements of the long stack that was measured last, valid until the end of this layout pass.
    var measuredStack: MeasuredStack?
    /// Layouts that nodes had until they were given others, which may be at work until this layout ends.
    var replacedLayouts: ContiguousArray<SharedLayout> = []
    /// Grows whenever what a node wants of the distance to its neighbours may have changed though its size has not.
    var spacings: UInt32 = 0
    /// The number of size queries that no cache answered.
    var measurements = 0
    /// The number of times that a node has placed its children.
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
