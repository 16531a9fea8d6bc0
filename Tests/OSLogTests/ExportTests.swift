import OSLog
import Testing

// Without an import of Foundation: the name `Bundle` comes from OSLog's exports.
@Suite struct ExportTests {
    @Test func aFileThatImportsTheLogAloneNamesBundles() {
        func logger(of bundle: Bundle = .main) -> Logger {
            Logger(subsystem: bundle.bundleIdentifier ?? "none", category: "exports")
        }
        logger().debug("named")
    }
}
