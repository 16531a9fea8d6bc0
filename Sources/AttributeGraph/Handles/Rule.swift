/// A recipe for a value: a struct that is kept in the graph beside the value it computes.
///
/// ```swift
/// struct Sum: Rule {
///     var a: Attribute<Int>, b: Attribute<Int>
///     func value(in graph: Graph) -> Int { graph[a] + graph[b] }
/// }
/// let sum = graph.makeRule(Sum(a: a, b: b), in: scope)
/// ```
public protocol Rule {
    /// The type of what the rule computes.
    associatedtype Value

    /// Computes the value. What is read through `graph` becomes an input of this rule, for as long
    /// as the next run reads it too.
    ///
    /// A rule may keep things from run to run in its own stored properties. It may make attributes
    /// and scopes, set inputs that it does not read, and end scopes.
    /// - Complexity: its own.
    mutating func value(in graph: Graph) -> Value

    /// Whether readers of this rule need not run when its value goes from `a` to `b`.
    ///
    /// The default is `==` where `Value` is `Equatable`, `true` where it is `Void`, and otherwise
    /// `false`.
    /// - Precondition: it does not use the graph.
    /// - Complexity: its own. Asked once after each run but the first.
    static func areEqual(_ a: Value, _ b: Value) -> Bool

    /// A comparison of values where they are stored, which stands for `areEqual`; nil where there is none. Readers of
    /// parts in which there is no difference need not run.
    ///
    /// Asked once for each type of rule in a graph: for comparisons that first have to be found or made.
    static var comparison: RawComparison? { get }

    /// What a reader gets when this rule turns out to depend on itself in its very first run, when
    /// there is no last value that could break the cycle.
    ///
    /// The default is the neutral value of types that have one: `nil`, zero, `false`, an empty
    /// collection. `nil` here means that there is none, and then such a cycle stops the program
    /// with the names along it.
    var valueInFirstCycle: Value? { get }
}

/// A rule that can put its value where it is told: the value is compared there with the last one, and never copied.
@usableFromInline
package protocol InPlaceRule: Rule {
    /// Computes the value into memory that holds none. Otherwise like `value(in:)`.
    mutating func makeValue(in graph: Graph, at place: UnsafeMutablePointer<Value>)
}

extension InPlaceRule {
    /// The value that `makeValue(in:at:)` makes, taken out of memory of its own.
    @inlinable
    package mutating func value(in graph: Graph) -> Value {
        withUnsafeTemporaryAllocation(of: Value.self, capacity: 1) { memory in
            let place = memory.baseAddress.unsafelyUnwrapped
            makeValue(in: graph, at: place)
            return place.move()
        }
    }
}

/// Says in which parts the values at two places differ; none where they are equal. Both places hold values of one type,
/// which the comparison knows.
public typealias RawComparison = (UnsafeRawPointer, UnsafeRawPointer) -> ValueParts

extension Rule {
    /// There is none: `areEqual` is asked.
    /// - Complexity: O(1).
    @inlinable
    public static var comparison: RawComparison? { nil }

    /// Each run is a change: the values cannot be compared.
    /// - Complexity: O(1).
    @inlinable
    public static func areEqual(_ a: Value, _ b: Value) -> Bool { false }

    /// The neutral value of `Value`, where it has one.
    /// - Complexity: O(1), beside the making of the value.
    public var valueInFirstCycle: Value? { neutralValue(of: Value.self) }
}

extension Rule where Value: Equatable {
    /// Compares with `==`.
    /// - Complexity: that of `==`.
    @inlinable
    public static func areEqual(_ a: Value, _ b: Value) -> Bool { a == b }
}

extension Rule where Value == Void {
    /// No run is a change: nothing is like nothing.
    /// - Complexity: O(1).
    @inlinable
    public static func areEqual(_ a: Void, _ b: Void) -> Bool { true }
}

/// The neutral value of a type that has one. Only called when a cycle has been found.
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
