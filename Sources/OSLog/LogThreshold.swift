import MartletBase

/// The lowest level that is logged.
struct LogThreshold: Equatable, Sendable {
    /// The ``OSLogType/severity`` of the lowest level; larger than all severities to log nothing.
    let severity: Int

    /// The threshold of the environment, read once. Reading it for each message would cost more than the message.
    static let current = LogThreshold(named: ProcessVariable.value("MARTLET_LOG"))

    /// Creates a threshold from a name in `MARTLET_LOG`. An unknown name is ignored.
    init(named name: String?) {
        severity =
            switch name?.lowercased() {
            case "debug": OSLogType.debug.severity
            case "notice", "default": OSLogType.default.severity
            case "error": OSLogType.error.severity
            case "fault": OSLogType.fault.severity
            case "off": OSLogType.fault.severity + 1
            default: OSLogType.info.severity
            }
    }

    func passes(_ type: OSLogType) -> Bool { type.severity >= severity }
}
