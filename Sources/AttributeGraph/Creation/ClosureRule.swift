/// The name that reports show for a rule made from a closure, in place of the name of its generic type.
@usableFromInline
protocol ClosureRuleName {
    static var ruleName: String { get }
}

/// A rule made from a closure whose results are never compared: every run counts as a change.
@usableFromInline
struct ClosureRule<Value>: Rule, ClosureRuleName {
    @usableFromInline let body: (Graph) -> Value
    @inlinable init(_ body: @escaping (Graph) -> Value) { self.body = body }
    @inlinable func value(in graph: Graph) -> Value { body(graph) }
    @usableFromInline static var ruleName: String { "rule of \(Value.self)" }
}

/// A rule made from a closure whose results are compared with `==`.
@usableFromInline
struct EquatableClosureRule<Value: Equatable>: Rule, ClosureRuleName {
    @usableFromInline let body: (Graph) -> Value
    @inlinable init(_ body: @escaping (Graph) -> Value) { self.body = body }
    @inlinable func value(in graph: Graph) -> Value { body(graph) }
    @usableFromInline static var ruleName: String { "rule of \(Value.self)" }
}

/// A rule made from a closure that supplies its own comparison.
@usableFromInline
struct ComparedClosureRule<Value>: Rule, ClosureRuleName {
    @usableFromInline let compare: (Value, Value) -> Bool
    @usableFromInline let body: (Graph) -> Value

    @inlinable
    init(_ compare: @escaping (Value, Value) -> Bool, _ body: @escaping (Graph) -> Value) {
        self.compare = compare
        self.body = body
    }

    @inlinable func value(in graph: Graph) -> Value { body(graph) }
    @usableFromInline static var ruleName: String { "rule of \(Value.self)" }
}
