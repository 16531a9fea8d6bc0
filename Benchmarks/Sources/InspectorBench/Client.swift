import Foundation
import Glibc

/// A client of the inspector's socket that reads everything and keeps nothing.
enum Client {
    /// - Parameter subscribes: Whether the client receives the updates, as the page and a recording do.
    static func run(path: String, subscribes: Bool) {
        let socket = Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
        func connects() -> Bool {
            withUnsafePointer(to: address) {
                $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                    connect(socket, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0
                }
            }
        }
        // The program may not listen yet.
        while !connects() { usleep(5_000) }
        let request = Array("{\"id\":1,\"ask\":\"\(subscribes ? "subscribe" : "settle")\"}\n".utf8)
        send(socket, request, request.count, Int32(MSG_NOSIGNAL))
        var bytes = [UInt8](repeating: 0, count: 1 << 20)
        while recv(socket, &bytes, bytes.count, 0) > 0 {}
    }
}
