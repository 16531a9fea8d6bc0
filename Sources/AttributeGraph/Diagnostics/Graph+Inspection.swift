// What reports, dumps and tests ask. None of it is fast.

extension Graph {
    /// The attribute whose rule is running, if any.
    public var currentRule: AnyAttribute? {
        let tracking = core.pointee.tracking
        return tracking == 0 ? nil : handle(UInt32(tracking.magnitude))
    }

    /// Whether a rule is running.
    public var isEvaluating: Bool { core.pointee.tracking != 0 }

    /// The inputs whose changes made the rule run the last time, as far as that run has read them
    /// again; see `GraphTrace.willEvaluate` for all of them.
    public func causes(of rule: AnyAttribute) -> [AnyAttribute] {
        _ = liveNode(rule)
        return inputs(of: rule.index, marked: EdgeMark.cause)
    }

    /// What the last run of the rule has read, in the order of reading.
    public func inputs(of rule: AnyAttribute) -> [AnyAttribute] {
        _ = liveNode(rule)
        return inputs(of: rule.index, marked: 0)
    }

    /// The rules that have read the attribute in their last run.
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
    public func name(of attribute: AnyAttribute) -> String {
        let n = node(attribute.index)
        if n.pointee.name != 0 { return names[n.pointee.name] }
        // The descriptor outlives the node.
        guard n.pointee.generation != 0 else { return "\(attribute)" }
        return n.pointee.descriptor._withUnsafeGuaranteedRef { $0.typeName() }
    }

    /// Gives an attribute a name that is only known at run time. Names are kept as long as the graph.
    public func setName(_ name: String, of attribute: AnyAttribute) {
        liveNode(attribute).pointee.name = names.add(name)
    }

    func inputs(of index: UInt32, marked mark: UInt32) -> [AnyAttribute] {
        var result: [AnyAttribute] = []
        var e = node(index).pointee.firstInput
        while e != 0 {
            if edge(e).pointee.input != 0, edge(e).pointee.marks & mark == mark {
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
