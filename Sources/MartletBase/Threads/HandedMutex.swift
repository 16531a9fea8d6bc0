import Synchronization

/// A `Mutex` whose handover is visible to ThreadSanitizer.
///
/// The sanitizer does not see synchronization inside the runtime's libraries. After a wait for a `Mutex` it misses that
/// the writes of the previous owner happened before, and reports a race. Therefore each owner writes a mark that the
/// next one reads.
///
/// For values that the thread tests reach. On x86 the mark costs two ordinary instructions, and a word next to the
/// lock. Everything is inlinable because each `@State` creates one: clients must specialize it.
package struct HandedMutex<Value>: ~Copyable, Sendable {
    @usableFromInline let mutex: Mutex<Value>
    @usableFromInline let mark = Atomic<Bool>(false)

    @inlinable
    @inline(__always)
    package init(_ value: sending Value) { mutex = Mutex(value) }

    @inlinable
    @inline(__always)
    package borrowing func withLock<Result, Failure: Error>(
        _ body: (inout sending Value) throws(Failure) -> sending Result
    ) throws(Failure) -> sending Result {
        try mutex.withLock { value throws(Failure) -> sending Result in
            _ = mark.load(ordering: .acquiring)
            defer { mark.store(true, ordering: .releasing) }
            return try body(&value)
        }
    }
}
