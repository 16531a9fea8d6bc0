/// The values that writes of a location have left for updates. Guarded by the lock of the location's queue.
///
/// Almost every location is written in one transaction at a time: its values are in three slots that are allocated
/// once. The ``WaitingState`` records which slots are filled.
///
/// This class does not depend on the type of the values, so that a location, which is not specialized for it, can
/// access all of this without a metadata lookup; methods that need the type take it as a parameter, which is always the
/// same type.
final class WaitingValues {
    // Unsafe pointers: three slots for values; `state` records which are filled; freed with the object.
    private let places: UnsafeMutableRawPointer
    /// From one place to the next, in bytes.
    private let stride: Int
    // @exclusivity(unchecked): guarded by the queue's lock; no access lasts while other code runs.
    @exclusivity(unchecked) var state: WaitingState = []
    /// Whether the value that is being applied was taken ahead. Confined to the updating thread, which needs no lock to
    /// read it.
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
        /// The pending values, oldest first; the value of the last group is in the location.
        var earlier: [Value] = []
        /// The values that the running update still has to apply, newest first.
        var underWay: [Value] = []
    }

    init<Value>(of type: Value.Type) {
        stride = MemoryLayout<Value>.stride
        places = .allocate(byteCount: 3 * stride, alignment: MemoryLayout<Value>.alignment)
    }

    /// The value that an update sees while a newer value is pending.
    @inline(__always)
    func snapshot<Value>(as type: Value.Type) -> UnsafeMutablePointer<Value> {
        places.assumingMemoryBound(to: Value.self)
    }

    /// The value that the running update still has to apply, if there is only one.
    @inline(__always)
    func staged<Value>(as type: Value.Type) -> UnsafeMutablePointer<Value> {
        (places + stride).assumingMemoryBound(to: Value.self)
    }

    /// The value that is being applied.
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

    /// Records the values that the update applies, if there are several.
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

    /// Applies the next value. The rules that follow read it from now on, unless a newer value is pending.
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

/// The state of a location in its queue.
struct WaitingState: OptionSet {
    let rawValue: UInt8

    /// The location was written since an update last took the writes that wait.
    static let isQueued = WaitingState(rawValue: 1 << 0)
    static let hasSnapshot = WaitingState(rawValue: 1 << 1)
    static let hasStaged = WaitingState(rawValue: 1 << 2)
    /// Values of earlier groups wait.
    static let hasEarlier = WaitingState(rawValue: 1 << 3)
    /// The running update still has to apply values of several groups.
    static let hasSeveral = WaitingState(rawValue: 1 << 4)
}
