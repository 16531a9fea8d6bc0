extension Graph {
    /// The up-to-date value of an attribute. Reading the attribute while a rule runs makes it an input of that rule.
    /// - Precondition: the attribute's scope has not ended.
    /// - Postcondition: the attribute is up to date, unless it is in a cycle or has set an input that it reads.
    /// - Complexity: O(1) if the attribute is up to date; otherwise the sum of the checks and runs, each at most once.
    @inlinable
    public subscript<Value>(attribute: Attribute<Value>) -> Value {
        @inline(__always) get {
            let (n, isReady) = beginReading(attribute.identifier)
            assertType(attribute.identifier, Value.self)
            let value = n.pointee.value.assumingMemoryBound(to: Value.self).pointee
            // The value is copied first, because the attribute's own scope may be among those that end here.
            if !isReady { finishEvaluation() }
            return value
        }
    }

    /// Calls `body` with a pointer to the up-to-date value, without copying the value. Creates a dependency like a
    /// read.
    /// - Parameters:
    ///   - attribute: The attribute to read.
    ///   - body: Receives the pointer, which is valid only during the call.
    /// - Precondition: the attribute's scope has not ended. `body` does not run, set or end the attribute.
    /// - Complexity: that of reading.
    @inlinable
    public func withValue<Value, Result>(
        of attribute: Attribute<Value>, _ body: (UnsafePointer<Value>) throws -> Result
    ) rethrows -> Result {
        let pointer = unsafePointer(to: attribute.identifier)
        assertType(attribute.identifier, Value.self)
        defer { assert(isAlive(attribute), "AttributeGraph: the attribute has ended while its value was in use") }
        return try body(pointer.assumingMemoryBound(to: Value.self))
    }

    /// Returns a pointer to the up-to-date value. Creates a dependency like a read.
    ///
    /// The pointer is valid, and the value unchanged, until the next evaluation of this attribute (for an input: the
    /// next write) or the end of its scope.
    /// - Precondition: the attribute's scope has not ended.
    /// - Complexity: that of reading.
    @inlinable
    package func unsafePointer(to attribute: AnyAttribute) -> UnsafeRawPointer {
        let slot = read(attribute)
        finishEvaluation(keeping: attribute)
        return UnsafeRawPointer(slot)
    }

    /// Returns a pointer to a part of the up-to-date value. A rule that reads only parts is not run when only other
    /// parts have changed.
    /// - Precondition: the attribute's scope has not ended. The rule reads the attribute in no other way.
    /// - Complexity: that of reading.
    @inlinable
    package func unsafePointer(
        toPartAt offset: Int, byteCount: Int, of attribute: AnyAttribute
    ) -> UnsafeRawPointer {
        let slot = readPart(at: offset, byteCount: byteCount, of: attribute)
        finishEvaluation(keeping: attribute)
        return UnsafeRawPointer(slot + offset)
    }

    /// Returns the up-to-date value of an attribute without creating a dependency.
    /// - Precondition: the attribute's scope has not ended.
    /// - Complexity: that of reading.
    @inlinable
    public func peek<Value>(_ attribute: Attribute<Value>) -> Value {
        let slot = peekSlot(attribute.identifier)
        assertType(attribute.identifier, Value.self)
        let value = slot.assumingMemoryBound(to: Value.self).pointee
        finishEvaluation()
        return value
    }

    /// The running rule. If a running rule waits for another, the innermost one.
    /// - Complexity: O(1).
    public var runningRule: AnyAttribute? {
        let tracking = core.pointee.running.tracking
        return tracking == 0 ? nil : handle(tracking.magnitude)
    }

    /// Returns a pointer to the up-to-date value without creating a dependency. See `unsafePointer(to:)` for its
    /// validity.
    /// - Precondition: the attribute's scope has not ended.
    /// - Complexity: that of reading.
    @inlinable
    package func peekPointer(to attribute: AnyAttribute) -> UnsafeRawPointer {
        let slot = peekSlot(attribute)
        finishEvaluation(keeping: attribute)
        return UnsafeRawPointer(slot)
    }

    /// Returns a pointer to the up-to-date value, as `unsafePointer(to:)` does; `nil` if the attribute's scope has
    /// ended.
    /// - Complexity: that of reading.
    package func unsafePointer(ifAlive attribute: AnyAttribute) -> UnsafeRawPointer? {
        guard isAlive(attribute) else { return nil }
        let n = node(attribute.index)
        let c = core
        let e = edge(c.pointee.running.expected)
        // The rare case is a tail call, so that no register is saved across it.
        guard
            _fastPath(
                n.pointee.flags & Flag.notReady == 0 && !c.pointee.hasDeferredEnds
                    && e.pointee.input == attribute.index)
        else { return pointer(toRarelyRead: attribute) }
        c.pointee.running.expected = e.pointee.nextInput
        pass(e)
        return UnsafeRawPointer(n.pointee.value)
    }

    @inline(never)
    private func pointer(toRarelyRead attribute: AnyAttribute) -> UnsafeRawPointer? { unsafePointer(to: attribute) }

    /// Returns whether an eager rule waits for the current flush or the next one.
    /// - Complexity: O(1).
    @inlinable
    package func isQueued(_ attribute: AnyAttribute) -> Bool {
        isAlive(attribute) && node(attribute.index).pointee.flags & Flag.queued != 0
    }

    /// Whether the graph has a trace.
    /// - Complexity: O(1).
    @inlinable
    package var isTraced: Bool { core.pointee.hasTrace }

    /// Calls `body` without creating dependencies for its reads.
    /// - Complexity: that of `body`.
    @inlinable
    public func untracked<Result>(_ body: () throws -> Result) rethrows -> Result {
        let running = core.pointee.running
        core.pointee.running = running.untracked
        defer { core.pointee.running = running }
        return try body()
    }

    /// Brings an attribute up to date and creates a dependency. Not inlined, to keep callers small that do not copy
    /// the value.
    /// - Returns: A pointer to the value.
    @usableFromInline
    func read(_ attribute: AnyAttribute) -> UnsafeMutableRawPointer { beginReading(attribute).0.pointee.value }

    /// Brings an attribute up to date and creates a dependency on a part of its value.
    /// - Returns: A pointer to the value.
    @usableFromInline
    func readPart(at offset: Int, byteCount: Int, of attribute: AnyAttribute) -> UnsafeMutableRawPointer {
        assertMayUse()
        let n = liveNode(attribute)
        let e = edge(core.pointee.running.expected)
        if _fastPath(n.pointee.flags & Flag.notReady == 0), _fastPath(e.pointee.input == attribute.index) {
            core.pointee.running.expected = e.pointee.nextInput
            pass(e)
            // The first read in this run replaces the parts read by the last run.
            e.pointee.parts = parts(at: offset, byteCount: byteCount, of: n)
        } else {
            readPartSlowly(at: offset, byteCount: byteCount, of: attribute)
        }
        return n.pointee.value
    }

    @inline(never)
    private func readPartSlowly(at offset: Int, byteCount: Int, of attribute: AnyAttribute) {
        let last = node(attribute.index).pointee.lastReader
        let expected = core.pointee.running.expected
        let n = beginReading(attribute, inParts: true).0
        let reader = Offset(bitPattern: core.pointee.running.tracking)
        let parts = parts(at: offset, byteCount: byteCount, of: n)
        // A new edge is the last in the list. Edges of rules that ran in between come before it.
        let e = n.pointee.lastReader
        if _fastPath(e != last), edge(e).pointee.reader == reader {
            edge(e).pointee.parts = parts
        } else if edge(expected).pointee.input == attribute.index {
            // The first read in this run of an input that had to be brought up to date.
            edge(expected).pointee.parts = parts
        } else if core.pointee.running.tracking > 0 {
            readAnotherPart(parts, of: attribute.index, by: reader)
        }
    }

    /// Adds parts to the edge of an attribute that the running rule has read before, perhaps in this run.
    @inline(never)
    private func readAnotherPart(_ parts: ValueParts, of input: Offset, by reader: Offset) {
        var e = node(reader).pointee.firstInput
        while e != 0, edge(e).pointee.input != input { e = edge(e).pointee.nextInput }
        if e != 0 { edge(e).pointee.parts.formUnion(parts) }
    }

    @inline(__always)
    private func parts(at offset: Int, byteCount: Int, of n: UnsafeMutablePointer<Node>) -> ValueParts {
        let shift = n.pointee.descriptor._withUnsafeGuaranteedRef { $0.partShift }
        return ValueParts(from: offset, byteCount: byteCount, inPartsOf: shift)
    }

    /// Brings an attribute up to date and creates a dependency.
    /// - Returns: The node, and whether the node was up to date before. If not, deferred ends of scopes may be
    ///   waiting.
    @inlinable @inline(__always)
    func beginReading(
        _ attribute: AnyAttribute, inParts: Bool = false
    ) -> (UnsafeMutablePointer<Node>, isReady: Bool) {
        assertMayUse()
        assert(
            inParts || edge(core.pointee.running.expected).pointee.input != attribute.index
                || edge(core.pointee.running.expected).pointee.parts == .all,
            "AttributeGraph: a rule reads all of an attribute of which it read a part before")
        let n = liveNode(attribute)
        let flags = n.pointee.flags
        if _fastPath(flags & Flag.notReady == 0) {
            link(attribute.index)
            return (n, true)
        }
        // Most stale attributes are dirty. A dirty one runs directly from here.
        if flags & Flag.needsPull == 0 { update(attribute.index) } else { pull(attribute.index) }
        return (n, false)
    }

    /// Brings an attribute up to date without creating a dependency.
    /// - Returns: A pointer to the value.
    @usableFromInline
    func peekSlot(_ attribute: AnyAttribute) -> UnsafeMutableRawPointer {
        assertMayUse()
        let n = liveNode(attribute)
        if _slowPath(n.pointee.flags & Flag.notReady != 0) { untracked { bringUpToDate(attribute.index) } }
        return n.pointee.value
    }

    /// Ends the scopes whose end was deferred, if this was the outermost evaluation.
    @inlinable @inline(__always)
    func finishEvaluation() {
        if _slowPath(core.pointee.hasDeferredEnds) { endDeferredScopes() }
    }

    /// Ends deferred scopes, and stops the program if `attribute`, whose value the caller goes on to use, ended with
    /// them.
    @inlinable @inline(__always)
    func finishEvaluation(keeping attribute: AnyAttribute) {
        if _slowPath(core.pointee.hasDeferredEnds) {
            endDeferredScopes()
            _ = liveNode(attribute)
        }
    }

    @inlinable @inline(__always)
    func assertType<Value>(_ attribute: AnyAttribute, _ type: Value.Type) {
        assert(
            node(attribute.index).pointee.descriptor._withUnsafeGuaranteedRef {
                $0.valueType == type
            },
            "AttributeGraph: the attribute holds another type than \(type)")
    }
}
