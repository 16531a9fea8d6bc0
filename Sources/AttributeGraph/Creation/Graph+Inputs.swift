extension Graph {
    /// Makes an input that every write changes, equal or not.
    /// - Parameter name: shown in reports and dumps; by default the name of the type.
    /// - Precondition: `scope` has not ended.
    /// - Complexity: O(1).
    @inlinable
    public func makeInput<Value>(
        _ value: Value, in scope: Scope, name: StaticString = ""
    ) -> Attribute<Value> {
        makeInput(value, PlainInput<Value>(), in: scope, name: name)
    }

    /// Makes an input that a write of an equal value does not change.
    /// - Precondition: `scope` has not ended.
    /// - Complexity: O(1).
    @inlinable
    public func makeInput<Value: Equatable>(
        _ value: Value, in scope: Scope, name: StaticString = ""
    ) -> Attribute<Value> {
        makeInput(
            value, EquatableInput<Value>(), in: scope, name: name, flags: Flag.comparesWithEquals)
    }

    /// Makes an input that a write does not change when `areEqual(old, new)`.
    /// - Precondition: `scope` has not ended.
    /// - Complexity: O(1).
    @inlinable
    public func makeInput<Value>(
        _ value: Value, in scope: Scope, name: StaticString = "",
        areEqual: @escaping (Value, Value) -> Bool
    ) -> Attribute<Value> {
        makeInput(value, ComparedInput<Value>(areEqual), in: scope, name: name)
    }

    /// Makes an input of a kind of one's own, which is kept beside the value.
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
