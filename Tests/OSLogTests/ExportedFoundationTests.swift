import OSLog
import Testing

@Suite struct ExportedFoundationTests {
    @Test func aFileThatImportsTheLogAloneNamesBundles() {
        Logger.loggerOfProgram().debug("named")
    }
}
