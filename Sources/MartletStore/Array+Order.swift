extension Array where Element: AnyObject {
    /// Puts an object that has changed where an order wants it, in an array that is in that order but for this object.
    ///
    /// - Parameters:
    ///   - object: The object; nil for one that does not belong here any more.
    ///   - old: Where it has been; nil for nowhere.
    /// - Returns: Whether the array is another one.
    /// - Complexity: O(log *n*) comparisons, and O(*n*) where something is moved.
    @inlinable
    package mutating func put(
        _ object: Element?, from old: Int?, by comesBefore: (Element, Element) -> Bool
    ) -> Bool {
        if let old, let object, self[old] === object, isInPlace(old, by: comesBefore) { return false }
        if let old { remove(at: old) }
        if let object { insert(object, at: place(of: object, by: comesBefore)) }
        return old != nil || object != nil
    }

    @inlinable
    package func isInPlace(_ index: Int, by comesBefore: (Element, Element) -> Bool) -> Bool {
        (index == 0 || comesBefore(self[index - 1], self[index]))
            && (index + 1 >= count || comesBefore(self[index], self[index + 1]))
    }

    @inlinable
    package func place(of object: Element, by comesBefore: (Element, Element) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if comesBefore(self[middle], object) { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
