/// Lets a rule made from a closure say what it is, instead of the name of its type.
@usableFromInline
protocol ClosureRuleName {
    static var ruleName: String { get }
}

/// A rule made from a closure whose every result is news.
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

/// A rule made from a closure that brings a comparison of its own.
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
