/// The rows of a `ForEach` that may have moved, found by id for new data.
struct RowMatching<ID: Hashable> {
    private var known: [ID: Int] = [:]
    /// The candidate rows that have not been matched.
    private var left: ContiguousArray<RowReference?> = []
    private var leftCount = 0
    /// The ids that no row was found for.
    var made: ContiguousArray<ID> = []
    /// The number of new rows; the others were found again.
    var madeCount = 0

    /// - Parameter indices: Which of the rows are in question. Of those with one id, the first is found.
    init(ids: ContiguousArray<ID>, rows: ContiguousArray<RowReference>, at indices: ContiguousArray<Int>) {
        left.reserveCapacity(indices.count)
        known.reserveCapacity(indices.count)
        leftCount = indices.count
        for index in indices {
            let id = ids[index]
            if known[id] == nil { known[id] = left.count }
            left.append(rows[index])
        }
    }

    /// The row of an id, which is found once.
    mutating func take(_ id: ID) -> RowReference? {
        guard leftCount > 0, let index = known.removeValue(forKey: id) else { return nil }
        leftCount -= 1
        defer { left[index] = nil }
        return left[index]
    }

    /// Calls `body` for each row that the new data does not contain.
    func forEachLeft(_ body: (RowReference) -> Void) {
        guard leftCount > 0 else { return }
        for case let row? in left { body(row) }
    }
}

/// Returns whether an id occurs more than once, given the ids without an existing row: only these can be duplicates.
// Unsafe pointers: the ids are integers, as has just been asked.
@inlinable
func repeats<ID: Hashable>(_ ids: ContiguousArray<ID>, among made: ContiguousArray<ID>) -> Bool {
    if ID.self == Int.self, isAscending(unsafeBitCast(ids, to: ContiguousArray<Int>.self)) { return false }
    let candidates = Set(made)
    if candidates.count < made.count { return true }
    if made.count == ids.count { return false }
    var count = 0
    for id in ids where candidates.contains(id) { count += 1 }
    return count > made.count
}

/// Whether each number is greater than the one before it, as ids often are.
@inlinable
func isAscending(_ numbers: ContiguousArray<Int>) -> Bool {
    for index in numbers.indices.dropFirst() where numbers[index - 1] >= numbers[index] { return false }
    return true
}
