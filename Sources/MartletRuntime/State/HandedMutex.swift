import Synchronization

/// A `Mutex` whose handing on ThreadSanitizer sees.
///
/// The sanitizer knows nothing of what happens inside the runtime's libraries. Where a thread has waited for a `Mutex`, it
/// misses that what the holder before it wrote came first, and reports a race. So each holder leaves a mark that the next
/// one reads.
///
/// For values that the thread tests reach. On x86 the mark costs two ordinary instructions, and a word beside the lock.
/// Of this module alone: seen from another one it would not be specialised, and each `@State` makes one.
struct HandedMutex<Value>: ~Copyable, Sendable {
    private let mutex: Mutex<Value>
    private let mark = Atomic<Bool>(false)

    @inline(__always)
    init(_ value: sending Value) { mutex = Mutex(value) }

    @inline(__always)
    borrowing func withLock<Result, Failure: Error>(
        _ body: (inout sending Value) throws(Failure) -> sending Result
    ) throws(Failure) -> sending Result {
        try mutex.withLock { value throws(Failure) -> sending Result in
            _ = mark.load(ordering: .acquiring)
            defer { mark.store(true, ordering: .releasing) }
            return try body(&value)
        }
    }
}
