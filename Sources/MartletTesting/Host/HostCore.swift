import Foundation
import IssueReporting
import Martlet

/// What a ``TestHost`` and its elements share. Lives as long as any of them.
///
/// Confined to the main actor, except that its end may come on any thread.
final class HostCore: @unchecked Sendable {
    /// Where in a test the host was made.
    struct Origin {
        let fileID: StaticString
        let filePath: StaticString
        let line: UInt
        let column: UInt
    }

    let host: FixedHost
    let scene: SceneGraph
    private let origin: Origin
    private var ledger = IssueLedger()
    private(set) var isMounted = true
    private var checkedUpdates = 0

    init(host: FixedHost, scene: SceneGraph, origin: Origin) {
        self.host = host
        self.scene = scene
        self.origin = origin
        scene.diagnostics.handler = { [unowned self] in ledger.record($0) }
    }

    var issues: [RuntimeIssue] { ledger.unexpected }

    func expectIssue(containing text: String) { ledger.expect(text) }

    @MainActor
    func update() {
        guard isMounted else { return }
        scene.update()
        #if DEBUG
        checkInvariants()
        #endif
    }

    /// Moves the clock on, frame by frame, with an update for each.
    @MainActor
    func advance(by duration: Duration) {
        let end = scene.time + duration
        while scene.time < end {
            scene.time = min(scene.time + Self.frame, end)
            scene.advanceInput(to: scene.time)
            update()
        }
    }

    private static let frame = Duration.seconds(1) / 60

    /// Checks all of a small tree, and a large one now and then: a check walks everything.
    @MainActor
    private func checkInvariants() {
        checkedUpdates += 1
        guard scene.attributeCount < 4_000 || checkedUpdates.isMultiple(of: 64) else { return }
        for violation in scene.invariantViolations() { fail("The scene contradicts itself: \(violation)") }
    }

    @MainActor
    func unmount() {
        guard isMounted else { return }
        isMounted = false
        scene.end()
        for failure in ledger.failures { fail(failure) }
    }

    private func fail(_ message: String) {
        reportIssue(
            message,
            fileID: origin.fileID,
            filePath: origin.filePath,
            line: origin.line,
            column: origin.column
        )
    }
}
