import AttributeGraph
import MartletBase
import Synchronization

/// A place that holds a value outside of any view: read it in a body and the body depends on it; write it from any
/// thread and the next update follows (laws C1, C2).
// @unchecked Sendable: any thread may use a location: subclasses have locks, or nothing in them changes.
@usableFromInline
package class Location<Value>: AnyLocation, @unchecked Sendable {
    /// The value as the caller may see it now: an update's snapshot inside of the update, the latest outside.
    @usableFromInline
    package func get() -> Value { fatalError("Location is abstract.") }

    /// Writes a value, which reads return immediately.
    package func set(_ value: Value, transaction: Transaction) { fatalError("Location is abstract.") }

    /// Changes the value atomically with respect to writes on other threads.
    package func update(transaction: Transaction, _ change: (inout Value) -> Void) {
        var value = get()
        change(&value)
        set(value, transaction: transaction)
    }

    /// Returns the location for the part of the value at a key path: the same location each time.
    func projected<Part>(_ keyPath: WritableKeyPath<Value, Part>) -> Location<Part> {
        projection(for: keyPath) { () -> Location<Part> in
            if Value.self is AnyObject.Type, let property = keyPath as? ReferenceWritableKeyPath<Value, Part> {
                return ObjectPropertyLocation(base: self, keyPath: property)
            }
            return KeyPathLocation(base: self, keyPath: keyPath)
        }
    }

    /// True for `ObservableObject` values, which announce a change but not which property changed.
    var changesWithoutProperty: Bool { false }
    /// The scene in which a reader may depend on the value.
    package var scene: SceneGraph? { nil }
    /// The lifetime of the value, for attributes that depend on it.
    var scope: Scope? { nil }
}

/// Returns the address of a location's stored value as the running update sees it, if a rule has read it before;
/// records the dependency.
///
/// Nearly all reads of state take this path. It is independent of the value's type, so that `State` loads the value
/// where the type is known.
///
/// - Parameter address: The address of the location; 0 for none.
// Unsafe pointers: the caller retains the location, and the running evaluation its scene; both are accessed unretained.
@usableFromInline
func trackedPointer(ofLocationAt address: Int) -> UnsafeRawPointer? {
    guard let location = UnsafeRawPointer(bitPattern: address), let scene = martlet_get_current_evaluation() else {
        return nil
    }
    return Borrowed<AnyLocation>(address: location).with { location in
        Borrowed<SceneGraph>(address: scene).with { scene in
            guard location.isGuarded(by: scene.writes) else { return nil }
            return scene.graph.unsafePointer(ifAlive: location.valueInput)
        }
    }
}

