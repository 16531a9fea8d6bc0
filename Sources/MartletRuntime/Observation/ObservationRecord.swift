import AttributeGraph
import Dispatch
import MartletABI
import Observation
import Synchronization

/// What observable objects know of a rule: whom to tell of a change. Enters the rule in the scene's queue.
///
/// Each run registers anew, and then lets go of what the run before registered; in this order, so that no moment is
/// without a registration for what both runs read.
// @unchecked Sendable: what other threads touch is behind the queue's lock.
final class ObservationRecord: QueuedWrite, @unchecked Sendable {
    private let rule: AnyAttribute
    private let queue: WriteQueue
    private let label: String
    let sentinel = RunSentinel()
    /// The number of the run whose registration counts; `ended` once there is none.
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
    }

    override var name: String { label }

    override var trackedAttribute: AnyAttribute? { rule }

    // MARK: - Runs

    /// The number of the run that begins.
    @discardableResult
    func begin() -> Int { current.load(ordering: .relaxed) + 1 }

    /// The run that began last has registered: it counts from here on.
    func finish() {
        let last = current.add(1, ordering: .acquiringAndReleasing).oldValue
        if last > 0 { sentinel.drop(last) }
    }

    /// The rule has ended: lets go of everything that is registered.
    func end() {
        sentinel.drop(current.exchange(Self.ended, ordering: .acquiringAndReleasing))
    }

    // MARK: - Changes

    /// A property that a run has read has changed. Called on any thread.
    ///
    /// - Parameter tracking: The registration, which lasts until it is cancelled; nil for one that has ended itself.
    func changed(in tracking: ObservationRegistration?, run: Int) {
        if run < current.load(ordering: .acquiring) { tracking?.cancel() }
        if counts(run) { enqueue(WriteCapture.ifTracing(keyPath: tracking?.changed)) }
    }

    /// Whether a change that a run is told of matters.
    private func counts(_ run: Int) -> Bool {
        let current = self.current.load(ordering: .acquiring)
        // Another thread may have looked up whom to tell just before the run after this one had registered, and told
        // this one of a change which that run has not seen.
        return run >= current || run == current - 1 && SceneGraph.evaluating == nil && !MainThread.isCurrent
    }

    /// A property that a run has read is about to change, and nobody will say when it has. Called on any thread.
    func announced(run: Int) {
        guard counts(run) else { return }
        enqueue(WriteCapture.ifTracing())
        // On the thread of the main actor nothing runs before the change has been made. On another, only the time that
        // passes tells of it.
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

    override func carryOut(in scene: SceneGraph) {
        // An object keeps its latest value only. It is read once, with the transaction of the last change.
        let isLast = queue.withLock {
            stagedCount -= 1
            return stagedCount == 0
        }
        guard isLast, scene.graph.isAlive(rule) else { return }
        scene.trace?.willInvalidate(rule, captures: queue.captures(of: self))
        if let recorder = scene.recorder {
            recorder.carryOut(name, captures: queue.captures(of: self), in: scene)
            recorder.invalidated(rule)
        }
        scene.graph.invalidate(rule)
    }
}

/// Read by each run of a rule, so that what the run has registered can be dropped: by a change of this.
///
/// Runs take turns between two properties. The registration of one can be dropped when the next is in place.
final class RunSentinel: Observable {
    private let registrar = ObservationRegistrar()

    private var even: Int { 0 }
    private var odd: Int { 0 }

    // nonisolated(unsafe): constants; key paths do not say that they are sendable.
    private nonisolated(unsafe) static let evenPath: KeyPath<RunSentinel, Int> = \.even
    private nonisolated(unsafe) static let oddPath: KeyPath<RunSentinel, Int> = \.odd

    func read(_ run: Int) { registrar.access(self, keyPath: run & 1 == 0 ? Self.evenPath : Self.oddPath) }

    func drop(_ run: Int) { registrar.tell(self, run & 1 == 0 ? Self.evenPath : Self.oddPath) }
}
