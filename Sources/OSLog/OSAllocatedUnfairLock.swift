import Synchronization

/// A lock with what it guards.
///
/// A copy is the same lock. Whoever holds it must not take it again.
public struct OSAllocatedUnfairLock<State>: Sendable {
    // @unchecked Sendable: the lock guards the state.
    private final class Storage: @unchecked Sendable {
        let lock = Mutex<Void>(())
        var state: State

        init(_ state: State) { self.state = state }
    }

    private let storage: Storage

    /// A lock around a state that may only be used on one side.
    public init(uncheckedState initialState: State) { storage = Storage(initialState) }

    /// Runs a closure that holds the lock, with the state.
    public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
        try storage.lock.withLock { _ in try body(&storage.state) }
    }

    /// Runs a closure that holds the lock, with the state.
    public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R {
        try storage.lock.withLock { _ in try body(&storage.state) }
    }
}

extension OSAllocatedUnfairLock where State: Sendable {
    /// A lock around a state.
    public init(initialState: State) { self.init(uncheckedState: initialState) }
}

extension OSAllocatedUnfairLock where State == Void {
    /// A lock around what is guarded elsewhere.
    public init() { self.init(uncheckedState: ()) }

    /// Runs a closure that holds the lock.
    public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
        try withLock { (_: inout Void) in try body() }
    }

    /// Runs a closure that holds the lock.
    public func withLockUnchecked<R>(_ body: () throws -> R) rethrows -> R {
        try withLockUnchecked { (_: inout Void) in try body() }
    }
}
