/// What the writes of a location have left for updates. Guarded by the lock of the location's queue.
///
/// Almost every location is written in one transaction at a time: its values lie in three places that are made once.
/// Whether a place holds a value, the ``WaitingState`` says.
final class WaitingValues<Value> {
    // Unsafe pointers: three places for values, which `state` says are filled; freed with the object.
    private let places = UnsafeMutablePointer<Value>.allocate(capacity: 3)
    // @exclusivity(unchecked): guarded by the queue's lock; no access lasts while other code runs.
    @exclusivity(unchecked) var state: WaitingState = []
    /// The group of the queue that the location was last entered in.
    @exclusivity(unchecked) var enteredGroup = 0
    /// The values of earlier groups that wait, oldest first; that of the last group is the location's.
    @exclusivity(unchecked) private var earlier: [Value] = []
    /// The values of several groups that the update under way has yet to carry out, newest first.
    @exclusivity(unchecked) private var underWay: [Value] = []

    /// What an update sees while a newer value waits.
    var snapshot: UnsafeMutablePointer<Value> { places }

    /// The value that the update under way has yet to carry out, where it is only one.
    var staged: UnsafeMutablePointer<Value> { places + 1 }

    /// The value that is being carried out.
    var taken: UnsafeMutablePointer<Value> { places + 2 }

    /// Keeps the value of a group that is followed by another.
    func keep(_ value: Value) { earlier.append(value) }

    /// Fixes what the update carries out, where that is more than one value.
    ///
    /// - Parameter last: The value of the last group.
    func stageSeveral(upTo last: Value) {
        earlier.append(last)
        underWay = earlier.reversed()
        earlier = []
    }

    /// Takes the value that is to be carried out next.
    ///
    /// - Returns: whether there was one.
    func takeNext() -> Bool {
        if state.contains(.hasStaged) {
            taken.moveInitialize(from: staged, count: 1)
            state.remove(.hasStaged)
            return true
        }
        return state.contains(.hasSeveral) && takeNextOfSeveral()
    }

    /// Takes the value that is to be carried out next. What follows is seen as it is from here on, unless something newer
    /// waits.
    ///
    /// - Returns: whether there was one.
    func takeWithLock() -> Bool {
        guard takeNext() else { return false }
        if state.contains(.hasSnapshot) {
            snapshot.deinitialize(count: 1)
            state.remove(.hasSnapshot)
        }
        if !state.isDisjoint(with: [.isQueued, .hasSeveral]) {
            snapshot.initialize(to: taken.pointee)
            state.insert(.hasSnapshot)
        }
        return true
    }

    /// Apart, since an optional of the type has to be looked up.
    @inline(never)
    private func takeNextOfSeveral() -> Bool {
        guard let next = underWay.popLast() else { return false }
        if underWay.isEmpty { state.remove(.hasSeveral) }
        taken.initialize(to: next)
        return true
    }

    deinit {
        if state.contains(.hasSnapshot) { snapshot.deinitialize(count: 1) }
        if state.contains(.hasStaged) { staged.deinitialize(count: 1) }
        places.deallocate()
    }
}

/// Where a location stands in its queue.
struct WaitingState: OptionSet {
    let rawValue: UInt8

    /// The location was written since an update last took the writes that wait.
    static let isQueued = WaitingState(rawValue: 1 << 0)
    static let hasSnapshot = WaitingState(rawValue: 1 << 1)
    static let hasStaged = WaitingState(rawValue: 1 << 2)
    /// Values of earlier groups wait.
    static let hasEarlier = WaitingState(rawValue: 1 << 3)
    /// The update under way has yet to carry out values of several groups.
    static let hasSeveral = WaitingState(rawValue: 1 << 4)
}
