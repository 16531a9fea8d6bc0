import Foundation

/// The declaration of a stored value: its key, store, default and coder.
///
/// Equal declarations compare equal, so that a new view value with the same declaration invalidates no reader.
struct StoredSource<Value>: Equatable {
    let key: String
    let store: UserDefaults?
    let defaultValue: Value
    let coder: StoredCoder<Value>

    static func == (a: Self, b: Self) -> Bool {
        // The coder is determined by the type.
        a.key == b.key && a.store === b.store
            && ValueComparator.of(Value.self).areEqual(a.defaultValue, b.defaultValue)
    }
}

/// The storage of a property with a stored value: the location for its current declaration.
final class StoredLink<Value> {
    // The view instance's storage owns the link.
    private unowned let instance: ViewInstance
    private let property: PropertyName
    private var current:
        (source: StoredSource<Value>, store: ValueStore, location: KeptValueLocation<StoredValueSource<Value>>)?

    init(instance: ViewInstance, property: PropertyName) {
        self.instance = instance
        self.property = property
    }

    /// Returns the location for a declaration. Equal declarations have the same location.
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
