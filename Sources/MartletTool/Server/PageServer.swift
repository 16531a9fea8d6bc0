import FlyingFox
import FlyingSocks
import Foundation
import Synchronization

/// Serves the page on this machine, on a random port and protected by a random token.
final class PageServer: Sendable {
    /// The host name and port that requests must use; `nil` before the server listens.
    static var address: String? { currentAddress.withLock { $0 } }
    private static let currentAddress = Mutex<String?>(nil)

    private let server: HTTPServer
    private let token: String

    init(finder: AppFinder?, recording: URL?, log: Log) throws {
        var generator = SystemRandomNumberGenerator()
        token = (0..<4).map { _ in
            let digits = String(generator.next() as UInt64, radix: 36)
            return String(repeating: "0", count: 13 - digits.count) + digits
        }.joined()
        server = try HTTPServer(
            address: sockaddr_in.inet(ip4: "127.0.0.1", port: 0),
            logger: .disabled,
            handler: PageHandler(token: token, finder: finder, recording: recording, log: log)
        )
    }

    /// Starts listening, and returns the address.
    func start() async throws -> String {
        let server = self.server
        Task { try await server.run() }
        try await server.waitUntilListening()
        guard case .ip4(_, let port) = await server.listeningAddress else { throw SocketError.unsupportedAddress }
        let address = "127.0.0.1:\(port)"
        Self.currentAddress.withLock { $0 = address }
        return "http://\(address)/\(token)/"
    }
}
