import Foundation
import Observation

/// The values of an object of a class.
// Unsafe pointers: types are compared before a downcast, and the creator of an object retains its record.
public final class _ModelBacking<Model: PersistentModel>: _ModelRecord, BackingData {
    /// Holds the values of a new object.
    public init() {
        super.init(EntityPlan.of(Model.self))
    }

    /// Holds the values of a new object of a class.
    public convenience init(for modelType: Model.Type) { self.init() }

    required init(_ plan: EntityPlan, key: Int64, _ page: RowPage?, row: Int) {
        super.init(plan, key: key, page, row: row)
    }

    /// Returns the record for an object that is being created: that of a stored object if one is waiting, or else a new
    /// one.
    public static func made() -> _ModelBacking {
        if let waiting = ModelMaking.take(), type(of: waiting) == _ModelBacking.self {
            return unsafeDowncast(waiting, to: _ModelBacking.self)
        }
        return _ModelBacking()
    }

    /// Returns the record for an object that is being created from it.
    public static func of(_ record: _ModelRecord) -> _ModelBacking {
        precondition(type(of: record) == _ModelBacking.self, "\(Model.self) is not made of \(type(of: record)).")
        return unsafeDowncast(record, to: _ModelBacking.self)
    }

    /// Returns the values of an object, which no other type holds.
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
        // For classes whose property has an initial value of its own.
        _ = ModelMaking.take()
    }

    /// Says which object it is.
    public var persistentModelID: PersistentIdentifier? { publicID }

    /// Writes a property, and notifies its observers.
    public func write<Value>(_ index: Int, _ keyPath: KeyPath<Model, Value>, _ value: Value, of model: Model) {
        if let whole = whole(model) { return whole.writeValue(index, keyPath, value, of: model) }
        writeValue(index, keyPath, value, of: model)
    }

    /// The value of a property, changed in place: an append to a list copies none of its objects.
    ///
    /// The property has its old value until the change ends, as if the value had been read and set.
    public subscript<Value>(_ index: Int, _ keyPath: KeyPath<Model, Value>, of model: Model) -> Value {
        get { read(index, keyPath, of: model) }
        _modify {
            let record = whole(model) ?? self
            var value = record.lend(index, keyPath, of: model)
            defer { record.giveBack(value, index, keyPath, of: model) }
            yield &value
        }
    }

    /// Says which object the values are of, before the first change.
    ///
    /// - Returns: The record to change instead: that of an object of a subclass, whose initializers create one each.
    private func whole(_ model: Model) -> _ModelRecord? {
        guard object == nil else { return nil }
        let record = model._record
        record.object = model
        return record === self ? nil : record
    }

    private func property<Value>(_ key: KeyPath<Model, Value>) -> PropertyPlan {
        guard let property = plan.propertyByKeyPath[key] else {
            fatalError("\(key) is no stored property of \(Model.self).")
        }
        return property
    }

    /// Returns the value of a property without creating a dependency.
    public func getValue<Value>(forKey key: KeyPath<Model, Value>) -> Value {
        value(of: property(key))
    }

    /// Writes the value of a property without notifying observers.
    public func setValue<Value>(forKey key: KeyPath<Model, Value>, to newValue: Value) {
        setValue(of: property(key), to: newValue)
    }
}

/// Stands for a stored property of a model, whose value is elsewhere. Takes no room.
public struct _PersistedMarker: Sendable {
    /// The marker.
    public init() {}
}
