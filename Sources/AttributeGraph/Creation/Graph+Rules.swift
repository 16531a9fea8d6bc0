extension Graph {
    /// Creates an attribute whose value `rule` computes. The rule does not run before the first read or flush.
    /// - Parameters:
    ///   - rule: The rule, which the graph stores next to its value.
    ///   - scope: The scope that owns the attribute.
    ///   - isEager: Whether `flush()` keeps the attribute up to date; see ``Graph``. A rule that is not eager runs
    ///     when it is read.
    ///   - name: The name shown in reports and dumps. The default is the name of the rule's type.
    /// - Precondition: `scope` has not ended.
    /// - Complexity: O(1). The first rule of a type in a graph also creates the descriptor of that type.
    @inlinable
    public func makeRule<R: Rule>(
        _ rule: __owned R, in scope: Scope, isEager: Bool = false, name: StaticString = ""
    ) -> Attribute<R.Value> {
        let descriptor =
            descriptorCache[ObjectIdentifier(R.self)]
            ?? addDescriptor(ObjectIdentifier(R.self)) { Descriptor(rule: R.self) }
        return makeRule(rule, descriptor, in: scope, isEager: isEager, name: name)
    }

    /// Creates an eager rule without a value, and initializes the rule in its final memory. A rule that holds
    /// references is therefore not copied.
    /// - Precondition: `scope` has not ended, and `initialize` initializes all of the rule.
    /// - Complexity: O(1).
    @inlinable
    package func makeFollower<R: Rule>(
        _ type: R.Type, in scope: Scope, initializedBy initialize: (UnsafeMutablePointer<R>) -> Void
    ) where R.Value == Void {
        let descriptor =
            descriptorCache[ObjectIdentifier(R.self)]
            ?? addDescriptor(ObjectIdentifier(R.self)) { Descriptor(rule: R.self) }
        let index = makeNode(descriptor, in: scope, flags: Flag.newRule | Flag.eager, name: "")
        initialize(node(index).pointee.value.assumingMemoryBound(to: R.self))
        enqueue(index)
        if _slowPath(core.pointee.hasTrace) { traceCreated(index) }
    }

    /// Creates an eager rule that the caller runs at once with `recompute(_:)`. The rule is not queued for the next
    /// flush. `initialize` writes the rule into its final memory, as in `makeFollower`.
    /// - Precondition: `scope` has not ended, and `initialize` initializes all of the rule.
    /// - Complexity: O(1).
    @inlinable
    package func makeRuleToRecompute<R: InPlaceRule>(
        _ type: R.Type, in scope: Scope, initializedBy initialize: (UnsafeMutablePointer<R>) -> Void
    ) -> AnyAttribute {
        let descriptor =
            descriptorCache[ObjectIdentifier(R.self)]
            ?? addDescriptor(ObjectIdentifier(R.self)) { Descriptor(inPlaceRule: R.self) }
        let index = makeNode(descriptor, in: scope, flags: Flag.newRule | Flag.eager, name: "")
        initialize(
            (node(index).pointee.value + Descriptor.ruleOffset(R.self, after: R.Value.self))
                .assumingMemoryBound(to: R.self))
        if _slowPath(core.pointee.hasTrace) { traceCreated(index) }
        return handle(index)
    }

    @inlinable
    func makeRule<R: Rule>(
        _ rule: __owned R, _ descriptor: Unmanaged<Descriptor>, in scope: Scope, isEager: Bool,
        name: StaticString
    ) -> Attribute<R.Value> {
        let index = makeNode(
            descriptor, in: scope, flags: isEager ? Flag.newRule | Flag.eager : Flag.newRule, name: name)
        (node(index).pointee.value + Descriptor.ruleOffset(R.self, after: R.Value.self))
            .assumingMemoryBound(to: R.self).initialize(to: rule)
        if isEager { enqueue(index) }
        if _slowPath(core.pointee.hasTrace) { traceCreated(index) }
        return Attribute(unchecked: handle(index))
    }

    /// Creates an attribute whose value a closure computes. Every run counts as a change.
    /// - Precondition: `scope` has not ended.
    /// - Complexity: O(1).
    @inlinable
    public func makeRule<Value>(
        in scope: Scope, isEager: Bool = false, name: StaticString = "",
        _ body: @escaping (Graph) -> Value
    ) -> Attribute<Value> {
        makeRule(ClosureRule(body), in: scope, isEager: isEager, name: name)
    }

    /// Creates an attribute whose value a closure computes. A result equal to the last one is not a change.
    /// - Precondition: `scope` has not ended.
    /// - Complexity: O(1).
    @inlinable
    public func makeRule<Value: Equatable>(
        in scope: Scope, isEager: Bool = false, name: StaticString = "",
        _ body: @escaping (Graph) -> Value
    ) -> Attribute<Value> {
        makeRule(EquatableClosureRule(body), in: scope, isEager: isEager, name: name)
    }

    /// Creates an attribute whose value a closure computes. A result for which `areEqual(old, new)` returns `true` is
    /// not a change.
    /// - Precondition: `scope` has not ended.
    /// - Complexity: O(1).
    @inlinable
    public func makeRule<Value>(
        in scope: Scope, isEager: Bool = false, name: StaticString = "",
        areEqual: @escaping (Value, Value) -> Bool, _ body: @escaping (Graph) -> Value
    ) -> Attribute<Value> {
        let type = ComparedClosureRule<Value>.self
        let descriptor =
            descriptorCache[ObjectIdentifier(type)]
            ?? addDescriptor(ObjectIdentifier(type)) { Descriptor(comparedRule: type) }
        return makeRule(
            ComparedClosureRule(areEqual, body), descriptor, in: scope, isEager: isEager, name: name)
    }
}
