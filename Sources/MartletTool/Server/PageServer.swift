import FlyingSocks
import Foundation
import Synchronization

#if canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Answers the requests for a page.
protocol PageHandling: Sendable {
    func answer(_ request: HTTPRequest) async -> HTTPResponse
}

/// Serves a page on this machine, on a random port and protected by a random token.
final class PageServer: Sendable {
    /// The largest number of connections at a time. Later ones are closed.
    private static let mostConnections = 256
    /// The time in which the head of a request has to come.
    private static let patience = Duration.seconds(10)

    private let handler: any PageHandling
    private let access: PageAccess
    private let connections = Mutex(0)

    /// Creates a server.
    /// - Parameter handler: Makes what answers the requests.
    init(_ handler: (PageAccess) throws -> any PageHandling) throws {
        access = PageAccess()
        self.handler = try handler(access)
    }

    /// Creates a server of the inspector's page.
    convenience init(finder: AppFinder?, recording: URL?, log: Log) throws {
        try self.init { try PageHandler(access: $0, finder: finder, recording: recording, log: log) }
    }

    /// Starts listening, and returns the address.
    func start() async throws -> String {
        let listener = try Socket(domain: Int32(AF_INET), type: .stream)
        Self.keepFromChildren(listener)
        try listener.bind(to: sockaddr_in.inet(ip4: "127.0.0.1", port: 0))
        try listener.listen()
        guard case .ip4(_, let port) = try listener.sockname() else { throw SocketError.unsupportedAddress }
        let pool = SocketPool(queue: ePoll(maxEvents: 20))
        try await pool.prepare()
        Task { try await pool.run() }
        let sockets = try AsyncSocket(socket: listener, pool: pool)
        let address = "127.0.0.1:\(port)"
        access.address = address
        Task { await accept(from: sockets) }
        return "http://\(address)/\(access.token)/"
    }

    private func accept(from listener: AsyncSocket) async {
        while true {
            guard let socket = try? await listener.accept() else {
                // Too many open files, or a connection that has ended already.
                try? await Task.sleep(for: .milliseconds(50))
                continue
            }
            Self.keepFromChildren(socket.socket)
            let isWelcome = connections.withLock { count in
                guard count < Self.mostConnections else { return false }
                count += 1
                return true
            }
            guard isWelcome else {
                try? socket.close()
                continue
            }
            Task {
                await serve(ByteStream(socket))
                connections.withLock { $0 -= 1 }
            }
        }
    }

    private func serve(_ stream: ByteStream) async {
        let limit = stream.abort(after: Self.patience)
        do {
            guard let head = try await stream.head(atMost: HTTPRequest.longestHead) else {
                throw SocketError.disconnected
            }
            limit.cancel()
            let response =
                if let request = HTTPRequest(head: head) { await handler.answer(request) } else { Self.malformed }
            try await send(response, to: stream)
        } catch is ByteStream.TooLong {
            limit.cancel()
            try? await send(PageAccess.answer(.large, "text/plain", Data("Too long.\n".utf8)), to: stream)
        } catch {
            // The other side is gone.
            limit.cancel()
        }
        await stream.close()
    }

    private static var malformed: HTTPResponse {
        PageAccess.answer(.malformed, "text/plain", Data("No request.\n".utf8))
    }

    private func send(_ response: HTTPResponse, to stream: ByteStream) async throws {
        switch response.body {
        case .data(let data):
            try await stream.write(response.head(length: data.count) + data)
        case .file(let url):
            let file = try FileHandle(forReadingFrom: url)
            defer { try? file.close() }
            var rest = try Int(file.seekToEnd())
            try file.seek(toOffset: 0)
            try await stream.write(response.head(length: rest))
            while rest > 0, let chunk = try file.read(upToCount: min(rest, 64 << 10)), !chunk.isEmpty {
                rest -= chunk.count
                try await stream.write(chunk)
            }
        case .socket(let handler):
            try await stream.write(response.head(length: nil))
            await handler.serve(WebSocket(stream, limit: PageConnection.longestMessage))
        }
    }

    /// Programs that the tool starts must not keep the page's connections open.
    private static func keepFromChildren(_ socket: Socket) { _ = fcntl(socket.file.rawValue, F_SETFD, FD_CLOEXEC) }
}
