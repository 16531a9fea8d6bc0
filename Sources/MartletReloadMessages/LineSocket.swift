import Foundation
import LocalSockets

/// A local socket that transfers messages, each as a line of JSON: between `martlet run` and the app.
public final class LineSocket: Sendable {
    private let socket: LocalSocket

    private init(_ socket: LocalSocket) { self.socket = socket }

    /// Connects to a socket; `nil` if no process listens.
    public convenience init?(connectingTo path: String) {
        guard let socket = LocalSocket(connectingTo: path) else { return nil }
        self.init(socket)
    }

    /// Listens for connections; `nil` if the socket can't be made.
    public convenience init?(listeningAt path: String) {
        guard let socket = LocalSocket(listeningAt: path) else { return nil }
        self.init(socket)
    }

    /// Waits for a connection.
    public func accepted() -> LineSocket? { socket.accepted().map(LineSocket.init) }

    /// Sends a message. It is dropped if the other process has ended.
    public func send(_ message: some Encodable) {
        guard var data = try? JSONEncoder().encode(message) else { return }
        data.append(UInt8(ascii: "\n"))
        socket.send(data)
    }

    /// Calls a closure for each message, and returns when the other process has ended. Other lines are skipped.
    public func forEach<Message: Decodable>(_ type: Message.Type, _ handle: (Message) -> Void) {
        socket.forEachLine { line in
            if let message = try? JSONDecoder().decode(Message.self, from: Data(line)) { handle(message) }
        }
    }

    /// The number of the process at the other end; `nil` if it is not known.
    public var peer: Int32? { socket.peer }
}
