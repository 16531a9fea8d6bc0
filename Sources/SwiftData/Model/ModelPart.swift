/// The properties that a subclass of a model adds, in the record of the object.
///
/// The stored properties of a subclass get their values before its superclass has any. So each class of a new object of a
/// subclass creates a record, and the first use of the object joins them: the record of the object's own class takes the
/// values of the others. Objects that are read have one record from the beginning.
// Unsafe pointers: see _ModelBacking.
public struct _ModelPart<Model: PersistentModel> {
    /// The record.
    public let record: _ModelRecord
    /// Whether it is the record that the superclass has too.
    public let isJoined: Bool
    /// The number of properties of the superclass, which come first.
    private let offset: Int

    private init(_ record: _ModelRecord, isJoined: Bool) {
        self.record = record
        self.isJoined = isJoined
        offset = EntityPlan.of(Model.self).inheritedCount
    }

    /// Returns the part of an object that is being created: from a stored object's record if one is waiting, or else from a
    /// new one.
    public static func made() -> _ModelPart {
        let plan = EntityPlan.of(Model.self)
        if let waiting = ModelMaking.waiting, waiting.plan.isKind(of: plan) {
            return _ModelPart(waiting, isJoined: true)
        }
        return _ModelPart(plan.makeNewRecord(), isJoined: false)
    }

    /// Returns the part of an object with a record.
    public static func of(_ record: _ModelRecord) -> _ModelPart { _ModelPart(record, isJoined: true) }

    /// Returns the part of an object with the values of its first class.
    public static func of(_ data: any BackingData) -> _ModelPart {
        guard let record = data as? _ModelRecord, record.plan.isKind(of: EntityPlan.of(Model.self)) else {
            fatalError("Values of \(Model.self) are held by \(type(of: data)), which SwiftData has not made for it.")
        }
        return .of(record)
    }

    /// Takes the values that the initializers of the superclasses have set.
    ///
    /// - Returns: The record of the object.
    public func joining(_ inherited: _ModelRecord) -> _ModelRecord {
        for index in 0..<offset { record.slots[index] = inherited.slots[index] }
        return record
    }

    /// Sets the first value of a property.
    public func initialize<Value>(_ index: Int, to value: Value) { record.initialize(offset + index, to: value) }

    /// Reads a property; makes a dependency.
    public func read<Value>(_ index: Int, _ keyPath: KeyPath<Model, Value>, of model: Model) -> Value {
        record.read(offset + index, keyPath, of: model)
    }

    /// Writes a property, and notifies its observers.
    public func write<Value>(_ index: Int, _ keyPath: KeyPath<Model, Value>, _ value: Value, of model: Model) {
        whole(model).writeValue(offset + index, keyPath, value, of: model)
    }

    /// The value of a property, changed in place.
    public subscript<Value>(_ index: Int, _ keyPath: KeyPath<Model, Value>, of model: Model) -> Value {
        get { read(index, keyPath, of: model) }
        nonmutating _modify {
            let record = whole(model)
            var value = record.lend(offset + index, keyPath, of: model)
            defer { record.giveBack(value, offset + index, keyPath, of: model) }
            yield &value
        }
    }

    /// Whether the property's observers have to be called: not for changes that they make themselves.
    public func beginsToTell(_ index: Int) -> Bool { record.beginsToTell(offset + index) }

    /// The property's observers have been called.
    public func endsToTell(_ index: Int) { record.endsToTell(offset + index) }

    /// Says which object the values are of, before the first change.
    private func whole(_ model: Model) -> _ModelRecord {
        let whole = model._record
        if whole.object == nil { whole.object = model }
        return whole
    }
}
