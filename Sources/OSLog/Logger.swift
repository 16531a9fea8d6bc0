/// Writes messages of the program to standard error, each with its time, its level and where it belongs.
///
/// ```swift
/// let logger = Logger(subsystem: "com.example.app", category: "sync")
/// logger.error("No answer from \(host, privacy: .public) after \(seconds, format: .fixed(precision: 1)) s")
/// ```
///
/// A message is put together only where its level is written: see ``OSLog/isEnabled(type:)``. Any thread may write.
public struct Logger: Sendable {
    private let log: OSLog

    /// For a part of the program, such as `"com.example.app"`, and what its messages are about.
    public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }

    /// For messages that belong nowhere.
    public init() { log = .default }

    /// For the messages of a log.
    public init(_ logObj: OSLog) { log = logObj }

    /// Writes a message of the level ``OSLogType/default``.
    public func log(_ message: OSLogMessage) { log.write(message, .default) }

    /// Writes a message of a level.
    public func log(level: OSLogType, _ message: OSLogMessage) { log.write(message, level) }

    /// Writes what helps while one looks for a fault: ``OSLogType/debug``.
    public func trace(_ message: OSLogMessage) { log.write(message, .debug) }

    /// Writes what helps while one looks for a fault: ``OSLogType/debug``.
    public func debug(_ message: OSLogMessage) { log.write(message, .debug) }

    /// Writes what helps, but need not be kept: ``OSLogType/info``.
    public func info(_ message: OSLogMessage) { log.write(message, .info) }

    /// Writes what one would want to read later: ``OSLogType/default``.
    public func notice(_ message: OSLogMessage) { log.write(message, .default) }

    /// Writes what is not as it should be: ``OSLogType/error``.
    public func warning(_ message: OSLogMessage) { log.write(message, .error) }

    /// Writes what went wrong: ``OSLogType/error``.
    public func error(_ message: OSLogMessage) { log.write(message, .error) }

    /// Writes what must not happen: ``OSLogType/fault``.
    public func critical(_ message: OSLogMessage) { log.write(message, .fault) }

    /// Writes what must not happen: ``OSLogType/fault``.
    public func fault(_ message: OSLogMessage) { log.write(message, .fault) }
}

extension OSLog {
    func write(_ message: OSLogMessage, _ type: OSLogType) {
        if isEnabled(type: type) { write(message.interpolation.text, type) }
    }

    func write(_ text: String, _ type: OSLogType) {
        LogOutput.write(.init(type: type, subsystem: subsystem, category: category, message: text))
    }
}
