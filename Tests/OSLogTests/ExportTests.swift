import OSLog
import Testing

// No import of Foundation: what names `Bundle` here compiles by what OSLog exports.
@Suite struct ExportTests {
    @Test func aFileThatImportsTheLogAloneNamesBundles() {
        func logger(of bundle: Bundle = .main) -> Logger {
            Logger(subsystem: bundle.bundleIdentifier ?? "none", category: "exports")
        }
        logger().debug("named")
    }
}
