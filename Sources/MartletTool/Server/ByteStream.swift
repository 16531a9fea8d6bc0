import FlyingSocks
import Foundation

#if canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A connection of a page, whose bytes are read through a buffer. It has one reader and one writer.
actor ByteStream {
    /// The error of more bytes than a limit before the end of a head.
    struct TooLong: Error {}

    private let socket: AsyncSocket
    private var buffer: [UInt8] = []

    init(_ socket: AsyncSocket) { self.socket = socket }

    /// Reads the bytes before an empty line, and removes both; `nil` if the connection ends before.
    func head(atMost limit: Int) async throws -> [UInt8]? {
        let lineFeed = UInt8(ascii: "\n")
        var searched = 0
        while true {
            for index in searched..<buffer.count where buffer[index] == lineFeed {
                let before = index > 0 && buffer[index - 1] == UInt8(ascii: "\r") ? index - 1 : index
                guard before > 0, buffer[before - 1] == lineFeed else { continue }
                defer { buffer.removeFirst(index + 1) }
                return Array(buffer[..<(before - 1)])
            }
            searched = buffer.count
            guard buffer.count <= limit else { throw TooLong() }
            guard try await fill() else { return nil }
        }
    }

    /// Reads a number of bytes; `nil` if the connection ends before.
    func bytes(_ count: Int) async throws -> [UInt8]? {
        while buffer.count < count {
            guard try await fill() else { return nil }
        }
        defer { buffer.removeFirst(count) }
        return Array(buffer[..<count])
    }

    /// Returns the first bytes without removing them; `nil` if the connection ends before.
    func peek(_ count: Int) async throws -> ArraySlice<UInt8>? {
        while buffer.count < count {
            guard try await fill() else { return nil }
        }
        return buffer[..<count]
    }

    /// Sends bytes, and waits while the other side's buffer is full.
    nonisolated func write(_ data: Data) async throws { try await socket.write(data) }

    /// Ends the connection. What the other side still sends is read for a while: closing before would discard bytes that
    /// it has not received yet.
    func close() async {
        shutdown(socket.socket.file.rawValue, Int32(SHUT_WR))
        let draining = Task {
            var rest = 4 << 20
            while rest > 0, let count = try? await socket.read(atMost: 4096).count { rest -= count }
        }
        let limit = Task {
            try await Task.sleep(for: .seconds(1))
            draining.cancel()
        }
        await draining.value
        limit.cancel()
        try? socket.close()
    }

    /// Aborts after a time, unless the task is canceled.
    nonisolated func abort(after time: Duration) -> Task<Void, any Error> {
        Task {
            try await Task.sleep(for: time)
            abort()
        }
    }

    /// Makes reads and writes in progress fail.
    nonisolated func abort() { shutdown(socket.socket.file.rawValue, Int32(SHUT_RDWR)) }

    private func fill() async throws -> Bool {
        do {
            try await buffer.append(contentsOf: socket.read(atMost: 4096))
            return true
        } catch SocketError.disconnected {
            return false
        }
    }
}
