import AttributeGraph

/// A location that stores its value itself: the storage of `State` for a view (laws A1 to A3).
///
/// The latest value and the writes of all locations of a scene are guarded by one lock, that of the scene's queue, so
/// that an update takes one consistent snapshot (law C2). A location that was written with several transactions keeps
/// the value of each, so that an update can apply them in order (law C5).
///
/// It outlives its scene if a closure or binding retains it, and refers to no part of the scene but the queue.
///
/// The class is not specialized for the type of its value: the code that runs for every write works in place, because
/// using an optional or an array of the type, or a closure over it, would require a metadata lookup each time.
// @_specialize: the code of a write is specialized for the most common types of state, which halves its cost.
// @unchecked Sendable: the queue's lock guards the mutable state.
@usableFromInline
package final class StoredLocation<Value>: Location<Value>, @unchecked Sendable {
    private let ownerScope: Scope
    /// The property, with the state that all its locations share: there are as many of these as there are views.
    private let source: PropertyName
    // Guarded by the queue's lock, as all that follows.
    /// Made with the first write, and held until the location ends.
    // Unsafe pointers: accessed for each write without counting.
    @exclusivity(unchecked) private var waiting: Retained<WaitingValues>?
    @exclusivity(unchecked) private var value: Value

    private var writes: WriteQueue { valueQueue.unsafelyUnwrapped }

    /// Calls `body` with the queue, which the location holds, without counting it.
    @inline(__always)
    private func withWrites<Result>(_ body: (WriteQueue) -> Result) -> Result {
        queueReference.unsafelyUnwrapped.with(body)
    }
    /// The property, where a write during an update is to be reported; nil where others see to that.
    private var property: PropertyName? { source.isReported ? source : nil }

    required init(_ value: Value, instance: __shared ViewInstance, property: __shared PropertyName) {
        self.value = value
        source = property
        ownerScope = instance.scope
        if property.comparator == nil { property.comparator = Borrowed(ValueComparator.of(Value.self, for: .storage)) }
        super.init()
        // The scene outlives its views, and is accessed without counting.
        instance.sceneReference.with { hold($0.writes) }
    }

    /// A location that lives as long as a scene.
    ///
    /// - Parameters:
    ///   - scope: A shorter lifetime in the scene, if the location has one.
    ///   - property: The property to report writes during an update for; nil where others see to that.
    ///   - label: The name of the value in reports without a property.
    package init(
        _ value: Value, scene: SceneGraph, scope: Scope? = nil, property: PropertyName? = nil,
        label: String = "a stored value"
    ) {
        self.value = value
        source = property ?? PropertyName(of: ViewType.of(SceneGraph.self), name: label, isReported: false)
        source.comparator = Borrowed(ValueComparator.of(Value.self, for: .storage))
        ownerScope = scope ?? scene.scope
        super.init()
        hold(scene.writes)
    }

    override class func make(
        from initial: UnsafeRawPointer, instance: ViewInstance, property: PropertyName
    ) -> AnyLocation {
        self.init(initial.assumingMemoryBound(to: Value.self).pointee, instance: instance, property: property)
    }

    // MARK: - Reading

    @usableFromInline
    package override func get() -> Value {
        if let graph = evaluatingGraph { return graph.with { read(in: $0) } }
        let writes = self.writes
        writes.lockLocations()
        defer { writes.unlockLocations() }
        return value
    }

    /// The graph of the evaluation under way, if it is the location's and the lifetime lasts.
    // Unsafe pointers: an evaluation retains its scene, and that its graph: both are accessed without counting.
    private var evaluatingGraph: Borrowed<Graph>? {
        guard let scene = martlet_get_current_evaluation() else { return nil }
        return Borrowed<SceneGraph>(address: scene).with { scene in
            isGuarded(by: scene.writes) && scene.graph.isAlive(ownerScope) ? Borrowed(scene.graph) : nil
        }
    }

    @_specialize(where Value == Int) @_specialize(where Value == Bool)
    @_specialize(where Value == String) @_specialize(where Value == Double)
    private func read(in graph: Graph) -> Value {
        if valueInput != .nothing { return graph[Attribute<Value>(unchecked: valueInput)] }
        // Only a rule makes a dependency; others just look.
        guard graph.isEvaluating else { return seen }
        let made = graph.makeInput(seen, kind: self, in: ownerScope)
        valueInput = made.identifier
        return graph[made]
    }

    /// The value as the update under way sees it.
    private var seen: Value {
        withWrites { $0.lockLocations() }
        defer { withWrites { $0.unlockLocations() } }
        if let waiting, waiting.with({ $0.state.contains(.hasSnapshot) }) {
            return waiting.with { $0.snapshot(as: Value.self) }.pointee
        }
        return value
    }

    // MARK: - Writing

    @_specialize(where Value == Int) @_specialize(where Value == Bool)
    @_specialize(where Value == String) @_specialize(where Value == Double)
    package override func set(_ value: Value, transaction: Transaction) {
        reportIfUpdating()
        let transaction = Transaction.merging(transaction)
        let capture = WriteCapture.ifTracing()
        if source.runsUserCode, isProvablyWithoutLock(value) { return recordDropped(value, capture) }
        // Holds the old value until the lock has been released, as the end of a user's value may run any code.
        var value = value
        withWrites { writes in
            writes.lockLocations()
            let isStored = store(&value, transaction, capture, in: writes)
            let host = isStored ? writes.takeRequest() : nil
            writes.unlockLocations()
            if !isStored { recordDropped(value, capture) }
            if let host { host.requestUpdate() }
        }
    }

    package override func update(transaction: Transaction, _ change: (inout Value) -> Void) {
        reportIfUpdating()
        let transaction = Transaction.merging(transaction)
        let capture = WriteCapture.ifTracing()
        let writes = self.writes
        // The change, `==` and the deinitialization of values are the user's code, and run without the lock. If another
        // thread has written meanwhile, the change is repeated on the value of that thread.
        while true {
            writes.lockLocations()
            var new = value
            let start = writeCount
            writes.unlockLocations()
            change(&new)
            if source.runsUserCode, isProvablyWithoutLock(new) { return recordDropped(new, capture) }
            writes.lockLocations()
            guard hasOnlyThisThreadWritten(since: start) else {
                writes.unlockLocations()
                continue
            }
            let isStored = store(&new, transaction, capture, in: writes)
            let host = isStored ? writes.takeRequest() : nil
            writes.unlockLocations()
            if !isStored { recordDropped(new, capture) }
            host?.requestUpdate()
            return
        }
    }

    /// The number of writes of the location. Asked for with the lock held.
    private var writeCount: UInt32 { waiting?.with { $0.writeCount } ?? 0 }

    /// Whether every write since a count of writes is this thread's own: those of a setter that writes the location itself,
    /// which the change that it is a part of overwrites. Asked for with the lock held.
    private func hasOnlyThisThreadWritten(since start: UInt32) -> Bool {
        guard let waiting else { return true }
        return waiting.with { waiting in
            let others = waiting.writesBeforeLastWriter
            return waiting.writeCount == start
                || waiting.lastWriter == WriteQueue.thread
                    && waiting.writeCount &- others >= waiting.writeCount &- start
        }
    }

    @inline(never)
    private func recordDropped(_ value: Value, _ capture: WriteCapture?) {
        guard let capture else { return }
        let dropped = withWrites { writes in writes.withLock { writes.droppedWrites } }
        dropped?.add(name, capture: capture) { value }
    }

    /// Whether a value is provably equal to the latest, compared without the lock: for types whose `==` may be a user's.
    @inline(never)
    private func isProvablyWithoutLock(_ new: Value) -> Bool {
        withWrites { $0.lockLocations() }
        let latest = value
        withWrites { $0.unlockLocations() }
        return areEqual(latest, new)
    }

    private func reportIfUpdating() {
        // Most writes come from outside of updates, where their source is not needed.
        if martlet_get_current_evaluation() == nil { return }
        if let property { SceneGraph.evaluating?.issues.reportWriteDuringUpdate(property) }
    }

    /// Called with the lock held; runs no code of the user.
    ///
    /// - Parameter new: The value; afterwards the one that it has replaced.
    /// - Returns: whether the value has changed.
    private func store(
        _ new: inout Value, _ transaction: Transaction, _ capture: WriteCapture?, in writes: WriteQueue
    ) -> Bool {
        if !source.runsUserCode, isProvably(new) { return false }
        let waiting = ensuredWaiting
        let group = waiting.with { $0.enteredGroup }
        var entered = group
        // Not in a closure, which would look the type of the location up to enter it.
        writes.enqueue(self, transaction: transaction, entered: &entered)
        waiting.with { waiting in
            waiting.enteredGroup = entered
            if !waiting.state.contains(.isQueued) {
                waiting.state.insert(.isQueued)
                if !waiting.state.contains(.hasSnapshot) {
                    waiting.snapshot(as: Value.self).initialize(to: value)
                    waiting.state.insert(.hasSnapshot)
                }
            } else if group != entered {
                waiting.keep(value)
            }
            let thread = WriteQueue.thread
            if waiting.lastWriter != thread {
                waiting.lastWriter = thread
                waiting.writesBeforeLastWriter = waiting.writeCount
            }
            waiting.writeCount &+= 1
        }
        swap(&value, &new)
        if let capture { writes.keep(capture, of: self) }
        return true
    }

    /// Written once: an update looks at it without the lock.
    private var ensuredWaiting: Retained<WaitingValues> {
        if let waiting { return waiting }
        let made = Retained(WaitingValues(of: Value.self))
        waiting = made
        return made
    }

    deinit {
        guard let waiting else { return }
        waiting.with { $0.end(Value.self) }
        waiting.release()
    }

    // Unsafe pointers: values are compared in place, by a comparator for their type.
    private func isProvably(_ new: Value) -> Bool {
        withUnsafePointer(to: new) { new in
            withUnsafePointer(to: &value) { areEqual(at: UnsafeRawPointer(new), UnsafeRawPointer($0)) }
        }
    }

    @inline(__always)
    private func areEqual(at a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
        source.comparator.unsafelyUnwrapped.with { $0.areEqual(a, b) }
    }

    // MARK: - Updating

    @_specialize(where Value == Int) @_specialize(where Value == Bool)
    @_specialize(where Value == String) @_specialize(where Value == Double)
    override func stage(isOnly: Bool) {
        // Once for all the groups that the location was entered in.
        waiting?.with { waiting in
            guard waiting.state.contains(.isQueued) else { return }
            assert(!waiting.hasFormer, "A location is staged before its last update has carried it out.")
            waiting.state.remove(.isQueued)
            if waiting.state.contains(.hasEarlier) { return waiting.stageSeveral(upTo: value) }
            waiting.staged(as: Value.self).initialize(to: value)
            waiting.state.insert(.hasStaged)
            // No other value is applied before it: it is taken now, while the lock is held.
            if isOnly { waiting.isTaken = waiting.takeNext(Value.self) }
        }
    }

    @_specialize(where Value == Int) @_specialize(where Value == Bool)
    @_specialize(where Value == String) @_specialize(where Value == Double)
    override func apply(in scene: SceneGraph) {
        guard let waiting, wasTaken(from: waiting) || take(from: waiting) else { return }
        let next = waiting.with { $0.taken(as: Value.self) }
        if scene.graph.isAlive(valueInput) {
            scene.trace?.willSet(valueInput, captures: writes.captures(of: self))
            if let recorder = scene.recording.recorder { record(next.pointee, by: recorder, in: scene) }
            if !areEqual(at: scene.graph.peekPointer(to: valueInput), UnsafeRawPointer(next)) {
                scene.graph.replace(Attribute<Value>(unchecked: valueInput), with: next.pointee)
            }
        } else if !scene.graph.isAlive(ownerScope), let property {
            scene.issues.reportLateWrite(property, by: self)
        }
        next.deinitialize(count: 1)
        waiting.with { $0.releaseFormer(Value.self) }
    }

    @inline(never)
    private func record(_ next: Value, by recorder: UpdateRecorder, in scene: SceneGraph) {
        recorder.apply(
            name, captures: writes.captures(of: self), in: scene,
            old: { scene.graph.storedValue(of: self.valueInput) }, new: { next })
    }

    /// Whether the next value was already taken when it was staged; it is applied now.
    @inline(__always)
    private func wasTaken(from waiting: Retained<WaitingValues>) -> Bool {
        waiting.with { waiting in
            defer { waiting.isTaken = false }
            return waiting.isTaken
        }
    }

    /// Applies the next value. The rules that follow read it from now on, unless a newer value is pending.
    private func take(from waiting: Retained<WaitingValues>) -> Bool {
        withWrites { writes in
            writes.lockLocations()
            defer { writes.unlockLocations() }
            return waiting.with { $0.takeNext(Value.self) }
        }
    }

    override var name: String { property?.description ?? source.name }

    override var label: String { name }

    override var trackedAttribute: AnyAttribute? { valueInput == .nothing ? nil : valueInput }

    @usableFromInline
    package func areEqual(_ a: Value, _ b: Value) -> Bool {
        withUnsafePointer(to: a) { a in
            withUnsafePointer(to: b) { areEqual(at: UnsafeRawPointer(a), UnsafeRawPointer($0)) }
        }
    }

    package override var scene: SceneGraph? {
        guard let scene = SceneGraph.evaluating, scene.writes === writes else { return nil }
        return scene
    }

    override var scope: Scope? { ownerScope }
}
