extension Graph {
    /// Makes an attribute whose value `rule` computes. It has not run when this returns.
    /// - Parameters:
    ///   - isEager: whether `flush()` keeps it up to date; see ``Graph``. Otherwise it runs when it
    ///     is read.
    ///   - name: shown in reports and dumps; by default the name of the rule's type.
    /// - Precondition: `scope` has not ended.
    /// - Complexity: O(1). The first rule of a type in a graph also makes the row that tells how to run it.
    @inlinable
    public func makeRule<R: Rule>(
        _ rule: __owned R, in scope: Scope, isEager: Bool = false, name: StaticString = ""
    ) -> Attribute<R.Value> {
        let descriptor =
            descriptorCache[ObjectIdentifier(R.self)]
            ?? addDescriptor(ObjectIdentifier(R.self)) { Descriptor(rule: R.self) }
        return makeRule(rule, descriptor, in: scope, isEager: isEager, name: name)
    }

    /// Makes an eager rule whose value is nothing, in the place where it stays: a rule that holds references is not
    /// copied on the way there.
    /// - Precondition: `scope` has not ended, and `initialize` initialises all of the rule.
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

    /// Makes an eager rule that whoever makes it runs at once, by `recompute(_:)`: it does not wait for the next
    /// flush. It is made in the place where it stays, as by `makeFollower`.
    /// - Precondition: `scope` has not ended, and `initialize` initialises all of the rule.
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

    /// Makes an attribute whose value a closure computes; every run counts as a change.
    /// - Precondition: `scope` has not ended.
    /// - Complexity: O(1).
    @inlinable
    public func makeRule<Value>(
        in scope: Scope, isEager: Bool = false, name: StaticString = "",
        _ body: @escaping (Graph) -> Value
    ) -> Attribute<Value> {
        makeRule(ClosureRule(body), in: scope, isEager: isEager, name: name)
    }

    /// Makes an attribute whose value a closure computes; a result equal to the last one is no
    /// change.
    /// - Precondition: `scope` has not ended.
    /// - Complexity: O(1).
    @inlinable
    public func makeRule<Value: Equatable>(
        in scope: Scope, isEager: Bool = false, name: StaticString = "",
        _ body: @escaping (Graph) -> Value
    ) -> Attribute<Value> {
        makeRule(EquatableClosureRule(body), in: scope, isEager: isEager, name: name)
    }

    /// Makes an attribute whose value a closure computes; a result is no change when
    /// `areEqual(old, new)`.
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
