extension Graph {
    /// Sets an input to a new value and marks its dependents. Nothing runs.
    /// - Parameters:
    ///   - attribute: The input to set.
    ///   - newValue: The new value.
    /// - Returns: Whether the new value differs from the old one. If `false`, nothing has happened.
    /// - Precondition: the attribute is an input whose scope has not ended.
    /// - Postcondition: reading the input returns `newValue` or an equal value.
    /// - Complexity: O(*m*) for the readers and their marked dependents: lazy rules that were up to date, up to the
    ///   first eager rules.
    @inlinable
    @discardableResult
    public func set<Value>(_ attribute: Attribute<Value>, to newValue: Value) -> Bool {
        assertMayUse()
        let n = liveNode(attribute.identifier)
        guard isDifferent(attribute, newValue) else { return false }
        exchange(n.pointee.value.assumingMemoryBound(to: Value.self), newValue) {
            inputChanged(attribute.identifier.index)
        }
        return true
    }

    /// Sets an input to a new value and marks its dependents. Nothing runs.
    ///
    /// If a trivial value of at most eight bytes is set back to the value that the readers have seen, before any rule
    /// has run, those readers need not run.
    /// - Parameters:
    ///   - attribute: The input to set.
    ///   - newValue: The new value.
    /// - Returns: Whether the new value differs from the old one. If `false`, nothing has happened.
    /// - Precondition: the attribute is an input whose scope has not ended.
    /// - Postcondition: reading the input returns `newValue` or an equal value.
    /// - Complexity: O(*m*), as in the general case.
    @inlinable
    @discardableResult
    public func set<Value: Equatable>(_ attribute: Attribute<Value>, to newValue: Value) -> Bool {
        assertMayUse()
        let n = liveNode(attribute.identifier)
        let pointer = n.pointee.value.assumingMemoryBound(to: Value.self)
        // The comparison of the general case, without the call through the descriptor.
        if n.pointee.flags & Flag.comparesWithEquals != 0 {
            assertType(attribute.identifier, Value.self)
            if pointer.pointee == newValue { return false }
            if MemoryLayout<Value>.size <= MemoryLayout<UInt64>.size, _isPOD(Value.self) {
                setBytes(attribute.identifier.index, pointer, to: newValue)
                return true
            }
        } else if !isDifferent(attribute, newValue) {
            return false
        }
        exchange(pointer, newValue) { inputChanged(attribute.identifier.index) }
        return true
    }

    /// Stores a different trivial value. Keeps the value that the readers have seen, so that they need not run if that
    /// value is set again before any rule has run.
    @inlinable @inline(__always)
    func setBytes<Value: Equatable>(_ index: UInt32, _ pointer: UnsafeMutablePointer<Value>, to newValue: Value) {
        let n = node(index)
        let hasRun = n.pointee.passing != runStamp
        // A slot has at least eight bytes, whatever the size of the value.
        let old = UnsafeRawPointer(pointer).loadUnaligned(as: UInt64.self)
        pointer.pointee = newValue
        if hasRun {
            inputChanged(index, from: old)
        } else if withUnsafeBytes(of: n.pointee.stamp, { $0.load(as: Value.self) == newValue }) {
            inputChangedBack(index)
        } else {
            inputChangedAgain(index)
        }
    }

    /// Sets an input to a value that is known to differ, and marks its dependents. Nothing runs.
    /// - Precondition: the attribute is an input whose scope has not ended.
    /// - Complexity: O(*m*), as for `set(_:to:)`.
    @inlinable
    package func replace<Value>(_ attribute: Attribute<Value>, with newValue: Value) {
        let n = liveNode(attribute.identifier)
        assertType(attribute.identifier, Value.self)
        if _slowPath(n.pointee.flags & Flag.input == 0) { stopForSetRule(attribute.identifier) }
        exchange(n.pointee.value.assumingMemoryBound(to: Value.self), newValue) {
            inputChanged(attribute.identifier.index)
        }
    }

    /// Marks a rule dirty although none of its inputs has changed. The rule runs at its next read or flush.
    /// - Parameter attribute: The rule to invalidate.
    /// - Precondition: the attribute is a rule whose scope has not ended.
    /// - Complexity: O(*m*), as for `set(_:to:)`.
    public func invalidate(_ attribute: AnyAttribute) {
        assertMayUse()
        let n = liveNode(attribute)
        precondition(
            n.pointee.flags & Flag.input == 0,
            "AttributeGraph: invalidate() of the input \(name(of: attribute))")
        markDirty(attribute.index)
    }

    /// Runs a rule now, dirty or not. The currently running rule gets no dependency. Readers are marked only if the
    /// value changed.
    /// - Returns: Whether the value changed.
    /// - Precondition: the attribute is a rule whose scope has not ended. A running rule is reported as a cycle.
    /// - Complexity: that of the run, plus marking if the value changed.
    @usableFromInline @discardableResult
    package func recompute(_ attribute: AnyAttribute) -> Bool { runNow(attribute) }

