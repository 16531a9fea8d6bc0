import Foundation

/// Answers HTTP requests for the page's files, a recording and the page's WebSocket. Rejects requests without the
/// token, with another host name, or from another origin.
struct PageHandler: PageHandling {
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

    func answer(_ request: HTTPRequest) async -> HTTPResponse {
        if let refusal = access.refusal(of: request, log: log) { return refusal }
        let name = access.name(in: request)
        if name == "socket" {
            let connection = PageConnection(finder: finder, recording: recording?.lastPathComponent, log: log)
            let response = HTTPResponse.webSocket(for: request, connection)
            if case .socket = response.body { log.write("a page has come") }
            return response
        }
        if name == "recording", let recording {
            return HTTPResponse(
                status: .ok, headers: PageAccess.headers("application/x-ndjson"), body: .file(recording))
        }
        return PageFiles.answer(name, from: files)
    }
}
