/// How much a message matters.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
    /// The number of the level: more matters more.
    public let rawValue: UInt8

    /// The level of a number.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The level of a number.
    public init(_ rawValue: UInt8) { self.rawValue = rawValue }

    /// What one would want to read after something went wrong.
    public static let `default` = OSLogType(0)
    /// What helps, but need not be kept.
    public static let info = OSLogType(1)
    /// What helps while one looks for a fault.
    public static let debug = OSLogType(2)
    /// What went wrong in the program.
    public static let error = OSLogType(16)
    /// What must not happen.
    public static let fault = OSLogType(17)

    /// The levels in their order, from what matters least: their numbers have another.
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

    /// What stands for the level in a line.
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
