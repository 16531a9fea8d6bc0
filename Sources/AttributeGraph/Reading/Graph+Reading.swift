extension Graph {
    /// The value of an attribute, brought up to date. While a rule runs, this makes the attribute an
    /// input of that rule.
    /// - Precondition: the attribute's scope has not ended.
    /// - Postcondition: the attribute is up to date, unless it is in a cycle or has set what it reads.
    /// - Complexity: O(1) where it is up to date; else the sum of what is checked and run, each at most once.
    @inlinable
    public subscript<Value>(attribute: Attribute<Value>) -> Value {
        @inline(__always) get {
            let (n, isReady) = beginReading(attribute.identifier)
            assertType(attribute.identifier, Value.self)
            let value = n.pointee.value.assumingMemoryBound(to: Value.self).pointee
            // Only after the value has been taken: its own scope may be among those that end.
            if !isReady { finishEvaluation() }
            return value
        }
    }

    /// Calls `body` with the place where the value is, without copying it; otherwise like reading it.
    /// - Precondition: the attribute's scope has not ended. `body` does not have the attribute run, be set or end.
    /// - Complexity: as that of reading.
    @inlinable
    public func withValue<Value, Result>(
        of attribute: Attribute<Value>, _ body: (UnsafePointer<Value>) throws -> Result
    ) rethrows -> Result {
        let pointer = unsafePointer(to: attribute.identifier)
        assertType(attribute.identifier, Value.self)
        defer { assert(isAlive(attribute), "AttributeGraph: the attribute has ended while its value was in use") }
        return try body(pointer.assumingMemoryBound(to: Value.self))
    }

    /// The place where the value is; otherwise like reading it.
    ///
    /// The pointer is valid, and the value behind it unchanged, until the next evaluation of this
    /// attribute (or the next write, for an input) or the end of its scope.
    /// - Precondition: the attribute's scope has not ended.
    /// - Complexity: as that of reading.
    @inlinable
    package func unsafePointer(to attribute: AnyAttribute) -> UnsafeRawPointer {
        let slot = read(attribute)
        finishEvaluation(keeping: attribute)
        return UnsafeRawPointer(slot)
    }

    /// The place of a part of the value, as by `unsafePointer(to:)`. A rule that reads it, and perhaps others so, is not run
    /// when only parts of the value have changed that it has not read.
    /// - Precondition: the attribute's scope has not ended. The rule reads the attribute in no other way.
    /// - Complexity: as that of reading.
    @inlinable
    package func unsafePointer(
        toPartAt offset: Int, byteCount: Int, of attribute: AnyAttribute
    ) -> UnsafeRawPointer {
        let slot = readPart(at: offset, byteCount: byteCount, of: attribute)
        finishEvaluation(keeping: attribute)
        return UnsafeRawPointer(slot + offset)
    }

    /// The value of an attribute, brought up to date, without making a dependency.
    /// - Precondition: the attribute's scope has not ended.
    /// - Complexity: as that of reading.
    @inlinable
    public func peek<Value>(_ attribute: Attribute<Value>) -> Value {
        let slot = peekSlot(attribute.identifier)
        assertType(attribute.identifier, Value.self)
        let value = slot.assumingMemoryBound(to: Value.self).pointee
        finishEvaluation()
        return value
    }

    /// The rule that is running, the innermost if one waits for another.
    /// - Complexity: O(1).
    public var runningRule: AnyAttribute? {
        let tracking = core.pointee.running.tracking
        return tracking == 0 ? nil : handle(tracking.magnitude)
    }

    /// Like `unsafePointer(to:)`, without making a dependency.
    /// - Precondition: the attribute's scope has not ended.
    /// - Complexity: as that of reading.
    @inlinable
    package func peekPointer(to attribute: AnyAttribute) -> UnsafeRawPointer {
        let slot = peekSlot(attribute)
        finishEvaluation(keeping: attribute)
        return UnsafeRawPointer(slot)
    }

    /// The place where the value is, as by `unsafePointer(to:)`; nil if the attribute's scope has ended.
    /// - Complexity: as that of reading.
    package func unsafePointer(ifAlive attribute: AnyAttribute) -> UnsafeRawPointer? {
        guard isAlive(attribute) else { return nil }
        let n = node(attribute.index)
        let c = core
        let e = edge(c.pointee.running.expected)
        // What is rare is the last thing that is done, so that nothing has to be kept across a call.
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

    /// Whether an eager rule waits for the flush under way, or the next.
    /// - Complexity: O(1).
    @inlinable
    package func isQueued(_ attribute: AnyAttribute) -> Bool {
        isAlive(attribute) && node(attribute.index).pointee.flags & Flag.queued != 0
    }

    /// Whether somebody is told what happens in the graph.
    /// - Complexity: O(1).
    @inlinable
    package var isTraced: Bool { core.pointee.hasTrace }

    /// Calls `body`; what it reads makes no dependency.
    /// - Complexity: that of `body`.
    @inlinable
    public func untracked<Result>(_ body: () throws -> Result) rethrows -> Result {
        let running = core.pointee.running
        core.pointee.running = running.untracked
        defer { core.pointee.running = running }
        return try body()
    }

    /// Brings an attribute up to date and makes the dependency. A call, for less code where values are not copied.
    /// - Returns: where the value is.
    @usableFromInline
    func read(_ attribute: AnyAttribute) -> UnsafeMutableRawPointer { beginReading(attribute).0.pointee.value }

    /// Brings an attribute up to date and makes the dependency on a part of its value.
    /// - Returns: where the value is.
    @usableFromInline
    func readPart(at offset: Int, byteCount: Int, of attribute: AnyAttribute) -> UnsafeMutableRawPointer {
        assertMayUse()
        let n = liveNode(attribute)
        let e = edge(core.pointee.running.expected)
        if _fastPath(n.pointee.flags & Flag.notReady == 0), _fastPath(e.pointee.input == attribute.index) {
            core.pointee.running.expected = e.pointee.nextInput
            pass(e)
            // The first read of this run: what others have read does not count any more.
            e.pointee.parts = parts(at: offset, byteCount: byteCount, of: n)
        } else {
            readPartAnew(at: offset, byteCount: byteCount, of: attribute)
        }
        return n.pointee.value
    }

    @inline(never)
    private func readPartAnew(at offset: Int, byteCount: Int, of attribute: AnyAttribute) {
        let last = node(attribute.index).pointee.lastReader
        let expected = core.pointee.running.expected
        let n = beginReading(attribute, inParts: true).0
        let reader = Place(bitPattern: core.pointee.running.tracking)
        let parts = parts(at: offset, byteCount: byteCount, of: n)
        // A new edge is the last. Rules that were run meanwhile come before it.
        let e = n.pointee.lastReader
        if _fastPath(e != last), edge(e).pointee.reader == reader {
            edge(e).pointee.parts = parts
        } else if edge(expected).pointee.input == attribute.index {
            // The first read of this run, of what had to be brought up to date.
            edge(expected).pointee.parts = parts
        } else if core.pointee.running.tracking > 0 {
            readAnotherPart(parts, of: attribute.index, by: reader)
        }
    }

    /// The running rule has read the attribute before, perhaps in this run.
    @inline(never)
    private func readAnotherPart(_ parts: ValueParts, of input: Place, by reader: Place) {
        var e = node(reader).pointee.firstInput
        while e != 0, edge(e).pointee.input != input { e = edge(e).pointee.nextInput }
        if e != 0 { edge(e).pointee.parts.formUnion(parts) }
    }

    @inline(__always)
    private func parts(at offset: Int, byteCount: Int, of n: UnsafeMutablePointer<Node>) -> ValueParts {
        let shift = n.pointee.descriptor._withUnsafeGuaranteedRef { $0.partShift }
        return ValueParts(from: offset, byteCount: byteCount, inPartsOf: shift)
    }

    /// Brings an attribute up to date and makes the dependency.
    /// - Returns: its node, and whether that was up to date: if not, scopes may wait to be ended.
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
        // One that must run whatever its inputs are, as most that are read out of date, is run from here.
        if flags & Flag.needsPull == 0 { update(attribute.index) } else { pull(attribute.index) }
        return (n, false)
    }

    /// Brings an attribute up to date.
    /// - Returns: where the value is.
    @usableFromInline
    func peekSlot(_ attribute: AnyAttribute) -> UnsafeMutableRawPointer {
        assertMayUse()
        let n = liveNode(attribute)
        if _slowPath(n.pointee.flags & Flag.notReady != 0) { untracked { bringUpToDate(attribute.index) } }
        return n.pointee.value
    }

    /// Ends what was put off, if this was the outermost evaluation.
    @inlinable @inline(__always)
    func finishEvaluation() {
        if _slowPath(core.pointee.hasDeferredEnds) { endDeferredScopes() }
    }

    /// The same for who goes on to use an attribute in place, whose scope must not have been among those.
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
