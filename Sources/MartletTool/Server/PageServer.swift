import FlyingFox
import FlyingSocks
import Foundation

/// Serves a page on this machine, on a random port and protected by a random token.
final class PageServer: Sendable {
    private let server: HTTPServer
    private let access: PageAccess

    /// Creates a server.
    /// - Parameter handler: Makes what answers the requests.
    init(_ handler: (PageAccess) throws -> any HTTPHandler) throws {
        access = PageAccess()
        server = try HTTPServer(
            address: sockaddr_in.inet(ip4: "127.0.0.1", port: 0), logger: .disabled, handler: handler(access))
    }

    /// Creates a server of the inspector's page.
    convenience init(finder: AppFinder?, recording: URL?, log: Log) throws {
        try self.init { try PageHandler(access: $0, finder: finder, recording: recording, log: log) }
    }

    /// Starts listening, and returns the address.
    func start() async throws -> String {
        let server = self.server
        Task { try await server.run() }
        try await server.waitUntilListening()
        guard case .ip4(_, let port) = await server.listeningAddress else { throw SocketError.unsupportedAddress }
        let address = "127.0.0.1:\(port)"
        access.address = address
        return "http://\(address)/\(access.token)/"
    }
}
