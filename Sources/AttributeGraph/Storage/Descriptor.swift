/// What the graph knows about one type of rule or input: how to run it, compare, destroy, and where
/// its parts lie. One per type and graph, made when the first attribute of the type is made.
///
/// The functions are constants of a final class, so that a call through a node is one indirect call
/// without reference counting.
@usableFromInline
final class Descriptor {
    /// The rule's type, or the type that stands for the kind of input.
    let key: ObjectIdentifier
    /// The type of the value.
    @usableFromInline let valueType: Any.Type
    /// How `ValueParts` divides the value.
    let partShift: UInt8
    /// The name of attributes that were given none.
    let typeName: () -> String
    /// From the value to the rule, in bytes.
    @usableFromInline let ruleOffset: Int
    /// The size class of value and rule together, or -1 when they get memory of their own.
    let sizeClass: Int
    let byteCount: Int
    let alignment: Int
    /// Neither value nor rule needs to be destroyed.
    let isTrivial: Bool
    let isInput: Bool
    /// Runs the rule of a node, stores its value, and marks readers if it changed; returns whether it did.
    @usableFromInline let update: (Graph, WidePlace) -> Bool
    /// Destroys the value, where there is one, and the rule.
    let destroy: (UnsafeMutableRawPointer, _ hasValue: Bool) -> Void
    /// Whether an input's new value is equal to its old one.
    @usableFromInline
    let areEqual: (_ node: UnsafeMutablePointer<Node>, _ new: UnsafeRawPointer) -> Bool
    /// Stores the value with which a cycle in the first run is broken, if there is one.
    let storeFirstCycleValue: (UnsafeMutablePointer<Node>) -> Bool
    // @exclusivity(unchecked): confined to the graph's thread, and nothing else runs while it is looked at.
    /// What is known of how long runs take, while they are recorded.
    @exclusivity(unchecked) var pace = Pace()
    /// A copy of the rule, or of the kind of an input, for reports.
    let copyRule: (UnsafeMutablePointer<Node>) -> Any
    /// A copy of the value, for reports. There must be one.
    let copyValue: (UnsafeMutablePointer<Node>) -> Any

    @usableFromInline
    init<R, V>(
        ruleType: R.Type, valueType: V.Type, isInput: Bool,
        typeName: @escaping () -> String,
        update: @escaping (Graph, WidePlace) -> Bool,
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
    /// Where a rule and its value lie.
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

    /// Runs a rule, stores its value and marks readers if it changed; returns whether it did.
    @inlinable @inline(__always)
    static func run<R: Rule>(
        _: R.Type, of index: WidePlace, in graph: Graph, areEqual: (UnsafeMutablePointer<R>, R.Value, R.Value) -> Bool
    ) -> Bool {
        let asking = graph.beginRun(index)
        let node = graph.node(index)
        let (rule, value) = contents(R.self, of: node)
        let new = rule.pointee.value(in: graph)
        // What is no more than bytes is stored without anything else happening.
        if _isPOD(R.Value.self), graph.isSteady(node) {
            if areEqual(rule, value.pointee, new) { return graph.endUnchangedRun(index, asking: asking) }
            value.pointee = consume new
            graph.endSteadyRun(index, asking: asking)
            return true
        }
        // Looked at after the run: a cycle in the first run stores a value.
        if _slowPath(node.pointee.flags & Flag.lacksValue != 0) {
            value.initialize(to: consume new)
            graph.storedFirstValue(index)
        } else if areEqual(rule, value.pointee, new) {
            return graph.endUnchangedRun(index, asking: asking)
        } else {
            value.pointee = consume new
        }
        graph.endRun(index, asking: asking, changed: .all)
        return true
    }

    /// The same with a comparison of values in memory.
    @inlinable @inline(__always)
    static func run<R: Rule>(_: R.Type, of index: WidePlace, in graph: Graph, _ differences: RawComparison) -> Bool {
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
            if !changed.isEmpty { value.pointee = consume new }
        }
        graph.endComparedRun(index, asking: asking, changed: changed)
        return !changed.isEmpty
    }

    /// The same for a rule that puts its value where it is told.
    @inlinable @inline(__always)
    static func runInPlace<R: InPlaceRule>(
        _: R.Type, of index: WidePlace, in graph: Graph, _ differences: RawComparison
    ) -> Bool {
        let asking = graph.beginRun(index)
        let node = graph.node(index)
        let (rule, value) = contents(R.self, of: node)
        let changed = withUnsafeTemporaryAllocation(of: R.Value.self, capacity: 1) { memory in
            let new = memory.baseAddress.unsafelyUnwrapped
            rule.pointee.makeValue(in: graph, at: new)
            if _slowPath(node.pointee.flags & Flag.lacksValue != 0) {
                value.moveInitialize(from: new, count: 1)
                graph.storedFirstValue(index)
                return ValueParts.all
            }
            let changed = differences(UnsafeRawPointer(value), UnsafeRawPointer(new))
            if changed.isEmpty {
                new.deinitialize(count: 1)
            } else {
                value.moveUpdate(from: new, count: 1)
            }
            return changed
        }
        graph.endRun(index, asking: asking, changed: changed)
        return !changed.isEmpty
    }

    /// The descriptor of a rule that puts its value where it is told.
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

    /// The descriptor of a rule's type.
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

    /// The descriptor of rules made from a closure that bring a comparison of their own.
    @inlinable
    convenience init<Value>(comparedRule: ComparedClosureRule<Value>.Type) {
        self.init(rule: comparedRule) { graph, index in
            Descriptor.run(comparedRule, of: index, in: graph) { rule, old, new in rule.pointee.compare(old, new) }
        }
    }

    @inlinable
    convenience init<R: Rule>(
        rule: R.Type, update: @escaping (Graph, WidePlace) -> Bool
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

    /// The descriptor of a kind of input.
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

/// The name of attributes with this rule: what the rule says of itself, or its type.
@usableFromInline
func ruleTypeName<R: Rule>(_ type: R.Type) -> String {
    if let named = type as? any ClosureRuleName.Type { return named.ruleName }
    return "\(type)"
}
