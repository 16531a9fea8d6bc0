/// The code of a recorded test.
enum RecordedTest {
    /// - Parameters:
    ///   - host: The code that creates the host.
    ///   - steps: The lines that operate the app.
    ///   - expectations: The lines about the end.
    static func source(host: String, steps: [String], expectations: [String]) -> String {
        let lines = steps + ["await host.settle()"] + expectations
        return """
            import MartletTesting
            import Testing

            // Add `@testable import` of the module that declares what is shown.

            @MainActor
            @Test func recorded() async throws {
                let host = \(host)
            \(lines.map { "    " + $0 }.joined(separator: "\n"))
            }

            """
    }
}
