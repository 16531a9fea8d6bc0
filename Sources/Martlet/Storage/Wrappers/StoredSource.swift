import Foundation

/// What a declaration says of a stored value: under which key, where, and what stands in for it.
///
/// Declarations that say the same are equal, so that a view value that brings one anew wakes nobody.
struct StoredSource<Value>: Equatable {
    let key: String
    let store: UserDefaults?
    let defaultValue: Value
    let coder: StoredCoder<Value>

    static func == (a: Self, b: Self) -> Bool {
        // The coder follows from the type.
        a.key == b.key && a.store === b.store
            && ValueComparator.of(Value.self).areEqual(a.defaultValue, b.defaultValue)
    }
}

/// What the runtime keeps for a property with a stored value: the location for what its declaration says.
final class StoredLink<Value> {
    // unowned(unsafe): the view's storage holds the link.
    private unowned(unsafe) let instance: ViewInstance
    private let property: PropertyName
    private var current:
        (source: StoredSource<Value>, store: ValueStore, location: KeptValueLocation<StoredValueSource<Value>>)?

    init(instance: ViewInstance, property: PropertyName) {
        self.instance = instance
        self.property = property
    }

    /// The location for a declaration: the same as long as it says the same.
    func location(for source: StoredSource<Value>, in store: ValueStore, wrapper: String) -> KeptValueLocation<
        StoredValueSource<Value>
    > {
        if let current, current.store === store, current.source == source { return current.location }
        let scene = instance.scene
        let slot = scene.storedValues.slot(for: source.key, of: store, scene: scene)
        let location = KeptValueLocation(
            StoredValueSource(slot, source: source, scope: instance.scope, property: property, wrapper: wrapper))
        current = (source, store, location)
        return location
    }
}
