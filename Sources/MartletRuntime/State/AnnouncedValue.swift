import AttributeGraph

/// The invalidation of a value that its source computes on each read. The source announces that the value may have
/// changed.
///
/// Confined to the updating thread.
package final class AnnouncedValue<Value> {
    // Borrowed: the scene outlives the storage of its views.
    @Borrowed package var scene: SceneGraph
    /// The lifetime of the view that owns the value.
    package let scope: Scope
    private let version: StoredLocation<Int>
    private var lastVersion = 0
    private let tracked = TrackedPart<Value>()

    package init(_ instance: ViewInstance) {
        _scene = instance.sceneReference
        scope = instance.scope
        version = StoredLocation(0, scene: instance.scene)
    }

    /// Invalidates the value; its readers are invalidated if the computed value has changed.
    package func announce(_ transaction: Transaction) {
        lastVersion += 1
        version.set(lastVersion, transaction: transaction)
    }

    /// The value; makes the dependency inside of an evaluation.
    package func read(by location: AnyLocation, _ workOut: @escaping () -> Value) -> Value {
        tracked.read(by: location, scene: scene, scope: scope) { [version] in
            _ = version.get()
            return workOut()
        }
    }
}
