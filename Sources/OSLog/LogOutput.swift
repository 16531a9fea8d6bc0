import Foundation
import Glibc
import MartletBase
import Synchronization

/// Writes lines to standard error, or hands them to a test.
enum LogOutput {
    /// A line before it is one.
    struct Line: Equatable, Sendable {
        var type: OSLogType
        var subsystem: String
        var category: String
        var message: String

        /// The line as it is written: time, level, where it belongs, and the message without control characters. Further
        /// lines of the message are indented, so that none of them is taken for a message.
        func text(at date: Date) -> String {
            let place = [subsystem, category].filter { !$0.isEmpty }.joined(separator: ":")
            let time = LogOutput.time(of: date)
            let message = message.printable.replacing("\n", with: "\n    ")
            return "\(time) \(type.name)\(place.isEmpty ? "" : " [\(place.printable)]") \(message)\n"
        }
    }

    /// Takes the lines instead, while a test reads them. A closure alone would be wrapped once more by each access.
    struct Reader {
        var take: @Sendable (Line) -> Void
    }

    static let reader = Mutex<Reader?>(nil)

    static func write(_ line: Line) {
        if let reader = reader.withLock({ $0 }) { return reader.take(line) }
        let text = line.text(at: Date())
        // One call for a line, so that lines of threads don't mix. Where nobody listens any more, nothing is said.
        try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
    }

    /// A time as `2026-11-26 09:41:07.250`, where the computer is.
    static func time(of date: Date) -> String {
        let now = date.timeIntervalSince1970
        let interval = abs(now) < 1e11 ? now : 0
        var seconds = time_t(interval.rounded(.down))
        var parts = tm()
        localtime_r(&seconds, &parts)
        let milliseconds = Int((interval - interval.rounded(.down)) * 1000)
        func padded(_ number: Int, _ digits: Int) -> String {
            let text = String(number)
            return String(repeating: "0", count: max(0, digits - text.count)) + text
        }
        let day =
            "\(padded(Int(parts.tm_year) + 1900, 4))-\(padded(Int(parts.tm_mon) + 1, 2))-\(padded(Int(parts.tm_mday), 2))"
        let clock = "\(padded(Int(parts.tm_hour), 2)):\(padded(Int(parts.tm_min), 2)):\(padded(Int(parts.tm_sec), 2))"
        return "\(day) \(clock).\(padded(milliseconds, 3))"
    }
}
