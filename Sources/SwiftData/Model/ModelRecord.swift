import Foundation
import MartletBase
import MartletStore
import Observation

/// The values of a model object, and its context.
///
/// Confined, as the object is, to the thread or queue where its context may be used.
public class _ModelRecord {
    enum State {
        /// In no context.
        case detached
        /// Inserted, and not saved yet.
        case inserted
        /// Equal to the stored row, except for the ``dirty`` properties.
        case saved
        /// Deleted, and that is not saved yet.
        case deleted
        /// No longer in any store.
        case gone

        /// Whether there is a row of it, or was.
        var isStored: Bool { self == .saved || self == .deleted || self == .gone }
    }

    /// The value of a property.
    enum Slot {
        /// Not read from the store yet.
        case missing
        /// As the store has it.
        case raw(SQLValue)
        /// The value of an attribute.
        case value(Any)
        /// The object of a relationship. It is retained: code that has read it may depend on it.
        case object(any PersistentModel)
        /// The objects of a relationship.
        case list(ModelList)
    }

    final let plan: EntityPlan
    /// Says which object of its class it is.
    final var key: Int64
    final var state = State.detached
    /// The values, after one of them has been read.
    private final var values: [Slot]
    /// The row from which the values are taken when one of them is read; nil after that.
    private final var page: RowPage?
    private final let row: Int
    // unowned(unsafe): loaded only while `reference` keeps the object alive.
    private final unowned(unsafe) var model: (any PersistentModel)?
    private final var reference: LivingObject?
    /// The table in which the context finds the object; nil if it is in no context.
    final var registry: KnownObjects?
    /// State that most objects of a long list don't have.
    private final var differences: Differences?
    private var registrar: ObservationRegistrar?

    /// The values of a new object.
    init(_ plan: EntityPlan) {
        self.plan = plan
        key = StoreKey.next()
        values = plan.missing
        row = 0
    }

    /// Creates a record for a stored object: with a row of a page, or not read yet.
    required init(_ plan: EntityPlan, key: Int64, _ page: RowPage?, row: Int) {
        self.plan = plan
        self.key = key
        values = page == nil ? plan.missing : []
        self.page = page
        self.row = row
        state = .saved
    }

    deinit {
        registry?.end(self)
    }

    /// The object, or another instance of it if that one has ended; nil if its deinitialization has begun.
    ///
    /// A record may outlive its object, and the last reference to an object may be released on any thread.
    final var object: (any PersistentModel)? {
        get {
            if let reference, let model = reference.whileLiving({ model }) { return model }
            return differences?.otherInstances.lazy.compactMap { $0.object as? any PersistentModel }.first
        }
        set {
            model = newValue
            reference = newValue.map { LivingObject($0) }
        }
    }

    /// The object's living instances.
    final var instances: [any PersistentModel] {
        let first: (any PersistentModel)? = reference.flatMap { $0.whileLiving { model } ?? nil }
        let others = differences?.otherInstances.compactMap { $0.object as? any PersistentModel } ?? []
        return (first.map { [$0] } ?? []) + others
    }

    /// Adds another instance of the object: one that was inserted, and merged with this object by an upsert.
    final func add(instance: any PersistentModel) {
        madeDifferences.otherInstances.removeAll { $0.object == nil }
        madeDifferences.otherInstances.append(LivingObject(instance))
    }

    /// Says which object it is.
    final var id: PersistentIdentifier {
        PersistentIdentifier(
            entityName: plan.name, key: key, storeIdentifier: state.isStored ? registry?.storeIdentifier : nil)
    }

    /// The context that the object is in.
    final var context: ModelContext? { registry?.context }

    /// The context for reading missing values: another one after the object's own has ended.
    final var readingContext: ModelContext? { registry?.readingContext }

    /// Leaves its context.
    final func leave() {
        registry?.end(self)
        registry = nil
    }

    /// The values of the properties, in their order.
    final var slots: [Slot] {
        @inline(__always) _read {
            if page != nil { unfold() }
            yield values
        }
        @inline(__always) _modify {
            if page != nil { unfold() }
            yield &values
        }
    }

    /// Whether none of the values has been read since the row was fetched.
    final var isOnPage: Bool { page != nil }

    /// Takes the values from the page: most objects of a long list are never asked.
    private final func unfold() {
        guard let page else { return }
        values = plan.missing
        page.forEach(row, of: plan) { values[$0.index] = .raw($1) }
        self.page = nil
    }

