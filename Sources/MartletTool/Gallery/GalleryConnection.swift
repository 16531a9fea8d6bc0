import Foundation
import MartletPreviewMessages

/// Connects a page's WebSocket to the gallery. A message is a line of JSON.
struct GalleryConnection: WebSocketHandler {
    let session: GallerySession
    let log: Log

    func serve(_ socket: WebSocket) async {
        let outbox = Outbox()
        let (number, events) = await session.addViewer()
        let forwarding = Task { await forward(events, to: outbox) }
        await socket.exchange(outbox, log: log) { message in
            if let request = try? JSONDecoder().decode(GalleryRequest.self, from: message) {
                session.report.yield(.request(request, from: number))
            } else {
                log.logIgnored(Array(message), from: "the page")
            }
        }
        forwarding.cancel()
        session.report.yield(.left(number))
    }

    private func forward(_ events: AsyncStream<GalleryEvent>, to outbox: Outbox) async {
        let encoder = JSONEncoder()
        for await event in events {
            guard let data = try? encoder.encode(event), await outbox.put(WebSocketFrame(.text, data)) else { return }
        }
        await outbox.finish(with: .close(.leaving, "the gallery has ended"))
    }
}
