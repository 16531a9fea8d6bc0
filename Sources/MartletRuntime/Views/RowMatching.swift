/// The rows of a `ForEach` that may have moved, found by id for new data.
///
/// It knows rows by their position among those that are in question, so that eager and lazy lists match by one rule:
/// of rows with one id, the first is found first, and each is found once. Where a list keeps its rows, and what a row
/// is, is its own matter.
struct RowMatching<ID: Hashable> {
    /// The first position of an id that has not been found.
    private var first: [ID: Int]
    /// The next position with the id of another one. Empty unless an id occurs more than once.
    private var next: [Int: Int] = [:]
    private var isFound: ContiguousArray<Bool>
    /// The number of rows that have not been found.
    private(set) var leftCount: Int

    /// - Parameters:
    ///   - count: The number of rows in question.
    ///   - id: Returns the id of the row at a position.
    init(count: Int, id: (Int) -> ID) {
        first = Dictionary(minimumCapacity: count)
        isFound = ContiguousArray(repeating: false, count: count)
        leftCount = count
        for position in stride(from: count - 1, through: 0, by: -1) {
            if let later = first.updateValue(position, forKey: id(position)) { next[position] = later }
        }
    }

    /// Returns the position of the row with an id; `nil` if there is none, or all have been found.
    mutating func find(_ id: ID) -> Int? {
        guard leftCount > 0, let position = first.removeValue(forKey: id) else { return nil }
        if !next.isEmpty, let later = next.removeValue(forKey: position) { first[id] = later }
        leftCount -= 1
        isFound[position] = true
        return position
    }

    /// Calls `body` with the position of each row that has not been found: the new data does not contain it.
    func forEachLeft(_ body: (Int) -> Void) {
        guard leftCount > 0 else { return }
        for position in isFound.indices where !isFound[position] { body(position) }
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
