import MartletBase

/// The lowest level that is written.
struct LogThreshold: Equatable, Sendable {
    /// ``OSLogType/severity`` of the lowest level; one more than all for nothing.
    let severity: Int

    /// What the environment says, once for the process: a look at it for each message would cost more than the message.
    static let current = LogThreshold(named: ProcessVariable.value("MARTLET_LOG"))

    /// The threshold of a name in `MARTLET_LOG`; a name that is none is as if there were none.
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
