/// The operations of one type of rule or input: running, comparing and destroying, and the layout of rule and value.
/// The graph creates one descriptor for each type, together with the first attribute of the type.
///
/// The functions are constants of a final class, so that a call through a node is one indirect call without reference
/// counting.
@usableFromInline
final class Descriptor {
    /// The type of the rule or of the kind of input.
    let key: ObjectIdentifier
    /// The type of the value.
    @usableFromInline let valueType: Any.Type
    /// The size of a part of the value as a power of two; see `ValueParts`.
    let partShift: UInt8
    /// The name of attributes that have no name of their own.
    let typeName: () -> String
    /// The offset of the rule from the value, in bytes.
    @usableFromInline let ruleOffset: Int
    /// The size class of value and rule together, or -1 if each attribute allocates its own memory.
    let sizeClass: Int
    let byteCount: Int
    let alignment: Int
    /// Whether neither value nor rule needs to be destroyed.
    let isTrivial: Bool
    let isInput: Bool
    /// Runs the rule of a node, stores its value, and marks the readers if it changed. Returns whether the value
    /// changed.
    @usableFromInline let update: (Graph, WideOffset) -> Bool
    /// Destroys the rule, and the value if there is one.
    let destroy: (UnsafeMutableRawPointer, _ hasValue: Bool) -> Void
    /// Returns whether an input's new value equals its stored one.
    @usableFromInline
    let areEqual: (_ node: UnsafeMutablePointer<Node>, _ new: UnsafeRawPointer) -> Bool
    /// Stores the value that breaks a cycle in the first run. Returns whether the rule has such a value.
    let storeFirstCycleValue: (UnsafeMutablePointer<Node>) -> Bool
    // @exclusivity(unchecked): confined to the graph's thread, and no other code runs during an access.
    /// The typical duration of runs, measured while a ring records.
    @exclusivity(unchecked) var pace = Pace()
    /// Returns a copy of the rule, or of the kind of an input, for reports.
    let copyRule: (UnsafeMutablePointer<Node>) -> Any
    /// Returns a copy of the value, for reports. The attribute must have a value.
    let copyValue: (UnsafeMutablePointer<Node>) -> Any

    @usableFromInline
    init<R, V>(
        ruleType: R.Type, valueType: V.Type, isInput: Bool,
        typeName: @escaping () -> String,
        update: @escaping (Graph, WideOffset) -> Bool,
        areEqual: @escaping (UnsafeMutablePointer<Node>, UnsafeRawPointer) -> Bool,
        destroy: @escaping (UnsafeMutableRawPointer, Bool) -> Void,
        storeFirstCycleValue: @escaping (UnsafeMutablePointer<Node>) -> Bool
    ) {
        key = ObjectIdentifier(ruleType)
        self.valueType = valueType
        partShift = ValueParts.partShift(of: MemoryLayout<V>.size)
        self.typeName = typeName
        self.isInput = isInput
        self.update = update
        self.areEqual = areEqual
        self.destroy = destroy
        self.storeFirstCycleValue = storeFirstCycleValue
        copyRule = {
            ($0.pointee.value + Descriptor.ruleOffset(R.self, after: V.self)).assumingMemoryBound(to: R.self).pointee
        }
        copyValue = { $0.pointee.value.assumingMemoryBound(to: V.self).pointee }
        ruleOffset = Descriptor.ruleOffset(R.self, after: V.self)
        byteCount = ruleOffset + MemoryLayout<R>.size
        alignment = max(MemoryLayout<R>.alignment, MemoryLayout<V>.alignment)
        sizeClass = ValuePool.sizeClass(size: byteCount, alignment: alignment) ?? -1
        isTrivial = _isPOD(R.self) && _isPOD(V.self)
    }

    @inlinable @inline(__always)
    static func ruleOffset<R, V>(_: R.Type, after _: V.Type) -> Int {
        let unit = MemoryLayout<R>.alignment
        return (MemoryLayout<V>.size + unit - 1) / unit * unit
    }
}

