import IssueReporting
import Synchronization

/// Collects the issues that would fail a test.
final class IssueCollector: IssueReporter {
    private let messages = Mutex<[String]>([])

    /// Returns the issues since the last call.
    func take() -> [String] {
        messages.withLock { messages in
            defer { messages = [] }
            return messages
        }
    }

    func reportIssue(
        _ message: @autoclosure () -> String?, severity: IssueSeverity, fileID: StaticString, filePath: StaticString,
        line: UInt, column: UInt
    ) {
        guard severity == .error else { return }
        let text = message() ?? "an issue without a message"
        messages.withLock { $0.append(text) }
    }
}
