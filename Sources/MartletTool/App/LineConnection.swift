import FlyingSocks
import Foundation

/// A connection to an app's socket, line by line.
actor LineConnection {
    /// The longest line that is taken from an app, in bytes: the records of an update with all that it may have are a
    /// tenth of that.
    static let longestLine = 32 << 20

    /// Why a connection ends that the app has not closed.
    struct LineTooLong: Error {}

    private let socket: AsyncSocket
    private var buffer: [UInt8] = []
    /// How much of the buffer has been handed out, and how much has been searched for an end of line.
    private var taken = 0
    private var searched = 0

    /// Connects, or throws where nobody answers.
    init(path: String) async throws {
        // The system's addresses end there.
        guard path.utf8.count < 108 else { throw SocketError.unsupportedAddress }
        socket = try await AsyncSocket.connected(to: .unix(path: path))
    }

    /// The next line, without its end; nil when the app has closed the connection.
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

    /// Sends a line, waiting until the app has room for it.
    func send(_ line: String) async throws {
        try await socket.write(Data((line + "\n").utf8))
    }

    /// Ends the connection. Call it when nobody reads from it or writes to it any more.
    func close() {
        try? socket.close()
    }
}
