import Foundation
import MartletStore

/// How a property's value is read and written, whatever its type.
// @unchecked Sendable: has no state.
class PropertyAccess: @unchecked Sendable {
    /// An empty list of the objects of a relationship.
    func makeList() -> ModelList { fatalError("PropertyAccess is abstract.") }
}

/// How a property's value is read and written.
// @unchecked Sendable: has no state.
class TypedAccess<Value>: PropertyAccess, @unchecked Sendable {
    func get(_ record: _ModelRecord, _ property: PropertyPlan) -> Value { fatalError("TypedAccess is abstract.") }
    func set(_ record: _ModelRecord, _ property: PropertyPlan, to value: Value) {}
    func initialize(_ record: _ModelRecord, _ property: PropertyPlan, to value: Value) {}
}

/// A value that is stored in a column.
final class AttributeAccess<Value>: TypedAccess<Value>, @unchecked Sendable {
    override func get(_ record: _ModelRecord, _ property: PropertyPlan) -> Value {
        switch record.slots[property.index] {
        case .value(let value):
            if let value = value as? Value { return value }
        case .raw(let stored):
            if let value = property.coder?.decode(stored) as? Value {
                record.slots[property.index] = .value(value)
                return value
            }
            if !stored.isNull { record.reportUnreadable(property, Value.self) }
        case .missing:
            if property.hasColumn {
                record.load()
                if case .raw = record.slots[property.index] { return get(record, property) }
            }
        default: break
        }
        return standIn(record, property)
    }

    /// What is read where nothing is stored that could be read.
    private func standIn(_ record: _ModelRecord, _ property: PropertyPlan) -> Value {
        if let value = property.defaultValue as? Value { return value }
        if let optional = Value.self as? any OptionalStorage.Type, let value = optional.missing as? Value {
            return value
        }
        if let coder = property.coder {
            for value in [SQLValue.integer(0), .real(0), .text(""), .blob(Data()), .blob(Data("[]".utf8))] {
                if let value = coder.decode(value) as? Value { return value }
            }
        }
        if let value = StandInValue.make(Value.self) { return value }
        fatalError(
            "\(record.plan.name).\(property.name) was read of an object that is no longer in the store, or whose value "
                + "there is no \(Value.self). Give the property a default.")
    }

    override func set(_ record: _ModelRecord, _ property: PropertyPlan, to value: Value) {
        record.willChange(property)
        record.slots[property.index] = .value(value)
    }

    override func initialize(_ record: _ModelRecord, _ property: PropertyPlan, to value: Value) {
        record.slots[property.index] = .value(value)
    }
}

/// An object that may be missing.
final class ToOneAccess<Destination: PersistentModel>: TypedAccess<Destination?>, @unchecked Sendable {
    override func get(_ record: _ModelRecord, _ property: PropertyPlan) -> Destination? {
        record.target(property) as? Destination
    }

    override func set(_ record: _ModelRecord, _ property: PropertyPlan, to value: Destination?) {
        record.setTarget(property, to: value)
    }

    override func initialize(_ record: _ModelRecord, _ property: PropertyPlan, to value: Destination?) {
        record.slots[property.index] = value.map { .object($0) } ?? .raw(.null)
    }
}

/// An object that there has to be.
final class RequiredAccess<Destination: PersistentModel>: TypedAccess<Destination>, @unchecked Sendable {
    override func get(_ record: _ModelRecord, _ property: PropertyPlan) -> Destination {
        if let value = record.target(property) as? Destination { return value }
        // No object has to be there where this one is in no store.
        if record.state == .saved || record.state == .inserted { record.reportMissing(property, Destination.self) }
        let destination = EntityPlan.of(Destination.self)
        let standIn = destination.makeRecord(StoreKey.next())
        standIn.state = .gone
        // Of the plan's class, which is Destination.
        return unsafeDowncast(destination.makeObject(standIn), to: Destination.self)
    }

    override func set(_ record: _ModelRecord, _ property: PropertyPlan, to value: Destination) {
        record.setTarget(property, to: value)
    }

