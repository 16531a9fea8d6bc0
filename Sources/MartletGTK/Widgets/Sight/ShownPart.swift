#if GTK
import Foundation
import Martlet

/// Which children of a node have widgets, where the node is larger than what is seen of it.
///
/// The children's places are kept in blocks, so that those in a part of many are found without looking at all.
final class ShownPart {
    /// What had widgets when children were chosen last, in the coordinates of the children.
    private(set) var covered = Extent.nothing
    /// The children that are drawn, those in the back first; empty until they are looked for.
    private var nodes: ContiguousArray<RenderNode> = []
    private var extents: ContiguousArray<Extent> = []
    /// What each of the blocks covers.
    private var blocks: ContiguousArray<Extent> = []
    private var isStale = true
    /// Children that draw beyond their frames, by their identities, with what they draw in their own coordinates. They are
    /// looked at one by one: the blocks know frames only, so that what is on its way somewhere changes none.
    private var reaches: [UInt64: (child: RenderNode, extent: Extent)] = [:]

    /// How often the places of all children were looked at.
    private(set) var looks = 0

    private static let blockSize = 64

    /// - Complexity: O(n) for n nodes below.
    init(_ node: RenderNode) {
        node.forEachDrawnChild { noteReach(of: $0) }
    }

    /// The children have changed in number, order or place.
    func invalidate() {
        forgetReaches()
        if isStale { return }
        isStale = true
        // What has left is not held until somebody scrolls.
        nodes = []
        extents = []
        blocks = []
    }

    /// Looks how far a child draws.
    ///
    /// - Complexity: O(n) for n nodes below.
    func noteReach(of child: RenderNode) {
        let reach = child.reachBeyondFrame
        if reach != nil || !reaches.isEmpty { reaches[child.id] = reach.map { (child, $0) } }
    }

    /// Lets go of children that have left.
    private func forgetReaches() {
        if !reaches.isEmpty { reaches = reaches.filter { $0.value.child.isAttached } }
    }

    /// Where a child is seen.
    func extent(of child: RenderNode) -> Extent {
        var extent = Extent(child.frame)
        if !reaches.isEmpty, let reach = reaches[child.id] {
            extent.formUnion(reach.extent.moved(by: child.frame.origin))
        }
        return extent
    }

    /// Whether a child is among those that have widgets because of where they are.
    func covers(_ child: RenderNode) -> Bool { covered.meets(extent(of: child)) }

    /// The children that are to have widgets, those in the back first.
    ///
    /// - Parameter kept: Those that have them wherever they are.
    /// - Complexity: O(n) for n children after one was made, moved or removed; else in those that are found, and in the
    ///   blocks.
    func choose(of node: RenderNode, in sight: Sight, keeping kept: [RenderNode]) -> [RenderNode] {
        if isStale { look(at: node) }
        if !covered.contains(sight.due) { covered = sight.near }
        var chosen: [Int] = []
        for block in blocks.indices where blocks[block].meets(covered) {
            let first = block * Self.blockSize
            for index in first..<min(first + Self.blockSize, extents.count)
            where extents[index].meets(covered) && nodes[index].isDrawn {
                chosen.append(index)
            }
        }
        let further = reaches.values.map(\.child).filter(covers)
        let missing = (kept + further).filter { child in !chosen.contains { nodes[$0] === child } }
        if !missing.isEmpty {
            chosen += missing.compactMap { child in nodes.firstIndex { $0 === child } }.filter { nodes[$0].isDrawn }
            chosen = Set(chosen).sorted()
        }
        return chosen.map { nodes[$0] }
    }

    private func look(at node: RenderNode) {
        isStale = false
        looks += 1
        nodes.removeAll(keepingCapacity: true)
        node.forEachDrawnChild { nodes.append($0) }
        extents = ContiguousArray(nodes.map { Extent($0.frame) })
        blocks.removeAll(keepingCapacity: true)
        for first in stride(from: 0, to: extents.count, by: Self.blockSize) {
            var block = Extent.nothing
            for extent in extents[first..<min(first + Self.blockSize, extents.count)] { block.formUnion(extent) }
            blocks.append(block)
        }
        forgetReaches()
    }
}
#endif
