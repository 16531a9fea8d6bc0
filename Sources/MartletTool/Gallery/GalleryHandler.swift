import Foundation

/// Answers requests of the gallery's page: its files, its WebSocket, and the pictures of previews.
struct GalleryHandler: PageHandling {
    let access: PageAccess
    let session: GallerySession
    let log: Log
    private let files: [String: Data]

    init(access: PageAccess, session: GallerySession, log: Log) throws {
        (self.access, self.session, self.log) = (access, session, log)
        files = try PageFiles.all(in: "GalleryPage")
    }

    func answer(_ request: HTTPRequest) async -> HTTPResponse {
        if let refusal = access.refusal(of: request, log: log) { return refusal }
        let name = access.name(in: request)
        if name == "socket" {
            return .webSocket(for: request, GalleryConnection(session: session, log: log))
        }
        if name.hasPrefix("picture/") {
            guard let number = Int(name.dropFirst(8)), let data = await session.picture(number) else {
                return PageAccess.answer(.missing, "text/plain", Data("There is a later picture.\n".utf8))
            }
            return PageAccess.answer(.ok, "image/png", data)
        }
        return PageFiles.answer(name, from: files)
    }
}
