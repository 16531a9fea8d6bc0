extension RecursiveLock {
    /// Runs with the lock held. It stands in for that of the lock's own module, which is not compiled into its callers
    /// here: every write and every update takes the lock.
    @inline(__always)
    func withLock<Result>(_ body: () -> Result) -> Result {
        lock()
        defer { unlock() }
        return body()
    }
}
