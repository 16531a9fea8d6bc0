import FlyingFox
import Foundation
import MartletPreviewMessages

/// Connects a page's WebSocket to the gallery. A message is a line of JSON.
struct GalleryConnection: WSHandler {
    let session: GallerySession
    let log: Log

    func makeFrames(for client: AsyncThrowingStream<WSFrame, any Error>) async throws -> AsyncStream<WSFrame> {
        let outbox = Outbox()
        let (number, events) = await session.addViewer()
        let sending = Task {
            let encoder = JSONEncoder()
            for await event in events {
                guard let data = try? encoder.encode(event),
                    await outbox.put(WSFrame(fin: true, opcode: .text, mask: nil, payload: data))
                else { return }
            }
            await outbox.finish(with: .close(code: WSCloseCode(1001, reason: "the gallery has ended")))
        }
        let report = session.report
        Task {
            await take(client, from: number, outbox: outbox)
            sending.cancel()
            report.yield(.left(number))
        }
        return AsyncStream {
            await outbox.next()
        } onCancel: {
            sending.cancel()
            report.yield(.left(number))
            Task { await outbox.finish(discarding: true) }
        }
    }

    private func take(_ client: AsyncThrowingStream<WSFrame, any Error>, from number: Int, outbox: Outbox) async {
        var message = Data()
        var closing = WSFrame.close(code: WSCloseCode(1000, reason: ""))
        do {
            frames: for try await frame in client {
                switch frame.opcode {
                case .close: break frames
                case .ping: _ = await outbox.put(WSFrame(fin: true, opcode: .pong, mask: nil, payload: frame.payload))
                case .pong: break
                case .text, .continuation:
                    guard message.count + frame.payload.count <= PageConnection.longestMessage else {
                        closing = .close(code: WSCloseCode(1009, reason: "too long"))
                        break frames
                    }
                    message.append(frame.payload)
                    guard frame.fin else { continue }
                    if let request = try? JSONDecoder().decode(GalleryRequest.self, from: message) {
                        session.report.yield(.request(request, from: number))
                    } else {
                        log.logIgnored(Array(message), from: "the page")
                    }
                    message = Data()
                default:
                    closing = .close(code: WSCloseCode(1003, reason: "only text"))
                    break frames
                }
            }
        } catch {
            log.write("the connection to the page broke: \(error)")
        }
        await outbox.finish(with: closing, discarding: true)
    }
}
