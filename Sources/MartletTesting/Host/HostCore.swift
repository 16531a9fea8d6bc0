import Foundation
import IssueReporting
import Martlet

/// What a ``TestHost`` and its elements share. Lives as long as any of them.
///
/// Confined to the main actor, except that its end may come on any thread.
// @unchecked Sendable: confined as said above.
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
    /// The window that the scene is shown in, where an app runs.
    let window: AppWindow?
    /// The app that runs; nil for a view that is mounted alone.
    let app: TestApp?
    /// What is shown in front of the window, if the core is of that, and the core of what presents it.
    let presented: (presentation: Presentation, by: HostCore)?
    private let origin: Origin
    private let ledger: IssueLedger
    private var hasEnded = false
    private var checkedUpdates = 0

    init(host: FixedHost, scene: SceneGraph, origin: Origin) {
        self.host = host
        self.scene = scene
        self.origin = origin
        window = nil
        app = nil
        presented = nil
        let ledger = IssueLedger()
        self.ledger = ledger
        scene.diagnostics.handler = { ledger.record($0) }
    }

    /// The core of a window of an app, which has one ledger for all its windows.
    @MainActor
    init(host: FixedHost, scene: SceneGraph, window: AppWindow, app: TestApp) {
        self.host = host
        self.scene = scene
        self.window = window
        self.app = app
        presented = nil
        origin = app.origin
        ledger = app.ledger
    }

    /// The core of what is presented by what another core is of.
    @MainActor
    init(_ presentation: Presentation, host: FixedHost, scene: SceneGraph, by presenter: HostCore) {
        self.host = host
        self.scene = scene
        window = presenter.window
        app = presenter.app
        presented = (presentation, presenter)
        origin = presenter.origin
        ledger = presenter.ledger
    }

    var issues: [RuntimeIssue] { ledger.unexpected }

    func expectIssue(containing text: String) { ledger.expect(text) }

    @MainActor var isMounted: Bool {
        if let presented { return presented.presentation.isShown && presented.by.isMounted }
        return !hasEnded && window?.isOpen ?? true
    }

    /// Whether an update would do something.
    @MainActor var needsUpdate: Bool { app?.needsUpdate ?? scene.needsUpdate }

    /// Whether something may yet change without a word.
    @MainActor var expectsChanges: Bool { scene.expectsChanges }

    /// The tasks that run.
    @MainActor var taskCount: Int { app?.taskCount ?? scene.tasks.count }

    /// Whether there is anything to update: the window, or another of the app.
    @MainActor var isRunning: Bool { app.map { !$0.isOver } ?? isMounted }

    @MainActor
    func update() {
        if let presented { return presented.by.update() }
        guard isRunning else { return }
        if let app { app.update() } else { scene.update() }
        // What moves in front of the window goes by the same clock.
        for front in scene.presentedChain { front.scene?.update() }
        #if DEBUG
        if isMounted { checkInvariants() }
        #endif
    }

    /// Moves the clock on, frame by frame, with an update for each.
    @MainActor
    func advance(by duration: Duration) {
        let end = scene.time + duration
        while scene.time < end {
            scene.time = min(scene.time + Self.frame, end)
            advanceInput()
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
        guard !hasEnded else { return }
        hasEnded = true
        if let app { app.end() } else { scene.end() }
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

extension HostCore {
    /// Lets gestures that wait for time go on, in every window.
    @MainActor
    func advanceInput() {
        for scene in app?.scenes ?? [bottom.scene] {
            scene.advanceInput(to: scene.time)
            for front in scene.presentedChain { front.scene?.advanceInput(to: scene.time) }
        }
    }

    /// The core of the window.
    @MainActor var bottom: HostCore { presented?.by.bottom ?? self }

    /// The core of what a person sees in front: of the window, or of what is presented above it.
    @MainActor var front: HostCore { cores.last ?? self }

    /// The core, and those of what is presented above it, from the lowest to the one in front.
    @MainActor var cores: [HostCore] {
        var cores = [self]
        while let last = cores.last, let next = last.host.presented {
            cores.append(HostCore(next.presentation, host: next.host, scene: next.scene, by: last))
        }
        return cores
    }

    /// Where the scene lies in the window.
    @MainActor var originInWindow: CGPoint {
        guard let presented else { return .zero }
        let presenter = presented.by.originInWindow
        return presented.presentation.frame(in: bottom.scene.size, presentingAt: presenter).origin
    }
}

extension SceneGraph {
    /// Gives the scene the surroundings that all tests have.
    @MainActor
    func setFixedEnvironment() {
        setLocale(Locale(identifier: "en_US"), timeZone: .gmt)
        setEnvironment(\.colorScheme, .light)
    }
}
