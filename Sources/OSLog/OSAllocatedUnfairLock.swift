import Synchronization

/// A lock together with the state that it protects.
///
/// Copies share one lock. The lock is not recursive.
public struct OSAllocatedUnfairLock<State>: Sendable {
    // @unchecked Sendable: the lock protects the state.
    private final class Storage: @unchecked Sendable {
        let lock = Mutex<Void>(())
        var state: State

        init(_ state: State) { self.state = state }
    }

    private let storage: Storage

    /// Creates a lock with a state that is not `Sendable`.
    public init(uncheckedState initialState: State) { storage = Storage(initialState) }

    /// Runs a closure with the state while holding the lock.
    public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
        try storage.lock.withLock { _ in try body(&storage.state) }
    }

    /// Runs a closure with the state while holding the lock.
    public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R {
        try storage.lock.withLock { _ in try body(&storage.state) }
    }
}

extension OSAllocatedUnfairLock where State: Sendable {
    /// Creates a lock with a state.
    public init(initialState: State) { self.init(uncheckedState: initialState) }
}

extension OSAllocatedUnfairLock where State == Void {
    /// Creates a lock without a state.
    public init() { self.init(uncheckedState: ()) }

    /// Runs a closure while holding the lock.
    public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
        try withLock { (_: inout Void) in try body() }
    }

    /// Runs a closure while holding the lock.
    public func withLockUnchecked<R>(_ body: () throws -> R) rethrows -> R {
        try withLockUnchecked { (_: inout Void) in try body() }
    }
}
