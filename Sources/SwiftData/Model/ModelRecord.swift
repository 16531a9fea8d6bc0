import Foundation
import MartletBase
import MartletStore
import Observation

/// What is known of a model object: its values, and where it belongs.
///
/// Confined, as the object is, to where its context may be used.
public class _ModelRecord {
    enum State {
        /// In no context.
        case detached
        /// Inserted, and not saved yet.
        case inserted
        /// As the store has it, but for what is ``dirty``.
        case saved
        /// Deleted, and that is not saved yet.
        case deleted
        /// In no store any more.
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
        /// The object of a relationship. It keeps that object: who has read it may depend on it.
        case object(any PersistentModel)
        /// The objects of a relationship.
        case list(ModelList)
    }

    final let plan: EntityPlan
    /// Says which object of its class it is.
    final var key: Int64
    final var state = State.detached
    /// The values, once one of them has been asked for.
    private final var values: [Slot]
    /// The row that the values are taken from when one of them is asked for; nil after that.
    private final var page: RowPage?
    private final let row: Int
    // unowned(unsafe): the object holds its record, which nobody keeps for longer.
    final unowned(unsafe) var object: (any PersistentModel)?
    /// What the context knows the object by; nil if it is in none.
    final var registry: KnownObjects?
    /// The properties that have been changed since the last save, of a saved object.
    final var dirty: Set<Int> = []
    /// What the store has of properties that have been changed.
    final var baseline: [Int: SQLValue] = [:]
    /// The objects of a relationship with a table of its own, as the store has them.
    final var joined: [Int: Set<Int64>] = [:]
    private var registrar: ObservationRegistrar?

    /// The values of a new object.
    init(_ plan: EntityPlan) {
        self.plan = plan
        key = StoreKey.next()
        values = plan.missing
        row = 0
    }

    /// What a store has under a key: in a row of a page, or not read yet.
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

    /// Says which object it is.
    final var id: PersistentIdentifier {
        PersistentIdentifier(
            entityName: plan.name, key: key, storeIdentifier: state.isStored ? registry?.storeIdentifier : nil)
    }

    /// The context that the object is in.
    final var context: ModelContext? { registry?.context }

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

    /// Takes the values from the page: most objects of a long list are never asked.
    private final func unfold() {
        guard let page else { return }
        values = plan.missing
        for (offset, property) in plan.columns.enumerated() {
            values[property.index] = .raw(page.value(row, offset))
        }
        self.page = nil
    }

    // MARK: - Observation

    final var observers: ObservationRegistrar {
        if let registrar { return registrar }
        let made = ObservationRegistrar()
        registrar = made
        return made
    }

    /// Carries out a change that whoever has read the property is told of.
    final func changing(_ property: PropertyPlan, _ change: () -> Void) {
        guard let registrar, let object else { return change() }
        property.willSet(registrar, object)
        change()
        property.didSet(registrar, object)
    }

    // MARK: - Values

