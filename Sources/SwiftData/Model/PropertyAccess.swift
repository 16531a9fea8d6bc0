import Foundation
import MartletStore

/// The reading and writing of a property, independent of its type.
// @unchecked Sendable: has no state.
class PropertyAccess: @unchecked Sendable {
    /// An empty list of the objects of a relationship.
    func makeList() -> ModelList { fatalError("PropertyAccess is abstract.") }
    /// Applies replacements in a list that was changed in place.
    func check(_ list: ModelList, of record: _ModelRecord, _ property: PropertyPlan) {}
}

/// The reading and writing of a property of a type.
// @unchecked Sendable: has no state.
class TypedAccess<Value>: PropertyAccess, @unchecked Sendable {
    func get(_ record: _ModelRecord, _ property: PropertyPlan) -> Value { fatalError("TypedAccess is abstract.") }
    func set(_ record: _ModelRecord, _ property: PropertyPlan, to value: Value) {}
    func initialize(_ record: _ModelRecord, _ property: PropertyPlan, to value: Value) {}

    /// The value to change in place.
    func lend(_ record: _ModelRecord, _ property: PropertyPlan) -> Value { get(record, property) }
    /// Sets a property to the value that was lent and has been changed.
    func giveBack(_ record: _ModelRecord, _ property: PropertyPlan, _ value: Value) {
        set(record, property, to: value)
    }
    /// The objects that a lent list has more than the property, if that is the only difference.
    func appended(_ record: _ModelRecord, _ property: PropertyPlan, _ value: Value) -> [any PersistentModel]? { nil }
    /// Removes objects from a list.
    func removing(_ models: [any PersistentModel], from value: Value) -> Value { value }
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

    /// Returns the value for a property whose stored value is missing or invalid.
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
        record.checkLists()
        return record.target(property) as? Destination
    }

    override func set(_ record: _ModelRecord, _ property: PropertyPlan, to value: Destination?) {
        record.checkLists()
        record.setTarget(property, to: value)
    }

    override func initialize(_ record: _ModelRecord, _ property: PropertyPlan, to value: Destination?) {
        record.slots[property.index] = value.map { .object($0) } ?? .raw(.null)
    }
}

/// An object that there has to be.
final class RequiredAccess<Destination: PersistentModel>: TypedAccess<Destination>, @unchecked Sendable {
    override func get(_ record: _ModelRecord, _ property: PropertyPlan) -> Destination {
        record.checkLists()
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
        record.checkLists()
        record.setTarget(property, to: value)
    }

    override func initialize(_ record: _ModelRecord, _ property: PropertyPlan, to value: Destination) {
        record.slots[property.index] = .object(value)
    }
}

/// Several objects.
final class ToManyAccess<Destination: PersistentModel>: TypedAccess<[Destination]>, @unchecked Sendable {
    override func get(_ record: _ModelRecord, _ property: PropertyPlan) -> [Destination] {
        if (property as? RelationshipPlan)?.join != nil { record.checkLists() }
        return (record.list(property) as? TypedList<Destination>)?.models ?? []
    }

    override func set(_ record: _ModelRecord, _ property: PropertyPlan, to value: [Destination]) {
        if !record.setInOrder(property, to: value) { record.setList(property, to: value) }
    }

    override func initialize(_ record: _ModelRecord, _ property: PropertyPlan, to value: [Destination]) {
        record.slots[property.index] = .list(TypedList<Destination>(value))
    }

    override func makeList() -> ModelList { TypedList<Destination>([]) }

    override func check(_ list: ModelList, of record: _ModelRecord, _ property: PropertyPlan) {
        if let new = (list as? TypedList<Destination>)?.replaced() { set(record, property, to: new) }
    }

    override func lend(_ record: _ModelRecord, _ property: PropertyPlan) -> [Destination] {
        (record.list(property) as? TypedList<Destination>)?.lend() ?? []
    }

    override func giveBack(_ record: _ModelRecord, _ property: PropertyPlan, _ value: [Destination]) {
        if !record.append(property, value) { set(record, property, to: value) }
    }

    override func appended(
        _ record: _ModelRecord, _ property: PropertyPlan, _ value: [Destination]
    ) -> [any PersistentModel]? {
        guard let list = record.list(property) as? TypedList<Destination> else { return nil }
        guard let change = ListChange(list, to: value), change.removed.isEmpty else { return nil }
        return Array(change.added)
    }

    override func removing(_ models: [any PersistentModel], from value: [Destination]) -> [Destination] {
        let keys = Set(models.map { $0.record.key })
        return value.filter { !keys.contains($0.record.key) }
    }
}

/// Several objects, or nil for an empty list.
final class OptionalToManyAccess<Destination: PersistentModel>: TypedAccess<[Destination]?>, @unchecked Sendable {
    override func get(_ record: _ModelRecord, _ property: PropertyPlan) -> [Destination]? {
        if (property as? RelationshipPlan)?.join != nil { record.checkLists() }
        return (record.list(property) as? TypedList<Destination>)?.models ?? []
    }

    override func set(_ record: _ModelRecord, _ property: PropertyPlan, to value: [Destination]?) {
        if !record.setInOrder(property, to: value ?? []) { record.setList(property, to: value ?? []) }
    }

    override func initialize(_ record: _ModelRecord, _ property: PropertyPlan, to value: [Destination]?) {
        record.slots[property.index] = .list(TypedList<Destination>(value ?? []))
    }

    override func makeList() -> ModelList { TypedList<Destination>([]) }

    override func check(_ list: ModelList, of record: _ModelRecord, _ property: PropertyPlan) {
        if let new = (list as? TypedList<Destination>)?.replaced() { set(record, property, to: new) }
    }

    override func lend(_ record: _ModelRecord, _ property: PropertyPlan) -> [Destination]? {
        (record.list(property) as? TypedList<Destination>)?.lend() ?? []
    }

    override func giveBack(_ record: _ModelRecord, _ property: PropertyPlan, _ value: [Destination]?) {
        if !record.append(property, value ?? []) { set(record, property, to: value) }
    }

    override func appended(
        _ record: _ModelRecord, _ property: PropertyPlan, _ value: [Destination]?
    ) -> [any PersistentModel]? {
        guard let list = record.list(property) as? TypedList<Destination> else { return nil }
        guard let change = ListChange(list, to: value ?? []), change.removed.isEmpty else { return nil }
        return Array(change.added)
    }

    override func removing(_ models: [any PersistentModel], from value: [Destination]?) -> [Destination]? {
        let keys = Set(models.map { $0.record.key })
        return value?.filter { !keys.contains($0.record.key) }
    }
}
