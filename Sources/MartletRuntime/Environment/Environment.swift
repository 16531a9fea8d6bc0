import AttributeGraph

/// A value of the environment, read by a view (laws G1 to G4).
///
///     @Environment(\.colorScheme) private var colorScheme
///
/// A body that reads the property depends on the value at the key path, and on no other part of the environment.
@propertyWrapper
public struct Environment<Value>: DynamicProperty, IgnoredInComparison {
    /// Nil if the function does not depend on the property's value.
    private let keyPath: KeyPath<EnvironmentValues, Value>?
    private let get: (EnvironmentValues) -> Value
    private var reader: EnvironmentReader<Value>?

    /// Reads the value at a key path.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        self.keyPath = keyPath
        get = { $0[keyPath: keyPath] }
    }

    /// Reads the environment by a function, which is the same one for all values of the type.
    init(get: @escaping (EnvironmentValues) -> Value) {
        keyPath = nil
        self.get = get
    }

    /// The value for the view; outside of a hierarchy, the default.
    ///
    /// An action on the main actor reads the value of the last update. After the view's lifetime, and on other
    /// threads, the value is the one that was last read.
    public var wrappedValue: Value {
        if let reader { return reader.value(at: keyPath, get) ?? get(EnvironmentValues()) }
        Diagnostics.reportDetachedRead(
            of: "An Environment property of type \(typeName(Value.self))",
            value: "the default value"
        )
        return get(EnvironmentValues())
    }

    /// Connects the property to its storage in the runtime.
    // Unsafe pointers: the property is in the copy of a view whose properties are being connected, of this type.
    public static func _bind(_ property: UnsafeMutableRawPointer, in context: inout _PropertyContext) {
        let environment = property.assumingMemoryBound(to: Environment<Value>.self)
        environment.pointee.reader = context.storage { EnvironmentReader<Value>(instance: $0, property: $1) }
    }
}

// @unchecked Sendable: the reader behind it is created once; a lock guards its state.
extension Environment: @unchecked Sendable where Value: Sendable {}

/// A reader of an environment value, for a property of a view.
protocol EnvironmentReading: AnyObject {
    var property: PropertyName { get }
}

/// Observes the value at a key path in the environment of one view.
private final class EnvironmentReader<Value>: EnvironmentReading, @unchecked Sendable {
    let property: PropertyName
    private let environment: EnvironmentScope
    private let scope: Scope
    private let part = TrackedPart<Value>()
    private let lock = RecursiveLock()
    // Guarded by the lock.
    private var last: (keyPath: KeyPath<EnvironmentValues, Value>?, value: Value)?

    init(instance: ViewInstance, property: PropertyName) {
        self.property = property
        environment = instance.environment
        scope = instance.scope
    }

    /// Returns the value at a key path; nil if it was never read and can no longer be read.
    func value(
        at keyPath: KeyPath<EnvironmentValues, Value>?,
        _ get: @escaping (EnvironmentValues) -> Value
    ) -> Value? {
        let scene = SceneGraph.evaluating
        let isOwn = scene.map { $0.graph === environment.graph } ?? false
        guard isOwn || MainThread.isCurrent, environment.graph.isAlive(scope) else {
            // Key paths are compared without the lock: a user's `==` may be among them.
            guard let known = lock.withLock({ last }), known.keyPath == keyPath else { return nil }
            return known.value
        }
        if let keyPath, let known = lock.withLock({ last?.keyPath }), known != keyPath { part.reset() }
        let value = part.read(by: self, scene: isOwn ? scene : nil, scope: scope) { [environment] in
            get(EnvironmentValues(scope: environment))
        }
        // The old value is released when the lock has been, since its end may read the property.
        var old: (keyPath: KeyPath<EnvironmentValues, Value>?, value: Value)? = (keyPath, value)
        lock.withLock { swap(&last, &old) }
        return value
    }
}
