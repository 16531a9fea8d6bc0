#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A lock between processes: a file of its own, which is never removed while it may be in use.
enum FileLock {
    /// Runs `body` with the lock held.
    ///
    /// A process that is stopped while it holds the lock must not stop the others for good: after two seconds `body`
    /// runs without it. The same holds where the file system has no locks.
    static func holding<Result>(_ path: String, _ body: () throws -> Result) rethrows -> Result {
        let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { return try body() }
        // The end of the descriptor is the end of the lock, also when the process is killed.
        defer { close(descriptor) }
        for _ in 0..<1_000 {
            if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { break }
            guard errno == EWOULDBLOCK || errno == EINTR else { break }
            usleep(2_000)
        }
        return try body()
    }
}
