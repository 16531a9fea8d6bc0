import Foundation

// Unsafe pointers: `dso` is the address of the calling image, accepted for source compatibility and never read.

/// Writes a message of the level ``OSLogType/default``.
public func os_log(_ message: OSLogMessage) { OSLog.default.write(message, .default) }

/// Writes a message of a level.
public func os_log(_ logLevel: OSLogType, _ message: OSLogMessage) { OSLog.default.write(message, logLevel) }

/// Writes a message of the level ``OSLogType/default`` to a log.
public func os_log(_ log: OSLog, _ message: OSLogMessage) { log.write(message, .default) }

/// Writes a message of a level to a log.
public func os_log(_ logLevel: OSLogType, log: OSLog, _ message: OSLogMessage) { log.write(message, logLevel) }

/// Writes a message by a format of the C library's, as `%d`, `%@` and `%{public}@`.
///
/// `dso` says nothing here.
@_disfavoredOverload
public func os_log(
    _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
    _ args: any CVarArg...
) { log.write(message, args, type) }

/// Writes a message of a level by a format of the C library's, as `%d`, `%@` and `%{public}@`.
///
/// `dso` says nothing here.
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
