extension Graph {
    /// Creates an input whose value is never compared: every write counts as a change.
    /// - Parameters:
    ///   - value: The initial value.
    ///   - scope: The scope that owns the input.
    ///   - name: The name shown in reports and dumps. The default is the name of the type.
    /// - Precondition: `scope` has not ended.
    /// - Complexity: O(1).
    @inlinable
    public func makeInput<Value>(
        _ value: Value, in scope: Scope, name: StaticString = ""
    ) -> Attribute<Value> {
        makeInput(value, PlainInput<Value>(), in: scope, name: name)
    }

    /// Creates an input that ignores writes of an equal value.
    /// - Parameters:
    ///   - value: The initial value.
    ///   - scope: The scope that owns the input.
    ///   - name: The name shown in reports and dumps. The default is the name of the type.
    /// - Precondition: `scope` has not ended.
    /// - Complexity: O(1).
    @inlinable
    public func makeInput<Value: Equatable>(
        _ value: Value, in scope: Scope, name: StaticString = ""
    ) -> Attribute<Value> {
        makeInput(
            value, EquatableInput<Value>(), in: scope, name: name, flags: Flag.comparesWithEquals)
    }

    /// Creates an input that ignores writes for which `areEqual(old, new)` returns `true`.
    /// - Parameters:
    ///   - value: The initial value.
    ///   - scope: The scope that owns the input.
    ///   - name: The name shown in reports and dumps. The default is the name of the type.
    ///   - areEqual: Compares the stored value with a new one. Called at each write; must not use the graph.
    /// - Precondition: `scope` has not ended.
    /// - Complexity: O(1).
    @inlinable
    public func makeInput<Value>(
        _ value: Value, in scope: Scope, name: StaticString = "",
        areEqual: @escaping (Value, Value) -> Bool
    ) -> Attribute<Value> {
        makeInput(value, ComparedInput<Value>(areEqual), in: scope, name: name)
    }

    /// Creates an input of a custom kind. The graph stores `kind` next to the value.
    /// - Precondition: `scope` has not ended.
    /// - Complexity: O(1).
    @inlinable
    package func makeInput<I: InputKind>(
        _ value: __owned I.Value, kind: __owned I, in scope: Scope, name: StaticString = ""
    ) -> Attribute<I.Value> {
        makeInput(value, kind, in: scope, name: name)
    }

    @inlinable
    func makeInput<I: InputKind>(
        _ value: __owned I.Value, _ kind: __owned I, in scope: Scope, name: StaticString, flags: UInt32 = 0
    ) -> Attribute<I.Value> {
        let descriptor =
            descriptorCache[ObjectIdentifier(I.self)]
            ?? addDescriptor(ObjectIdentifier(I.self)) { Descriptor(input: I.self) }
        let index = makeNode(
            descriptor, in: scope, flags: Flag.input | flags, name: name)
        let slot = node(index).pointee.value
        slot.assumingMemoryBound(to: I.Value.self).initialize(to: value)
        (slot + Descriptor.ruleOffset(I.self, after: I.Value.self))
            .assumingMemoryBound(to: I.self).initialize(to: kind)
        if _slowPath(core.pointee.hasTrace) { traceCreated(index) }
        return Attribute(unchecked: handle(index))
    }
}
