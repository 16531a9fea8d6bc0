// Evaluation: one run of one rule.

extension Graph {
    /// Begins a run.
    ///
    /// Inlined, like `endRun`, into the update function of each type of rule, so that a run is one indirect call.
    /// - Returns: The outer `expected` edge, which the caller passes to `endRun`. The outer running rule is saved in
    ///   the node. The two halves are loaded one by one, as they are stored: a combined load right after a store of
    ///   one half would stall the processor.
    @inlinable @inline(__always)
    func beginRun(_ index: WideOffset) -> Offset {
        let c = core
        c.pointee.quietRunsLeft &-= 1
        if _slowPath(c.pointee.quietRunsLeft < 0) { beginSlowRun(Offset(truncatingIfNeeded: index)) }
        let n = node(index)
        let asking = c.pointee.running.expected
        n.pointee.passing = UInt32(bitPattern: c.pointee.running.tracking)
        n.pointee.flags = (n.pointee.flags & ~Flag.endsByRunning | Flag.running) ^ Flag.phase
        c.pointee.running = RunningRule(
            tracking: Int32(truncatingIfNeeded: index), expected: n.pointee.firstInput)
        return asking
    }

    /// Whether a finished run has nothing left to do except store its value.
    @inlinable @inline(__always)
    func isSteady(_ n: UnsafeMutablePointer<Node>) -> Bool {
        n.pointee.flags & (Flag.unsettled | Flag.lacksValue) | core.pointee.running.expected == 0
    }

    /// Ends a run for which `isSteady` is true and whose trivial value has changed. Otherwise like `endRun`.
    @inlinable @inline(__always)
    func endSteadyRun(_ index: WideOffset, asking: Offset) {
        let n = node(index)
        n.pointee.flags &= ~Flag.running
        resumeOuterRun(n, asking: asking)
        endSettledRun(index, asking: asking, changed: .all)
    }

    /// Restores the rule that was running when the rule of `n` began.
    @inlinable @inline(__always)
    func resumeOuterRun(_ n: UnsafeMutablePointer<Node>, asking: Offset) {
        core.pointee.running = RunningRule(tracking: Int32(bitPattern: n.pointee.passing), expected: asking)
    }

    @inlinable @inline(__always)
    func endSettledRun(_ index: WideOffset, asking: Offset, changed: ValueParts) {
        if !changed.isEmpty { markReaders(of: index, butOf: asking, changed) }
        if core.pointee.running.tracking > 0 { link(Offset(truncatingIfNeeded: index)) }
    }

    /// Not inlined, so that the more frequent path is shorter.
    @usableFromInline @inline(never)
    func storedFirstValue(_ index: WideOffset) { node(index).pointee.flags &= ~Flag.lacksValue }

    /// Ends a run that has stored its value. Marks the readers of the changed parts, and makes the node an input of
    /// the rule that requested it.
    @inlinable @inline(__always)
    func endRun(_ index: WideOffset, asking: Offset, changed: ValueParts) {
        let c = core
        let n = node(index)
        let expected = c.pointee.running.expected
        resumeOuterRun(n, asking: asking)
        let flags = n.pointee.flags & ~Flag.running
        n.pointee.flags = flags
        if _slowPath(flags & Flag.unsettled != 0) || _slowPath(expected != 0) {
            settle(Offset(truncatingIfNeeded: index), changed: changed, expected: expected)
        } else {
            endSettledRun(index, asking: asking, changed: changed)
        }
    }

    /// Ends a run whose value equals the last one. Not inlined, to keep the code for each type of rule small.
    /// - Returns: `false`.
    @usableFromInline @inline(never)
    func endUnchangedRun(_ index: WideOffset, asking: Offset) -> Bool {
        endRun(index, asking: asking, changed: [])
        return false
    }

    /// Ends a run whose stored value was compared in memory. Not inlined, for the same reason.
    @usableFromInline @inline(never)
    func endComparedRun(_ index: WideOffset, asking: Offset, changed: ValueParts) {
        endRun(index, asking: asking, changed: changed)
    }

