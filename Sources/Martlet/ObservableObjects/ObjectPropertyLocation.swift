import AttributeGraph
import OpenCombine

/// A property of an observable object, as bindings reach it (law D6).
///
/// A body that reads the property depends on it alone: what the object publishes is compared first (law B9).
final class ObjectPropertyLocation<Object: ObservableObject, Value>: Location<Value>, @unchecked Sendable {
    private let object: Object
    private let keyPath: ReferenceWritableKeyPath<Object, Value>
    // Unowned by what it keeps for reuse: the signal holds its projections.
    private weak var signal: ObjectSignal<Object>?
    private let tracked = TrackedPart<Value>()

    init(_ signal: ObjectSignal<Object>, keyPath: ReferenceWritableKeyPath<Object, Value>) {
        object = signal.object
        self.signal = signal
        self.keyPath = keyPath
    }

    override var label: String { (signal?.name ?? typeName(Object.self)) + keyPath.partLabel }

    override func get() -> Value {
        tracked.read(by: self, scene: scene, scope: scope) { [object, keyPath, weak signal] in
            signal?.depend()
            return object[keyPath: keyPath]
        }
    }

    override func set(_ value: Value, transaction: Transaction) {
        withTransaction(transaction) { object[keyPath: keyPath] = value }
    }

    override func update(transaction: Transaction, _ change: (inout Value) -> Void) {
        withTransaction(transaction) { change(&object[keyPath: keyPath]) }
    }

    override var scene: SceneGraph? { signal?.scene }
    override var scope: Scope? { signal?.scope }
}

/// An object, and how the view that it was read in follows it; nil outside of a hierarchy.
struct ObjectSource<Object: ObservableObject> {
    let object: Object
    let signal: ObjectSignal<Object>?

    /// A binding to a property: the same location each time, where there is a view.
    func binding<Value>(to keyPath: ReferenceWritableKeyPath<Object, Value>) -> Binding<Value> {
        if let signal {
            let location: Location<Value> = signal.projection(for: keyPath) {
                ObjectPropertyLocation(signal, keyPath: keyPath)
            }
            return Binding(location: location)
        }
        let object = self.object
        return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
}
