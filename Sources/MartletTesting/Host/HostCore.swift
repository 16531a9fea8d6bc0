import Foundation
import IssueReporting
import Martlet

/// The state that a ``TestHost`` and its elements share. Lives as long as any of them.
///
/// Confined to the main actor, except that it may be deinitialized on any thread.
// @unchecked Sendable: confined as said above.
final class HostCore: @unchecked Sendable {
    /// The source location in a test that created the host.
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
    /// The presentation of which this is the core, and the core of its presenter; nil for a window.
    let presented: (presentation: Presentation, by: HostCore)?
    /// The time of the host, and the work that waits for it. Windows of an app share one.
    let clock: VirtualClock
    private let origin: Origin
    private let ledger: IssueLedger
    private var hasEnded = false
    private var checkedUpdates = 0

    init(host: FixedHost, scene: SceneGraph, clock: VirtualClock, origin: Origin) {
        self.clock = clock
        self.host = host
        self.scene = scene
        self.origin = origin
        window = nil
        app = nil
        presented = nil
        let ledger = IssueLedger()
        self.ledger = ledger
        scene.diagnostics.handler = { ledger.record($0) }
        clock.turnEnded = { [weak self] in MainActor.assumeIsolated { self?.showTurn() } }
    }

    /// The core of a window of an app, which has one ledger for all its windows.
    @MainActor
    init(host: FixedHost, scene: SceneGraph, window: AppWindow, app: TestApp) {
        self.host = host
        self.scene = scene
        self.window = window
        self.app = app
        clock = app.clock
        presented = nil
        origin = app.origin
        ledger = app.ledger
    }

    /// The core of a presentation, from the core of its presenter.
    @MainActor
    init(_ presentation: Presentation, host: FixedHost, scene: SceneGraph, by presenter: HostCore) {
        self.host = host
        self.scene = scene
        clock = presenter.clock
        window = presenter.window
        app = presenter.app
        presented = (presentation, presenter)
        origin = presenter.origin
        ledger = presenter.ledger
    }

    var issues: [RuntimeIssue] { ledger.unexpected }

    /// Makes the issues so far, and those that come, no fault of the test.
    func forgetIssues() { ledger.forget() }

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
    func update() { perform { updateNow() } }

    /// Runs code as part of the host: work that it starts uses the host's time.
    @MainActor
    func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
        try HostExecutors.perform(for: clock, body)
    }

    /// Updates after a turn of the main actor that has changed something: two turns are never one change.
    @MainActor
    private func showTurn() {
        if isRunning, needsUpdate { update() }
    }

    @MainActor
    private func updateNow() {
        if let presented { return presented.by.updateNow() }
        guard isRunning else { return }
        #if DEBUG
        let mayChange = mayChange
        #endif
        if let app { app.update() } else { scene.update() }
        // Animations of presentations in front of the window use the same clock.
        for front in scene.presenting.chain { front.scene?.update() }
        #if DEBUG
        if mayChange, isMounted { checkInvariants() }
        #endif
    }

    /// Whether something has been written, moves, or has waited for its time. Most frames of a host at rest change nothing.
    @MainActor
    private var mayChange: Bool {
        needsUpdate || scene.needsFrame || scene.nextWakeUp.map { $0 <= scene.time } ?? false
    }

    /// Moves the clock on, frame by frame, with an update for each.
    @MainActor
    func advance(by duration: Duration) {
        guard isRunning else { return }
        // A callback may have run the run loop, and the clock with it.
        if clock.now > scene.time { scene.time = clock.now }
        let end = scene.time + duration
        HostExecutors.perform(for: clock, takesAll: true) {
            // Work that is ready, and would run as soon as the test waits.
            if clock.run(until: scene.time), duration <= .zero { updateNow() }
            while scene.time < end, isRunning {
                let next = min(scene.time + Self.frame, end)
                clock.run(until: next)
                scene.time = next
                advanceInput()
                updateNow()
                // Work that the frame has started, as far as it does not have to wait.
                for _ in 0..<Self.roundLimit where clock.run(until: next) { updateNow() }
            }
        }
        if let message = RunLoopTimers.complaint(after: duration) { report(message) }
        if clock.resetTimeout() {
            report(
                "Work that the host's code has begun on another thread has not ended within "
                    + "\(Int(VirtualClock.timeout)) seconds of real time, and advance(by:) has gone on without it. Let "
                    + "it wait by Task.sleep, by a timer or by asyncAfter, which follow the host, rather than by what "
                    + "blocks its thread.")
        }
    }

    /// The maximum number of times in a frame that ready tasks run after an update.
    private static let roundLimit = 16

    /// Reports something that the test should know.
    @MainActor
    func report(_ message: String) { ledger.record(RuntimeIssue(message: message)) }

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
        if !ledger.failures.isEmpty { AttachedHosts.current?.attach(at: nil) }
        hasEnded = true
        perform { if let app { app.end() } else { scene.endWhenPossible() } }
        clock.end()
        OpenedURLs.forget(of: clock)
        Announcements.forget(of: clock)
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
    /// Updates gestures that wait for time, in every window.
    @MainActor
    func advanceInput() {
        for scene in app?.scenes ?? [bottom.scene] {
            scene.advanceInput(to: scene.time)
            for front in scene.presenting.chain { front.scene?.advanceInput(to: scene.time) }
        }
    }

    /// The core of the window.
    @MainActor var bottom: HostCore { presented?.by.bottom ?? self }

    /// The core in front: that of the window, or of the topmost presentation.
    @MainActor var front: HostCore { cores.last ?? self }

    /// The core and those of its presentations, from the lowest to the one in front.
    @MainActor var cores: [HostCore] {
        var cores = [self]
        while let last = cores.last, let next = last.host.presented {
            cores.append(HostCore(next.presentation, host: next.host, scene: next.scene, by: last))
        }
        return cores
    }

    /// The sheet or alert that the core is of.
    @MainActor var panel: RenderNode? { search.nodes.first { [.alert, .sheet].contains(Role(of: $0)) } }

    /// The position of the scene in the window.
    @MainActor var originInWindow: CGPoint {
        guard let presented else { return .zero }
        let presenter = presented.by.originInWindow
        return presented.presentation.frame(in: bottom.scene.size, presentingAt: presenter).origin
    }
}
