import AttributeGraph

/// A location that stores its value itself: what `State` keeps for a view (laws A1 to A3).
///
/// The latest value and the writes of all locations of a scene are guarded by one lock, that of the scene's queue, so
/// that an update takes one consistent snapshot (law C2).
final class StoredLocation<Value>: Location<Value>, QueuedLocation, @unchecked Sendable {
    private let queue: WriteQueue
    private let comparator: ValueComparator
    private unowned(unsafe) let instance: ViewInstance
    private let ownerScope: Scope
    private let property: PropertyName
    // Guarded by the queue's lock.
    private var value: Value
    /// What the running or last update sees while a newer value waits.
    private var snapshot: Value?
    private var isQueued = false
    private var enteredGroup = 0
    // Confined to the updating thread.
    private var attribute: Attribute<Value>?

    init(_ value: Value, instance: ViewInstance, property: PropertyName) {
        self.value = value
        self.instance = instance
        self.property = property
        ownerScope = instance.scope
        queue = instance.scene.writes
        comparator = ValueComparator.forStorage(Value.self)
    }

    override func get() -> Value {
        if let scene = SceneGraph.evaluating, scene.writes === queue, scene.graph.isAlive(ownerScope) {
            return read(in: scene.graph)
        }
        return queue.withLock { value }
    }

    private func read(in graph: Graph) -> Value {
        if let attribute { return graph[attribute] }
        let seen = queue.withLock { snapshot ?? value }
        // Only a rule makes a dependency; others just look.
        guard graph.isEvaluating else { return seen }
        let comparator = self.comparator
        let made = graph.makeInput(seen, in: ownerScope) { comparator.areEqual($0, $1) }
        attribute = made
        return graph[made]
    }

    override func set(_ value: Value, transaction: Transaction) {
        write(transaction: transaction) { $0 = value }
    }

    override func update(transaction: Transaction, _ change: (inout Value) -> Void) {
        write(transaction: transaction, change)
    }

    private func write(transaction: Transaction, _ change: (inout Value) -> Void) {
        SceneGraph.evaluating?.reportWriteDuringUpdate(property)
        let transaction = Transaction.merging(transaction)
        let isNew = queue.withLock {
            var new = value
            change(&new)
            if comparator.areEqual(new, value) { return false }
            if !isQueued {
                isQueued = true
                snapshot = value
            }
            value = new
            queue.enqueue(self, transaction: transaction, entered: &enteredGroup)
            return true
        }
        if isNew { queue.requestUpdate() }
    }

    func stage() {
        isQueued = false
        snapshot = value
    }

    func carryOut(in scene: SceneGraph) {
        let staged = queue.withLock { () -> Value? in
            defer { if !isQueued { snapshot = nil } }
            return snapshot
        }
        guard let staged, let attribute, scene.graph.isAlive(attribute.identifier) else { return }
        scene.graph.set(attribute, to: staged)
    }

    var name: String { property.description }

    override var scene: SceneGraph? {
        guard let scene = SceneGraph.evaluating, scene.writes === queue else { return nil }
        return scene
    }

    override var scope: Scope? { ownerScope }
}

extension ValueComparator {
    /// The comparator for stored values. A collection whose elements can't be compared is never provably equal, even
    /// if its storage is the same: what its elements refer to may have changed (law B6).
    static func forStorage<Value>(_ type: Value.Type) -> ValueComparator {
        if type is any Collection.Type, !(type is any Equatable.Type) { return .never }
        return of(type)
    }
}
