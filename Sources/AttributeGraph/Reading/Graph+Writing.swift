extension Graph {
    /// Gives an input a new value, and marks what depends on it. Nothing runs.
    /// - Returns: whether the new value differs from the old one. If not, nothing has happened.
    /// - Precondition: the attribute is an input whose scope has not ended.
    /// - Postcondition: reading the input gives `newValue`, or an equal one.
    /// - Complexity: O(*m*) for the input's readers and what is marked behind them: lazy rules that were up to date, as far
    ///   as the first eager ones.
    @inlinable
    @discardableResult
    public func set<Value>(_ attribute: Attribute<Value>, to newValue: Value) -> Bool {
        assertMayUse()
        let n = liveNode(attribute.identifier)
        guard isNews(attribute, newValue) else { return false }
        n.pointee.value.assumingMemoryBound(to: Value.self).pointee = newValue
        inputChanged(attribute.identifier.index)
        return true
    }

    /// Gives an input a new value, and marks what depends on it. Nothing runs.
    ///
    /// Where a value of at most eight bytes without references comes back before any rule has run, those that read it
    /// need not run either.
    /// - Returns: whether the value differs from the old one. If not, nothing has happened.
    /// - Precondition: the attribute is an input whose scope has not ended.
    /// - Postcondition: reading the input gives `newValue`, or an equal one.
    /// - Complexity: O(*m*), as that of the general case.
    @inlinable
    @discardableResult
    public func set<Value: Equatable>(_ attribute: Attribute<Value>, to newValue: Value) -> Bool {
        assertMayUse()
        let n = liveNode(attribute.identifier)
        let place = n.pointee.value.assumingMemoryBound(to: Value.self)
        // The same comparison as in the general case, without the way through the descriptor.
        if n.pointee.flags & Flag.comparesWithEquals != 0 {
            assertType(attribute.identifier, Value.self)
            if place.pointee == newValue { return false }
            if MemoryLayout<Value>.size <= MemoryLayout<UInt64>.size, _isPOD(Value.self) {
                setBytes(attribute.identifier.index, place, to: newValue)
                return true
            }
        } else if !isNews(attribute, newValue) {
            return false
        }
        place.pointee = newValue
        inputChanged(attribute.identifier.index)
        return true
    }

    /// Stores a value that differs, and is no more than some bytes: what the readers have seen is kept, so that they
    /// need not run where it comes back before one of them has.
    @inlinable @inline(__always)
    func setBytes<Value: Equatable>(_ index: UInt32, _ place: UnsafeMutablePointer<Value>, to newValue: Value) {
        let n = node(index)
        let hasRun = n.pointee.passing != runStamp
        // A slot has room for eight bytes, whatever it holds.
        let old = UnsafeRawPointer(place).loadUnaligned(as: UInt64.self)
        place.pointee = newValue
        if hasRun {
            inputChanged(index, from: old)
        } else if withUnsafeBytes(of: n.pointee.stamp, { $0.load(as: Value.self) == newValue }) {
            inputChangedBack(index)
        } else {
            inputChangedAgain(index)
        }
    }

    /// Gives an input a value that is known to differ from the one it has, and marks what depends on it. Nothing runs.
    /// - Precondition: the attribute is an input whose scope has not ended.
    /// - Complexity: O(*m*), as that of `set(_:to:)`.
    @inlinable
    package func replace<Value>(_ attribute: Attribute<Value>, with newValue: Value) {
        let n = liveNode(attribute.identifier)
        assertType(attribute.identifier, Value.self)
        if _slowPath(n.pointee.flags & Flag.input == 0) { stopForSetRule(attribute.identifier) }
        n.pointee.value.assumingMemoryBound(to: Value.self).pointee = newValue
        inputChanged(attribute.identifier.index)
    }

    /// Makes a rule dirty although no input of it has changed: it runs when it is next asked for, or
    /// flushed.
    /// - Precondition: the attribute is a rule whose scope has not ended.
    /// - Complexity: O(*m*), as that of `set(_:to:)`.
    public func invalidate(_ attribute: AnyAttribute) {
        assertMayUse()
        let n = liveNode(attribute)
        precondition(
            n.pointee.flags & Flag.input == 0,
            "AttributeGraph: invalidate() of the input \(name(of: attribute))")
        markDirty(attribute.index)
    }

    /// Runs a rule now, dirty or not. Whoever is evaluating does not come to depend on it. Readers
    /// are marked only if the value changed.
    /// - Returns: whether the value changed.
    /// - Precondition: the attribute is a rule whose scope has not ended. One that is running is reported as a cycle.
    /// - Complexity: that of the run, and of marking if the value changed.
    @usableFromInline @discardableResult
    package func recompute(_ attribute: AnyAttribute) -> Bool { runNow(attribute) }

    /// Runs some rules now, one after the other, as by `recompute(_:)`: what has to be done before and after is done once.
    /// - Parameters:
    ///   - count: how many.
    ///   - rule: gives each, right before it runs.
    /// - Precondition: that of `recompute`, for each when it is given.
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

    /// What `recompute` does, as a part of who calls it.
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
        // As a flush has it: what runs leaves the queue first.
        if n.pointee.flags & Flag.queued != 0 {
            n.pointee.flags &= ~Flag.queued
            core.pointee.queue.waiting -= 1
        }
        let changed = untracked { update(attribute.index) }
        finishEvaluation()
        return changed
    }

    /// Gives access to the rule that is stored in the graph. Does not mark it: to have it run with
    /// what was changed, `recompute` or `invalidate` it.
    /// - Precondition: the attribute's rule is an `R` and is not running.
    /// - Complexity: O(1), beside `body`.
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

    /// Where a rule lies, which stays there as long as it lives.
    /// - Precondition: `attribute` is alive.
    /// - Complexity: O(1).
    package func rulePlace(of attribute: AnyAttribute) -> UnsafeMutableRawPointer {
        let n = liveNode(attribute)
        return n.pointee.value + n.pointee.descriptor._withUnsafeGuaranteedRef { $0.ruleOffset }
    }

    /// Whether an input's new value differs from the one it has, as the input compares them.
    @inlinable
    func isNews<Value>(_ attribute: Attribute<Value>, _ newValue: Value) -> Bool {
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

    /// What `Node.passing` of an input says that has been set since the latest run; never 0.
    @usableFromInline
    var runStamp: UInt32 { UInt32(truncatingIfNeeded: core.pointee.runs) | 1 << 31 }

    @usableFromInline
    func inputChanged(_ index: UInt32) {
        if _slowPath(core.pointee.isTracing) { traceInputChanged(index) }
        markReaders(of: index)
    }

    /// The same for an input whose value was these bytes.
    @usableFromInline
    func inputChanged(_ index: UInt32, from old: UInt64) {
        if _slowPath(core.pointee.isTracing) { traceInputChanged(index) }
        let areUpToDate = markUpToDateReaders(of: index)
        let n = node(index)
        // While a rule runs, it may read the input between two writes.
        if areUpToDate, isIdle {
            n.pointee.passing = runStamp
            n.pointee.stamp = old
        } else {
            n.pointee.passing = 0
        }
    }

    /// The same where no rule has run since the readers were marked: they still are.
    @usableFromInline
    func inputChangedAgain(_ index: UInt32) {
        if _slowPath(core.pointee.isTracing) { traceInputChanged(index) }
    }

    /// The same where the value is what the readers have seen.
    @usableFromInline @inline(never)
    func inputChangedBack(_ index: UInt32) {
        if core.pointee.isTracing { traceInputChanged(index) }
        node(index).pointee.passing = 0
        unmarkReaders(of: index)
    }
}
