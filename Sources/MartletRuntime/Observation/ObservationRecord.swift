import AttributeGraph
import Dispatch
import MartletABI
import Observation
import Synchronization

/// The registration of a rule with the observable objects that it reads. A change of such an object enters the rule in
/// the scene's queue.
///
/// Each run registers again, and then drops the registration of the previous run. In this order, a property that both
/// runs read is registered at all times.
// @unchecked Sendable: state that other threads access is guarded by the queue's lock.
final class ObservationRecord: QueuedWrite, @unchecked Sendable {
    private let rule: AnyAttribute
    private let queue: WriteQueue
    private let label: String
    let sentinel = RunSentinel()
    /// The view whose rule it is, while writes are traced: reports search its objects for the written one.
    private weak var tracedOwner: ViewInstance?
    /// The number of the run with the valid registration; `ended` after the end.
    private let current = Atomic<Int>(0)
    // Guarded by the queue's lock.
    private var enteredGroup = 0
    private var queuedCount = 0
    private var stagedCount = 0

    private static let ended = Int.max

    init(rule: AnyAttribute, queue: WriteQueue, owner: ViewInstance?) {
        self.rule = rule
        self.queue = queue
        label = "an observable object read by \(owner?.type.name ?? "a container or control")"
        if martlet_traces_writes() { tracedOwner = owner }
    }

    override var name: String { label }

    override var trackedAttribute: AnyAttribute? { rule }

    // MARK: - Runs

    /// The number of the run that begins.
    @discardableResult
    func begin() -> Int { current.load(ordering: .relaxed) + 1 }

    /// Makes the registration of the last run the valid one.
    func finish() {
        let last = current.add(1, ordering: .acquiringAndReleasing).oldValue
        if last > 0 { sentinel.drop(last) }
    }

    /// Drops all registrations at the end of the rule.
    func end() {
        sentinel.drop(current.exchange(Self.ended, ordering: .acquiringAndReleasing))
    }

    // MARK: - Changes

    /// Handles a change of a property that a run has read. Called on any thread.
    ///
    /// - Parameter tracking: The registration, which lasts until it is cancelled; nil for one that has ended itself.
    func changed(in tracking: ObservationRegistration?, run: Int) {
        if run < current.load(ordering: .acquiring) { tracking?.cancel() }
        guard counts(run) else { return }
        // A registration from before the tracing announces no change before it is made.
        let keyPath = tracking?.changed
        enqueue(
            martlet_traces_writes()
                ? ObjectWrites.made(by: self, keyPath: keyPath) ?? .ifTracing(keyPath: keyPath) : nil)
    }

    /// Handles the announcement of a change of a property that a run has read, while writes are traced. Called on any
    /// thread.
    func willChange(in tracking: ObservationRegistration, run: Int) {
        guard martlet_traces_writes(), counts(run) else { return }
        let keyPath = tracking.changed
        _ = ObjectWrites.announced(to: self, keyPath: keyPath, hasEnd: true) {
            ObservedObjects.objects(of: keyPath.map(tracking.registrars) ?? [], around: tracedOwner)
        }
    }

    /// Handles the first change of a property that the first run has read, just before it is made. Called on any
    /// thread.
    func changesFirst() {
        guard martlet_traces_writes() else { return changed(in: nil, run: 1) }
        guard counts(1) else { return }
        enqueue(
            ObjectWrites.announced(to: self, hasEnd: false) {
                guard let tracedOwner, MainThread.isCurrent, SceneGraph.evaluating == nil else { return [] }
                return Array(ObjectFinder.objects(around: tracedOwner).prefix(Self.searchLimit))
            })
    }

    /// The objects that are compared when the written one is not known.
    private static let searchLimit = 50

    /// Returns whether a change reported to a run is relevant.
    private func counts(_ run: Int) -> Bool {
        let current = self.current.load(ordering: .acquiring)
        // Another thread may have collected the observers just before the next run registered. It then notifies this
        // run of a change that the next run has not seen.
        return run >= current || run == current - 1 && SceneGraph.evaluating == nil && !MainThread.isCurrent
    }

    /// Handles the announcement of a change to a property that a run has read, without a later notice of its
    /// completion. Called on any thread.
    func announced(run: Int) {
        guard counts(run) else { return }
        enqueue(WriteCapture.ifTracing())
        // On the main actor's thread, the change is complete before other code runs. On another thread, only elapsed
        // time makes its completion likely, so several later updates check again.
        guard !MainThread.isCurrent else { return }
        queue.expect()
        lookAgain(after: [1, 9, 90])
    }

    /// Runs the rule again, after each of these times in milliseconds: a run may have read a value that another thread
    /// was about to change.
    private func lookAgain(after delays: ArraySlice<Int>) {
        guard let delay = delays.first else { return queue.expectNoMore() }
        DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(delay)) { [weak self, queue] in
            guard let self, self.current.load(ordering: .acquiring) != Self.ended else { return queue.expectNoMore() }
            enqueue()
            lookAgain(after: delays.dropFirst())
        }
    }

    private func enqueue(_ capture: WriteCapture? = nil) {
        let transaction = Transaction.merging(Transaction())
        let isNew = queue.withLock {
            if let capture { queue.keep(capture, of: self) }
            let before = enteredGroup
            queue.enqueue(self, transaction: transaction, entered: &enteredGroup)
            guard before != enteredGroup else { return false }
            queuedCount += 1
            return true
        }
        if isNew { queue.requestUpdate() }
    }

    // MARK: - Updating

    override func stage(isOnly: Bool) {
        stagedCount += queuedCount
        queuedCount = 0
    }

    override func apply(in scene: SceneGraph) {
        // An object keeps its latest value only. It is read once, with the transaction of the last change.
        let isLast = queue.withLock {
            stagedCount -= 1
            return stagedCount == 0
        }
        guard isLast, scene.graph.isAlive(rule) else { return }
        if let trace = scene.trace {
            let captures = queue.captures(of: self)
            for capture in captures { capture.complete() }
            trace.willInvalidate(rule, captures: captures)
        }
        if let recorder = scene.recording.recorder {
            recorder.applyObject(name, captures: queue.appliedCaptures(of: self), in: scene)
            recorder.invalidated(rule)
        }
        scene.graph.invalidate(rule)
    }
}

/// A property that each run of a rule reads, so that changing it drops the run's registration.
///
/// Runs alternate between two properties: the registration of one can be dropped once that of the other is in place.
final class RunSentinel: Observable {
    private let registrar = ObservationRegistrar()

    private var even: Int { 0 }
    private var odd: Int { 0 }

    // nonisolated(unsafe): constants; key paths are not declared as sendable.
    private nonisolated(unsafe) static let evenPath: KeyPath<RunSentinel, Int> = \.even
    private nonisolated(unsafe) static let oddPath: KeyPath<RunSentinel, Int> = \.odd

    func read(_ run: Int) { registrar.access(self, keyPath: run & 1 == 0 ? Self.evenPath : Self.oddPath) }

    func drop(_ run: Int) { registrar.notify(self, run & 1 == 0 ? Self.evenPath : Self.oddPath) }
}
