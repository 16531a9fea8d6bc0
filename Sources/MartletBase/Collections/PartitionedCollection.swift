extension RandomAccessCollection {
    /// Returns the index of the first element that satisfies a condition, which all later ones do too; the end if there is
    /// none.
    ///
    /// - Complexity: O(log *n*), where *n* is the length of the collection.
    package func partitioningIndex(where condition: (Element) throws -> Bool) rethrows -> Index {
        var (low, count) = (startIndex, count)
        while count > 0 {
            let half = count / 2
            let middle = index(low, offsetBy: half)
            if try condition(self[middle]) {
                count = half
            } else {
                low = index(after: middle)
                count -= half + 1
            }
        }
        return low
    }
}
