import FlyingSocks
import Foundation

/// A connection to an app's socket that transfers lines.
actor LineConnection {
    /// The largest accepted line, in bytes. The largest possible update takes a tenth of it.
    static let longestLine = 32 << 20

    /// The error of a line that exceeds ``longestLine``.
    struct LineTooLong: Error {}

    private let socket: AsyncSocket
    private var buffer: [UInt8] = []
    /// The numbers of bytes that were returned, and that were searched for the end of a line.
    private var taken = 0
    private var searched = 0

    /// Connects to a socket; throws if no process listens.
    init(path: String) async throws {
        // The largest length of a socket address.
        guard path.utf8.count < 108 else { throw SocketError.unsupportedAddress }
        socket = try await AsyncSocket.connected(to: .unix(path: path))
    }

    /// Returns the next line without its end; `nil` if the app has closed the connection.
    func nextLine() async throws -> [UInt8]? {
        while true {
            if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
                defer { (taken, searched) = (end + 1, end + 1) }
                return Array(buffer[taken..<end])
            }
            if taken > 0 {
                buffer.removeFirst(taken)
                taken = 0
            }
            searched = buffer.count
            guard buffer.count <= Self.longestLine else { throw LineTooLong() }
            do {
                try await buffer.append(contentsOf: socket.read(atMost: 4096))
            } catch SocketError.disconnected {
                return nil
            }
        }
    }

    /// Sends a line, and waits while the app's buffer is full.
    func send(_ line: String) async throws {
        try await socket.write(Data((line + "\n").utf8))
    }

    /// Closes the connection, which must not be in use.
    func close() {
        try? socket.close()
    }
}
