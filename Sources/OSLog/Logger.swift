/// Logs messages of the program to standard error, with time, level, subsystem and category.
///
/// ```swift
/// let logger = Logger(subsystem: "com.example.app", category: "sync")
/// logger.error("No answer from \(host, privacy: .public) after \(seconds, format: .fixed(precision: 1)) s")
/// ```
///
/// A message is formatted only if its level is enabled; see ``OSLog/isEnabled(type:)``. Any thread may log.
public struct Logger: Sendable {
    private let log: OSLog
    var logObject: OSLog { log }

    /// Creates a logger for a subsystem, such as `"com.example.app"`, and a category.
    public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }

    /// Creates a logger without subsystem and category.
    public init() { log = .default }

    /// Creates a logger for a log.
    public init(_ logObj: OSLog) { log = logObj }

    /// Logs a message with the level ``OSLogType/default``.
    public func log(_ message: OSLogMessage) { log.write(message, .default) }

    /// Logs a message with a level.
    public func log(level: OSLogType, _ message: OSLogMessage) { log.write(message, level) }

    /// Logs a message for debugging: ``OSLogType/debug``.
    public func trace(_ message: OSLogMessage) { log.write(message, .debug) }

    /// Logs a message for debugging: ``OSLogType/debug``.
    public func debug(_ message: OSLogMessage) { log.write(message, .debug) }

    /// Logs a helpful but not essential message: ``OSLogType/info``.
    public func info(_ message: OSLogMessage) { log.write(message, .info) }

    /// Logs a message that is useful after a problem: ``OSLogType/default``.
    public func notice(_ message: OSLogMessage) { log.write(message, .default) }

    /// Logs an unexpected condition: ``OSLogType/error``.
    public func warning(_ message: OSLogMessage) { log.write(message, .error) }

    /// Logs an error: ``OSLogType/error``.
    public func error(_ message: OSLogMessage) { log.write(message, .error) }

    /// Logs a fault of the program: ``OSLogType/fault``.
    public func critical(_ message: OSLogMessage) { log.write(message, .fault) }

    /// Logs a fault of the program: ``OSLogType/fault``.
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
