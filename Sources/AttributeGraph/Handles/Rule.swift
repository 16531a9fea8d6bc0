/// The computation of an attribute's value. The graph stores the rule next to the value.
///
/// ```swift
/// struct Sum: Rule {
///     var a: Attribute<Int>, b: Attribute<Int>
///     func value(in graph: Graph) -> Int { graph[a] + graph[b] }
/// }
/// let sum = graph.makeRule(Sum(a: a, b: b), in: scope)
/// ```
public protocol Rule {
    /// The type of the computed value.
    associatedtype Value

    /// Computes the value. Each attribute read through `graph` becomes an input of this rule until a run no longer
    /// reads it.
    ///
    /// A rule may keep data between runs in its stored properties. It may create attributes and scopes, set inputs
    /// that it does not read, and end scopes.
    /// - Parameter graph: The graph that runs the rule.
    /// - Complexity: defined by the rule.
    mutating func value(in graph: Graph) -> Value

    /// Returns whether readers need not run when this rule's value changes from `a` to `b`.
    ///
    /// The default is `==` if `Value` is `Equatable`, `true` if `Value` is `Void`, and otherwise `false`.
    /// - Precondition: the implementation does not use the graph.
    /// - Complexity: defined by the rule. Called once after each run except the first.
    static func areEqual(_ a: Value, _ b: Value) -> Bool

    /// A comparison of the stored values that replaces `areEqual`, or `nil`. Readers of parts of the value that are
    /// equal need not run.
    ///
    /// The graph asks once for each type of rule, so that the property may look up or create the comparison.
    static var comparison: RawComparison? { get }

    /// The value that a reader receives if this rule depends on itself in its very first run, when no last value can
    /// break the cycle.
    ///
    /// The default is the neutral value of types that have one: `nil`, zero, `false`, an empty collection. If the
    /// property is `nil`, such a cycle stops the program with the names of its attributes.
    var valueInFirstCycle: Value? { get }
}

/// A rule that constructs its value in memory supplied by the graph. The graph compares the value there with the last
/// one, so the value is never copied.
@usableFromInline
package protocol InPlaceRule: Rule {
    /// Initializes `place` with the value. Otherwise equivalent to `value(in:)`.
    mutating func makeValue(in graph: Graph, at place: UnsafeMutablePointer<Value>)
}

extension InPlaceRule {
    /// Returns the value that `makeValue(in:at:)` constructs in temporary memory.
    @inlinable
    package mutating func value(in graph: Graph) -> Value {
        withUnsafeTemporaryAllocation(of: Value.self, capacity: 1) { memory in
            let place = memory.baseAddress.unsafelyUnwrapped
            makeValue(in: graph, at: place)
            return place.move()
        }
    }
}

/// Returns the parts in which two stored values differ; empty for equal values. Both pointers refer to values of the
/// type that the comparison was created for.
public typealias RawComparison = (UnsafeRawPointer, UnsafeRawPointer) -> ValueParts

extension Rule {
    /// No comparison of stored values: the graph calls `areEqual`.
    /// - Complexity: O(1).
    @inlinable
    public static var comparison: RawComparison? { nil }

    /// Returns `false`: the values cannot be compared, so that each run counts as a change.
    /// - Complexity: O(1).
    @inlinable
    public static func areEqual(_ a: Value, _ b: Value) -> Bool { false }

    /// The neutral value of `Value`, or `nil` if the type has none.
    /// - Complexity: O(1), plus creating the value.
    public var valueInFirstCycle: Value? { neutralValue(of: Value.self) }
}

extension Rule where Value: Equatable {
    /// Compares with `==`.
    /// - Complexity: that of `==`.
    @inlinable
    public static func areEqual(_ a: Value, _ b: Value) -> Bool { a == b }
}

extension Rule where Value == Void {
    /// Returns `true`: a rule without a value never changes.
    /// - Complexity: O(1).
    @inlinable
    public static func areEqual(_ a: Void, _ b: Void) -> Bool { true }
}

/// Returns the neutral value of a type, or `nil` if the type has none. Called only after a cycle was found.
func neutralValue<Value>(of type: Value.Type) -> Value? {
    func empty<T: ExpressibleByNilLiteral>(_: T.Type) -> Any { T(nilLiteral: ()) as Any }
    func zero<T: AdditiveArithmetic>(_: T.Type) -> Any { T.zero }
    func nothing<T: RangeReplaceableCollection>(_: T.Type) -> Any { T() }
    func set<T: SetAlgebra>(_: T.Type) -> Any { T() }

    switch type {
    case is Void.Type: return () as? Value
    case is Bool.Type: return false as? Value
    case let t as any AdditiveArithmetic.Type: return zero(t) as? Value
    case let t as any RangeReplaceableCollection.Type: return nothing(t) as? Value
    case let t as any SetAlgebra.Type: return set(t) as? Value
    case let t as any ExpressibleByNilLiteral.Type: return empty(t) as? Value
    default: return nil
    }
}
