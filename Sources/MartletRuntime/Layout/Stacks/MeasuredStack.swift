import Foundation

/// What a stack has learnt of a child when it comes to place it.
struct MeasuredChild {
    let size: CGSize
    /// Where the shared guide lies in the child.
    let guide: CGFloat
    /// Whether the child takes no more across than it has, where nothing was proposed across.
    let isBounded: Bool
}

/// What the long stack that was measured last has learnt of its children: most often it is placed next, and need not ask
/// each of them once more.
///
/// It holds as long as what the stack knows of its own size does: whatever changes a child's size, traits or guides has
/// the stack measured anew, which begins another generation of its sizes.
// Unsafe pointers: the children's records are the object's own, and end with it.
final class MeasuredStack {
    /// A shorter stack is measured twice before its records would be allocated.
    static let leastCount = 16

    let children: UnsafeMutablePointer<MeasuredChild>
    let reach: GuideReach
    /// Whether children may want distances of their own, and get them.
    let wantsSpacing: Bool
    private let count: Int
    private let node: ObjectIdentifier
    private let generation: UInt32
    private let width: CGFloat
    private let height: CGFloat

    /// Takes over the children's records.
    init(
        _ children: UnsafeMutablePointer<MeasuredChild>,
        count: Int,
        reach: GuideReach,
        wantsSpacing: Bool,
        node: RenderNode,
        proposal: ProposedViewSize
    ) {
        self.children = children
        self.count = count
        self.reach = reach
        self.wantsSpacing = wantsSpacing
        self.node = ObjectIdentifier(node)
        generation = node.cache.generation
        width = proposal.width ?? SizeCache.unspecified
        height = proposal.height ?? SizeCache.unspecified
    }

    deinit { children.deallocate() }

    /// Whether it tells what the children of a node, offered their ideal lengths for a proposal to it, are like now.
    func tells(of node: RenderNode, count: Int, proposal: ProposedViewSize) -> Bool {
        self.node == ObjectIdentifier(node) && generation == node.cache.generation && self.count == count
            && width == proposal.width ?? SizeCache.unspecified && height == proposal.height ?? SizeCache.unspecified
            && !node.flags.contains(.sizeQueued)
    }
}
