import Observation

/// The accesses of properties whose types the caller knows.
// Unsafe pointers: the same list of properties makes the accesses, for key paths with these types of values.
extension _ModelRecord {
    private final func access<Value>(_ index: Int, _: Value.Type) -> TypedAccess<Value> {
        // Made by the same list of properties, for a key path with this type of value.
        unsafeDowncast(plan.properties[index].access, to: TypedAccess<Value>.self)
    }

    /// Sets the first value of a property.
    public final func initialize<Value>(_ index: Int, to value: Value) {
        // The default values of an object that is being created from stored values are not its values.
        guard state == .detached else { return }
        access(index, Value.self).initialize(self, plan.properties[index], to: value)
    }

    /// Reads a property; makes a dependency.
    public final func read<Model: PersistentModel, Value>(
        _ index: Int, _ keyPath: KeyPath<Model, Value>, of model: Model
    ) -> Value {
        if context?.isQuiet != true { observers.access(model, keyPath: keyPath) }
        return access(index, Value.self).get(self, plan.properties[index])
    }

    /// Writes a property, and notifies its observers.
    final func writeValue<Model: PersistentModel, Value>(
        _ index: Int, _ keyPath: KeyPath<Model, Value>, _ value: Value, of model: Model
    ) {
        observers.withMutation(of: model, keyPath: keyPath) { set(value, index, keyPath, of: model) }
    }

    private final func set<Model: PersistentModel, Value>(
        _ value: Value, _ index: Int, _ keyPath: KeyPath<Model, Value>, of model: Model
    ) {
        let property = plan.properties[index]
        let access = access(index, Value.self)
        if let context, let undo = context.undoManager, !context.isQuiet {
            let old = access.get(self, property)
            // The model's record at that time: an upsert may have replaced this one.
            context.registerUndo(undo, model) { model in
                model.record.writeValue(index, keyPath, old, of: model)
            }
        }
        access.set(self, property, to: value)
    }

    /// Returns the value of a property to change in place.
    final func lend<Model: PersistentModel, Value>(
        _ index: Int, _ keyPath: KeyPath<Model, Value>, of model: Model
    ) -> Value {
        if context?.isQuiet != true { observers.access(model, keyPath: keyPath) }
        return access(index, Value.self).lend(self, plan.properties[index])
    }

    /// Sets a property to the value that was lent and has been changed.
    final func giveBack<Model: PersistentModel, Value>(
        _ value: Value, _ index: Int, _ keyPath: KeyPath<Model, Value>, of model: Model
    ) {
        let property = plan.properties[index]
        let access = access(index, Value.self)
        observers.withMutation(of: model, keyPath: keyPath) {
            if let context, let undo = context.undoManager, !context.isQuiet {
                guard let appended = access.appended(self, property, value) else {
                    return set(value, index, keyPath, of: model)
                }
                context.registerUndo(undo, model) { model in
                    let record = model.record
                    let now = record.access(index, Value.self).get(record, property)
                    record.writeValue(index, keyPath, access.removing(appended, from: now), of: model)
                }
            }
            access.giveBack(self, property, value)
        }
    }

    /// Returns the value of a property without creating a dependency.
    final func value<Value>(of property: PropertyPlan) -> Value {
        access(property.index, Value.self).get(self, property)
    }

    /// Writes the value of a property without notifying observers.
    final func setValue<Value>(of property: PropertyPlan, to value: Value) {
        access(property.index, Value.self).set(self, property, to: value)
    }
}