    override func initialize(_ record: _ModelRecord, _ property: PropertyPlan, to value: Destination) {
        record.slots[property.index] = .object(value)
    }
}

/// Several objects.
final class ToManyAccess<Destination: PersistentModel>: TypedAccess<[Destination]>, @unchecked Sendable {
    override func get(_ record: _ModelRecord, _ property: PropertyPlan) -> [Destination] {
        (record.list(property) as? TypedList<Destination>)?.models ?? []
    }

    override func set(_ record: _ModelRecord, _ property: PropertyPlan, to value: [Destination]) {
        if !record.setInOrder(property, to: value) { record.setList(property, to: value) }
    }

    override func initialize(_ record: _ModelRecord, _ property: PropertyPlan, to value: [Destination]) {
        record.slots[property.index] = .list(TypedList<Destination>(value))
    }

    override func makeList() -> ModelList { TypedList<Destination>([]) }
}

/// Several objects, or nil, which stands for none.
final class OptionalToManyAccess<Destination: PersistentModel>: TypedAccess<[Destination]?>, @unchecked Sendable {
    override func get(_ record: _ModelRecord, _ property: PropertyPlan) -> [Destination]? {
        (record.list(property) as? TypedList<Destination>)?.models ?? []
    }

    override func set(_ record: _ModelRecord, _ property: PropertyPlan, to value: [Destination]?) {
        if !record.setInOrder(property, to: value ?? []) { record.setList(property, to: value ?? []) }
    }

    override func initialize(_ record: _ModelRecord, _ property: PropertyPlan, to value: [Destination]?) {
        record.slots[property.index] = .list(TypedList<Destination>(value ?? []))
    }

    override func makeList() -> ModelList { TypedList<Destination>([]) }
}

/// The objects of a relationship.
class ModelList {
    var all: [any PersistentModel] { [] }
    func add(_ model: any PersistentModel) {}
    func remove(_ id: PersistentIdentifier) {}
    func contains(_ id: PersistentIdentifier) -> Bool { false }
    /// Brings the objects into the order in which another list has them.
    func reorder(as models: [any PersistentModel]) {}
    /// Puts an object where another was; nowhere if it is in the list already.
    func replace(_ key: Int64, by model: any PersistentModel) {}
}

/// The objects of a relationship, with their type: in the order in which they came.
final class TypedList<Model: PersistentModel>: ModelList {
    private(set) var models: [Model] = []
    private(set) var keys: Set<Int64> = []

    init(_ models: [Model]) {
        for model in models where keys.insert(model.record.key).inserted { self.models.append(model.knownInstance) }
    }

    override var all: [any PersistentModel] { models }

    override func add(_ model: any PersistentModel) {
        guard let model = model as? Model, keys.insert(model.record.key).inserted else { return }
        models.append(model.knownInstance)
    }

    override func remove(_ id: PersistentIdentifier) {
        guard keys.remove(id.key) != nil else { return }
        // Objects are most often removed from an end.
        let isLast = models.last?.record.key == id.key
        if let index = isLast ? models.count - 1 : models.firstIndex(where: { $0.record.key == id.key }) {
            models.remove(at: index)
        }
    }

    override func contains(_ id: PersistentIdentifier) -> Bool { keys.contains(id.key) }

    /// Removes several objects in one pass.
    func remove(_ removed: [Model]) {
        let gone = Set(removed.map { $0.record.key })
        keys.subtract(gone)
        models.removeAll { gone.contains($0.record.key) }
    }

    override func reorder(as models: [any PersistentModel]) {
        guard models.count == self.models.count, !models.elementsEqual(self.models, by: { $0.record === $1.record })
        else { return }
        let ordered = models.compactMap { $0 as? Model }
        guard Set(ordered.map(\.record.key)) == keys else { return }
        self.models = ordered.map(\.knownInstance)
    }

    override func replace(_ key: Int64, by model: any PersistentModel) {
        guard keys.remove(key) != nil, let place = models.firstIndex(where: { $0.record.key == key }),
            let model = model as? Model
        else { return }
        if keys.insert(model.record.key).inserted {
            models[place] = model.knownInstance
        } else {
            models.remove(at: place)
        }
    }
}