    /// Reads what is missing from the store.
    final func load() {
        guard state == .saved || state == .deleted, let context, isMissingColumns else { return }
        context.load(self)
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
        if state == .saved, property.hasColumn, !dirty.contains(property.index) {
            baseline[property.index] = (try? stored(property)) ?? .null
            dirty.insert(property.index)
        }
        context.noteChange(of: self)
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

/// What holds the values of the objects of a class.
// Unsafe pointers: types are compared before a downcast, and whoever makes an object holds what it is made of.
public final class _ModelBacking<Model: PersistentModel>: _ModelRecord, BackingData {
    /// Holds the values of a new object.
    public init() {
        super.init(EntityPlan.of(Model.self))
    }

    required init(_ plan: EntityPlan, key: Int64, _ page: RowPage?, row: Int) {
        super.init(plan, key: key, page, row: row)
    }

    /// What a new object begins with: values that are stored, if it is being made of them, or new ones.
    public static func made() -> _ModelBacking {
        if let waiting = ModelMaking.take(), type(of: waiting) == _ModelBacking.self {
            return unsafeDowncast(waiting, to: _ModelBacking.self)
        }
        return _ModelBacking()
    }

    /// What holds the values of an object that is about to be made of them.
    public static func of(_ record: _ModelRecord) -> _ModelBacking {
        precondition(type(of: record) == _ModelBacking.self, "\(Model.self) is not made of \(type(of: record)).")
        return unsafeDowncast(record, to: _ModelBacking.self)
    }

    /// The values of an object, which no other type holds.
    public static func of(_ data: any BackingData<Model>) -> _ModelBacking {
        if type(of: data as AnyObject) == _ModelBacking.self { return unsafeDowncast(data, to: _ModelBacking.self) }
        guard let backing = data as? _ModelBacking else {
            fatalError("Values of \(Model.self) are held by \(type(of: data)), which SwiftData has not made.")
        }
        return backing
    }

    /// Says which object the values are of.
    public func belong(to model: Model) {
        object = model
        // Where the class has a first value for it of its own.
        _ = ModelMaking.take()
    }

    /// Says which object it is.
    public var persistentModelID: PersistentIdentifier { id }

    private func access<Value>(_ index: Int, _: Value.Type) -> TypedAccess<Value> {
        // Made by the same list of properties, for a key path with this type of value.
        unsafeDowncast(plan.properties[index].access, to: TypedAccess<Value>.self)
    }

    /// Sets the first value of a property.
    public func initialize<Value>(_ index: Int, to value: Value) {
        // The defaults of an object that is being made of stored values are not its values.
        guard state == .detached else { return }
        access(index, Value.self).initialize(self, plan.properties[index], to: value)
    }

    /// Reads a property; makes a dependency.
    public func read<Value>(_ index: Int, _ keyPath: KeyPath<Model, Value>, of model: Model) -> Value {
        if context?.isQuiet != true { observers.access(model, keyPath: keyPath) }
        return access(index, Value.self).get(self, plan.properties[index])
    }

    /// Writes a property, and tells who depends on it.
    public func write<Value>(_ index: Int, _ keyPath: KeyPath<Model, Value>, _ value: Value, of model: Model) {
        if object == nil { object = model }
        let property = plan.properties[index]
        observers.withMutation(of: model, keyPath: keyPath) {
            let access = access(index, Value.self)
            if let context, let undo = context.undoManager, !context.isQuiet {
                let old = access.get(self, property)
                context.registerUndo(undo, model) { [weak self] model in
                    self?.write(index, keyPath, old, of: model)
                }
            }
            access.set(self, property, to: value)
        }
    }

    private func property<Value>(_ key: KeyPath<Model, Value>) -> PropertyPlan {
        guard let property = plan.propertyByKeyPath[key] else {
            fatalError("\(key) is no stored property of \(Model.self).")
        }
        return property
    }

    /// The value of a property. Makes no dependency.
    public func getValue<Value>(forKey key: KeyPath<Model, Value>) -> Value {
        let property = property(key)
        return access(property.index, Value.self).get(self, property)
    }

    /// Writes the value of a property. Tells nobody.
    public func setValue<Value>(forKey key: KeyPath<Model, Value>, to newValue: Value) {
        let property = property(key)
        access(property.index, Value.self).set(self, property, to: newValue)
    }
}

/// What an object is being made of, on this thread: its initialiser finds it before anything else is set.
enum ModelMaking {
    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key, nil)
        return key
    }()

    /// Says what the next object is made of; the caller holds it meanwhile.
    static func begin(_ record: _ModelRecord) { pthread_setspecific(key, Unmanaged.passUnretained(record).toOpaque()) }

    static func take() -> _ModelRecord? {
        guard let waiting = pthread_getspecific(key) else { return nil }
        pthread_setspecific(key, nil)
        return Unmanaged<_ModelRecord>.fromOpaque(waiting).takeUnretainedValue()
    }
}

/// Stands for a stored property of a model, whose value is elsewhere. Takes no room.
public struct _PersistedMarker: Sendable {
    /// The marker.
    public init() {}
}
