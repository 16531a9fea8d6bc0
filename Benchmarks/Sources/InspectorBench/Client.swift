import Foundation
import Glibc
import LocalSockets

/// A client of the inspector's socket that reads everything and keeps nothing.
enum Client {
    /// - Parameter subscribes: Whether the client receives the updates, as the page and a recording do.
    static func run(path: String, subscribes: Bool) {
        guard let address = LocalSocketAddress(path), let socket = LocalSocketAddress.open() else { return }
        // The program may not listen yet.
        while !address.connect(socket) { usleep(5_000) }
        let request = Array("{\"id\":1,\"ask\":\"\(subscribes ? "subscribe" : "settle")\"}\n".utf8)
        send(socket, request, request.count, Int32(MSG_NOSIGNAL))
        var bytes = [UInt8](repeating: 0, count: 1 << 20)
        while recv(socket, &bytes, bytes.count, 0) > 0 {}
    }
}
