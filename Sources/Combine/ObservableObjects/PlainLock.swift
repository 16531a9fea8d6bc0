#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A lock for values that are not `Sendable`, and therefore cannot be stored in a `Mutex`. The protected properties
/// are commented as such.
///
/// It uses a system mutex, which the thread sanitizer supports. The sanitizer does not support a contended `Mutex`.
struct PlainLock: ~Copyable {
    // Unsafe pointers: a mutex must not move. It is freed with the lock.
    private let mutex: UnsafeMutablePointer<pthread_mutex_t>

    init() {
        mutex = .allocate(capacity: 1)
        pthread_mutex_init(mutex, nil)
    }

    deinit {
        pthread_mutex_destroy(mutex)
        mutex.deallocate()
    }

    /// Runs `body` while holding the lock. `body` must not acquire the same lock.
    @inline(__always)
    borrowing func withLock<Result>(_ body: () -> Result) -> Result {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        return body()
    }
}