/// A location without the type of its value.
@usableFromInline
package class AnyLocation: QueuedWrite, @unchecked Sendable {
    /// The name of the location in the terms of the app's source: `CounterView.count`.
    var label: String { "a binding" }

    /// The projections of the location; nil before the first and after the end of the lifetime.
    private let projections = Atomic<UInt>(Projections.none)

    /// The locations that were made from one, by the hashes of their keys. Guarded by `projectionLock`.
    private final class Projections {
        // Markers in place of a reference. Most locations have no projections, and handle this case in one step.
        static let none: UInt = 0
        static let ended: UInt = 1

        var made: [Int: Projection] = [:]

        // Unsafe pointers: the location holds the object by its address.
        static func at(_ address: UInt) -> Borrowed<Projections>? {
            address <= ended ? nil : UnsafeRawPointer(bitPattern: address).map { Borrowed(address: $0) }
        }
    }

    /// One lock for all locations, held only briefly: a lock in each would be a fifth of the size of most locations.
    private static let projectionLock = HandedMutex(())

    deinit {
        queueReference?.release()
        Projections.at(projections.load(ordering: .acquiring)).map { Retained(adopting: $0).release() }
    }

    /// Returns whether a queue guards the value.
    @inline(__always)
    final func isGuarded(by queue: WriteQueue) -> Bool {
        queueReference?.borrowed.refers(to: queue) ?? false
    }

    // Fields of the locations that store a value. They are declared here, independent of the value's type, because
    // reads need them.
    /// The queue that guards the value, and takes its writes. Set once.
    final var valueQueue: WriteQueue? { queueReference?.object }

    /// Stores a reference to the queue that guards the value.
    final func hold(_ queue: WriteQueue) { queueReference = Retained(queue) }

    // @exclusivity(unchecked): set once, before the location is shared; `valueInput` belongs to the updating thread.
    /// The queue, unretained: the location keeps it alive, so that callers that hold the location need not.
    @exclusivity(unchecked) fileprivate(set) final var queueReference: Retained<WriteQueue>?
    /// The input from which rules read the value, as soon as one has. Confined to the updating thread.
    @exclusivity(unchecked) final var valueInput = AnyAttribute.nothing

    /// The property of an object that stores the value, and the part of that property, such as `[1].text`; nil if the
    /// value is stored elsewhere, or this is unknown.
    var objectProperty: (keyPath: AnyKeyPath, part: String)? { nil }

    /// Creates a location for the same property of another view, of this class. A caller that has stored the class need
    /// not name the type of the value.
    ///
    /// - Parameter initial: The address of the initial value.
    class func make(
        from initial: UnsafeRawPointer, instance: ViewInstance, property: PropertyName
    ) -> AnyLocation {
        preconditionFailure("\(self) is not made for a view's property.")
    }

    /// Whether another location is the same place, so that bindings to the one and the other are equal.
    func isSame(as other: AnyLocation) -> Bool { self === other }

    /// A location made from this one, made once for each key while the lifetime of this one lasts.
    package final func projection<Made: AnyLocation>(for key: some Hashable, _ make: () -> Made) -> Made {
        // Keys contain values of the app, such as ids. They are hashed and compared while no lock is held.
        let key = AnyHashable(key)
        let hash = key.hashValue
        var known = projections(withHash: hash)
        if let made = known?.location(for: key) as? Made { return made }
        let new = make()
        while !keep(new, for: key, hash: hash, after: known) {
            known = projections(withHash: hash)
            if let made = known?.location(for: key) as? Made { return made }
        }
        return new
    }

    private func projections(withHash hash: Int) -> Projection? {
        let known = Self.projectionLock.withLock { _ in
            UncheckedBox(value: Projections.at(projections.load(ordering: .acquiring))?.with { $0.made[hash] })
        }
        return known.value
    }

    /// Keeps a location that was made from this one, unless its lifetime has ended.
    ///
    /// - Returns: False if another thread has kept one with this hash since `known` was read.
    private func keep(_ location: AnyLocation, for key: AnyHashable, hash: Int, after known: Projection?) -> Bool {
        let new = UncheckedBox(value: Projection(key: key, location: location, next: known))
        return Self.projectionLock.withLock { _ in
            if let all = Projections.at(projections.load(ordering: .acquiring)) {
                return all.with {
                    guard $0.made[hash]?.location === new.value.next?.location else { return false }
                    $0.made[hash] = new.value
                    return true
                }
            }
            let all = Retained(Projections())
            all.with { $0.made[hash] = new.value }
            let kept = projections.compareExchange(
                expected: Projections.none, desired: UInt(bitPattern: all.borrowed.address),
                ordering: .acquiringAndReleasing)
            if !kept.exchanged { all.release() }
            return true
        }
    }

    /// Releases the projections of this location, which retain the location in turn. Called at the end of the lifetime;
    /// bindings that are still retained continue to work.
    package final func endProjections() {
        let last = projections.exchange(Projections.ended, ordering: .acquiringAndReleasing)
        guard let last = Projections.at(last) else { return }
        let made = Self.projectionLock.withLock { _ in UncheckedBox(value: Retained(adopting: last).take().made) }
        for projection in made.value.values { projection.end() }
    }
}

/// A location for a part of another location's value.
///
/// A body that reads the part depends on the part only (law B9), through a rule whose value is compared.
final class KeyPathLocation<Base, Value>: Location<Value>, @unchecked Sendable {
    private let base: Location<Base>
    private let keyPath: WritableKeyPath<Base, Value>
    private let tracked = TrackedPart<Value>()

    init(base: Location<Base>, keyPath: WritableKeyPath<Base, Value>) {
        self.base = base
        self.keyPath = keyPath
    }

    override var label: String { base.label + keyPath.partLabel }

    package override func get() -> Value {
        tracked.read(by: self, scene: base.scene, scope: base.scope) { [base, keyPath] in base.get()[keyPath: keyPath] }
    }

