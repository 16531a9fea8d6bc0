/// The requirement of an `@Entry` key besides `EnvironmentKey`: a default value that was computed once.
public protocol _EntryKey {
    /// The type of the value.
    associatedtype Value
    /// The default, worked out once.
    static var _default: _EntryDefault<Value> { get }
}

extension _EntryKey {
    /// The value where none is set.
    public static var defaultValue: Value { _default.value }
}

/// The default value of an `@Entry`.
///
/// Default values need not be `Sendable`. They are shared like any global constant and are read on any thread, which is
/// as safe as the value itself.
// @unchecked Sendable: shared like any global constant, as the comment above says.
public struct _EntryDefault<Value>: @unchecked Sendable {
    let value: Value

    /// Creates a default.
    public init(_ value: Value) { self.value = value }
}
