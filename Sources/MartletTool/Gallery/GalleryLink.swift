import Foundation
import MartletPreviewMessages
import MartletReloadMessages

/// Connects the app that shows the gallery, by a socket with a line of JSON for each message.
enum GalleryLink {
    /// Serves each connection to a socket, on threads of their own.
    static func accept(_ listener: LineSocket, session: GallerySession) {
        let thread = Thread {
            while let socket = listener.accepted() {
                Task { await serve(socket, session: session) }
            }
        }
        thread.start()
    }

    private static func serve(_ socket: LineSocket, session: GallerySession) async {
        let (number, events) = await session.addViewer()
        let report = session.report
        let reader = Thread {
            socket.forEach(GalleryRequest.self) { report.yield(.request($0, from: number)) }
            report.yield(.left(number))
        }
        reader.start()
        for await event in events { socket.send(event) }
    }
}
