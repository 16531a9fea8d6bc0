import Foundation
import Martlet
import MartletInspector

/// A view that is mounted for a test: on a virtual clock, with fixed metrics, in a fixed environment.
///
///     @MainActor @Test func counts() throws {
///         let host = TestHost { CounterView() }
///         try host.find(.button, "Increment").tap()
///         #expect(host.texts.contains("Count: 1"))
///     }
///
/// A cell of text is 8 points wide and 16 high. The locale is `en_US`, the calendar Gregorian, the time zone UTC, the
/// color scheme light. Nothing happens between two calls: the clock moves only in ``advance(by:)``, and a write waits
/// for ``update()``, an action on an ``Element``, or ``settle()``.
///
/// An issue that the runtime reports and that the test does not expect (``expectIssue(containing:)``) fails the test
/// when the host is unmounted or released, in Swift Testing as in XCTest.
///
/// Each host has its own stored values (`UserDefaults.standard`, and with it `@AppStorage`), clipboard and notifications, so
/// that tests that run at once do not affect each other; ``sharing(_:)`` creates hosts that share them. A host begins with
/// the values that the test itself has stored. The test's own code sees those of the host that it created last; in
/// ``perform(_:)`` it sees those of that host. Everything is in memory: tests leave no trace.
@MainActor
public final class TestHost {
    // May be deinitialized on any thread, and is therefore accessible from `deinit`.
    nonisolated let core: HostCore
    /// Whether the end of the host ends its content.
    private nonisolated let isOwner: Bool

    /// A host for a window that has been opened already.
    init(core: HostCore, isOwner: Bool) {
        self.core = core
        self.isOwner = isOwner
        guard isOwner else { return }
        LeakTracker.current?.record(core)
        AttachedHosts.current?.add(core)
    }

    /// Mounts a view in a window, and makes the first update: `onAppear` has run, and tasks have been started.
    ///
    /// - Parameter size: The size of the window's content, in points.
    public convenience init(
        size: CGSize = CGSize(width: 400, height: 600),
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column,
        @ViewBuilder _ view: () -> some View
    ) {
        self.init(
            size: size, sceneFolder: nil, fileID: fileID, filePath: filePath, line: line, column: column, view)
    }

    /// Mounts a view in a window whose `SceneStorage` values are saved in files of a folder, and restored from there.
    ///
    /// - Parameters:
    ///   - safeAreaInsets: The widths of the areas at the window's edges in which content may be covered.
    ///   - variation: The environment.
    ///   - drawer: Measures in place of the host; nil for the host itself.
    package init(
        size: CGSize = CGSize(width: 400, height: 600),
        sceneFolder: String?,
        safeAreaInsets: EdgeInsets = EdgeInsets(),
        variation: Variation = Variation(),
        drawer: (any HostDrawer)? = nil,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column,
        @ViewBuilder _ view: () -> some View
    ) {
        Self.prepareProcess()
        let clock = VirtualClock()
        let host = FixedHost(
            platform: variation.platform, safeAreaInsets: safeAreaInsets, drawer: drawer,
            desktop: .desktop(of: clock.values))
        let first = size.valid(or: variation.platform.size)
        host.windowSize = first
        let scene = HostExecutors.perform(for: clock) { SceneGraph(host: host, size: first, view()) }
        scene.takeTitleFromPages()
        if let sceneFolder { scene.keepSceneValues(in: sceneFolder) }
        scene.set(variation)
        if let drawer, variation.platform != .phone {
            scene.setEnvironment(\.textStyleSizes, .desktop(body: drawer.bodySize))
        }
        isOwner = true
        core = HostCore(
            host: host,
            scene: scene,
            clock: clock,
            origin: HostCore.Origin(fileID: fileID, filePath: filePath, line: line, column: column)
        )
        AttachedHosts.current?.add(core)
        if first != size { scene.resize(to: size) }
        core.update()
        LeakTracker.current?.record(core)
    }

    /// The setup that all hosts of a process share.
    static func prepareProcess() {
        // Tests leave no trace in the defaults of the user who runs them.
        DefaultsStores.keepInMemory()
        ValueAnimation.areKept = true
        HostExecutors.install()
        HostExecutors.hostBegins()
        Inspector.startIfAsked(host: .test)
        PublishedTimers.install()
        OpenedURLs.install()
        Announcements.install()
        ShownNotifications.install()
        _ = RunLoopTimers.atStart
    }

    deinit {
        guard isOwner else { return }
        let core = core
        MainThread.nowOrLater { core.unmount() }
    }

    // MARK: - Time

    /// Performs one update: writes are shown, and their effects have run.
    /// - Complexity: That of the changes since the last update.
    public func update() { core.update() }

