import Synchronization

#if canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A local socket, which transfers bytes between processes of this machine. Can be used on any thread.
package final class LocalSocket: Sendable {
    private let file: Int32
    /// Whether the other process has ended, which is found by writing.
    private let hasEnded = Mutex(false)

    private init(file: Int32) { self.file = file }

    deinit { close(file) }

    /// Connects to a socket; `nil` if no process listens.
    package convenience init?(connectingTo path: String) {
        guard let address = LocalSocketAddress(path), let file = LocalSocketAddress.open() else { return nil }
        guard address.connect(file) else {
            close(file)
            return nil
        }
        self.init(file: file)
    }

    /// Listens for connections; `nil` if the socket can't be made.
    package convenience init?(listeningAt path: String) {
        guard let address = LocalSocketAddress(path), let file = LocalSocketAddress.open() else { return nil }
        guard address.bind(file), listen(file, 8) == 0 else {
            close(file)
            return nil
        }
        self.init(file: file)
    }

    /// Waits for a connection.
    package func accepted() -> LocalSocket? {
        while true {
            let connection = accept(file, nil, nil)
            if connection >= 0 {
                _ = fcntl(connection, F_SETFD, FD_CLOEXEC)
                return LocalSocket(file: connection)
            }
            if errno != EINTR && errno != ECONNABORTED { return nil }
        }
    }

    /// Sends bytes. They are dropped if the other process has ended.
    package func send(_ bytes: some Sequence<UInt8>) {
        let bytes = Array(bytes)
        hasEnded.withLock { hasEnded in
            var rest = bytes[...]
            while !rest.isEmpty, !hasEnded {
                // Unsafe pointers: the system reads the bytes before `send` returns.
                let sent = rest.withUnsafeBytes { Self.send(file, $0) }
                if sent > 0 {
                    rest = rest.dropFirst(sent)
                } else if errno != EINTR {
                    hasEnded = true
                }
            }
        }
    }

    /// Calls a closure for each line, without its line feed, and returns when the connection has ended.
    package func forEachLine(_ handle: (ArraySlice<UInt8>) -> Void) {
        var buffer: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            // Unsafe pointers: the system writes to the buffer before `read` returns.
            let count = chunk.withUnsafeMutableBytes { read(file, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return }
            buffer += chunk[..<count]
            var start = buffer.startIndex
            while let end = buffer[start...].firstIndex(of: UInt8(ascii: "\n")) {
                handle(buffer[start..<end])
                start = end + 1
            }
            buffer.removeSubrange(..<start)
        }
    }

    /// Ends the connection: threads that wait for lines return.
    package func end() { shutdown(file, Int32(SHUT_RDWR)) }

    /// The number of the process at the other end; `nil` if it is not known.
    package var peer: Int32? {
        var credentials = Credentials()
        var length = socklen_t(MemoryLayout<Credentials>.size)
        guard getsockopt(file, SOL_SOCKET, SO_PEERCRED, &credentials, &length) == 0 else { return nil }
        return credentials.process
    }

    /// The system's record of the process at the other end of a local socket.
    private struct Credentials {
        var process: Int32 = 0
        var user: UInt32 = 0
        var group: UInt32 = 0
    }

    private static func send(_ file: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
        #if canImport(Musl)
        Musl.send(file, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL))
        #else
        Glibc.send(file, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL))
        #endif
    }
}
