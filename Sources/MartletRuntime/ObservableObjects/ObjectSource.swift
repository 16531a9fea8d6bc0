import AttributeGraph
import Combine

/// An object, with its connection to the view in which it was read; nil outside of a hierarchy.
struct ObjectSource<Object: ObservableObject> {
    let object: Object
    let signal: ObjectSignal<Object>?

    /// Returns a binding to a property. Within a view, each call returns the same location.
    func binding<Value>(to keyPath: ReferenceWritableKeyPath<Object, Value>) -> Binding<Value> {
        guard let signal else {
            return Binding(location: ObjectPropertyLocation(base: ObjectLocation(object), keyPath: keyPath))
        }
        let location: Location<Value> = signal.projection(for: keyPath) {
            ObjectPropertyLocation(base: FollowedObjectLocation(signal), keyPath: keyPath)
        }
        return Binding(location: location)
    }
}

/// The location of an object that a view follows. Its readers depend on the changes that the object publishes.
// @unchecked Sendable: a location: references that never change, and the object has its own rules.
private final class FollowedObjectLocation<Object: ObservableObject>: Location<Object>, @unchecked Sendable {
    private let object: Object
    // Weak, because the signal retains its cached projections, of which this is one.
    private weak var signal: ObjectSignal<Object>?

    init(_ signal: ObjectSignal<Object>) {
        object = signal.object
        self.signal = signal
    }

    override var label: String { signal?.name ?? typeName(Object.self) }

    package override func get() -> Object {
        signal?.depend()
        return object
    }

    package override func set(_ value: Object, transaction: Transaction) {}

    override var changesWithoutProperty: Bool { true }
    package override var scene: SceneGraph? { signal?.scene }
    override var scope: Scope? { signal?.scope }
}
