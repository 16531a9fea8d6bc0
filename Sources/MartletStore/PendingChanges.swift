/// The changes to apply to a result before it is read again: single objects, or a complete fetch.
package struct PendingChanges<ID: Hashable> {
    /// Whether the store has to be asked again.
    package private(set) var needsFetch = true
    /// The objects that have changed, unless a fetch is needed.
    package private(set) var touched: Set<ID> = []
    /// Whether changes of single objects can be applied to the result.
    package var isExact = false

    /// The maximum number of changes that are applied one by one.
    private static var limit: Int { 200 }

    package init() {}

    /// Records a change of an object that may be in the result.
    ///
    /// - Returns: Whether the pending work has changed.
    package mutating func touch(_ id: ID) -> Bool {
        if needsFetch { return false }
        if isExact, touched.count < Self.limit { touched.insert(id) } else { needsFetch = true }
        return true
    }

    /// Records that the store has to be asked again.
    ///
    /// - Returns: Whether the pending work has changed.
    @discardableResult
    package mutating func askAgain() -> Bool {
        if needsFetch { return false }
        needsFetch = true
        return true
    }

    /// All of it has been done.
    package mutating func clear() {
        needsFetch = false
        touched = []
    }
}
