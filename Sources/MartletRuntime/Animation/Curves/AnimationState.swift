/// What a custom animation remembers from one frame to the next, by key.
///
/// The animation reads and writes it through ``AnimationContext/state``.
public struct AnimationState<Value: VectorArithmetic> {
    private var values: [ObjectIdentifier: Any] = [:]

    /// Makes a state that remembers nothing.
    public init() {}

    /// Whether nothing is remembered.
    var isEmpty: Bool { values.isEmpty }

    /// What is remembered for a key; its default value where nothing is.
    public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
        get {
            if !values.isEmpty, let value = values[ObjectIdentifier(key)] as? K.Value { return value }
            return K.defaultValue
        }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

/// A key for something that a custom animation remembers.
///
/// ```swift
/// private struct Pause<Value: VectorArithmetic>: AnimationStateKey {
///     var since: TimeInterval?
///     static var defaultValue: Self { .init() }
/// }
/// ```
public protocol AnimationStateKey {
    /// The type of what is remembered.
    associatedtype Value

    /// What is read before anything was written.
    static var defaultValue: Value { get }
}
