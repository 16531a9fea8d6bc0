import Foundation

/// Serves a page over its WebSocket.
protocol WebSocketHandler: Sendable {
    /// Receives and sends frames until the page or the server ends the connection, which the caller then closes.
    func serve(_ socket: WebSocket) async
}

/// A connection that transfers messages in both directions, seen from the server.
struct WebSocket: Sendable {
    /// The error of a message beyond the limit.
    struct TooLong: Error {}

    /// The largest payload of a frame, in bytes. A larger one is not read.
    let limit: Int
    private let stream: ByteStream

    init(_ stream: ByteStream, limit: Int) { (self.stream, self.limit) = (stream, limit) }

    /// Returns the next frame; `nil` if the connection has ended.
    ///
    /// - Throws: ``TooLong`` for a payload beyond the limit, ``WebSocketFrame/Head/Violation`` for bytes that are no frame.
    func next() async throws -> WebSocketFrame? {
        guard let first = try await stream.peek(2),
            let head = try await stream.bytes(WebSocketFrame.Head.size(first[0], first[1]))
        else { return nil }
        let frame = try WebSocketFrame.Head(head)
        guard frame.length <= limit else { throw TooLong() }
        return try await stream.bytes(frame.length).map(frame.frame)
    }

    /// Sends a frame, and waits while the page does not read.
    func send(_ frame: WebSocketFrame) async throws { try await stream.write(frame.bytes) }

    /// Sends the frames of a queue until it is finished or the page is gone, which finishes it.
    private func send(_ outbox: Outbox) async {
        while let frame = await outbox.next() {
            do {
                try await send(frame)
            } catch {
                await outbox.finish(discarding: true)
                stream.abort()
            }
        }
    }
}

extension WebSocket {
    /// Sends the frames of a queue, and calls a closure for each message of the page, until the connection ends.
    ///
    /// - Parameters:
    ///   - outbox: The frames for the page. It is finished with the reason for the end.
    ///   - log: Receives messages about a page that was hung up on.
    ///   - take: Receives each message.
    func exchange(_ outbox: Outbox, log: Log, take: (Data) async -> Void) async {
        let sending = Task { await send(outbox) }
        let closing = await readMessages(outbox: outbox, log: log, take: take)
        await outbox.finish(with: closing, discarding: true)
        // A page that does not read can't delay the end.
        let limit = stream.abort(after: .seconds(2))
        await sending.value
        limit.cancel()
    }

    private func readMessages(outbox: Outbox, log: Log, take: (Data) async -> Void) async -> WebSocketFrame {
        var message = Data()
        do {
            while let frame = try await next() {
                switch frame.kind {
                case .close: return .close(.normal)
                case .ping: _ = await outbox.put(WebSocketFrame(.pong, frame.payload))
                case .pong: break
                case .binary:
                    log.write("a frame of the page was not understood: it was hung up on")
                    return .close(.unsupported, "only text")
                case .text, .continuation:
                    guard message.count + frame.payload.count <= limit else { throw TooLong() }
                    message.append(frame.payload)
                    if frame.isLast {
                        await take(message)
                        message = Data()
                    }
                }
            }
        } catch is TooLong {
            log.write("a message of the page was too long: it was hung up on")
            return .close(.tooLong, "too long")
        } catch is WebSocketFrame.Head.Violation {
            log.write("a frame of the page was not understood: it was hung up on")
            return .close(.violation)
        } catch {
            log.write("the connection to the page broke: \(error)")
        }
        return .close(.normal)
    }
}

extension HTTPResponse {
    /// Answers the request for a WebSocket (RFC 6455).
    static func webSocket(for request: HTTPRequest, _ handler: some WebSocketHandler) -> HTTPResponse {
        let keys = request.values(for: "Sec-WebSocket-Key")
        guard request.lists("websocket", in: "Upgrade"), request.lists("upgrade", in: "Connection"),
            request.values(for: "Sec-WebSocket-Version") == ["13"], keys.count == 1,
            Data(base64Encoded: keys[0])?.count == 16
        else { return PageAccess.answer(.malformed, "text/plain", Data("No WebSocket.\n".utf8)) }
        let proof = SHA1.checksum(of: Array((keys[0] + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11").utf8))
        return HTTPResponse(
            status: .switching,
            headers: [
                "Upgrade": "websocket", "Connection": "Upgrade",
                "Sec-WebSocket-Accept": Data(proof).base64EncodedString(),
            ], body: .socket(handler))
    }
}