    /// Runs several rules now, one after the other, as `recompute(_:)` does. The work before and after is done once.
    /// - Parameters:
    ///   - count: The number of rules.
    ///   - rule: Returns each rule, right before it runs.
    /// - Precondition: that of `recompute`, for each rule when it is returned.
    /// - Complexity: that of the runs.
    @inlinable @inline(__always)
    package func recomputeEach(_ count: Int, _ rule: (Int) -> AnyAttribute) {
        assertMayUse()
        untracked {
            for index in 0..<count {
                let attribute = rule(index)
                if _fastPath(liveNode(attribute).pointee.flags & (Flag.input | Flag.running | Flag.queued) == 0) {
                    update(attribute.index)
                } else {
                    recompute(attribute)
                }
            }
        }
        finishEvaluation()
    }

    /// The implementation of `recompute`, inlined into its callers.
    @inline(__always)
    func runNow(_ attribute: AnyAttribute) -> Bool {
        assertMayUse()
        let n = liveNode(attribute)
        precondition(
            n.pointee.flags & Flag.input == 0,
            "AttributeGraph: recompute() of the input \(name(of: attribute))")
        if n.pointee.flags & Flag.running != 0 {
            foundCycle(at: attribute.index)
            return false
        }
        // Removes the rule from the queue before it runs, as `flush()` does.
        if n.pointee.flags & Flag.queued != 0 {
            n.pointee.flags &= ~Flag.queued
            core.pointee.queue.waiting -= 1
        }
        let changed = untracked { update(attribute.index) }
        finishEvaluation()
        return changed
    }

    /// Calls `body` with access to a stored rule. Does not mark the rule: after a change that affects its value, call
    /// `recompute` or `invalidate`.
    /// - Precondition: the attribute's rule is an `R` and is not running.
    /// - Complexity: O(1), plus `body`.
    @inlinable
    package func withRule<R: Rule, Result>(
        _ attribute: Attribute<R.Value>, as type: R.Type, _ body: (inout R) throws -> Result
    ) rethrows -> Result {
        let n = liveNode(attribute.identifier)
        checkRule(attribute.identifier, is: ObjectIdentifier(type))
        let rule = (n.pointee.value + Descriptor.ruleOffset(R.self, after: R.Value.self))
            .assumingMemoryBound(to: R.self)
        return try body(&rule.pointee)
    }

    /// The address of a rule, which is stable while the rule is alive.
    /// - Precondition: `attribute` is alive.
    /// - Complexity: O(1).
    package func rulePlace(of attribute: AnyAttribute) -> UnsafeMutableRawPointer {
        let n = liveNode(attribute)
        return n.pointee.value + n.pointee.descriptor._withUnsafeGuaranteedRef { $0.ruleOffset }
    }

    /// Returns whether a new value differs from an input's current value, by the input's own comparison.
    @inlinable
    func isDifferent<Value>(_ attribute: Attribute<Value>, _ newValue: Value) -> Bool {
        let n = node(attribute.identifier.index)
        assertType(attribute.identifier, Value.self)
        if _slowPath(n.pointee.flags & Flag.input == 0) { stopForSetRule(attribute.identifier) }
        return withUnsafePointer(to: newValue) { new in
            !n.pointee.descriptor._withUnsafeGuaranteedRef { $0.areEqual(n, new) }
        }
    }

    @usableFromInline
    func checkRule(_ attribute: AnyAttribute, is key: ObjectIdentifier) {
        let n = node(attribute.index)
        let isRight = n.pointee.descriptor._withUnsafeGuaranteedRef { $0.key == key }
        precondition(isRight, "AttributeGraph: \(name(of: attribute)) has a rule of another type")
        precondition(
            n.pointee.flags & Flag.running == 0,
            "AttributeGraph: the rule of \(name(of: attribute)) is running")
    }

    /// The value of an input's `Node.passing` if the input was set after the latest run; never 0.
    @usableFromInline
    var runStamp: UInt32 { UInt32(truncatingIfNeeded: core.pointee.runs) | 1 << 31 }

    @usableFromInline
    func inputChanged(_ index: UInt32) {
        if _slowPath(core.pointee.isTracing) { traceInputChanged(index) }
        markReaders(of: index)
    }

    /// Marks the readers of an input, and keeps `old`, the bytes of the value that the readers have seen.
    @usableFromInline
    func inputChanged(_ index: UInt32, from old: UInt64) {
        if _slowPath(core.pointee.isTracing) { traceInputChanged(index) }
        let areUpToDate = markUpToDateReaders(of: index)
        let n = node(index)
        // While a rule runs, it may read the input between two writes. Then the old value must not be kept.
        if areUpToDate, isIdle {
            n.pointee.passing = runStamp
            n.pointee.stamp = old
        } else {
            n.pointee.passing = 0
        }
    }

    /// Handles another change of an input whose readers are still marked, because no rule has run since the last one.
    @usableFromInline
    func inputChangedAgain(_ index: UInt32) {
        if _slowPath(core.pointee.isTracing) { traceInputChanged(index) }
    }

    /// Handles a change of an input back to the value that its readers have seen.
    @usableFromInline @inline(never)
    func inputChangedBack(_ index: UInt32) {
        if core.pointee.isTracing { traceInputChanged(index) }
        node(index).pointee.passing = 0
        unmarkReaders(of: index)
    }
}
