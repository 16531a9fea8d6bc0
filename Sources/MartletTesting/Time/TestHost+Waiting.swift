import Foundation
import IssueReporting

extension TestHost {
    /// Waits in real time until a condition is true: the last resort, for events that neither follow the host's time
    /// nor are known to ``settle()``, such as another process or the network.
    ///
    ///     await host.wait { host.texts.contains("Loaded") }
    ///
    /// Repeatedly updates and lets tasks run; the host's time advances with the real time. If the condition stays
    /// false, the test fails with the current tree. The condition is checked several times, even if other users of the
    /// main actor, such as parallel tests, take the time in between.
    ///
    /// - Parameters:
    ///   - limit: The real time after which to give up.
    /// - Returns: Whether the condition became true.
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
