import AttributeGraph

/// Watches tasks that start again, and reports one that starts again and again by its own writes.
///
///     .task(id: count) { count += 1 }  // Each run changes the id that the next one starts for.
///     .onChange(of: count) { Task { count += 1 } }
///     Row().task { count += 1 }.id(count)
///
/// After many restarts in quick succession, the writes of the next runs are collected. An issue needs several runs that
/// wrote soon after they had started, while nothing else wrote, no event came, no timer fired and no animation ran:
/// their own writes then caused the restarts. A task that waits before it writes, as a countdown does, is none, nor is
/// one that a `TimelineView` starts for each frame.
final class TaskRestarts {
    /// The code whose runs are watched.
    enum Subject {
        /// The task of `task(id:)`.
        case task
        /// The tasks that an action of `onChange` starts.
        case change
        /// The tasks of content whose identity changes.
        case identity
    }

    /// The number of restarts in quick succession before runs are examined.
    static let limit = 100
    /// The number of runs that are examined before an issue.
    static let examinedRuns = 3
    /// The longest time between two starts in quick succession.
    private static let pause = Duration.milliseconds(100)
    /// The longest time after the start of a run in which a write counts as made without waiting.
    private static let atOnce = Duration.milliseconds(10)

    private struct Moment {
        let time = ContinuousClock.now
        /// The scene's time, which is virtual in a test.
        let sceneTime: Duration
        /// The causes from outside so far.
        let outsideCauses: Int

        init(_ scene: SceneGraph) {
            sceneTime = scene.time
            outsideCauses = scene.group.outsideCauses
        }
    }

    private unowned let scene: SceneGraph
    private let subject: Subject
    private var restarts = 0
    private var first: Moment
    private var last: Moment
    private var tracing: WriteTracing?
    /// Collects the writes of the next run, while runs are examined.
    private(set) var writes: WriteCollector?
    private var capturesBefore = 0
    private var culpableRuns = 0
    private var isReported = false

    init(_ scene: SceneGraph, _ subject: Subject) {
        self.scene = scene
        self.subject = subject
        first = Moment(scene)
        last = first
    }

    /// Records that the task is about to start again.
    func startAgain(at anchor: RenderNode?) {
        guard !isReported else { return }
        let now = Moment(scene)
        let pause = now.time - last.time
        let run = last
        last = now
        guard pause < Self.pause else { return beginAnew(now) }
        restarts += 1
        guard restarts >= Self.limit else { return }
        if let writes {
            guard isCaused(by: writes, from: run, to: now) else { return beginAnew(now) }
            culpableRuns += 1
            if culpableRuns == Self.examinedRuns { return report(writes, at: anchor) }
        } else if now.sceneTime - first.sceneTime > (now.time - first.time) * 2 + Self.pause {
            // The runs wait for the time of a test.
            return beginAnew(now)
        }
        tracing = tracing ?? WriteTracing()
        writes = WriteCollector()
        capturesBefore = WriteCapture.count
    }

    private func beginAnew(_ now: Moment) {
        first = now
        restarts = 0
        culpableRuns = 0
        tracing = nil
        writes = nil
    }

    /// Returns whether the run alone has written, and without waiting.
    private func isCaused(by writes: WriteCollector, from run: Moment, to now: Moment) -> Bool {
        let own = writes.all
        return run.outsideCauses == now.outsideCauses && !own.isEmpty
            && own.count == WriteCapture.count - capturesBefore
            && own.allSatisfy { $0.time - run.time < Self.atOnce }
    }

    private func report(_ writes: WriteCollector, at anchor: RenderNode?) {
        isReported = true
        var written: [String] = []
        let captures = writes.all.map(\.capture)
        for capture in captures {
            let name = capture.propertyName ?? capture.locationName ?? "state"
            let text = name + (capture.site.map { " (written at \($0))" } ?? "")
            if !written.contains(text) { written.append(text) }
        }
        let path = anchor?.path
        let place = path.map { " of \($0)" } ?? ""
        scene.diagnostics.report(
            RuntimeIssue(
                message: subject.start(place) + " again and again by its own writes: "
                    + written.prefix(8).joined(separator: ", ") + ". " + subject.remedy,
                viewPath: path,
                property: captures.lazy.compactMap { $0.propertyName ?? $0.locationName }.first,
                file: captures.lazy.compactMap(\.site).first?.file,
                line: captures.lazy.compactMap(\.site).first?.line
            )
        )
        tracing = nil
        self.writes = nil
    }
}

/// The watch of code that may start again and again, made after many runs: most code never needs one.
struct RestartWatch {
    private var count: Int32 = 0
    private var restarts: TaskRestarts?

    /// Returns the watch; nil for the first runs.
    ///
    /// - Parameter counts: Whether this is one more run.
    mutating func restarts(_ subject: TaskRestarts.Subject, in scene: SceneGraph, counts: Bool = true) -> TaskRestarts?
    {
        guard count >= TaskRestarts.limit else {
            if counts { count += 1 }
            return nil
        }
        let restarts = self.restarts ?? TaskRestarts(scene, subject)
        self.restarts = restarts
        return restarts
    }
}

extension TaskRestarts.Subject {
    /// The beginning of the message of an issue.
    fileprivate func start(_ place: String) -> String {
        switch self {
        case .task: "The task(id:)\(place) starts"
        case .change: "A task that onChange(of:)\(place) begins makes it run"
        case .identity: "A task in content\(place) gives it another identity"
        }
    }

    fileprivate var remedy: String {
        switch self {
        case .task:
            "Each run changes the id that the next one starts for. Use an id that the task does not write, or write "
                + "only what differs."
        case .change:
            "Each task changes the value that the next one begins for. Write another property, or write only what "
                + "differs."
        case .identity:
            "Each task changes the id or the condition of the content around it, which then begins a new lifetime with "
                + "a new task. Put the task outside of that content, or write only what differs."
        }
    }
}
