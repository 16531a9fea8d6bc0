/// The state that a custom animation keeps between frames, by key.
///
/// The animation reads and writes it through ``AnimationContext/state``.
public struct AnimationState<Value: VectorArithmetic> {
    private var values: [ObjectIdentifier: Any] = [:]

    /// Creates an empty state.
    public init() {}

    /// Whether nothing is remembered.
    var isEmpty: Bool { values.isEmpty }

    /// The value for a key; the key's default value if none was set.
    public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
        get {
            if !values.isEmpty, let value = values[ObjectIdentifier(key)] as? K.Value { return value }
            return K.defaultValue
        }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

/// A key for a value in the state of a custom animation.
///
/// ```swift
/// private struct Pause<Value: VectorArithmetic>: AnimationStateKey {
///     var since: TimeInterval?
///     static var defaultValue: Self { .init() }
/// }
/// ```
public protocol AnimationStateKey {
    /// The type of the value.
    associatedtype Value

    /// The value before the first write.
    static var defaultValue: Value { get }
}
