/// A set of types of rules, by the `detail` of their records. It is asked for each of the thousands of runs in an update.
struct DetailSet {
    // A hash table with linear probing, at most half full. 0 is an empty place: it is the detail of no rule.
    private var places = ContiguousArray<UInt64>(repeating: 0, count: 64)
    private var count = 0

    /// Whether the set contains a type.
    /// - Complexity: O(1) on average.
    @inline(__always)
    func contains(_ detail: UInt64) -> Bool {
        if count == 0 { return false }
        var place = home(of: detail)
        while places[place] != 0 {
            if places[place] == detail { return true }
            place = (place &+ 1) & (places.count &- 1)
        }
        return false
    }

    /// Adds a type.
    /// - Complexity: O(1) on average.
    mutating func insert(_ detail: UInt64) {
        guard detail != 0, !contains(detail) else { return }
        if 2 * (count + 1) > places.count {
            let old = places
            places = ContiguousArray(repeating: 0, count: 2 * old.count)
            for other in old where other != 0 { add(other) }
        }
        add(detail)
        count += 1
    }

    private mutating func add(_ detail: UInt64) {
        var place = home(of: detail)
        while places[place] != 0 { place = (place &+ 1) & (places.count &- 1) }
        places[place] = detail
    }

    @inline(__always)
    private func home(of detail: UInt64) -> Int {
        // The lowest bits of an address are always 0.
        Int(truncatingIfNeeded: (detail >> 4) ^ (detail >> 12)) & (places.count &- 1)
    }
}
