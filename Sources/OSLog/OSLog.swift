// Exported as on Apple's systems: files that import only OSLog use `Bundle`. One example is FlyingSocks, which uses
// this module if it has been built before.
@_exported import Foundation

/// The destination of messages: a subsystem and a category.
public final class OSLog: NSObject, Sendable {
    let subsystem: String
    let category: String
    let isDisabled: Bool

    /// A category of a log.
    public struct Category: RawRepresentable, Hashable, Sendable {
        /// The name of the category in log lines.
        public let rawValue: String

        /// Creates a category from its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The category of points of interest.
        public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
        /// The category of messages that are recorded only during tracing.
        public static let dynamicTracing = Category(rawValue: "DynamicTracing")
    }

    private init(subsystem: String, category: String, isDisabled: Bool) {
        (self.subsystem, self.category, self.isDisabled) = (subsystem, category, isDisabled)
    }

    /// Creates a log for a subsystem, such as `"com.example.app"`, and a category.
    public convenience init(subsystem: String, category: String) {
        self.init(subsystem: subsystem, category: category, isDisabled: false)
    }

    /// Creates a log for a subsystem and a predefined category.
    public convenience init(subsystem: String, category: Category) {
        self.init(subsystem: subsystem, category: category.rawValue, isDisabled: false)
    }

    /// The log without subsystem and category.
    public static let `default` = OSLog(subsystem: "", category: "", isDisabled: false)
    /// A log that drops all messages.
    public static let disabled = OSLog(subsystem: "", category: "", isDisabled: true)

    /// Returns whether messages of a level are logged.
    ///
    /// By default, these are ``OSLogType/info`` and all higher levels. The environment variable `MARTLET_LOG` sets
    /// another lowest level: `debug`, `info`, `notice`, `error` or `fault`; `off` disables all.
    public func isEnabled(type: OSLogType) -> Bool { !isDisabled && LogThreshold.current.passes(type) }
}
