import Foundation
import IssueReporting

extension TestHost {
    /// Waits in real time until something is so: the last resort, for what neither follows the host's time nor is work that
    /// ``settle()`` knows, such as another process or the network.
    ///
    ///     await host.wait { host.texts.contains("Loaded") }
    ///
    /// Updates, and lets tasks run, again and again; the host's time goes on with the real one. If it is not so in the end, the test fails with what is shown then.
    ///
    /// - Parameters:
    ///   - limit: The real time after which to give up.
    /// - Returns: Whether it has become so.
    @discardableResult
    public func wait(
        until condition: () throws -> Bool, within limit: Duration = .seconds(5),
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) async rethrows -> Bool {
        let end = ContinuousClock.now + limit
        while true {
            await settle()
            if try condition() { return true }
            guard ContinuousClock.now < end, core.isRunning else { break }
            try? await Task.sleep(for: .milliseconds(5))
            advance(by: .milliseconds(5))
        }
        reportIssue(
            "What was waited for has not come about within \(limit). What is shown:\n\(tree)",
            fileID: fileID, filePath: filePath, line: line, column: column)
        return false
    }
}
