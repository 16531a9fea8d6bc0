extension RecursiveLock {
    /// Runs `body` with the lock held. This replaces the method of the lock's own module, which is not inlined here:
    /// every write and every update takes the lock.
    @inline(__always)
    func withLock<Result>(_ body: () -> Result) -> Result {
        lock()
        defer { unlock() }
        return body()
    }
}