extension Descriptor {
    /// Returns pointers to a rule and its value.
    @inlinable @inline(__always)
    static func contents<R: Rule>(
        _: R.Type, of node: UnsafeMutablePointer<Node>
    ) -> (rule: UnsafeMutablePointer<R>, value: UnsafeMutablePointer<R.Value>) {
        let slot = node.pointee.value
        return (
            (slot + ruleOffset(R.self, after: R.Value.self)).assumingMemoryBound(to: R.self),
            slot.assumingMemoryBound(to: R.Value.self)
        )
    }

    /// Runs a rule, stores its value, and marks the readers if it changed.
    /// - Returns: Whether the value changed.
    @inlinable @inline(__always)
    static func run<R: Rule>(
        _: R.Type, of index: WideOffset, in graph: Graph, areEqual: (UnsafeMutablePointer<R>, R.Value, R.Value) -> Bool
    ) -> Bool {
        let asking = graph.beginRun(index)
        let node = graph.node(index)
        let (rule, value) = contents(R.self, of: node)
        var new = rule.pointee.value(in: graph)
        // Storing a trivial value runs no other code.
        if _isPOD(R.Value.self), graph.isSteady(node) {
            if areEqual(rule, value.pointee, new) { return graph.endUnchangedRun(index, asking: asking) }
            value.pointee = consume new
            graph.endSteadyRun(index, asking: asking)
            return true
        }
        // Tested after the run, because a cycle in the first run stores a value.
        if _slowPath(node.pointee.flags & Flag.lacksValue != 0) {
            value.initialize(to: consume new)
            graph.storedFirstValue(index)
        } else if areEqual(rule, value.pointee, new) {
            return graph.endUnchangedRun(index, asking: asking)
        } else {
            // The old value is released when the run has ended: see `exchange`.
            swap(&value.pointee, &new)
            graph.endRun(index, asking: asking, changed: .all)
            withExtendedLifetime(new) {}
            return true
        }
        graph.endRun(index, asking: asking, changed: .all)
        return true
    }

    /// Runs a rule whose values are compared in memory.
    @inlinable @inline(__always)
    static func run<R: Rule>(_: R.Type, of index: WideOffset, in graph: Graph, _ differences: RawComparison) -> Bool {
        let asking = graph.beginRun(index)
        let node = graph.node(index)
        let (rule, value) = contents(R.self, of: node)
        var new = rule.pointee.value(in: graph)
        var changed = ValueParts.all
        if _slowPath(node.pointee.flags & Flag.lacksValue != 0) {
            value.initialize(to: consume new)
            graph.storedFirstValue(index)
        } else {
            changed = withUnsafeMutablePointer(to: &new) { differences(UnsafeRawPointer(value), UnsafeRawPointer($0)) }
            if !changed.isEmpty {
                // The old value is released when the run has ended: see `exchange`.
                swap(&value.pointee, &new)
                graph.endComparedRun(index, asking: asking, changed: changed)
                withExtendedLifetime(new) {}
                return true
            }
        }
        graph.endComparedRun(index, asking: asking, changed: changed)
        return !changed.isEmpty
    }

    /// Runs a rule that constructs its value in memory supplied here.
    @inlinable @inline(__always)
    static func runInPlace<R: InPlaceRule>(
        _: R.Type, of index: WideOffset, in graph: Graph, _ differences: RawComparison
    ) -> Bool {
        let asking = graph.beginRun(index)
        let node = graph.node(index)
        let (rule, value) = contents(R.self, of: node)
        return withUnsafeTemporaryAllocation(of: R.Value.self, capacity: 2) { memory in
            let new = memory.baseAddress.unsafelyUnwrapped
            rule.pointee.makeValue(in: graph, at: new)
            if _slowPath(node.pointee.flags & Flag.lacksValue != 0) {
                value.moveInitialize(from: new, count: 1)
                graph.storedFirstValue(index)
                graph.endRun(index, asking: asking, changed: .all)
                return true
            }
            let changed = differences(UnsafeRawPointer(value), UnsafeRawPointer(new))
            // The value that is not stored is released when the run has ended: see `exchange`.
            let rest = changed.isEmpty ? new : new + 1
            if !changed.isEmpty {
                rest.moveInitialize(from: value, count: 1)
                value.moveInitialize(from: new, count: 1)
            }
            graph.endRun(index, asking: asking, changed: changed)
            rest.deinitialize(count: 1)
            return !changed.isEmpty
        }
    }

