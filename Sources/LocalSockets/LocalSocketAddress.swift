#if canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The path of a local socket, as the system's calls need it. Their errors are in `errno`.
package struct LocalSocketAddress {
    private var address = sockaddr_un()

    /// Creates the address of a path; `nil` if the path is too long.
    package init?(_ path: String) {
        address.sun_family = sa_family_t(AF_UNIX)
        // The zero at the end is already there.
        guard path.utf8.count < MemoryLayout.size(ofValue: address.sun_path) else { return nil }
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    }

    /// Opens a local socket, which is closed in programs that this process starts; `nil` if the system refuses.
    package static func open() -> Int32? {
        #if canImport(Musl)
        let file = socket(AF_UNIX, SOCK_STREAM, 0)
        #else
        let file = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        #endif
        guard file >= 0 else { return nil }
        // Programs that either process starts must not keep the connection open.
        _ = fcntl(file, F_SETFD, FD_CLOEXEC)
        return file
    }

    /// Connects a socket with the process that listens at the path, and returns whether one does.
    package func connect(_ file: Int32) -> Bool {
        #if canImport(Musl)
        call { Musl.connect(file, $0, $1) }
        #else
        call { Glibc.connect(file, $0, $1) }
        #endif
    }

    /// Gives a socket the path as its name, and returns whether the system has allowed it.
    package func bind(_ file: Int32) -> Bool {
        #if canImport(Musl)
        call { Musl.bind(file, $0, $1) }
        #else
        call { Glibc.bind(file, $0, $1) }
        #endif
    }

    // Unsafe pointers: the system reads the address before the closure returns.
    private func call(_ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32) -> Bool {
        withUnsafePointer(to: address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                body($0, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0
            }
        }
    }
}
