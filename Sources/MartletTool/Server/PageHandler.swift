import FlyingFox
import Foundation

/// Answers HTTP requests for the page's files, a recording and the page's WebSocket. Rejects requests without the
/// token, with another host name, or from another origin.
struct PageHandler: HTTPHandler {
    let access: PageAccess
    let finder: AppFinder?
    let recording: URL?
    let log: Log

    /// The files of the page, by name.
    private let files: [String: Data]

    init(access: PageAccess, finder: AppFinder?, recording: URL?, log: Log) throws {
        (self.access, self.finder, self.recording, self.log) = (access, finder, recording, log)
        files = try PageFiles.all(in: "Page")
    }

    func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
        if let refusal = access.refusal(of: request, log: log) { return refusal }
        let name = access.name(in: request)
        if name == "socket" {
            let connection = PageConnection(finder: finder, recording: recording?.lastPathComponent, log: log)
            let response = try await WebSocketHTTPHandler(handler: connection).handleRequest(request)
            if case .webSocket = response.payload { log.write("a page has come") }
            return response
        }
        if name == "recording", let recording {
            let body = try HTTPBodySequence(file: recording, suggestedBufferSize: 64 << 10)
            return HTTPResponse(statusCode: .ok, headers: PageAccess.headers("application/x-ndjson"), body: body)
        }
        return PageFiles.answer(name, from: files)
    }
}
