import Foundation
import IssueReporting

extension TestHost {
    /// Waits in real time until something is so: the last resort, for what neither follows the host's time nor is work that
    /// ``settle()`` knows, such as another process or the network.
    ///
    ///     await host.wait { host.texts.contains("Loaded") }
    ///
    /// Updates, and lets tasks run, again and again; the host's time goes on with the real one. If it is not so in the end,
    /// the test fails with what is shown then. It is asked several times, however long others that share the main actor, such
    /// as tests that run beside this one, take in between.
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
        let pause = Duration.milliseconds(5)
        var turns = 0
        var last = ContinuousClock.now
        while true {
            await settle()
            if try condition() { return true }
            turns += 1
            let isLate = ContinuousClock.now >= end && (turns >= Self.leastTurns || pause * turns >= limit)
            guard !isLate, core.isRunning else { break }
            try? await Task.sleep(for: pause)
            let now = ContinuousClock.now
            // Limited, so that on a busy machine the condition is checked as often per second of the host as on an idle one.
            advance(by: min(max(pause, now - last), pause * Self.leastTurns))
            last = now
        }
        reportIssue(
            "What was waited for has not come about within \(limit). What is shown:\n\(tree)",
            fileID: fileID, filePath: filePath, line: line, column: column)
        return false
    }

    /// The minimum number of checks, if the limit is long enough.
    private static let leastTurns = 10
}
