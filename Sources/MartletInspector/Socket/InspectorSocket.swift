import Dispatch
import Foundation

#if canImport(Glibc)
import Glibc
#else
import Musl
#endif

/// The listening socket of the program. Confined to the inspector's queue.
final class InspectorSocket {
    /// Called for each new connection.
    private let connected: (Int32) -> Void
    private let listener: Int32
    private let source: any DispatchSourceRead

    /// The largest number of connections waiting to be accepted.
    private static let backlog: Int32 = 4

    /// Listens at a path that only the user may access.
    init(at path: String, queue: DispatchQueue, connected: @escaping (Int32) -> Void) throws(SocketError) {
        self.connected = connected
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        guard path.utf8.count < MemoryLayout.size(ofValue: address.sun_path) else {
            throw SocketError("\(path) is too long for a socket")
        }
        // Unsafe pointers: the bytes of the path; the terminating zero is already there.
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
        let listener = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        guard listener >= 0 else { throw SocketError(system: "a socket") }
        // The permissions are set before the socket has a name, so that other users can never connect.
        fchmod(listener, 0o600)
        Self.removeLeftover(at: path, address)
        guard Self.withAddress(address, { bind(listener, $0, $1) }) == 0 else {
            let error = SocketError(system: path)
            close(listener)
            throw error
        }
        guard listen(listener, Self.backlog) == 0 else {
            let error = SocketError(system: path)
            close(listener)
            throw error
        }
        self.listener = listener
        source = DispatchSource.makeReadSource(fileDescriptor: listener, queue: queue)
        source.setEventHandler { [unowned self] in accept() }
        source.resume()
        SocketRemoval.atExit(of: path)
    }

    deinit {
        source.cancel()
        close(listener)
    }

    private func accept() {
        let connection = Glibc.accept(listener, nil, nil)
        guard connection >= 0 else { return }
        _ = fcntl(connection, F_SETFD, FD_CLOEXEC)
        _ = fcntl(connection, F_SETFL, fcntl(connection, F_GETFL) | O_NONBLOCK)
        connected(connection)
    }

    /// Removes the socket of a program that was stopped, on which no process listens.
    private static func removeLeftover(at path: String, _ address: sockaddr_un) {
        var status = stat()
        guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFSOCK, status.st_uid == getuid() else { return }
        let probe = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        defer { close(probe) }
        if withAddress(address, { connect(probe, $0, $1) }) != 0, errno == ECONNREFUSED { unlink(path) }
    }

    // Unsafe pointers: the address cast to the generic address type, used only during the call.
    private static func withAddress(
        _ address: sockaddr_un, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32
    ) -> Int32 {
        withUnsafePointer(to: address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, socklen_t(MemoryLayout<sockaddr_un>.size)) }
        }
    }
}

/// Removes the program's socket at exit.
private enum SocketRemoval {
    // nonisolated(unsafe): set once, before the function that reads it is registered.
    nonisolated(unsafe) private static var path: UnsafeMutablePointer<CChar>?

    // Unsafe pointers: a copy of the path that lives as long as the process.
    static func atExit(of path: String) {
        self.path = strdup(path)
        atexit { if let path = SocketRemoval.path { unlink(path) } }
    }
}
