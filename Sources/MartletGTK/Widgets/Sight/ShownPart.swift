#if GTK
import Foundation
import Martlet

/// The children that have widgets, for a node larger than its visible part.
///
/// The frames of the children are summarized in blocks, so that those in a part are found without a search through all.
final class ShownPart {
    /// The part for which children were last chosen, in their coordinates.
    private(set) var covered = Extent.nothing
    /// The children that are drawn, those in the back first; empty until they are looked for.
    private var nodes: ContiguousArray<RenderNode> = []
    private var extents: ContiguousArray<Extent> = []
    /// The extent of each block.
    private var blocks: ContiguousArray<Extent> = []
    private var isStale = true
    /// Children that draw beyond their frames, with the extent of their drawing in their own coordinates. They are
    /// checked one by one; the blocks only contain frames, so that an animated child does not change them.
    private var reaches: [UInt64: (child: RenderNode, extent: Extent)] = [:]

    /// The number of times that the frames of all children were read.
    private(set) var looks = 0

    private static let blockSize = 64

    /// - Complexity: O(n) for n nodes below.
    init(_ node: RenderNode) {
        node.forEachDrawnChild { recordReach(of: $0) }
    }

    /// The children have changed in number, order or place.
    func invalidate() {
        forgetReaches()
        if isStale { return }
        isStale = true
        // Removed children must not be retained until the next scrolling.
        nodes = []
        extents = []
        blocks = []
    }

    /// Looks how far a child draws.
    ///
    /// - Complexity: O(n) for n nodes below.
    func recordReach(of child: RenderNode) {
        let reach = child.reach.beyondFrame
        if reach != nil || !reaches.isEmpty { reaches[child.id] = reach.map { (child, $0) } }
    }

    /// Releases removed children.
    private func forgetReaches() {
        if !reaches.isEmpty { reaches = reaches.filter { $0.value.child.isAttached } }
    }

    /// Returns the extent of a child's drawing.
    func extent(of child: RenderNode) -> Extent {
        var extent = Extent(child.frame)
        if !reaches.isEmpty, let reach = reaches[child.id] {
            extent.formUnion(reach.extent.moved(by: child.frame.origin))
        }
        return extent
    }

    /// Returns whether a child has widgets because of its position.
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
