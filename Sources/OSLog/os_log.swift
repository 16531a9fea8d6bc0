import Foundation

// Unsafe pointers: `dso` is the address of the calling image, accepted for source compatibility and never read.

/// Logs a message with the level ``OSLogType/default``.
public func os_log(_ message: OSLogMessage) { OSLog.default.write(message, .default) }

/// Logs a message with a level.
public func os_log(_ logLevel: OSLogType, _ message: OSLogMessage) { OSLog.default.write(message, logLevel) }

/// Logs a message with the level ``OSLogType/default`` to a log.
public func os_log(_ log: OSLog, _ message: OSLogMessage) { log.write(message, .default) }

/// Logs a message with a level to a log.
public func os_log(_ logLevel: OSLogType, log: OSLog, _ message: OSLogMessage) { log.write(message, logLevel) }

/// Logs a message with a C format string, such as `%d`, `%@` and `%{public}@`.
///
/// `dso` is ignored.
@_disfavoredOverload
public func os_log(
    _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
    _ args: any CVarArg...
) { log.write(message, args, type) }

/// Logs a message with a level and a C format string, such as `%d`, `%@` and `%{public}@`.
///
/// `dso` is ignored.
@_disfavoredOverload
public func os_log(
    _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
    _ args: any CVarArg...
) { log.write(message, args, type) }

extension OSLog {
    fileprivate func write(_ format: StaticString, _ arguments: [any CVarArg], _ type: OSLogType) {
        guard isEnabled(type: type) else { return }
        write(LogFormat("\(format)").text(arguments), type)
    }
}
