import AttributeGraph
import CMartletSupport

/// A location that stores its value itself: what `State` keeps for a view (laws A1 to A3).
///
/// The latest value and the writes of all locations of a scene are guarded by one lock, that of the scene's queue, so
/// that an update takes one consistent snapshot (law C2). A location that was written with several transactions keeps
/// the value of each, so that an update can carry them out in order (law C5).
///
/// It outlives its scene where a closure or binding holds it, and refers to nothing of the scene but the queue.
@usableFromInline
final class StoredLocation<Value>: Location<Value>, QueuedLocation, @unchecked Sendable {
    private let queue: WriteQueue
    private let comparator: ValueComparator
    private let ownerScope: Scope
    /// The property, where a write during an update is to be reported; nil where others see to that.
    private let property: PropertyName?
    // Confined to the updating thread. Before what is of an unknown size, so that its place is known.
    @exclusivity(unchecked) private var attribute = AnyAttribute.nothing
    // Guarded by the queue's lock.
    private var value: Value
    /// What an update sees while a newer value waits.
    private var snapshot: Value?
    private var isQueued = false
    /// The group of the queue that the location was last entered in.
    private var enteredGroup = 0
    /// The values of earlier groups that wait, oldest first; that of the last group is `value`.
    private var earlier: [Value] = []
    /// The values that the update under way has yet to carry out, newest first.
    private var staged: [Value] = []

    init(_ value: Value, instance: ViewInstance, property: PropertyName) {
        self.value = value
        self.property = property
        ownerScope = instance.scope
        queue = instance.scene.writes
        comparator = ValueComparator.of(Value.self, for: .storage)
    }

    /// A location that lives as long as a scene.
    ///
    /// - Parameter property: The property to report writes during an update for; nil where others see to that.
    init(_ value: Value, scene: SceneGraph, property: PropertyName? = nil) {
        self.value = value
        self.property = property
        ownerScope = scene.scope
        queue = scene.writes
        comparator = ValueComparator.of(Value.self, for: .storage)
    }

    // MARK: - Reading

    /// Where the value that the update under way sees is, if a rule has read it before; makes the dependency.
    ///
    /// The way that almost all reads take. Knows nothing of the type of the value, so that `State` can load it where
    /// the type is known.
    @usableFromInline
    func trackedPointer() -> UnsafeRawPointer? {
        guard let pointer = martlet_get_current_evaluation() else { return nil }
        return Unmanaged<SceneGraph>.fromOpaque(pointer)._withUnsafeGuaranteedRef { scene in
            guard scene.writes === queue, scene.graph.isAlive(attribute) else { return nil }
            return scene.graph.unsafePointer(to: attribute)
        }
    }

    @usableFromInline
    override func get() -> Value {
        if let scene = SceneGraph.evaluating, scene.writes === queue, scene.graph.isAlive(ownerScope) {
            return read(in: scene.graph)
        }
        return queue.withLock { value }
    }

    private func read(in graph: Graph) -> Value {
        if attribute != .nothing { return graph[Attribute<Value>(unchecked: attribute)] }
        let seen = queue.withLock { snapshot ?? value }
        // Only a rule makes a dependency; others just look.
        guard graph.isEvaluating else { return seen }
        let made = graph.makeInput(seen, kind: StoredInput(location: self), in: ownerScope)
        attribute = made.identifier
        return graph[made]
    }

    // MARK: - Writing

    override func set(_ value: Value, transaction: Transaction) {
        write(transaction: transaction) { $0 = value }
    }

    override func update(transaction: Transaction, _ change: (inout Value) -> Void) {
        write(transaction: transaction, change)
    }

    private func write(transaction: Transaction, _ change: (inout Value) -> Void) {
        if let property { SceneGraph.evaluating?.reportWriteDuringUpdate(property) }
        let transaction = Transaction.merging(transaction)
        let capture = WriteCapture.ifTracing()
        let isNew = queue.withLock {
            var new = value
            change(&new)
            if comparator.areEqual(new, value) { return false }
            let wasQueued = isQueued
            let group = enteredGroup
            queue.enqueue(self, transaction: transaction, entered: &enteredGroup)
            if !wasQueued {
                isQueued = true
                if snapshot == nil { snapshot = value }
            } else if group != enteredGroup {
                earlier.append(value)
            }
            value = new
            if let capture { queue.keep(capture, of: self) }
            return true
        }
        if isNew { queue.requestUpdate() }
    }

    // MARK: - Updating

    func stage() {
        // Once for all the groups that the location was entered in.
        guard isQueued else { return }
        isQueued = false
        earlier.append(value)
        staged = earlier.reversed()
        earlier = []
    }

    func carryOut(in scene: SceneGraph) {
        let next = queue.withLock { () -> Value? in
            guard let next = staged.popLast() else { return nil }
            // What follows is seen as it is from here on, unless something newer waits.
            snapshot = staged.isEmpty && !isQueued ? nil : next
            return next
        }
        guard let next, scene.graph.isAlive(attribute) else {
            if !scene.graph.isAlive(ownerScope), let property { scene.reportLateWrite(property, by: self) }
            return
        }
        scene.trace?.willSet(attribute, captures: queue.captures(of: self))
        scene.graph.set(Attribute<Value>(unchecked: attribute), to: next)
    }

    var name: String { property?.description ?? "a stored value" }

    override var label: String { name }

    var trackedAttribute: AnyAttribute? { attribute == .nothing ? nil : attribute }

    func areEqual(_ a: Value, _ b: Value) -> Bool { comparator.areEqual(a, b) }

    override var scene: SceneGraph? {
        guard let scene = SceneGraph.evaluating, scene.writes === queue else { return nil }
        return scene
    }

    override var scope: Scope? { ownerScope }
}
