#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A lock for values that may not be shared between threads by their type, and so not be put into a `Mutex`. What it
/// guards says so.
///
/// It is one of the system's, which the thread sanitizer knows; a `Mutex` that threads wait for it does not.
struct PlainLock: ~Copyable {
    // Unsafe pointers: a mutex must not move; it is freed with the lock.
    private let mutex: UnsafeMutablePointer<pthread_mutex_t>

    init() {
        mutex = .allocate(capacity: 1)
        pthread_mutex_init(mutex, nil)
    }

    deinit {
        pthread_mutex_destroy(mutex)
        mutex.deallocate()
    }

    /// Runs `body` with the lock held. It must not come back to the same lock.
    @inline(__always)
    borrowing func withLock<Result>(_ body: () -> Result) -> Result {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        return body()
    }
}
