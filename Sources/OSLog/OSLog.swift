// Exported as by the original: files that import OSLog alone name `Bundle`, those of FlyingFox among them, which take
// this module wherever it has been built before them.
@_exported import Foundation

/// Where messages belong: a part of the program, and what they are about.
public final class OSLog: NSObject, Sendable {
    let subsystem: String
    let category: String
    let isDisabled: Bool

    /// What a log is about, where that is more than a name.
    public struct Category: RawRepresentable, Hashable, Sendable {
        /// The name in lines.
        public let rawValue: String

        /// A category by its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// What happens at points in time that one looks for.
        public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
        /// What is only recorded while somebody traces.
        public static let dynamicTracing = Category(rawValue: "DynamicTracing")
    }

    private init(subsystem: String, category: String, isDisabled: Bool) {
        (self.subsystem, self.category, self.isDisabled) = (subsystem, category, isDisabled)
    }

    /// A log for a part of the program, such as `"com.example.app"`, and what its messages are about.
    public convenience init(subsystem: String, category: String) {
        self.init(subsystem: subsystem, category: category, isDisabled: false)
    }

    /// A log for a part of the program, of one of the categories that tools know.
    public convenience init(subsystem: String, category: Category) {
        self.init(subsystem: subsystem, category: category.rawValue, isDisabled: false)
    }

    /// The log of messages that belong nowhere.
    public static let `default` = OSLog(subsystem: "", category: "", isDisabled: false)
    /// A log that takes nothing.
    public static let disabled = OSLog(subsystem: "", category: "", isDisabled: true)

    /// Whether messages of a level are written.
    ///
    /// Those of ``OSLogType/info`` and above are. The variable `MARTLET_LOG` of the environment says otherwise: `debug`,
    /// `info`, `notice`, `error` or `fault` for the lowest level that is written, `off` for none.
    public func isEnabled(type: OSLogType) -> Bool { !isDisabled && LogThreshold.current.passes(type) }
}