    package override func set(_ value: Value, transaction: Transaction) {
        base.update(transaction: transaction) { $0[keyPath: keyPath] = value }
    }

    package override func update(transaction: Transaction, _ change: (inout Value) -> Void) {
        base.update(transaction: transaction) { change(&$0[keyPath: keyPath]) }
    }

    override func isSame(as other: AnyLocation) -> Bool {
        if self === other { return true }
        guard let other = other as? KeyPathLocation<Base, Value> else { return false }
        return keyPath == other.keyPath && base.isSame(as: other.base)
    }

    override var objectProperty: (keyPath: AnyKeyPath, part: String)? {
        base.objectProperty.map { ($0.keyPath, $0.part + keyPath.partLabel) }
    }

    package override var scene: SceneGraph? { base.scene }
    override var scope: Scope? { base.scope }
}

/// A rule that computes a part of a tracked value, created when a body first reads the part.
package struct TrackedPart<Value> {
    private final class Box {
        var attribute: Attribute<Value>?
    }

    private let box = Box()

    package init() {
    }

    /// Removes the rule: it belongs to another part from now on.
    func reset() { box.attribute = nil }

    /// Returns the part: through the rule during an evaluation, directly otherwise.
    ///
    /// - Parameter owner: The reader, by which reports name the part.
    package func read(by owner: AnyObject, scene: SceneGraph?, scope: Scope?, _ compute: @escaping () -> Value) -> Value
    {
        guard let scene, let scope, SceneGraph.evaluating?.graph === scene.graph, scene.graph.isAlive(scope) else {
            return compute()
        }
        if let attribute = box.attribute, scene.graph.isAlive(attribute.identifier) { return scene.graph[attribute] }
        let attribute = scene.graph.makeRule(PartRule(owner: owner, compute: compute), in: scope)
        box.attribute = attribute
        return scene.graph[attribute]
    }
}

struct PartRule<Value>: Rule {
    let owner: AnyObject
    let compute: () -> Value
    var observer = RuleObserver()

    mutating func value(in graph: Graph) -> Value { observer.run(in: graph, as: .parts, compute) }

    static var comparison: RawComparison? { rawComparison(of: Value.self) }
}

/// A value with an external owner that announces its changes, such as a store of the app.
package protocol ValueSource<Value>: AnyObject, Sendable {
    /// The type of the value.
    associatedtype Value

    /// The value as the caller may see it now; makes the dependency inside of an evaluation.
    func get(for location: AnyLocation) -> Value
    /// Writes a value, which reads return immediately.
    func set(_ value: Value, transaction: Transaction)
    /// Changes the value atomically with respect to writes on other threads.
    func update(transaction: Transaction, _ change: (inout Value) -> Void)
    /// The scene in which a reader may depend on the value.
    var scene: SceneGraph? { get }
    /// The lifetime of the value, for attributes that depend on it.
    var scope: Scope? { get }
}

/// The location of a value that a `ValueSource` stores.
package final class KeptValueLocation<Source: ValueSource>: Location<Source.Value>, @unchecked Sendable {
    private let source: Source

    package init(_ source: Source) { self.source = source }

    package override func get() -> Source.Value { source.get(for: self) }
    package override func set(_ value: Source.Value, transaction: Transaction) {
        source.set(value, transaction: transaction)
    }
    package override func update(transaction: Transaction, _ change: (inout Source.Value) -> Void) {
        source.update(transaction: transaction, change)
    }
    package override var scene: SceneGraph? { source.scene }
    override var scope: Scope? { source.scope }
}

/// A value that never changes.
final class ConstantLocation<Value>: Location<Value>, @unchecked Sendable {
    private let value: Value

    init(_ value: Value) { self.value = value }

    package override func get() -> Value { value }
    package override func set(_ value: Value, transaction: Transaction) {}
}

/// A value that two closures read and write.
package final class FunctionalLocation<Value>: Location<Value>, @unchecked Sendable {
    private let getValue: () -> Value
    private let setValue: (Value, Transaction) -> Void

    package init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
        getValue = get
        setValue = set
    }

    package override func get() -> Value { getValue() }
    package override func set(_ value: Value, transaction: Transaction) { setValue(value, transaction) }
}