    /// Updates and lets tasks run until nothing is left to do now.
    ///
    /// Work that the host's code has begun on other threads is waited for too, however busy the machine is: functions that
    /// are not isolated, actors, detached tasks, work of queues; five seconds of real time at most. A task that waits for
    /// time is left to ``advance(by:)``; one that waits for something outside of the process, such as the network, is given
    /// up after a bounded number of turns: ``wait(until:within:fileID:filePath:line:column:)`` waits for that.
    public func settle() async {
        var idleTurns = 0
        var wakened = 0
        let limit = ContinuousClock.now + .seconds(VirtualClock.timeout)
        while core.isRunning {
            if core.needsUpdate {
                idleTurns = 0
                core.update()
            }
            // Work with a deadline of now, such as `Task.sleep(for: .zero)`. A task that sleeps so forever is abandoned
            // after the limit.
            if wakened < Self.timeout, core.perform({ core.clock.wakeDue() }) {
                (idleTurns, wakened) = (0, wakened + 1)
            }
            let tasks = core.taskCount
            if core.expectsChanges || core.clock.isBusyElsewhere && ContinuousClock.now < limit { idleTurns = 0 }
            // Tasks that wait for the host's time do not resume without `advance(by:)`.
            let isQuiet = tasks <= core.clock.sleeperCount
            if idleTurns >= (isQuiet ? Self.quietTurns : Self.timeout) { return }
            await Self.giveWay(turn: idleTurns)
            idleTurns = core.taskCount == tasks ? idleTurns + 1 : 0
        }
    }

    /// The turns without news after which nothing is expected of tasks that the scene does not know.
    private static let quietTurns = 32
    /// The turns without news after which a running task is taken to wait for something else.
    private static let timeout = 1_000

    /// Lets other work run: jobs of the main actor, and in every fourth turn jobs of the pool's threads. While tests
    /// that run in parallel occupy those, it waits in line with the tasks' work.
    private static func giveWay(turn: Int) async {
        guard turn.isMultiple(of: 4) else { return await Task.yield() }
        // Each priority has a line of its own. To await the task's value would raise its priority.
        let priority = turn.isMultiple(of: 8) ? TaskPriority.userInitiated : .medium
        await withCheckedContinuation { continuation in
            Task.detached(priority: priority) { continuation.resume() }
        }
    }

    /// Advances the clock, frame by frame at 60 frames a second, with an update for each.
    /// - Complexity: An update for each frame, of the values that change in it.
    public func advance(by duration: Duration) { core.advance(by: duration) }

    /// Runs a closure as a part of the host, and updates. Tasks, timers and delayed work that it starts use the host's
    /// time; work that the test itself starts uses real time.
    ///
    ///     host.perform { model.load() }
    ///     host.advance(by: .seconds(3))
    @discardableResult
    public func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
        defer { core.update() }
        return try core.perform(body)
    }

    // MARK: - Surroundings

    /// Gives the window's content another size, in points, and updates.
    ///
    /// A length that is negative, infinite or not a number counts as not given, and is reported as an issue.
    public func resize(to size: CGSize) {
        core.scene.windowResized(to: size, at: core.scene.time)
        core.host.resizeWindow(to: core.scene.size)
        core.update()
    }

    /// Sets a value of the environment around the mounted view. It is shown by the next update.
    public func setEnvironment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) {
        core.scene.setEnvironment(keyPath, value)
    }

    /// Ends every lifetime: `onDisappear` runs, tasks are cancelled, and unexpected issues fail the test.
    ///
    /// This happens automatically when the host is released.
    public func unmount() { core.unmount() }

    // MARK: - What is shown

    /// Every visible text, in reading order, including the labels of controls: none that is hidden, transparent,
    /// clipped, scrolled away, outside of the window, or covered by a presentation.
    ///
    /// A presentation follows the content that it covers.
    /// - Complexity: Linear in the number of displayed nodes, times their depth.
    public var texts: [String] {
        let visibility = Visibility(in: core)
        return core.cores.flatMap { visibility.texts(of: $0.scene.root, in: $0) }
    }

    /// Every text in reading order, including invisible ones; except those of pages and rows that have not been
    /// created.
    /// - Complexity: Linear in the number of displayed nodes.
    public var allTexts: [String] { core.cores.flatMap(\.scene.root.reading.texts) }

    /// A dump of the render tree: a line for each node, with its kind, label, value and frame in the window.
    ///
    /// Equal trees have equal texts, so that a tree can be compared with a stored one.
    /// - Complexity: Linear in the number of displayed nodes.
    public var tree: String {
        core.cores.map { TreeDump.describe($0.scene.root, at: $0.originInWindow) }.joined(separator: "\n")
    }

    // MARK: - What has happened

    /// Returns the number of body runs of a type of view since the host was created.
    public func bodyRuns<V: View>(of type: V.Type) -> Int { core.scene.bodyRuns(of: type) }

    /// The issues that have arisen and that the test does not expect.
    public var issues: [Issue] { core.issues.map(Issue.init) }

    /// Expects issues whose messages contain a text: existing and later ones do not fail the test.
    ///
    /// If none has arisen by the end of the host, that fails the test.
    public func expectIssue(containing text: String) { core.expectIssue(containing: text) }
}

extension TestHost {
    /// The scene that is shown, for tests of this package.
    package var scene: SceneGraph { core.scene }

    /// The number of times that a changed tree was presented.
    package var presentedCount: Int { core.host.presentedCount }

    /// Measures for the host; nil if the host itself does.
    package var drawer: (any HostDrawer)? { core.host.drawer }

    /// The scenes that are shown, from the lowest to the one in front, with their places in the window.
    package var shownScenes: [(scene: SceneGraph, frame: CGRect)] {
        core.cores.map { ($0.scene, CGRect(origin: $0.originInWindow, size: $0.scene.size)) }
    }

    /// The number of nodes that were new or changed in the last presented tree.
    package var lastChangedCount: Int { core.host.lastChangedCount }

    /// The number of times that a text was measured.
    package var measuredCount: Int { core.host.measuredCount }
}
