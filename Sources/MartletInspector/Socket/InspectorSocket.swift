import Dispatch
import Foundation
import LocalSockets

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
        guard let address = LocalSocketAddress(path) else { throw SocketError("\(path) is too long for a socket") }
        guard let listener = LocalSocketAddress.open() else { throw SocketError(system: "a socket") }
        // The permissions are set before the socket has a name, so that other users can never connect.
        fchmod(listener, 0o600)
        Self.removeLeftover(at: path, address)
        guard address.bind(listener) else {
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
    private static func removeLeftover(at path: String, _ address: LocalSocketAddress) {
        var status = stat()
        guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFSOCK, status.st_uid == getuid() else { return }
        guard let probe = LocalSocketAddress.open() else { return }
        defer { close(probe) }
        if !address.connect(probe), errno == ECONNREFUSED { unlink(path) }
    }
}

/// Removes the program's socket at exit.
private enum SocketRemoval {
    // nonisolated(unsafe): set once, before the function that reads it is registered. Unsafe pointers: a copy of the path that
    // lives as long as the process.
    nonisolated(unsafe) private static var path: UnsafeMutablePointer<CChar>?

    static func atExit(of path: String) {
        self.path = strdup(path)
        atexit { if let path = SocketRemoval.path { unlink(path) } }
    }
}
