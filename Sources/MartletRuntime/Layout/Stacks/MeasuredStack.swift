import Foundation

/// The measurements of a stack's child that its placement needs.
struct MeasuredChild {
    let size: CGSize
    /// The position of the shared guide in the child.
    let guide: CGFloat
    /// Whether the child stays at its breadth for a larger proposal, if none was made across the axis.
    let isBounded: Bool
}

/// The measurements of the children of the long stack that was measured last. The stack is usually placed next, and
/// then need not ask each child again.
///
/// The record is valid as long as the stack's own cached size: a change of a child's size, traits or guides causes a
/// new measurement of the stack, which increments the generation of its cache.
// Unsafe pointers: the children's records are the object's own, and end with it.
final class MeasuredStack {
    /// A shorter stack is measured twice before its records would be allocated.
    static let leastCount = 16

    let children: UnsafeMutablePointer<MeasuredChild>
    let reach: GuideReach
    /// Whether children may have spacing preferences, and the stack respects them.
    let wantsSpacing: Bool
    private let count: Int
    private let node: ObjectIdentifier
    private let generation: UInt32
    private let width: CGFloat
    private let height: CGFloat

    /// Takes ownership of the children's records.
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

    /// Whether the record is valid for the children of a node that offers them their ideal lengths for a proposal.
    func describes(of node: RenderNode, count: Int, proposal: ProposedViewSize) -> Bool {
        self.node == ObjectIdentifier(node) && generation == node.cache.generation && self.count == count
            && width == proposal.width ?? SizeCache.unspecified && height == proposal.height ?? SizeCache.unspecified
            && !node.flags.contains(.sizeQueued)
    }
}
