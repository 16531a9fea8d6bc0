// Inspection for reports, dumps and tests. None of it is fast.

extension Graph {
    /// Whether a rule is running.
    /// - Complexity: O(1).
    public var isEvaluating: Bool { core.pointee.running.tracking != 0 }

    /// Returns the inputs whose changes caused the rule's last run, as far as that run has read them again.
    /// `GraphTrace.willEvaluate` receives all of them. While the rule runs, the result has all known causes.
    /// - Precondition: the attribute's scope has not ended.
    /// - Complexity: O(*i*) for the inputs of the rule.
    public func causes(of rule: AnyAttribute) -> [AnyAttribute] {
        let n = liveNode(rule)
        guard n.pointee.flags & Flag.running != 0 else { return inputs(of: rule.index, changes: EdgeChange.cause) }
        return causesSoFar(of: n)
    }

    /// The causes of a run in progress. An edge that the run has not yet passed still records that its input changed.
    private func causesSoFar(of n: UnsafeMutablePointer<Node>) -> [AnyAttribute] {
        var result: [AnyAttribute] = []
        var e = n.pointee.firstInput
        while e != 0 {
            let change = hasRead(e, n) ? EdgeChange.cause : EdgeChange.changed
            if edge(e).pointee.input != 0, edge(e).pointee.changes & change != 0 {
                result.append(handle(edge(e).pointee.input))
            }
            e = edge(e).pointee.nextInput
        }
        return result
    }

    /// Returns the attributes that the rule's last run read, in the order of reading.
    /// - Precondition: the attribute's scope has not ended.
    /// - Complexity: O(*i*) for the inputs of the rule.
    public func inputs(of rule: AnyAttribute) -> [AnyAttribute] {
        _ = liveNode(rule)
        return inputs(of: rule.index, changes: 0)
    }

    /// Returns the rules whose last run read the attribute.
    /// - Precondition: the attribute's scope has not ended.
    /// - Complexity: O(*r*) for the readers of the attribute.
    public func readers(of attribute: AnyAttribute) -> [AnyAttribute] {
        var result: [AnyAttribute] = []
        var e = liveNode(attribute).pointee.firstReader
        while e != 0 {
            result.append(handle(edge(e).pointee.reader))
            e = edge(e).pointee.nextReader
        }
        return result
    }

    /// Returns the name given to the attribute, or the name of its type.
    ///
    /// The name of an ended attribute is available until another attribute reuses its node.
    /// - Complexity: O(1), plus creating the string.
    public func name(of attribute: AnyAttribute) -> String {
        let n = node(attribute.index)
        if n.pointee.name != 0 { return names[n.pointee.name] }
        // The descriptor outlives the node.
        guard n.pointee.generation != 0 else { return "\(attribute)" }
        return n.pointee.descriptor._withUnsafeGuaranteedRef { $0.typeName() }
    }

    /// Sets a name for an attribute at run time. The graph keeps all names for its whole lifetime.
    /// - Precondition: the attribute's scope has not ended.
    /// - Complexity: O(1) on average.
    public func setName(_ name: String, of attribute: AnyAttribute) {
        liveNode(attribute).pointee.name = names.add(name)
    }

    /// Returns a copy of an attribute's rule, or of an input's kind. Reports identify the owner of an attribute by it.
    ///
    /// May be called while the rule runs.
    /// - Precondition: the attribute's scope has not ended.
    /// - Complexity: that of copying the rule.
    package func rule(of attribute: AnyAttribute) -> Any {
        let n = liveNode(attribute)
        return n.pointee.descriptor._withUnsafeGuaranteedRef { $0.copyRule(n) }
    }

    /// The stored value of an attribute, which may be out of date; `nil` before the first run. Evaluates nothing and
    /// creates no dependency.
    /// - Precondition: the attribute's scope has not ended.
    /// - Complexity: that of copying the value.
    package func storedValue(of attribute: AnyAttribute) -> Any? {
        let n = liveNode(attribute)
        guard n.pointee.flags & Flag.lacksValue == 0 else { return nil }
        return .some(n.pointee.descriptor._withUnsafeGuaranteedRef { $0.copyValue(n) })
    }

    /// A pointer to the stored value of an attribute, which may be out of date; `nil` before the first run. Evaluates
    /// nothing and creates no dependency. Valid until the next evaluation or write.
    /// - Precondition: the attribute's scope has not ended.
    /// - Complexity: O(1).
    @inlinable
    package func storedPointer(to attribute: AnyAttribute) -> UnsafeRawPointer? {
        let n = liveNode(attribute)
        return n.pointee.flags & Flag.lacksValue != 0 ? nil : UnsafeRawPointer(n.pointee.value)
    }

    /// All live attributes, in the order of their offsets in the arena. In a graph that has ended no scope, this is
    /// the order of creation.
    /// - Complexity: O(*n*) for the largest number of attributes that were ever alive together.
    public var attributes: [AnyAttribute] {
        usedNodes.filter { node($0).pointee.generation & 1 == 1 }.map { handle($0) }
    }

    /// Returns the attributes that `scope` owns directly, in the order of creation.
    /// - Precondition: the scope has not ended.
    /// - Complexity: O(*n*) for the attributes of the scope.
    public func attributes(in scope: Scope) -> [AnyAttribute] {
        var result: [AnyAttribute] = []
        var index = liveScope(scope).pointee.firstAttribute
        while index != 0 {
            result.append(handle(index))
            index = node(index).pointee.nextInScope
        }
        return result
    }

    /// The eager rules that wait for `flush()`, in no particular order.
    /// - Complexity: O(*q*) for the entries of the queue.
    package var queuedRules: [AnyAttribute] {
        core.pointee.queue.entries
            .map { AnyAttribute(index: $0.index, generation: $0.generation) }
            .filter { isAlive($0) && node($0.index).pointee.flags & Flag.queued != 0 }
    }

    func inputs(of index: UInt32, changes: UInt8) -> [AnyAttribute] {
        var result: [AnyAttribute] = []
        var e = node(index).pointee.firstInput
        while e != 0 {
            if edge(e).pointee.input != 0, edge(e).pointee.changes & changes == changes {
                result.append(handle(edge(e).pointee.input))
            }
            e = edge(e).pointee.nextInput
        }
        return result
    }

    @usableFromInline @inline(never)
    func stopForEnded(_ attribute: AnyAttribute) -> Never {
        preconditionFailure(
            "AttributeGraph: attribute \(attribute) (\(name(of: attribute))) has ended with its scope")
    }

    @usableFromInline @inline(never)
    func stopForSetRule(_ attribute: AnyAttribute) -> Never {
        preconditionFailure("AttributeGraph: \(name(of: attribute)) is a rule and cannot be set")
    }
}
