import Foundation
import Synchronization

/// The log of the tool's messages. If the app draws in the same terminal, messages are held back.
final class Log: Sendable {
    private struct State {
        var isHeld = false
        var held: [String] = []
        var dropped = 0
        /// The number of messages of each kind, limited so that a faulty app cannot fill the disk.
        var counts: [String: Int] = [:]
    }

    /// The largest number of held messages, and of messages of one kind.
    private static let messageLimit = 1000

    private let file: FileHandle?
    private let sharesTerminal: Bool
    private let state = Mutex(State())

    init(file: FileHandle?, sharesTerminal: Bool) {
        self.file = file
        self.sharesTerminal = sharesTerminal
    }

    /// Logs a line.
    func write(_ message: String) {
        let line = "martlet: " + message.printable + "\n"
        let writesNow = state.withLock { state -> Bool in
            let kind = String(message.prefix { $0 != ":" })
            state.counts[kind, default: 0] += 1
            guard state.counts[kind, default: 0] <= Self.messageLimit else { return false }
            guard state.isHeld else { return true }
            if state.held.count < Self.messageLimit { state.held.append(line) } else { state.dropped += 1 }
            return false
        }
        if writesNow { put(line) }
    }

    /// Logs that invalid data is ignored.
    func logIgnored(_ rubbish: [UInt8], from sender: String) {
        write("rubbish from \(sender) is passed over: \(String(decoding: rubbish.prefix(80), as: UTF8.self))")
    }

    /// Logs the error that ended the connection to the app, if it is unexpected.
    func write(endOfApp error: any Error) {
        switch error {
        case is LineConnection.LineTooLong:
            write("the app sent a line of more than \(LineConnection.longestLine >> 20) MiB; it was hung up on")
        case is CancellationError: break
        default: write("the connection to the app broke: \(error)")
        }
    }

    /// Holds messages back, because the app uses the terminal from now on.
    func hold() {
        if sharesTerminal { state.withLock { $0.isHeld = true } }
    }

    /// Writes held messages, because the app has ended or does not draw in the terminal.
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
    /// The text with control characters escaped, and with limited length.
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
