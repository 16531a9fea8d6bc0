import OSLog

// No import but OSLog: what names `Bundle` here compiles by what the module exports.
extension Logger {
    fileprivate static func ofProgram(_ bundle: Bundle = .main) -> Logger {
        Logger(subsystem: bundle.bundleIdentifier ?? "none", category: "exports")
    }

    static func loggerOfProgram() -> Logger { ofProgram() }
}