    /// Creates the descriptor of a rule that constructs its value in supplied memory.
    @inlinable
    convenience init<R: InPlaceRule>(inPlaceRule: R.Type) {
        guard let comparison = R.comparison else {
            self.init(rule: R.self)
            return
        }
        self.init(rule: R.self) { graph, index in
            Descriptor.runInPlace(R.self, of: index, in: graph, comparison)
        }
    }

    /// Creates the descriptor of a type of rule.
    @inlinable
    convenience init<R: Rule>(rule: R.Type) {
        if let comparison = R.comparison {
            self.init(rule: R.self) { graph, index in
                Descriptor.run(R.self, of: index, in: graph, comparison)
            }
            return
        }
        self.init(rule: R.self) { graph, index in
            Descriptor.run(R.self, of: index, in: graph) { _, old, new in R.areEqual(old, new) }
        }
    }

    /// Creates the descriptor of closure rules that supply their own comparison.
    @inlinable
    convenience init<Value>(comparedRule: ComparedClosureRule<Value>.Type) {
        self.init(rule: comparedRule) { graph, index in
            Descriptor.run(comparedRule, of: index, in: graph) { rule, old, new in rule.pointee.compare(old, new) }
        }
    }

    @inlinable
    convenience init<R: Rule>(
        rule: R.Type, update: @escaping (Graph, WideOffset) -> Bool
    ) {
        self.init(
            ruleType: R.self, valueType: R.Value.self, isInput: false,
            typeName: { ruleTypeName(R.self) },
            update: update,
            areEqual: { _, _ in false },
            destroy: { slot, hasValue in
                (slot + Descriptor.ruleOffset(R.self, after: R.Value.self))
                    .assumingMemoryBound(to: R.self).deinitialize(count: 1)
                if hasValue { slot.assumingMemoryBound(to: R.Value.self).deinitialize(count: 1) }
            },
            storeFirstCycleValue: { node in
                let slot = node.pointee.value
                let rule = (slot + Descriptor.ruleOffset(R.self, after: R.Value.self))
                    .assumingMemoryBound(to: R.self)
                guard let value = rule.pointee.valueInFirstCycle else { return false }
                slot.assumingMemoryBound(to: R.Value.self).initialize(to: value)
                node.pointee.flags &= ~Flag.lacksValue
                return true
            })
    }

    /// Creates the descriptor of a kind of input.
    @inlinable
    convenience init<I: InputKind>(input: I.Type) {
        self.init(
            ruleType: I.self, valueType: I.Value.self, isInput: true,
            typeName: { "\(I.Value.self)" },
            update: { _, _ in false },
            areEqual: { node, new in
                let slot = node.pointee.value
                return (slot + Descriptor.ruleOffset(I.self, after: I.Value.self))
                    .assumingMemoryBound(to: I.self).pointee
                    .areEqual(
                        slot.assumingMemoryBound(to: I.Value.self).pointee,
                        new.assumingMemoryBound(to: I.Value.self).pointee)
            },
            destroy: { slot, _ in
                (slot + Descriptor.ruleOffset(I.self, after: I.Value.self))
                    .assumingMemoryBound(to: I.self).deinitialize(count: 1)
                slot.assumingMemoryBound(to: I.Value.self).deinitialize(count: 1)
            },
            storeFirstCycleValue: { _ in false })
    }
}

/// Returns the default name of attributes with this type of rule.
@usableFromInline
func ruleTypeName<R: Rule>(_ type: R.Type) -> String {
    if let named = type as? any ClosureRuleName.Type { return named.ruleName }
    return "\(type)"
}
