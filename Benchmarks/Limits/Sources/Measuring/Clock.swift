import CMeasuring

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Nanoseconds of the monotonic clock.
@inline(__always)
public func now() -> UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) &* 1_000_000_000 &+ UInt64(time.tv_nsec)
}

/// Bytes that the program holds on the heap, large blocks included; 0 where the C library does not tell.
public func heapBytes() -> Int {
    measuring_heap_bytes()
}

/// The destination of results, so that the optimizer cannot remove their computation.
@usableFromInline nonisolated(unsafe) var sink = 0

@inlinable
@inline(__always)
public func use(_ value: Int) {
    sink &+= value
}

/// Ends the program where a workload does not do what it says. Checked in every build:
/// `-Ounchecked` would drop a precondition.
@inline(never)
public func check(_ value: Int, is expected: Int, _ what: String) {
    if value != expected { fatalError("\(what): \(value), not \(expected)") }
}
