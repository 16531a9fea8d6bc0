/// What the key of an `@Entry` has beside its protocol: a default that was worked out once.
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

/// The default of an `@Entry`.
///
/// Defaults need not be `Sendable`. They are shared like any global constant, and were always read on whatever thread
/// asks: handing them out is as safe as what they are.
// @unchecked Sendable: shared like any global constant, as the comment above says.
public struct _EntryDefault<Value>: @unchecked Sendable {
    let value: Value

    /// A default.
    public init(_ value: Value) { self.value = value }
}
