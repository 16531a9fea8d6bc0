import Foundation

extension RangeReplaceableCollection where Self: MutableCollection {
    /// Removes the elements at the given offsets from the start.
    ///
    /// - Parameter offsets: The offsets of the elements to remove.
    /// - Complexity: O(*n*), where *n* is the length of the collection.
    public mutating func remove(atOffsets offsets: IndexSet) {
        guard let firstOffset = offsets.first else { return }
        // One pass moves the remaining elements over the removed ones; then one truncation.
        var offset = firstOffset
        var source = index(startIndex, offsetBy: firstOffset)
        var target = source
        for range in offsets.rangeView {
            while offset < range.lowerBound {
                self[target] = self[source]
                formIndex(after: &target)
                formIndex(after: &source)
                offset += 1
            }
            source = index(source, offsetBy: range.count)
            offset = range.upperBound
        }
        while source != endIndex {
            self[target] = self[source]
            formIndex(after: &target)
            formIndex(after: &source)
        }
        removeSubrange(target..<endIndex)
    }
}

extension MutableCollection {
    /// Moves the elements at the given offsets before another element, and keeps their order.
    ///
    /// ```swift
    /// var letters = ["a", "b", "c", "d"]
    /// letters.move(fromOffsets: [0, 2], toOffset: 4)   // ["b", "d", "a", "c"]
    /// ```
    ///
    /// - Parameters:
    ///   - source: The offsets of the elements to move.
    ///   - destination: The offset, before the move, of the element before which they are inserted, or the length of
    ///     the collection for its end.
    /// - Complexity: O(*n*), where *n* is the length of the collection.
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        guard let first = source.first, let last = source.last else { return }
        let lower = Swift.min(first, destination)
        let upper = Swift.max(last + 1, destination)
        var before: [Element] = []
        var moved: [Element] = []
        var after: [Element] = []
        let start = index(startIndex, offsetBy: lower)
        var position = start
        for offset in lower..<upper {
            let element = self[position]
            if source.contains(offset) {
                moved.append(element)
            } else if offset < destination {
                before.append(element)
            } else {
                after.append(element)
            }
            formIndex(after: &position)
        }
        position = start
        for part in [before, moved, after] {
            for element in part {
                self[position] = element
                formIndex(after: &position)
            }
        }
    }
}
