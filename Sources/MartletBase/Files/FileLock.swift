#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A lock between processes, held on a file of its own. The file is never removed, because another process may be
/// using it.
enum FileLock {
    /// Runs `body` while holding the lock.
    ///
    /// A process that is suspended while it holds the lock must not block others forever. After two seconds, `body`
    /// runs without the lock. The same applies if the file system does not support locks.
    static func holding<Result>(_ path: String, _ body: () throws -> Result) rethrows -> Result {
        let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { return try body() }
        // Closing the descriptor releases the lock, also when the process is killed.
        defer { close(descriptor) }
        for _ in 0..<1_000 {
            if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { break }
            guard errno == EWOULDBLOCK || errno == EINTR else { break }
            usleep(2_000)
        }
        return try body()
    }
}
