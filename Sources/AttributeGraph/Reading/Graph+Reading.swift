extension Graph {
    /// The value of an attribute, brought up to date. While a rule runs, this makes the attribute an
    /// input of that rule.
    @inlinable
    public subscript<Value>(attribute: Attribute<Value>) -> Value {
        let n = liveNode(attribute.identifier)
        assertType(n, Value.self)
        if _slowPath(n.pointee.flags & Flag.notReady != 0) { return readSlowly(attribute) }
        if core.pointee.tracking != 0 { link(attribute.identifier.index) }
        return n.pointee.value.assumingMemoryBound(to: Value.self).pointee
    }

    /// Calls `body` with the place where the value is, without copying it; otherwise like reading it.
    @inlinable
    public func withValue<Value, Result>(
        of attribute: Attribute<Value>, _ body: (UnsafePointer<Value>) throws -> Result
    ) rethrows -> Result {
        assertType(liveNode(attribute.identifier), Value.self)
        let pointer = unsafePointer(to: attribute.identifier)
        return try body(pointer.assumingMemoryBound(to: Value.self))
    }

    /// The place where the value is; otherwise like reading it.
    ///
    /// The pointer is valid, and the value behind it unchanged, until the next evaluation of this
    /// attribute (or the next write, for an input) or the end of its scope.
    @inlinable
    public func unsafePointer(to attribute: AnyAttribute) -> UnsafeRawPointer {
        let n = liveNode(attribute)
        if _slowPath(n.pointee.flags & Flag.notReady != 0) {
            bringUpToDate(attribute.index, isTracked: true)
            linkToUnready(attribute.index)
            finishEvaluation()
            _ = liveNode(attribute)
        } else if core.pointee.tracking != 0 {
            link(attribute.index)
        }
        return UnsafeRawPointer(n.pointee.value)
    }

    /// The value of an attribute, brought up to date, without making a dependency.
    @inlinable
    public func peek<Value>(_ attribute: Attribute<Value>) -> Value {
        let n = liveNode(attribute.identifier)
        assertType(n, Value.self)
        if _slowPath(n.pointee.flags & Flag.notReady != 0) {
            bringUpToDate(attribute.identifier.index, isTracked: false)
            let value = n.pointee.value.assumingMemoryBound(to: Value.self).pointee
            finishEvaluation()
            return value
        }
        return n.pointee.value.assumingMemoryBound(to: Value.self).pointee
    }

    /// Like `unsafePointer(to:)`, without making a dependency.
    @inlinable
    public func peekPointer(to attribute: AnyAttribute) -> UnsafeRawPointer {
        let n = liveNode(attribute)
        if _slowPath(n.pointee.flags & Flag.notReady != 0) {
            bringUpToDate(attribute.index, isTracked: false)
            finishEvaluation()
            _ = liveNode(attribute)
        }
        return UnsafeRawPointer(n.pointee.value)
    }

    /// Calls `body`; what it reads makes no dependency.
    @inlinable
    public func untracked<Result>(_ body: () throws -> Result) rethrows -> Result {
        let tracking = core.pointee.tracking
        core.pointee.tracking = 0
        defer { core.pointee.tracking = tracking }
        return try body()
    }

    /// The value is taken before scopes end, in case the attribute's own is among them.
    @inlinable @inline(never)
    func readSlowly<Value>(_ attribute: Attribute<Value>) -> Value {
        let index = attribute.identifier.index
        bringUpToDate(index, isTracked: true)
        linkToUnready(index)
        let value = node(index).pointee.value.assumingMemoryBound(to: Value.self).pointee
        finishEvaluation()
        return value
    }

    /// Ends what was put off, if this was the outermost evaluation.
    @inlinable @inline(__always)
    func finishEvaluation() {
        if _slowPath(core.pointee.hasDeferredEnds) { endDeferredScopes() }
    }

    @inlinable @inline(__always)
    func assertType<Value>(_ n: UnsafeMutablePointer<Node>, _ type: Value.Type) {
        assert(
            n.pointee.descriptor._withUnsafeGuaranteedRef { $0.valueType == type },
            "AttributeGraph: the attribute holds another type than \(type)")
    }
}
