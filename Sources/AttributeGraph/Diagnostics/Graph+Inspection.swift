// What reports, dumps and tests ask. None of it is fast.

extension Graph {
    /// Whether a rule is running.
    /// - Complexity: O(1).
    public var isEvaluating: Bool { core.pointee.running.tracking != 0 }

    /// The inputs whose changes made the rule run the last time, as far as that run has read them
    /// again; see `GraphTrace.willEvaluate` for all of them. While the rule runs, all that are known.
    /// - Precondition: the attribute's scope has not ended.
    /// - Complexity: O(*i*) for the inputs of the rule.
    public func causes(of rule: AnyAttribute) -> [AnyAttribute] {
        let n = liveNode(rule)
        guard n.pointee.flags & Flag.running != 0 else { return inputs(of: rule.index, changes: EdgeChange.cause) }
        return causesSoFar(of: n)
    }

    /// The causes of a run under way. Edges that it has not yet passed still say whether their inputs have changed.
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

    /// What the last run of the rule has read, in the order of reading.
    /// - Precondition: the attribute's scope has not ended.
    /// - Complexity: O(*i*) for the inputs of the rule.
    public func inputs(of rule: AnyAttribute) -> [AnyAttribute] {
        _ = liveNode(rule)
        return inputs(of: rule.index, changes: 0)
    }

    /// The rules that have read the attribute in their last run.
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

    /// The name that was given to the attribute, or the name of its type.
    ///
    /// One that has ended may be asked for too, until another attribute takes its place.
    /// - Complexity: O(1), and the making of a string.
    public func name(of attribute: AnyAttribute) -> String {
        let n = node(attribute.index)
        if n.pointee.name != 0 { return names[n.pointee.name] }
        // The descriptor outlives the node.
        guard n.pointee.generation != 0 else { return "\(attribute)" }
        return n.pointee.descriptor._withUnsafeGuaranteedRef { $0.typeName() }
    }

    /// Gives an attribute a name that is only known at run time. Names are kept as long as the graph.
    /// - Precondition: the attribute's scope has not ended.
    /// - Complexity: O(1) on average.
    public func setName(_ name: String, of attribute: AnyAttribute) {
        liveNode(attribute).pointee.name = names.add(name)
    }

    /// A copy of the rule of an attribute, or of the kind of an input: what can tell whose it is.
    ///
    /// May be asked for while the rule runs.
    /// - Precondition: the attribute's scope has not ended.
    /// - Complexity: that of copying the rule.
    package func rule(of attribute: AnyAttribute) -> Any {
        let n = liveNode(attribute)
        return n.pointee.descriptor._withUnsafeGuaranteedRef { $0.copyRule(n) }
    }

    /// The value that an attribute has now, up to date or not; nil before its first run. Evaluates nothing and makes
    /// no dependency.
    /// - Precondition: the attribute's scope has not ended.
    /// - Complexity: that of copying the value.
    package func storedValue(of attribute: AnyAttribute) -> Any? {
        let n = liveNode(attribute)
        guard n.pointee.flags & Flag.lacksValue == 0 else { return nil }
        return .some(n.pointee.descriptor._withUnsafeGuaranteedRef { $0.copyValue(n) })
    }

    /// Where the value of an attribute is, up to date or not; nil before its first run. Evaluates nothing and makes no
    /// dependency. Valid until the next evaluation or write.
    /// - Precondition: the attribute's scope has not ended.
    /// - Complexity: O(1).
    @inlinable
    package func storedPointer(to attribute: AnyAttribute) -> UnsafeRawPointer? {
        let n = liveNode(attribute)
        return n.pointee.flags & Flag.lacksValue != 0 ? nil : UnsafeRawPointer(n.pointee.value)
    }

    /// All live attributes, by their places in the arena: those of a graph that has ended nothing, in the order in
    /// which they were made.
    /// - Complexity: O(*n*) for all attributes that there ever were at a time.
    public var attributes: [AnyAttribute] {
        usedNodes.filter { node($0).pointee.generation & 1 == 1 }.map { handle($0) }
    }

    /// The attributes that a scope owns itself, in the order in which they were made.
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
