import Foundation

/// Marks the beginning and end of intervals, and points in time, in the log.
///
/// ```swift
/// let signposter = OSSignposter(subsystem: "com.example.app", category: "import")
/// let state = signposter.beginInterval("Parse", id: signposter.makeSignpostID(), "\(count) lines")
/// parse()
/// signposter.endInterval("Parse", state)
/// ```
///
/// On Apple's systems, Instruments shows signposts. Here they are lines of the log at the level ``OSLogType/debug``, and
/// the line of an interval's end has its duration. So they are written, and the values in their messages evaluated, only
/// if the environment variable `MARTLET_LOG` is `debug`. Any thread may use a signposter.
public struct OSSignposter: Sendable {
    /// A message of a signpost.
    public typealias SignpostMetadata = OSLogMessage

    /// A signposter that writes nothing.
    public static let disabled = OSSignposter(logHandle: .disabled)

    private let log: OSLog

    /// Creates a signposter without subsystem and category.
    public init() { log = .default }
    /// Creates a signposter for a subsystem, such as `"com.example.app"`, and a category.
    public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }
    /// Creates a signposter for a subsystem and a predefined category.
    public init(subsystem: String, category: OSLog.Category) { log = OSLog(subsystem: subsystem, category: category) }
    /// Creates a signposter for the subsystem and category of a logger.
    public init(logger: Logger) { log = logger.logObject }
    /// Creates a signposter for a log.
    public init(logHandle: OSLog) { log = logHandle }

    /// Whether signposts are written.
    public var isEnabled: Bool { log.isEnabled(type: .debug) }

    // MARK: - Identifiers

    /// Returns an identifier that no other signpost has.
    public func makeSignpostID() -> OSSignpostID { isEnabled ? .unique() : .null }
    /// Returns the identifier of an object: it is the same as long as the object lives.
    public func makeSignpostID(from object: AnyObject) -> OSSignpostID {
        isEnabled ? OSSignpostID(log: log, object: object) : .null
    }

    // MARK: - Intervals

    /// Begins an interval.
    ///
    /// - Returns: The state that ``endInterval(_:_:)`` needs.
    public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
        write("begin", name, id)
        return OSSignpostIntervalState(id, start: isEnabled ? .now : nil)
    }

    /// Begins an interval with a message.
    public func beginInterval(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: SignpostMetadata
    ) -> OSSignpostIntervalState {
        write("begin", name, id, message)
        return OSSignpostIntervalState(id, start: isEnabled ? .now : nil)
    }

    /// Begins an interval that is animated.
    public func beginAnimationInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
        beginInterval(name, id: id)
    }

    /// Begins an interval that is animated, with a message.
    public func beginAnimationInterval(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: SignpostMetadata
    ) -> OSSignpostIntervalState {
        beginInterval(name, id: id, message)
    }

    /// Returns the state of an interval that has begun elsewhere. Its end is written without a duration.
    public func beginState(id: OSSignpostID) -> OSSignpostIntervalState { .beginState(id: id) }

    /// Ends an interval.
    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {
        write("end", name, state.id, took: state.end())
    }

    /// Ends an interval with a message.
    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState, _ message: SignpostMetadata) {
        write("end", name, state.id, message, took: state.end())
    }

    /// Performs a task as an interval, and returns its result.
    public func withIntervalSignpost<T>(
        _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T
    ) rethrows -> T {
        let state = beginInterval(name, id: id)
        defer { endInterval(name, state) }
        return try task()
    }

    /// Performs a task as an interval with a message, and returns its result.
    public func withIntervalSignpost<T>(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: SignpostMetadata, around task: () throws -> T
    ) rethrows -> T {
        let state = beginInterval(name, id: id, message)
        defer { endInterval(name, state) }
        return try task()
    }

    // MARK: - Events

    /// Marks a point in time.
    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) { write("event", name, id) }
    /// Marks a point in time with a message.
    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: SignpostMetadata) {
        write("event", name, id, message)
    }

    private func write(
        _ kind: String, _ name: StaticString, _ id: OSSignpostID, _ message: OSLogMessage? = nil,
        took duration: Duration? = nil
    ) {
        guard isEnabled else { return }
        var text = "\(kind) \(name)"
        if id != .exclusive { text += " #\(id.rawValue)" }
        if let duration {
            text += " (\(duration.formatted(.units(allowed: [.seconds, .milliseconds, .microseconds]))))"
        }
        if let message { text += ": \(message.interpolation.text)" }
        log.write(text, .debug)
    }
}
