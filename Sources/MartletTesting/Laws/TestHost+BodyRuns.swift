import IssueReporting
import Martlet

/// Assertions about the number of body runs, and their causes.
extension TestHost {
    /// Fails the test unless the bodies of a type of view run a given number of times during an operation and its
    /// update.
    ///
    ///     try host.assertBodyRuns(of: Row.self, equals: 1) {
    ///         try host.find(.toggle, "Milk").tap()
    ///     }
    ///
    /// The failure lists the causes of all runs.
    public func assertBodyRuns<V: View>(
        of type: V.Type, equals expected: Int,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column, when action: () throws -> Void
    ) rethrows {
        update()
        recordRuns()
        let (count, known) = (bodyRuns(of: type), runs(of: type).count)
        try action()
        update()
        let new = bodyRuns(of: type) - count
        guard new != expected else { return }
        let reasons = runs(of: type).dropFirst(known).map(\.description).joined(separator: "\n")
        reportIssue(
            "The body of \(type) ran \(times(new)), and not \(times(expected)). "
                + (new == 0
                    ? "Nothing that it has read has changed, or no such view is shown." : "It ran for:\n\(reasons)"),
            fileID: fileID, filePath: filePath, line: line, column: column)
    }

    /// Fails the test if the body of a view of a type runs while something is done and shown.
    ///
    ///     try host.assertDoesNotUpdate(Header.self) { try host.find(.button, "Add item").tap() }
    public func assertDoesNotUpdate<V: View>(
        _ type: V.Type,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column, when action: () throws -> Void
    ) rethrows {
        try assertBodyRuns(
            of: type, equals: 0, fileID: fileID, filePath: filePath, line: line, column: column, when: action)
    }

    private func times(_ count: Int) -> String { count == 1 ? "once" : "\(count) times" }
}
