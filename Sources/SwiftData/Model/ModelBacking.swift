import Foundation
import Observation

/// The values of an object of a class.
// Unsafe pointers: types are compared before a downcast, and the creator of an object retains its record.
public final class _ModelBacking<Model: PersistentModel>: _ModelRecord, BackingData {
    /// Holds the values of a new object.
    public init() {
        super.init(EntityPlan.of(Model.self))
    }

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
    public var persistentModelID: PersistentIdentifier { id }

    private func access<Value>(_ index: Int, _: Value.Type) -> TypedAccess<Value> {
        // Made by the same list of properties, for a key path with this type of value.
        unsafeDowncast(plan.properties[index].access, to: TypedAccess<Value>.self)
    }

    /// Sets the first value of a property.
    public func initialize<Value>(_ index: Int, to value: Value) {
        // The default values of an object that is being created from stored values are not its values.
        guard state == .detached else { return }
        access(index, Value.self).initialize(self, plan.properties[index], to: value)
    }

    /// Reads a property; makes a dependency.
    public func read<Value>(_ index: Int, _ keyPath: KeyPath<Model, Value>, of model: Model) -> Value {
        if context?.isQuiet != true { observers.access(model, keyPath: keyPath) }
        return access(index, Value.self).get(self, plan.properties[index])
    }

    /// Writes a property, and notifies its observers.
    public func write<Value>(_ index: Int, _ keyPath: KeyPath<Model, Value>, _ value: Value, of model: Model) {
        if object == nil { object = model }
        observers.withMutation(of: model, keyPath: keyPath) { set(value, index, keyPath, of: model) }
    }

    private func set<Value>(_ value: Value, _ index: Int, _ keyPath: KeyPath<Model, Value>, of model: Model) {
        let property = plan.properties[index]
        let access = access(index, Value.self)
        if let context, let undo = context.undoManager, !context.isQuiet {
            let old = access.get(self, property)
            // The model's record at that time: an upsert may have replaced this one.
            context.registerUndo(undo, model) { model in
                Self.of(model.record).write(index, keyPath, old, of: model)
            }
        }
        access.set(self, property, to: value)
    }

    /// The value of a property, changed in place: an append to a list copies none of its objects.
    ///
    /// The property has its old value until the change ends, as if the value had been read and set.
    public subscript<Value>(_ index: Int, _ keyPath: KeyPath<Model, Value>, of model: Model) -> Value {
        get { read(index, keyPath, of: model) }
        _modify {
            if object == nil { object = model }
            if context?.isQuiet != true { observers.access(model, keyPath: keyPath) }
            var value = access(index, Value.self).lend(self, plan.properties[index])
            defer { giveBack(value, index, keyPath, of: model) }
            yield &value
        }
    }

    private func giveBack<Value>(_ value: Value, _ index: Int, _ keyPath: KeyPath<Model, Value>, of model: Model) {
        let property = plan.properties[index]
        let access = access(index, Value.self)
        observers.withMutation(of: model, keyPath: keyPath) {
            if let context, let undo = context.undoManager, !context.isQuiet {
                guard let appended = access.appended(self, property, value) else {
                    return set(value, index, keyPath, of: model)
                }
                context.registerUndo(undo, model) { model in
                    let backing = Self.of(model.record)
                    let now = backing.access(index, Value.self).get(backing, property)
                    backing.write(index, keyPath, access.removing(appended, from: now), of: model)
                }
            }
            access.giveBack(self, property, value)
        }
    }

    private func property<Value>(_ key: KeyPath<Model, Value>) -> PropertyPlan {
        guard let property = plan.propertyByKeyPath[key] else {
            fatalError("\(key) is no stored property of \(Model.self).")
        }
        return property
    }

    /// Returns the value of a property without creating a dependency.
    public func getValue<Value>(forKey key: KeyPath<Model, Value>) -> Value {
        let property = property(key)
        return access(property.index, Value.self).get(self, property)
    }

    /// Writes the value of a property without notifying observers.
    public func setValue<Value>(forKey key: KeyPath<Model, Value>, to newValue: Value) {
        let property = property(key)
        access(property.index, Value.self).set(self, property, to: newValue)
    }
}

/// Stands for a stored property of a model, whose value is elsewhere. Takes no room.
public struct _PersistedMarker: Sendable {
    /// The marker.
    public init() {}
}