    /// Marks the readers of a node that has run, unless its only reader is the one that requested the value: a running
    /// rule that is about to read it, or a node under check that is going to run.
    @inlinable @inline(__always)
    func markReaders(of index: WideOffset, butOf asking: Offset, _ changed: ValueParts) {
        let n = node(index)
        // All three values are 0 if the node has no reader.
        guard n.pointee.firstReader != asking || n.pointee.lastReader != asking else { return }
        let place = Offset(truncatingIfNeeded: index)
        if changed == .all { markReaders(of: place) } else { markReaders(of: place, reading: changed) }
    }

    @inline(__always)
    private func markReadersButAsking(of index: Offset, _ changed: ValueParts) {
        markReaders(of: WideOffset(index), butOf: core.pointee.running.expected, changed)
    }

    /// Handles the begin of a run when `quietRunsLeft` is used up: a trace or ring is active, or the run counters must
    /// be reset.
    @usableFromInline @inline(never)
    func beginSlowRun(_ index: Offset) {
        let c = core
        // Until the counters must be reset, each recorded run decrements `quietRunsLeft` further.
        if c.pointee.quietRunsLeft > c.pointee.recordedRunsEnd, let ring = c.pointee.soleRing {
            node(index).pointee.flags |= Flag.traced
            recordStart(index, in: ring)
        } else {
            beginRareRun(index)
        }
    }

    /// The rare part of `beginSlowRun`: a trace is active, or the run counters are about to repeat.
    @inline(never)
    private func beginRareRun(_ index: Offset) {
        let c = core
        if c.pointee.isTracing, !c.pointee.mustForgetRuns, c.pointee.runs % RunCount.period != 0 {
            // The next run takes this path too.
            c.pointee.earlierRuns = c.pointee.runs
            c.pointee.quietRunsLeft = 0
            c.pointee.recordedRunsEnd = .max
            return traceWillEvaluate(index)
        }
        if core.pointee.runs % RunCount.period == 0 {
            core.pointee.mustForgetRuns = true
            for i in usedNodes where node(i).pointee.flags & Flag.input != 0 { node(i).pointee.passing = 0 }
        }
        // Numbers of relinking runs are compared only within one evaluation, so the reset waits for the end of it.
        if core.pointee.mustForgetRuns, core.pointee.running.tracking == 0 {
            core.pointee.mustForgetRuns = false
            core.pointee.latestRelinkingRun = 0
            for i in usedNodes { node(i).pointee.lastReadBy = 0 }
        }
        startCountingRuns()
        if core.pointee.isTracing { traceWillEvaluate(index) }
    }

    /// Restarts the countdown to the next run that needs attention.
    func startCountingRuns() {
        let c = core
        c.pointee.slowCheckFlags = c.pointee.isTracing ? .max : Flag.settledByCheck
        c.pointee.earlierRuns = c.pointee.runs
        let untilPeriod = Int32(RunCount.period - 1 - c.pointee.earlierRuns % RunCount.period)
        c.pointee.quietRuns = c.pointee.isTracing || c.pointee.mustForgetRuns ? 0 : untilPeriod
        c.pointee.quietRunsLeft = c.pointee.quietRuns
        let onlyRecords = c.pointee.ring != nil && !c.pointee.hasTrace && !c.pointee.mustForgetRuns
        c.pointee.recordedRunsEnd = onlyRecords ? -untilPeriod : .max
    }

    /// Finishes a run that read other inputs than the last run, that is traced, that met a cycle, or during which an
    /// input was set after the rule had read it.
    @usableFromInline @inline(never)
    func settle(_ index: Offset, changed: ValueParts, expected: Offset) {
        let n = node(index)
        let flags = n.pointee.flags
        guard flags & Flag.unsettled == Flag.traced, expected == 0, let ring = core.pointee.soleRing else {
            return settleRun(index, changed: changed, expected: expected)
        }
        // The fast path while a ring records: the run only has to be recorded.
        n.pointee.flags = flags & ~Flag.traced
        // Each call is in tail position, so that no register is saved across it.
        if let timed = recordSteadyEnd(index, changed: !changed.isEmpty, in: ring) {
            settleTimed(index, timed, changed: changed, in: ring)
        } else if !changed.isEmpty || core.pointee.running.tracking > 0 {
            settleLinks(index, changed: changed)
        }
    }

