extension Array where Element: AnyObject {
    /// Puts objects that have changed where an order wants them, in an array that is in that order but for these.
    ///
    /// All of them are taken out first: beside one that is out of place no other finds its own.
    ///
    /// - Parameters:
    ///   - changed: Those that belong here.
    ///   - isChanged: Whether an object of the array is one that has changed.
    ///   - comesBefore: The order.
    /// - Returns: Whether the array is another one.
    /// - Complexity: O(*n* + *k* log *n*) for *k* changed objects, and O(*n*) moves for each that is put elsewhere.
    @inlinable
    package mutating func put(
        _ changed: [Element], where isChanged: (Element) -> Bool, by comesBefore: (Element, Element) -> Bool
    ) -> Bool {
        if changed.count <= 1 {
            let old = firstIndex(where: isChanged)
            if let old, let object = changed.first, self[old] === object, isInPlace(old, by: comesBefore),
                !self[(old + 1)...].contains(where: isChanged)
            {
                return false
            }
            if old == nil, changed.isEmpty { return false }
        }
        let before = self
        removeAll(where: isChanged)
        for object in changed { insert(object, at: place(of: object, by: comesBefore)) }
        return count != before.count || !zip(self, before).allSatisfy(===)
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
