import Foundation
import Synchronization

/// What the tool has to say. Where the app has the same terminal it is held back while the app may be drawing there.
final class Log: Sendable {
    private struct State {
        var isHeld = false
        var held: [String] = []
        var dropped = 0
        /// How often each kind of message has been said: who sends rubbish must not fill the disk.
        var counts: [String: Int] = [:]
    }

    /// Messages that are held back, and messages of one kind that are written, at most.
    private static let most = 1000

    private let file: FileHandle?
    private let sharesTerminal: Bool
    private let state = Mutex(State())

    init(file: FileHandle?, sharesTerminal: Bool) {
        self.file = file
        self.sharesTerminal = sharesTerminal
    }

    /// Says something in a line.
    func write(_ message: String) {
        let line = "martlet: " + message.printable + "\n"
        let writesNow = state.withLock { state -> Bool in
            let kind = String(message.prefix { $0 != ":" })
            state.counts[kind, default: 0] += 1
            guard state.counts[kind, default: 0] <= Self.most else { return false }
            guard state.isHeld else { return true }
            if state.held.count < Self.most { state.held.append(line) } else { state.dropped += 1 }
            return false
        }
        if writesNow { put(line) }
    }

    /// Says that something which is no message is passed over.
    func passOver(_ rubbish: [UInt8], from sender: String) {
        write("rubbish from \(sender) is passed over: \(String(decoding: rubbish.prefix(80), as: UTF8.self))")
    }

    /// Says why the connection to the app has ended, if that is for no good reason.
    func write(endOfApp error: any Error) {
        switch error {
        case is LineConnection.LineTooLong:
            write("the app sent a line of more than \(LineConnection.longestLine >> 20) MiB; it was hung up on")
        case is CancellationError: break
        default: write("the connection to the app broke: \(error)")
        }
    }

    /// The app has the terminal from here on.
    func hold() {
        if sharesTerminal { state.withLock { $0.isHeld = true } }
    }

    /// The app has ended, or has shown that it does not draw in the terminal.
    func release() {
        let (lines, dropped) = state.withLock { state in
            defer { (state.isHeld, state.held, state.dropped) = (false, [], 0) }
            return (state.held, state.dropped)
        }
        for line in lines { put(line) }
        if dropped > 0 { put("martlet: and \(dropped) messages more\n") }
    }

    private func put(_ line: String) {
        (file ?? .standardError).write(Data(line.utf8))
    }
}

extension String {
    /// The text with characters written out that would control a terminal, and no longer than a line should be.
    var printable: String {
        var result = ""
        for scalar in unicodeScalars.prefix(2000) {
            switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate:
                result += scalar == "\n" ? "\\n" : "\\u{" + String(scalar.value, radix: 16) + "}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
