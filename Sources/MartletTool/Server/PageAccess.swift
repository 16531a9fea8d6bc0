import Foundation
import Synchronization

/// The protection of a page: a random token in its path, and requests that come from that page alone.
final class PageAccess: Sendable {
    /// The first part of the path of every request.
    let token: String
    private let currentAddress = Mutex<String?>(nil)

    /// Creates a random token.
    init() {
        var generator = SystemRandomNumberGenerator()
        token = (0..<4).map { _ in
            let digits = String(generator.next() as UInt64, radix: 36)
            return String(repeating: "0", count: 13 - digits.count) + digits
        }.joined()
    }

    /// The host name and port that requests must use; `nil` before the server listens.
    var address: String? {
        get { currentAddress.withLock { $0 } }
        set { currentAddress.withLock { $0 = newValue } }
    }

    /// Answers a request that is rejected, and logs the reason; `nil` for one that is allowed.
    func refusal(of request: HTTPRequest, log: Log) -> HTTPResponse? {
        guard let reason = reasonToRefuse(request) else { return nil }
        let path = request.path.replacingOccurrences(of: token, with: "…").prefix(80)
        log.write("a request was refused: \(reason): \(request.method) \(path)")
        return Self.answer(.forbidden, "text/plain", Data("Refused.\n".utf8))
    }

    /// The path of an allowed request, without the token.
    func name(in request: HTTPRequest) -> String { String(request.path.dropFirst(token.count + 2)) }

    /// Returns the reason to reject a request, or `nil`.
    private func reasonToRefuse(_ request: HTTPRequest) -> String? {
        guard request.method == "GET" else { return "its method" }
        // Only a page opened with the printed address uses this host name.
        guard let address = address else { return "nobody listens" }
        guard request.values(for: "Host") == [address] else { return "its Host is another" }
        let origins = request.values(for: "Origin")
        guard origins.allSatisfy({ $0 == "http://" + address }) else { return "its Origin is another" }
        let parts = request.path.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
        let given =
            parts.count > 1 ? parts[1].split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false) : []
        guard given.count == 2, Self.areEqual(String(given[0]), token) else { return "it has no token" }
        // Browsers always send the origin of a WebSocket.
        if given[1] == "socket", origins.isEmpty { return "it has no Origin" }
        return nil
    }

    /// Compares texts in constant time.
    private static func areEqual(_ a: String, _ b: String) -> Bool {
        let (a, b) = (Array(a.utf8), Array(b.utf8))
        guard a.count == b.count else { return false }
        return zip(a, b).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
    }

    /// Makes an answer.
    static func answer(_ status: HTTPResponse.Status, _ type: String, _ body: Data) -> HTTPResponse {
        HTTPResponse(status: status, headers: headers(type), body: .data(body))
    }

    /// The headers of every answer: nothing is stored, and nothing is loaded from elsewhere.
    static func headers(_ type: String) -> KeyValuePairs<String, String> {
        [
            "Content-Type": type,
            "Cache-Control": "no-store",
            "Content-Security-Policy": """
            default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:; \
            base-uri 'none'; form-action 'none'; frame-ancestors 'none'
            """,
            "X-Content-Type-Options": "nosniff",
            "Referrer-Policy": "no-referrer",
            "Cross-Origin-Opener-Policy": "same-origin",
            "Cross-Origin-Resource-Policy": "same-origin",
        ]
    }
}
