import AttributeGraph

/// A stored value, as the source of a view's property.
// @unchecked Sendable: the properties are constant, and the store has a lock.
final class StoredValueSource<Value>: ValueSource, @unchecked Sendable {
    private let slot: StoredSlot
    private let source: StoredSource<Value>
    private let ownerScope: Scope
    private let property: PropertyName
    private let wrapper: String
    // Needed because the stored value can change without the property's value: when the default is stored for the first
    // time.
    private let tracked = TrackedPart<Value>()

    init(_ slot: StoredSlot, source: StoredSource<Value>, scope: Scope, property: PropertyName, wrapper: String) {
        self.slot = slot
        self.source = source
        ownerScope = scope
        self.property = property
        self.wrapper = wrapper
    }

    func get(for location: AnyLocation) -> Value {
        guard let scene else { return value(of: slot.store.read(source.key)) }
        return tracked.read(by: location, scene: scene, scope: ownerScope) { [self] in value(of: slot.value) }
    }

    private func value(of stored: StoredValue?) -> Value {
        guard let stored else { return source.defaultValue }
        if let value = source.coder.decode(stored) { return value }
        report(stored)
        return source.defaultValue
    }

    /// Reports a stored value of another type than the property's (law J3). It remains stored until the app writes a
    /// value.
    private func report(_ stored: StoredValue) {
        guard let scene else { return }
        let path = scene.evaluating.last.map { $0.object.path } ?? property.type.name
        scene.diagnostics.report(
            "The value stored for the key \"\(source.key)\" is \(stored.typeName), which is no value of the type "
                + "\(Value.self) of the \(wrapper) property \(property). The default is used; what is stored stays "
                + "until the app writes the property. The view is \(path)."
        )
    }

    func set(_ value: Value, transaction: Transaction) {
        SceneGraph.evaluating?.issues.reportWriteDuringUpdate(property)
        let new = source.coder.encode(value)
        slot.store.write(source.key, transaction: transaction) { _ in new }
    }

    func update(transaction: Transaction, _ change: (inout Value) -> Void) {
        SceneGraph.evaluating?.issues.reportWriteDuringUpdate(property)
        slot.store.write(source.key, transaction: transaction) { stored in
            var value = value(of: stored)
            change(&value)
            return source.coder.encode(value)
        }
    }

    var scene: SceneGraph? { slot.scene }
    var scope: Scope? { ownerScope }
}
