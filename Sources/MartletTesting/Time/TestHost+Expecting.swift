import Foundation
import IssueReporting
import Martlet

/// Expectations that wait for what is due, and that show the tree when they fail.
extension TestHost {
    /// Fails the test unless a text is seen: now, after tasks and updates that are due, or by the end of a time of the host.
    ///
    ///     try host.find(.button, "Log in").tap()
    ///     await host.expect(text: "Welcome, Ada!")
    ///     await host.expect(text: "Loaded", within: .seconds(3))
    ///
    /// - Parameter limit: How far the host's clock may be moved on for it, frame by frame. Real time does not pass.
    /// - Returns: The element that shows the text; nil if there is none.
    @discardableResult
    public func expect(
        text: String, within limit: Duration = .zero,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) async -> Element? {
        await expectSeen(
            "text \"\(text)\"", within: limit, IssuePlace(fileID, filePath, line, column)
        ) { try find(text: text) }
    }

    /// Fails the test unless an element of a role with a name is seen: now, after tasks and updates that are due, or by the
    /// end of a time of the host.
    ///
    /// - Parameter limit: How far the host's clock may be moved on for it, frame by frame. Real time does not pass.
    /// - Returns: The element; nil if there is none.
    @discardableResult
    public func expect(
        _ role: Role, _ name: String, within limit: Duration = .zero,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) async -> Element? {
        await expectSeen(
            "\(role) \"\(name)\"", within: limit, IssuePlace(fileID, filePath, line, column)
        ) { try find(role, name) }
    }

    /// Fails the test unless a condition holds: now, after tasks and updates that are due, or by the end of a time of the
    /// host. The failure shows the tree.
    ///
    ///     await host.expect(within: .seconds(1)) { try host.find(.toggle, "Alarm").isOn == true }
    ///
    /// - Parameters:
    ///   - limit: How far the host's clock may be moved on for it, frame by frame. Real time does not pass.
    ///   - condition: A condition; one that throws does not hold.
    /// - Returns: Whether it holds.
    @discardableResult
    public func expect(
        within limit: Duration = .zero,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column, _ condition: () throws -> Bool
    ) async -> Bool {
        var reason = "The condition does not hold"
        let holds = await becomes(within: limit) {
            do { return try condition() } catch {
                reason = "The condition can't be asked: \(error)"
                return false
            }
        }
        if !holds { failShowingTree(reason, after: limit, IssuePlace(fileID, filePath, line, column)) }
        return holds
    }

    /// Fails the test if a text is seen after tasks and updates that are due, and still at the end of a time of the host.
    /// - Returns: Whether it is not seen.
    @discardableResult
    public func expectNo(
        text: String, within limit: Duration = .zero,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) async -> Bool {
        let isGone = await becomes(within: limit) { !texts.contains(text) }
        if !isGone {
            failShowingTree(
                "The text \"\(text)\" is seen", after: limit, IssuePlace(fileID, filePath, line, column))
        }
        return isGone
    }

    /// Fails the test if an element of a role with a name is seen after tasks and updates that are due, and still at the end
    /// of a time of the host.
    /// - Returns: Whether it is not seen.
    @discardableResult
    public func expectNo(
        _ role: Role, _ name: String, within limit: Duration = .zero,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) async -> Bool {
        let isGone = await becomes(within: limit) { !((try? find(role, name))?.isVisible ?? false) }
        if !isGone {
            failShowingTree(
                "The \(role) \"\(name)\" is seen", after: limit, IssuePlace(fileID, filePath, line, column))
        }
        return isGone
    }

    private func expectSeen(
        _ wanted: String, within limit: Duration, _ place: IssuePlace, _ find: () throws -> Element
    ) async -> Element? {
        var found: Element?
        let isSeen = await becomes(within: limit) {
            found = try? find()
            return found?.isVisible == true
        }
        if isSeen { return found }
        let reason =
            found == nil
            ? "There is no \(wanted)"
            : "The \(wanted) is there, but is not seen: it is hidden, scrolled away, outside of the window or covered"
        failShowingTree(reason, after: limit, place)
        return nil
    }

    /// Settles, and moves the clock on frame by frame as long as a condition does not hold.
    private func becomes(within limit: Duration, _ condition: () -> Bool) async -> Bool {
        await settle()
        let frame = Duration.seconds(1) / 60
        var passed = Duration.zero
        while !condition() {
            guard passed < limit, core.isRunning else { return false }
            advance(by: min(frame, limit - passed))
            passed += frame
            if core.needsUpdate || core.taskCount > core.clock.sleeperCount { await settle() }
        }
        return true
    }

    private func failShowingTree(_ reason: String, after limit: Duration, _ place: IssuePlace) {
        let time = limit > .zero ? " after \(limit)" : ""
        place.report("\(reason)\(time). What is shown:\n\(tree)")
    }
}

/// A place in a test's source, for the issues that are reported there.
struct IssuePlace {
    let fileID: StaticString
    let filePath: StaticString
    let line: UInt
    let column: UInt

    init(_ fileID: StaticString, _ filePath: StaticString, _ line: UInt, _ column: UInt) {
        (self.fileID, self.filePath, self.line, self.column) = (fileID, filePath, line, column)
    }

    func report(_ message: String, severity: IssueSeverity = .error) {
        reportIssue(
            message, severity: severity, fileID: fileID, filePath: filePath, line: line, column: column)
    }
}