    @inline(never)
    private func settleTimed(
        _ index: Offset, _ record: UnsafeMutablePointer<TraceRecord>, changed: ValueParts,
        in ring: UnsafeMutablePointer<TraceRing.State>
    ) {
        recordTimedEnd(index, record, in: ring)
        settleLinks(index, changed: changed)
    }

    @inline(never)
    private func settleLinks(_ index: Offset, changed: ValueParts) {
        if !changed.isEmpty { markReadersButAsking(of: index, changed) }
        if core.pointee.running.tracking > 0 { linkUpdated(index) }
    }

    @inline(never)
    private func settleRun(_ index: Offset, changed: ValueParts, expected: Offset) {
        let n = node(index)
        if n.pointee.flags & Flag.relinking != 0 {
            endRelinking(n)
        } else if expected != 0 {
            cutUnread(n, from: expected)
        }
        if n.pointee.flags & Flag.unsettled == 0 {
            if !changed.isEmpty { markReadersButAsking(of: index, changed) }
        } else {
            settleUncommon(index, changed: changed)
        }
        if core.pointee.running.tracking > 0 { linkUpdated(index) }
    }

    @inline(never)
    private func settleUncommon(_ index: Offset, changed: ValueParts) {
        let n = node(index)
        let flags = n.pointee.flags
        n.pointee.flags = flags & ~(Flag.queued | Flag.traced)
        if flags & Flag.queued != 0 { core.pointee.queue.waiting &-= 1 }
        if flags & Flag.inCycle != 0 {
            leaveCycle(index, changed: !changed.isEmpty)
        } else {
            n.pointee.flags &= ~Flag.cycleReported
            if !changed.isEmpty { markReadersButAsking(of: index, changed) }
        }
        if n.pointee.flags & Flag.stale != 0 { settleStale(n, index) }
        if flags & Flag.traced != 0 { traceEvaluated(index, changed: !changed.isEmpty) }
    }

    /// Handles a rule that set an input after reading it: the rule is out of date again.
    private func settleStale(_ n: UnsafeMutablePointer<Node>, _ index: Offset) {
        if n.pointee.flags & Flag.eager != 0 {
            enqueueForNextFlush(index)
        } else {
            markPendingReaders(of: index)
        }
    }

    /// Brings a node up to date that is stale, or that is being evaluated.
    @usableFromInline @inline(never)
    func bringUpToDate(_ index: Offset) {
        let flags = node(index).pointee.flags
        if flags & (Flag.running | Flag.checking | Flag.dirty) == Flag.dirty {
            update(index)
        } else if flags & (Flag.running | Flag.checking) == 0 {
            check(index)
        } else {
            foundCycle(at: index)
        }
    }

    /// Runs the rule of a node, stores its value, marks the readers if the value changed, and makes the node an input
    /// of the running rule.
    /// - Returns: Whether the value changed.
    @inlinable @inline(__always) @discardableResult
    func update(_ index: Offset) -> Bool {
        node(index).pointee.descriptor._withUnsafeGuaranteedRef { $0.update(self, WideOffset(index)) }
    }

    /// Brings a node up to date for the running rule, if any, and makes the node an input of that rule.
    @usableFromInline @inline(never)
    func pull(_ index: Offset) {
        if node(index).pointee.flags & (Flag.running | Flag.checking | Flag.dirty) == Flag.dirty {
            // The run itself links the node at its end.
            update(index)
            return
        }
        bringUpToDate(index)
        if core.pointee.running.tracking > 0 { linkUpdated(index) }
    }

    /// Makes a node an input of the running rule, after the node was brought up to date as far as possible.
    @inline(never)
    private func linkUpdated(_ index: Offset) {
        link(index)
        if _fastPath(node(index).pointee.flags & Flag.notReady == 0) { return }
        let flags = node(index).pointee.flags
        if flags & (Flag.running | Flag.checking) != 0 {
            closeCycle(from: index)
        } else if flags & Flag.eager == 0 {
            // The input set an attribute that it had read, so the reader is as stale as the input.
            node(Offset(bitPattern: core.pointee.running.tracking)).pointee.flags |= Flag.pending
        }
    }
}