    // MARK: - What differs from the store

    /// The differences of an object from the store.
    private final class Differences {
        var dirty: Set<Int> = []
        var baseline: [Int: SQLValue] = [:]
        var joined: [Int: Set<Int64>] = [:]
        /// Other instances than the first that use this record.
        var otherInstances: [LivingObject] = []
        /// The properties whose observers, `willSet` or `didSet`, are running.
        var notifying: Set<Int> = []
    }

    private final var madeDifferences: Differences {
        if let differences { return differences }
        let made = Differences()
        differences = made
        return made
    }

    /// The properties that have been changed since the last save, of a saved object.
    final var dirty: Set<Int> {
        get { differences?.dirty ?? [] }
        _modify { yield &madeDifferences.dirty }
    }

    /// The stored values of changed properties.
    final var baseline: [Int: SQLValue] {
        get { differences?.baseline ?? [:] }
        _modify { yield &madeDifferences.baseline }
    }

    /// The objects of a relationship with a table of its own, as the store has them.
    final var joined: [Int: Set<Int64>] {
        get { differences?.joined ?? [:] }
        _modify { yield &madeDifferences.joined }
    }

    /// Marks the object as equal to its stored row.
    final func agree() {
        differences?.dirty = []
        differences?.baseline = [:]
    }

    /// Whether a property's observers have to be called: not for changes that they make themselves.
    public final func beginsToTell(_ index: Int) -> Bool { madeDifferences.notifying.insert(index).inserted }

    /// The property's observers have been called.
    public final func endsToTell(_ index: Int) { differences?.notifying.remove(index) }

    /// Discards the lists of relationships with separate tables, so that they are read again.
    final func forgetJoined() { differences?.joined = [:] }

    // MARK: - Observation

    final var observers: ObservationRegistrar {
        if let registrar { return registrar }
        let made = ObservationRegistrar()
        registrar = made
        return made
    }

    /// Performs a change of a property, and notifies its readers.
    final func changing(_ property: PropertyPlan, _ change: () -> Void) {
        guard let registrar, let object else { return change() }
        property.willSet(registrar, object)
        change()
        property.didSet(registrar, object)
    }

    /// Runs the observers of a property before a change.
    final func willChangeForObservers(_ property: PropertyPlan) {
        if let registrar, let object { property.willSet(registrar, object) }
    }

    /// Runs the observers of a property after a change, for a record that belonged to `object` until then.
    final func didChangeForObservers(_ property: PropertyPlan, _ object: any PersistentModel) {
        if let registrar { property.didSet(registrar, object) }
    }

    // MARK: - Values

    /// Reads missing values from the store.
    final func load() {
        guard state == .saved || state == .deleted, isMissingColumns, let readingContext else { return }
        readingContext.load(self)
    }

    private var isMissingColumns: Bool {
        plan.columns.contains { if case .missing = slots[$0.index] { true } else { false } }
    }

    /// Takes over a row as the store has it.
    final func take(_ row: [SQLValue], from first: Int) {
        for (offset, property) in plan.columns.enumerated() where !dirty.contains(property.index) {
            slots[property.index] = .raw(row[first + offset])
        }
    }

    /// Says that a property is about to be changed.
    final func willChange(_ property: PropertyPlan) {
        guard let context else { return }
        // This includes deleted objects: deleting a cycle of objects changes objects that are already deleted.
        if state == .saved || state == .deleted, property.hasColumn, !dirty.contains(property.index) {
            baseline[property.index] = storedBefore(property)
            dirty.insert(property.index)
        }
        context.recordChange(of: self)
    }

    /// The value of a property that has not been changed, as the store has it: the key of an object that is deleted and
    /// not saved yet, too.
    private final func storedBefore(_ property: PropertyPlan) -> SQLValue {
        if case .object(let object) = slots[property.index], object.record.state != .gone {
            return .integer(object.record.key)
        }
        return (try? stored(property)) ?? .null
    }

    /// The value of a property as a store is to have it.
    final func stored(_ property: PropertyPlan) throws -> SQLValue {
        if case .missing = slots[property.index] { load() }
        switch slots[property.index] {
        case .missing, .list: return .null
        case .raw(let value): return value
        case .value(let value): return try property.coder?.encode(value) ?? .null
        case .object(let object):
            let other = object.record
            return other.state == .gone || other.state == .deleted ? .null : .integer(other.id.key)
        }
    }
}
