import Foundation
import Glibc
import LocalSockets
import Testing

/// A client of the inspector's socket, as another program is one.
// @unchecked Sendable: used by one test at a time.
final class InspectorClient: @unchecked Sendable {
    private let socket: Int32
    private var received = Data()

    init(path: String) throws {
        let address = try #require(LocalSocketAddress(path))
        socket = try #require(LocalSocketAddress.open())
        guard address.connect(socket) else { throw CocoaError(.fileReadUnknown) }
        _ = fcntl(socket, F_SETFL, fcntl(socket, F_GETFL) | O_NONBLOCK)
    }

    deinit { close(socket) }

    func send(_ text: String) {
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
            if count < 0, errno == EAGAIN { continue }
            guard count > 0 else { return }
            rest = rest.dropFirst(count)
        }
    }

    /// The next message; nil when the other side has hung up.
    func message() async -> [String: Any]? {
        while true {
            if let end = received.firstIndex(of: UInt8(ascii: "\n")) {
                let line = Data(received[..<end])
                received = Data(received[(end + 1)...])
                return (try? JSONSerialization.jsonObject(with: line)) as? [String: Any] ?? [:]
            }
            var bytes = [UInt8](repeating: 0, count: 1 << 14)
            let count = recv(socket, &bytes, bytes.count, 0)
            if count < 0, errno == EAGAIN {
                await Task.yield()
                continue
            }
            guard count > 0 else { return nil }
            received += bytes[..<count]
        }
    }

    /// The next message of which something holds.
    func message(where isWanted: ([String: Any]) -> Bool) async -> [String: Any]? {
        while let message = await message() { if isWanted(message) { return message } }
        return nil
    }

    /// The next event of a kind.
    func event(_ name: String) async -> [String: Any]? { await message { $0["event"] as? String == name } }

    /// Waits for the source location of a write. Messages about writes of earlier tests may arrive too.
    func site(of write: Int) async -> [String: Any]? {
        await message { $0["event"] as? String == "site" && $0["write"] as? Int == write }
    }

    /// The next update that carried a write out.
    func updateWithWrites() async -> [String: Any]? {
        await message { $0["event"] as? String == "update" && ($0["writes"] as? [Any])?.isEmpty == false }
    }

    /// The messages that have come so far.
    func available() -> [[String: Any]] {
        var bytes = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = recv(socket, &bytes, bytes.count, 0)
            guard count > 0 else { break }
            received += bytes[..<count]
        }
        guard let end = received.lastIndex(of: UInt8(ascii: "\n")) else { return [] }
        let lines = received[...end].split(separator: UInt8(ascii: "\n"))
        received = Data(received[(end + 1)...])
        return lines.map { (try? JSONSerialization.jsonObject(with: Data($0))) as? [String: Any] ?? [:] }
    }

    private var lastID = 0

    /// Asks, and waits for the answer.
    func ask(_ what: String, _ parameters: [String: Any] = [:]) async -> [String: Any]? {
        lastID += 1
        let id = lastID
        let request = parameters.merging(["id": id, "ask": what]) { $1 }
        let data = (try? JSONSerialization.data(withJSONObject: request)) ?? Data()
        send(String(decoding: data, as: UTF8.self) + "\n")
        return await message { $0["re"] as? Int == id }
    }
}
