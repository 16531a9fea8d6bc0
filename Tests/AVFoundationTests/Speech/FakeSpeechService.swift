import Foundation
import LocalSockets
import Synchronization

/// A service that answers as speech-dispatcher does, and speaks when the test says so.
final class FakeSpeechService: Sendable {
    let path: String
    private let listener: LocalSocket
    private struct State {
        var connection: LocalSocket?
        var commands: [String] = []
        var texts: [String] = []
        var count = 0
    }
    private let state = Mutex(State())
    /// Whether texts are accepted.
    private let accepts: Bool

    init(accepts: Bool = true) throws {
        self.accepts = accepts
        path =
            FileManager.default.temporaryDirectory.appendingPathComponent("speech-\(UUID().uuidString.prefix(8))").path
        guard let listener = LocalSocket(listeningAt: path) else { throw CocoaError(.fileWriteUnknown) }
        self.listener = listener
        Thread.detachNewThread { [self] in
            while let connection = listener.accepted() {
                state.withLock { $0.connection = connection }
                serve(connection)
            }
        }
    }

    /// Ends the service: no one can connect, and who is connected is not any more.
    func end() {
        unlink(path)
        listener.end()
        state.withLock { $0.connection }?.end()
    }

    private func serve(_ connection: LocalSocket) {
        func answer(_ lines: String...) { connection.send(lines.map { "\($0)\r\n" }.joined().utf8) }
        var text: [String]?
        connection.forEachLine { bytes in
            let line = String(decoding: bytes, as: UTF8.self).trimmingCharacters(in: .newlines)
            if let lines = text {
                guard line == "." else {
                    text = lines + [line]
                    return
                }
                text = nil
                let number = state.withLock { state in
                    state.count += 1
                    state.texts.append(lines.joined(separator: "\n"))
                    return state.count
                }
                return answer("225-\(number)", "225 OK MESSAGE QUEUED")
            }
            state.withLock { $0.commands.append(line) }
            switch line {
            case "SPEAK" where accepts:
                text = []
                answer("230 OK RECEIVING DATA")
            case "SPEAK": answer("300 ERR INTERNAL")
            case "LIST SYNTHESIS_VOICES":
                answer(
                    "249-English (America)\ten-US\tnone", "249-English (America)+Adam\ten-US\tAdam",
                    "249-German\tde\tnone", "249 OK VOICE LIST SENT")
            default: answer("208 OK")
            }
        }
    }

    var commands: [String] { state.withLock { $0.commands } }
    var texts: [String] { state.withLock { $0.texts } }

    /// Sends an event of the message with a number, as 701 BEGIN.
    func send(_ code: Int, _ name: String, of message: Int, mark: String? = nil) {
        let lines = ["\(code)-\(message)", "\(code)-1"] + (mark.map { ["\(code)-\($0)"] } ?? []) + ["\(code) \(name)"]
        state.withLock { $0.connection }?.send(lines.map { "\($0)\r\n" }.joined().utf8)
    }
}
