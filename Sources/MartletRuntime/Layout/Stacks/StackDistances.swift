import Foundation

/// The distances between the children of a long stack, cached between layouts. Where children have spacing preferences,
/// as text in windows, computing a distance asks two edges, and each of these asks the children below.
///
/// A child's preference is valid as long as the generation of its size cache. If a child has changed at the same size,
/// all distances are computed again.
final class StackDistances: NodeAttachment {
    private struct Entry {
        let node: UInt64
        let generation: UInt32
        /// From the child before, in points.
        let distance: CGFloat

        @inline(__always)
        func describes(of child: RenderNode) -> Bool { node == child.id && generation == child.cache.generation }
    }

    private var entries: ContiguousArray<Entry> = []
    private var axis = Axis.vertical
    private var standard: CGFloat = 0
    /// The value of `LayoutWork.spacings` at the last update.
    private var spacings: UInt32 = 0
    /// The sum of the distances, in points.
    private(set) var total: CGFloat = 0

    /// The distance from a child to the one before it, in points.
    @inline(__always)
    subscript(index: Int) -> CGFloat { entries[index].distance }

    /// Updates the distances for the current children.
    ///
    /// - Complexity: O(n) for n children. Only children that are new, have changed or have a new neighbor are visited.
    func update(
        _ children: ContiguousArray<RenderNode>, axis: Axis, standard: CGFloat, spacings: UInt32,
        _ distance: (_ from: RenderNode, _ to: RenderNode) -> CGFloat
    ) {
        if self.axis != axis || self.standard != standard || self.spacings != spacings {
            entries = []
            self.spacings = spacings
            self.axis = axis
            self.standard = standard
        }
        let known = entries
        var same = 0
        while same < min(known.count, children.count), known[same].describes(of: children[same]) { same += 1 }
        if same == children.count, same == known.count { return }
        entries.removeSubrange(same...)
        entries.reserveCapacity(children.count)
        // The index in the known entries at which the search for the next child begins.
        var next = same
        for index in same..<children.count {
            let child = children[index]
            var length: CGFloat = 0
            let place = Self.place(of: child, in: known, from: next, left: children.count - index)
            if index > 0 {
                let before = children[index - 1]
                if let place, place > 0, known[place].describes(of: child), known[place - 1].describes(of: before) {
                    length = known[place].distance
                } else {
                    length = distance(before, child)
                }
            }
            if let place { next = place + 1 }
            entries.append(Entry(node: child.id, generation: Self.generation(of: child), distance: length))
        }
        total = entries.reduce(0) { $0 + $1.distance }
    }

    /// Returns the generation of a child's size cache; for a child without a size a value that no generation equals,
    /// because changes of such a child are not recorded.
    private static func generation(of child: RenderNode) -> UInt32 {
        child.cache.isEmpty ? .max : child.cache.generation
    }

    /// Returns the previous index of a child: near that of its predecessor, or, counted from the end, where it is after
    /// a removal of children before it.
    ///
    /// - Parameter left: The number of remaining children, including this one.
    private static func place(
        of child: RenderNode, in known: ContiguousArray<Entry>, from next: Int, left: Int
    ) -> Int? {
        for place in next..<min(next + 3, known.count) where known[place].node == child.id { return place }
        let place = known.count - left
        return place > next && known[place].node == child.id ? place : nil
    }
}

extension StackLayout {
    /// Returns the updated distances of a long stack whose children may have spacing preferences; nil for another
    /// stack.
    func distances(of children: ContiguousArray<RenderNode>, in node: RenderNode, standard: CGFloat) -> StackDistances?
    {
        guard children.count >= MeasuredStack.leastCount else { return nil }
        let distances = node.attachment(StackDistances.self, orMake: StackDistances())
        let spacings = node.withScene { $0.layoutWork.spacings }
        distances.update(children, axis: axis, standard: standard, spacings: spacings) {
            distance(from: $0, to: $1, standard: standard)
        }
        return distances
    }
}
