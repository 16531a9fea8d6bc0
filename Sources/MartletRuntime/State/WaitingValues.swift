/// What the writes of a location have left for updates. Guarded by the lock of the location's queue.
///
/// Almost every location is written in one transaction at a time: its values lie in three places that are made once.
/// Whether a place holds a value, the ``WaitingState`` says.
///
/// Knows nothing of the type of the values, so that a location, which is not compiled for it, gets at all of this without
/// looking the type of this up; what needs the type is told it, and always the same.
final class WaitingValues {
    // Unsafe pointers: three places for values, which `state` says are filled; freed with the object.
    private let places: UnsafeMutableRawPointer
    /// From one place to the next, in bytes.
    private let stride: Int
    // @exclusivity(unchecked): guarded by the queue's lock; no access lasts while other code runs.
    @exclusivity(unchecked) var state: WaitingState = []
    /// Whether the value that is being carried out was taken ahead. Of the thread that updates alone, which need not have
    /// the lock to ask.
    @exclusivity(unchecked) var isTaken = false
    /// Whether the place of the staged value holds the snapshot that was given up when that value was taken. It is released
    /// when the lock has been, since the end of a user's value may run any code. Of the thread that updates alone.
    @exclusivity(unchecked) private(set) var hasFormer = false
    /// The number of writes of the location, and the thread that made the last.
    @exclusivity(unchecked) var writeCount: UInt32 = 0
    @exclusivity(unchecked) var lastWriter: UInt = 0
    /// The number of writes before the last writer's first in a row.
    @exclusivity(unchecked) var writesBeforeLastWriter: UInt32 = 0
    /// The group of the queue that the location was last entered in.
    @exclusivity(unchecked) var enteredGroup = 0
    /// The values of several groups, where there are such; made with the first.
    @exclusivity(unchecked) private var several: AnyObject?

    /// The values of groups that are followed by others.
    private final class Several<Value> {
        /// Those that wait, oldest first; that of the last group is the location's.
        var earlier: [Value] = []
        /// Those that the update under way has yet to carry out, newest first.
        var underWay: [Value] = []
    }

    init<Value>(of type: Value.Type) {
        stride = MemoryLayout<Value>.stride
        places = .allocate(byteCount: 3 * stride, alignment: MemoryLayout<Value>.alignment)
    }

    /// What an update sees while a newer value waits.
    @inline(__always)
    func snapshot<Value>(as type: Value.Type) -> UnsafeMutablePointer<Value> {
        places.assumingMemoryBound(to: Value.self)
    }

    /// The value that the update under way has yet to carry out, where it is only one.
    @inline(__always)
    func staged<Value>(as type: Value.Type) -> UnsafeMutablePointer<Value> {
        (places + stride).assumingMemoryBound(to: Value.self)
    }

    /// The value that is being carried out.
    @inline(__always)
    func taken<Value>(as type: Value.Type) -> UnsafeMutablePointer<Value> {
        (places + 2 * stride).assumingMemoryBound(to: Value.self)
    }

    private func several<Value>(as type: Value.Type) -> Several<Value> {
        if let several { return unsafeDowncast(several, to: Several<Value>.self) }
        let made = Several<Value>()
        several = made
        return made
    }

    /// Keeps the value of a group that is followed by another.
    @inline(never)
    func keep<Value>(_ value: Value) {
        several(as: Value.self).earlier.append(value)
        state.insert(.hasEarlier)
    }

    /// Fixes what the update carries out, where that is more than one value.
    ///
    /// - Parameter last: The value of the last group.
    @inline(never)
    func stageSeveral<Value>(upTo last: Value) {
        state.remove(.hasEarlier)
        state.insert(.hasSeveral)
        let several = several(as: Value.self)
        several.earlier.append(last)
        several.underWay = several.earlier.reversed()
        several.earlier = []
    }

    /// Takes the value that is to be carried out next. What follows is seen as it is from here on, unless something newer
    /// waits.
    ///
    /// - Returns: whether there was one.
    func takeNext<Value>(_ type: Value.Type) -> Bool {
        if state.contains(.hasStaged) {
            taken(as: type).moveInitialize(from: staged(as: type), count: 1)
            state.remove(.hasStaged)
        } else if !state.contains(.hasSeveral) || !takeNextOfSeveral(type) {
            return false
        }
        if state.contains(.hasSnapshot) {
            // The staged value has just been taken: its place is free.
            staged(as: type).moveInitialize(from: snapshot(as: type), count: 1)
            state.remove(.hasSnapshot)
            hasFormer = true
        }
        if !state.isDisjoint(with: [.isQueued, .hasSeveral]) {
            snapshot(as: type).initialize(to: taken(as: type).pointee)
            state.insert(.hasSnapshot)
        }
        return true
    }

    /// Apart, since an optional of the type has to be looked up.
    @inline(never)
    private func takeNextOfSeveral<Value>(_ type: Value.Type) -> Bool {
        let several = several(as: type)
        guard let next = several.underWay.popLast() else { return false }
        if several.underWay.isEmpty { state.remove(.hasSeveral) }
        taken(as: type).initialize(to: next)
        return true
    }

    /// Releases the snapshot that was given up. Called without the lock.
    @inline(__always)
    func releaseFormer<Value>(_ type: Value.Type) {
        guard hasFormer else { return }
        hasFormer = false
        staged(as: type).deinitialize(count: 1)
    }

    /// Ends the values that wait. Called when the location ends, which knows their type.
    func end<Value>(_ type: Value.Type) {
        if state.contains(.hasSnapshot) { snapshot(as: type).deinitialize(count: 1) }
        if state.contains(.hasStaged) { staged(as: type).deinitialize(count: 1) }
        if hasFormer { staged(as: type).deinitialize(count: 1) }
        if isTaken { taken(as: type).deinitialize(count: 1) }
    }

    deinit { places.deallocate() }
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
