import Foundation
import IssueReporting
import Martlet

extension TestHost {
    /// Does what a restless person might: taps, presses long, types, drags, chooses, also from menus, scrolls, makes the
    /// window larger and smaller, and waits, at random, as far as it is possible, and fails the test as soon as something is
    /// reported as an issue, or what is shown is not what the same state shows when everything is computed anew. The
    /// runtime checks after each step that what it keeps is consistent.
    ///
    ///     host.explore(seed: 1, steps: 200)
    ///
    /// After each step every body, every other value and every size and position is computed again, from the same state
    /// and by the same views, and the dump (``tree``) has to be equal to the one before. So a value is found that was
    /// not updated although its input changed. Views are not created again: they keep their state, as they would for a
    /// user. The comparison therefore does not cover the effects of appearing: a second tree would have to repeat them,
    /// on models that both trees share.
    ///
    /// Two runs with one seed take equal steps in equal views. A failure prints its steps as a test. To have that shrunk to what is
    /// needed, let ``explore(seeds:steps:size:fileID:filePath:line:column:where:_:)`` make the hosts. Since everything
    /// is computed anew after each step, bodies run more often than they would.
    ///
    /// - Parameters:
    ///   - seed: What the choices are made of.
    ///   - steps: How many things are done.
    ///   - isAllowed: Which elements may be operated; all if nothing is said.
    /// - Returns: What was done, in words.
    @discardableResult
    public func explore(
        seed: UInt64, steps: Int,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column, where isAllowed: (Element) -> Bool = { _ in true }
    ) -> [String] {
        var explorer = Explorer(seed: seed)
        let fault = explorer.explore(self, steps: steps, isAllowed)
        guard let fault else { return explorer.log }
        IssuePlace(fileID, filePath, line, column).report(
            "\(fault.message)\nIt arose in step \(explorer.steps.count) of seed \(seed), after:\n"
                + ExploredStep.test(explorer.steps, of: nil, fault))
        return explorer.log
    }

    /// Makes a host for each seed and explores it, as ``explore(seed:steps:fileID:filePath:line:column:where:)`` does. Of
    /// the first failure, the steps that are not needed for it are left out one by one, each time with a new host,
    /// and what remains is printed as a test.
    ///
    ///     TestHost.explore(seeds: 0..<8, steps: 60) { ShopPage(model: Model()) }
    ///
    /// - Parameters:
    ///   - seeds: What the choices are made of; one host for each.
    ///   - steps: How many things are done with each host.
    ///   - size: The size of the window's content, in points.
    ///   - isAllowed: Which elements may be operated; all if nothing is said.
    ///   - view: Makes the view, with all that it needs: what lives longer than a host may keep a failure from coming again.
    public static func explore<Content: View>(
        seeds: some Sequence<UInt64>, steps: Int, size: CGSize = CGSize(width: 400, height: 600),
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column, where isAllowed: (Element) -> Bool = { _ in true },
        @ViewBuilder _ view: () -> Content
    ) {
        func withHost<Result>(_ body: (TestHost) -> Result) -> Result {
            let host = TestHost(
                size: size, fileID: fileID, filePath: filePath, line: line, column: column, view)
            defer {
                // The issues of the host are what is looked for, and reported once.
                host.core.forgetIssues()
                host.unmount()
            }
            return body(host)
        }
        for seed in seeds {
            var explorer = Explorer(seed: seed)
            guard let fault = withHost({ explorer.explore($0, steps: steps, isAllowed) }) else { continue }
            var last = fault
            let needed = ExploredStep.shrink(explorer.steps) { steps in
                guard let again = withHost({ ExploredStep.fault(of: steps, on: $0) }) else { return false }
                last = again
                return true
            }
            let way =
                needed.map { "\(explorer.steps.count) steps, of which these \($0.count) are needed:\n" }
                ?? "these \(explorer.steps.count) steps, and did not come again in a new host: something that lives "
                + "longer than the host has changed:\n"
            IssuePlace(fileID, filePath, line, column).report(
                "\(last.message)\nIt arose with seed \(seed) after " + way
                    + ExploredStep.test(needed ?? explorer.steps, of: Content.self, last))
            return
        }
    }

    /// Fails the test if the window is out of date: if it changes when every body, value, size and position is computed
    /// again from the present state. Such a difference means that a change was not announced.
    public func assertUpToDate(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        guard let difference = differenceFromScratch() else { return }
        IssuePlace(fileID, filePath, line, column).report(difference)
    }

    /// Computes everything again, and describes the differences from the display before; nil if there are none.
    func differenceFromScratch() -> String? {
        core.update()
        let shown = tree
        for scene in core.app?.scenes ?? [core.bottom.scene] {
            scene.forgetResults()
            for front in scene.presenting.chain { front.scene?.forgetResults() }
        }
        core.update()
        guard let difference = Self.difference(from: shown, to: tree) else { return nil }
        return
            "What is shown is out of date. Computed anew, the same views show something else (- was shown, + is shown "
            + "then): a body, or what it calls, reads something that changes without a word, such as a global variable, a "
            + "property of a class that is neither @Observable nor an ObservableObject, or a random number.\n\(difference)"
    }
}
