import Foundation

extension LineConnection {
    /// Subscribes to the app's updates, and passes its messages on until it ends.
    ///
    /// - Parameters:
    ///   - ignored: Called with a line that is no message.
    ///   - take: Called with each message and its line.
    /// - Throws: The error that ended the connection.
    nonisolated func subscribe(
        ignored: (_ line: [UInt8]) -> Void = { _ in },
        _ take: (_ line: [UInt8], _ message: sending [String: Any]) async -> Void
    ) async throws {
        try await send(#"{"id":1,"ask":"subscribe"}"#)
        while let line = try await nextLine() {
            guard line.isMessage, let message = try? JSONSerialization.jsonObject(with: Data(line)) as? [String: Any]
            else {
                ignored(line)
                continue
            }
            // nonisolated(unsafe): the message was created for this line and is not used here again.
            nonisolated(unsafe) let handedOn = message
            await take(line, handedOn)
        }
    }
}
