/// The comparison of an input's values, stored next to the value.
///
/// A custom kind can also identify the owner of the input: `rule(of:)` returns a copy of the kind.
@usableFromInline
package protocol InputKind {
    /// The type of the input's value.
    associatedtype Value
    /// Returns whether a write that replaces `a` by `b` changes nothing.
    ///
    /// Called at each write. Must not use the graph.
    func areEqual(_ a: Value, _ b: Value) -> Bool
}

/// An input whose values are compared with `==`.
@usableFromInline
struct EquatableInput<Value: Equatable>: InputKind {
    @inlinable init() {}
    @inlinable func areEqual(_ a: Value, _ b: Value) -> Bool { a == b }
}

/// An input whose values are never compared: every write is a change.
@usableFromInline
struct PlainInput<Value>: InputKind {
    @inlinable init() {}
    @inlinable func areEqual(_ a: Value, _ b: Value) -> Bool { false }
}

/// An input that supplies its own comparison.
@usableFromInline
struct ComparedInput<Value>: InputKind {
    @usableFromInline let compare: (Value, Value) -> Bool
    @inlinable init(_ compare: @escaping (Value, Value) -> Bool) { self.compare = compare }
    @inlinable func areEqual(_ a: Value, _ b: Value) -> Bool { compare(a, b) }
}
