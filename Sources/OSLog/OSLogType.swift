/// The level of a message.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
    /// The raw value of the level.
    public let rawValue: UInt8

    /// Creates a level from its raw value.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Creates a level from its raw value.
    public init(_ rawValue: UInt8) { self.rawValue = rawValue }

    /// Messages that are useful after a problem.
    public static let `default` = OSLogType(0)
    /// Helpful but not essential messages.
    public static let info = OSLogType(1)
    /// Messages for debugging.
    public static let debug = OSLogType(2)
    /// Errors of the program.
    public static let error = OSLogType(16)
    /// Faults, which must not occur.
    public static let fault = OSLogType(17)

    /// The levels in the order of severity, which differs from the order of the raw values.
    var severity: Int {
        switch self {
        case .debug: 0
        case .info: 1
        case .default: 2
        case .error: 3
        case .fault: 4
        default: rawValue < OSLogType.error.rawValue ? 2 : 4
        }
    }

    /// The name of the level in log lines.
    var name: String {
        switch severity {
        case 0: "debug"
        case 1: "info"
        case 2: "notice"
        case 3: "error"
        default: "fault"
        }
    }
}
