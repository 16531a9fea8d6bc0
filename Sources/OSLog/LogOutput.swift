import Foundation
import Glibc
import MartletBase
import Synchronization

/// The output of log lines: standard error, or a test.
enum LogOutput {
    /// The parts of a log line.
    struct Line: Equatable, Sendable {
        var type: OSLogType
        var subsystem: String
        var category: String
        var message: String

        /// Returns the formatted line: time, level, subsystem and category, and the message without control
        /// characters. Further lines of the message are indented, so that they are not mistaken for messages.
        func text(at date: Date) -> String {
            let place = [subsystem, category].filter { !$0.isEmpty }.joined(separator: ":")
            let time = LogOutput.time(of: date)
            let message = message.printable.replacing("\n", with: "\n    ")
            return "\(time) \(type.name)\(place.isEmpty ? "" : " [\(place.printable)]") \(message)\n"
        }
    }

    /// The destination of lines while a test reads them. Stored in a struct, because a closure alone would be wrapped
    /// once more at each access.
    struct Reader {
        var take: @Sendable (Line) -> Void
    }

    static let reader = Mutex<Reader?>(nil)

    static func write(_ line: Line) {
        if let reader = reader.withLock({ $0 }) { return reader.take(line) }
        let text = line.text(at: Date())
        // One call for each line, so that lines of several threads are not mixed. Errors of a closed output are
        // ignored.
        try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
    }

    /// Returns a time in the local time zone, such as `2026-11-26 09:41:07.250`.
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
