import Dispatch
import Foundation
import LocalSockets
import Synchronization

/// A connection to the service. Commands are sent by one thread at a time; events come on a thread of the connection.
final class SpeechConnection: Sendable {
    /// The answer to a command.
    struct Reply: Sendable {
        /// Three digits; those of success begin with 2.
        let code: Int
        /// The lines before the last one, without their codes.
        let lines: [String]

        var isSuccess: Bool { (200..<300).contains(code) }
    }

    /// The longest wait for an answer, in seconds: a list of all voices takes some tenths of one.
    private static let timeout = 3.0

    private let socket: LocalSocket
    private let reply = Mutex<Reply?>(nil)
    private let arrived = DispatchSemaphore(value: 0)

    /// Connects; `nil` if the service is not there. Blocks.
    ///
    /// - Parameter receive: Receives the code and the lines of each event, and of each answer before the sender gets it,
    ///   in the order in which they were sent; `nil` at the end of the connection.
    init?(_ service: SpeechService, receive: @escaping @Sendable (Int, [String]?) -> Void) {
        guard let socket = service.connect() else { return nil }
        self.socket = socket
        Thread.detachNewThread { [weak self] in
            var lines: [String] = []
            socket.forEachLine { bytes in
                let line = String(decoding: bytes, as: UTF8.self).trimmingCharacters(in: .newlines)
                guard let code = Int(line.prefix(3)) else { return }
                if line.dropFirst(3).first == "-" {
                    lines.append(String(line.dropFirst(4)))
                    return
                }
                let reply = Reply(code: code, lines: lines)
                lines = []
                receive(code, reply.lines)
                if code < 700 || code > 799 { self?.answer(reply) }
            }
            receive(0, nil)
            self?.answer(Reply(code: 0, lines: []))
        }
    }

    private func answer(_ reply: Reply) {
        self.reply.withLock { $0 = reply }
        arrived.signal()
    }

    /// Sends a command and waits for its answer; `nil` if there is none.
    func send(_ command: String) -> Reply? {
        socket.send("\(command)\r\n".utf8)
        guard arrived.wait(timeout: .now() + Self.timeout) == .success else {
            // A late answer would be taken for that to another command.
            end()
            return nil
        }
        return reply.withLock { $0 }
    }

    /// Ends the connection.
    func end() { socket.end() }

    /// The name by which the service knows the program: user, program, purpose.
    static var clientName: String {
        let program = SpeechRequest.word(ProcessInfo.processInfo.processName)
        return "\(SpeechRequest.word(NSUserName())):\(program.isEmpty ? "app" : program):main"
    }
}
