import Synchronization

/// A `Mutex` whose handover is visible to ThreadSanitizer.
///
/// The sanitizer does not see synchronization inside the runtime's libraries. After a wait for a `Mutex` it misses that
/// the writes of the previous owner happened before, and reports a race. Therefore each owner writes a mark that the
/// next one reads.
///
/// For values that the thread tests reach. On x86 the mark costs two ordinary instructions, and a word next to the
/// lock. The type is local to this module because it would not be specialized across modules, and each `@State` creates
/// one.
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
