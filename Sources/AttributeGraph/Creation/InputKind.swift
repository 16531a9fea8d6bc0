/// What an input keeps beside its value: how to tell that a new value is no news.
///
/// A kind of one's own can also say whose input it is, for those who ask the graph with `rule(of:)`.
@usableFromInline
package protocol InputKind {
    /// The type of the input's value.
    associatedtype Value
    /// Whether a write that takes the value from `a` to `b` changes nothing.
    ///
    /// Runs at each write, and must not use the graph.
    func areEqual(_ a: Value, _ b: Value) -> Bool
}

/// An input that compares with `==`.
@usableFromInline
struct EquatableInput<Value: Equatable>: InputKind {
    @inlinable init() {}
    @inlinable func areEqual(_ a: Value, _ b: Value) -> Bool { a == b }
}

/// An input whose every write is news.
@usableFromInline
struct PlainInput<Value>: InputKind {
    @inlinable init() {}
    @inlinable func areEqual(_ a: Value, _ b: Value) -> Bool { false }
}

/// An input with a comparison of its own.
@usableFromInline
struct ComparedInput<Value>: InputKind {
    @usableFromInline let compare: (Value, Value) -> Bool
    @inlinable init(_ compare: @escaping (Value, Value) -> Bool) { self.compare = compare }
    @inlinable func areEqual(_ a: Value, _ b: Value) -> Bool { compare(a, b) }
}
