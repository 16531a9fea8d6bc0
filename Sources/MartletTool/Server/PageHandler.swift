import FlyingFox
import Foundation

/// Answers HTTP requests for the page's files, a recording and the page's WebSocket. Rejects requests without the
/// token, with another host name, or from another origin.
struct PageHandler: HTTPHandler {
    let token: String
    let finder: AppFinder?
    let recording: URL?
    let log: Log

    /// The files of the page, by name.
    private let files: [String: Data]

    init(token: String, finder: AppFinder?, recording: URL?, log: Log) throws {
        (self.token, self.finder, self.recording, self.log) = (token, finder, recording, log)
        let folder = Bundle.module.bundleURL.appendingPathComponent("Page")
        var files: [String: Data] = [:]
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) where Self.type(of: name) != nil {
            files[name] = try Data(contentsOf: folder.appendingPathComponent(name))
        }
        self.files = files
    }

    func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
        if let reason = reasonToRefuse(request) {
            let path = request.target.path().replacingOccurrences(of: token, with: "…").prefix(80)
            log.write("a request was refused: \(reason): \(request.method.rawValue) \(path)")
            return answer(.forbidden, "text/plain", Data("Refused.\n".utf8))
        }
        let name = String(request.target.path().dropFirst(token.count + 2))
        if name == "socket" {
            let connection = PageConnection(finder: finder, recording: recording?.lastPathComponent, log: log)
            let response = try await WebSocketHTTPHandler(handler: connection).handleRequest(request)
            if case .webSocket = response.payload { log.write("a page has come") }
            return response
        }
        if name == "recording", let recording {
            let body = try HTTPBodySequence(file: recording, suggestedBufferSize: 64 << 10)
            return HTTPResponse(statusCode: .ok, headers: headers("application/x-ndjson"), body: body)
        }
        let file = name.isEmpty ? "index.html" : name
        guard let data = files[file], let type = Self.type(of: file) else {
            return answer(.notFound, "text/plain", Data("There is nothing here.\n".utf8))
        }
        return answer(.ok, type, data)
    }

    /// Returns the reason to reject a request, or `nil`.
    private func reasonToRefuse(_ request: HTTPRequest) -> String? {
        guard request.method == .GET else { return "its method" }
        // Only a page opened with the printed address uses this host name.
        guard let address = PageServer.address else { return "nobody listens" }
        guard request.headers.values(for: .host) == [address] else { return "its Host is another" }
        let origins = request.headers.values(for: HTTPHeader("Origin"))
        guard origins.allSatisfy({ $0 == "http://" + address }) else { return "its Origin is another" }
        let parts = request.target.path().split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
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

    private static func type(of name: String) -> String? {
        switch name.split(separator: ".").last {
        case "html": "text/html; charset=utf-8"
        case "css": "text/css; charset=utf-8"
        case "js": "text/javascript; charset=utf-8"
        case "svg": "image/svg+xml"
        default: nil
        }
    }

    private func answer(_ status: HTTPStatusCode, _ type: String, _ body: Data) -> HTTPResponse {
        HTTPResponse(statusCode: status, headers: headers(type), body: body)
    }

    private func headers(_ type: String) -> HTTPHeaders {
        HTTPHeaders([
            .contentType: type,
            .cacheControl: "no-store",
            HTTPHeader("Content-Security-Policy"): """
            default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self'; \
            base-uri 'none'; form-action 'none'; frame-ancestors 'none'
            """,
            HTTPHeader("X-Content-Type-Options"): "nosniff",
            HTTPHeader("Referrer-Policy"): "no-referrer",
            HTTPHeader("Cross-Origin-Opener-Policy"): "same-origin",
            HTTPHeader("Cross-Origin-Resource-Policy"): "same-origin",
        ])
    }
}
