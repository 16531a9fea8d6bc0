import AttributeGraph
import Combine

/// The storage of a property that follows an observable object: the subscription, which lasts while the view lives and
/// the property refers to the same object.
///
/// Only the view's storage retains it, so the subscription ends with the lifetime even if closures and bindings retain
/// the view's values.
final class ObjectLink<Object: ObservableObject> {
    // Borrowed: the view's storage alone holds the link, and ends before the view and its scene.
    @Borrowed private var scene: SceneGraph
    @Borrowed private var instance: ViewInstance
    let property: PropertyName
    private var signal: ObjectSignal<Object>?
    private var subscription: AnyCancellable?

    init(instance: ViewInstance, property: PropertyName) {
        _scene = instance.sceneReference
        _instance = Borrowed(instance)
        self.property = property
    }

    deinit { subscription?.cancel() }

    /// The object that is followed.
    var object: Object? { signal?.object }

    /// Follows an object instead of the one before, and makes the body that is being evaluated depend on it.
    func follow(_ object: Object) -> ObjectSignal<Object> {
        let signal = signal(for: object)
        signal.depend()
        return signal
    }

    /// Follows another object, outside of an evaluation. The caller makes all bodies run that use the property.
    func replace(with object: Object) { _ = signal(for: object) }

    /// Follows nothing.
    func unfollow() {
        subscription?.cancel()
        subscription = nil
        if let signal { scene.graph.end(signal.scope) }
        signal = nil
    }

    private func signal(for object: Object) -> ObjectSignal<Object> {
        if let signal, signal.object === object { return signal }
        unfollow()
        let new = ObjectSignal(object, instance: instance, property: property)
        signal = new
        // Before the body reads the object, so that no change after the reading is missed.
        subscription = new.subscribe()
        return new
    }
}
