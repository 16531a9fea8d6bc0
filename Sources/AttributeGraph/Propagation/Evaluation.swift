// Evaluation: one run of one rule.

extension Graph {
    /// Begins a run.
    ///
    /// The update function of each type of rule has this and `endRun` in it, so that a run is one call.
    /// - Returns: the edge of what the rule reads next that is running already, or the edge to `index`, for `endRun`. Which
    ///   rule that is, the node knows. Each is read as it was written: a processor would have to wait for two halves.
    @inlinable @inline(__always)
    func beginRun(_ index: WidePlace) -> Place {
        let c = core
        c.pointee.quietRunsLeft &-= 1
        if _slowPath(c.pointee.quietRunsLeft < 0) { attend(Place(truncatingIfNeeded: index)) }
        let n = node(index)
        let asking = c.pointee.running.expected
        n.pointee.passing = UInt32(bitPattern: c.pointee.running.tracking)
        n.pointee.flags = (n.pointee.flags & ~Flag.endsByRunning | Flag.running) ^ Flag.phase
        c.pointee.running = RunningRule(
            tracking: Int32(truncatingIfNeeded: index), expected: n.pointee.firstInput)
        return asking
    }

    /// Whether nothing remains to be done for a node that has run but to store its value.
    @inlinable @inline(__always)
    func isSteady(_ n: UnsafeMutablePointer<Node>) -> Bool {
        n.pointee.flags & (Flag.unsettled | Flag.lacksValue) | core.pointee.running.expected == 0
    }

    /// Ends such a run, whose value has changed and is no more than bytes: nothing has happened since. Otherwise like
    /// `endRun`.
    @inlinable @inline(__always)
    func endSteadyRun(_ index: WidePlace, asking: Place) {
        let n = node(index)
        n.pointee.flags &= ~Flag.running
        resumeOuterRun(n, asking: asking)
        endSettledRun(index, asking: asking, changed: .all)
    }

    /// What was running when the rule of a node began to run is running again.
    @inlinable @inline(__always)
    func resumeOuterRun(_ n: UnsafeMutablePointer<Node>, asking: Place) {
        core.pointee.running = RunningRule(tracking: Int32(bitPattern: n.pointee.passing), expected: asking)
    }

    @inlinable @inline(__always)
    func endSettledRun(_ index: WidePlace, asking: Place, changed: ValueParts) {
        if !changed.isEmpty { markReaders(of: index, butOf: asking, changed) }
        if core.pointee.running.tracking > 0 { link(Place(truncatingIfNeeded: index)) }
    }

    /// Not inlined: for the sake of what runs more often.
    @usableFromInline @inline(never)
    func storedFirstValue(_ index: WidePlace) { node(index).pointee.flags &= ~Flag.lacksValue }

    /// Ends a run that has stored its value, marks the readers of what has changed, and makes it an input of the rule that
    /// has asked for it.
    @inlinable @inline(__always)
    func endRun(_ index: WidePlace, asking: Place, changed: ValueParts) {
        let c = core
        let n = node(index)
        let expected = c.pointee.running.expected
        resumeOuterRun(n, asking: asking)
        let flags = n.pointee.flags & ~Flag.running
        n.pointee.flags = flags
        if _slowPath(flags & Flag.unsettled != 0) || _slowPath(expected != 0) {
            settle(Place(truncatingIfNeeded: index), changed: changed, expected: expected)
        } else {
            endSettledRun(index, asking: asking, changed: changed)
        }
    }

    /// Ends a run whose value is equal to the last. A call, so that there is less code for each type of rule.
    /// - Returns: false.
    @usableFromInline @inline(never)
    func endUnchangedRun(_ index: WidePlace, asking: Place) -> Bool {
        endRun(index, asking: asking, changed: [])
        return false
    }

    /// Ends a run whose value has been compared with the last in memory. A call, for the same reason.
    @usableFromInline @inline(never)
    func endComparedRun(_ index: WidePlace, asking: Place, changed: ValueParts) {
        endRun(index, asking: asking, changed: changed)
    }

    /// Marks the readers of a node that has run, unless there is none but the one that has just asked for it: a rule that
    /// is running and about to read it, or one that is being checked and is going to run.
    @inlinable @inline(__always)
    func markReaders(of index: WidePlace, butOf asking: Place, _ changed: ValueParts) {
        let n = node(index)
        // Both are 0 where there is none at all.
        guard n.pointee.firstReader != asking || n.pointee.lastReader != asking else { return }
        let place = Place(truncatingIfNeeded: index)
        if changed == .all { markReaders(of: place) } else { markReaders(of: place, reading: changed) }
    }

    @inline(__always)
    private func markReadersButAsking(of index: Place, _ changed: ValueParts) {
        markReaders(of: WidePlace(index), butOf: core.pointee.running.expected, changed)
    }

    /// No quiet runs are left: a trace listens, or their numbers must be forgotten.
    @usableFromInline @inline(never)
    func attend(_ index: Place) {
        let c = core
        // Until numbers must be forgotten, each run takes one more from those that are left.
        if c.pointee.quietRunsLeft > c.pointee.recordedRunsEnd, let ring = c.pointee.soleRing {
            node(index).pointee.flags |= Flag.traced
            recordStart(index, in: ring)
        } else {
            attendRarely(index)
        }
    }

    /// The same where a trace listens, or where numbers of runs come again.
    @inline(never)
    private func attendRarely(_ index: Place) {
        let c = core
        if c.pointee.isTracing, !c.pointee.mustForgetRuns, c.pointee.runs % RunCount.period != 0 {
            // The next needs attention as well.
            c.pointee.earlierRuns = c.pointee.runs
            c.pointee.quietRunsLeft = 0
            c.pointee.recordedRunsEnd = .max
            return traceWillEvaluate(index)
        }
        if core.pointee.runs % RunCount.period == 0 {
            core.pointee.mustForgetRuns = true
            for i in usedNodes where node(i).pointee.flags & Flag.input != 0 { node(i).pointee.passing = 0 }
        }
        // Numbers of runs that link anew are only compared within one evaluation: they wait for its end.
        if core.pointee.mustForgetRuns, core.pointee.running.tracking == 0 {
            core.pointee.mustForgetRuns = false
            core.pointee.latestLinkingRun = 0
            for i in usedNodes { node(i).pointee.lastReadBy = 0 }
        }
        startCountingRuns()
        if core.pointee.isTracing { traceWillEvaluate(index) }
    }

    /// Begins to count down anew, with or without attention.
    func startCountingRuns() {
        let c = core
        c.pointee.attendedChecks = c.pointee.isTracing ? .max : Flag.settledByCheck
        c.pointee.earlierRuns = c.pointee.runs
        let untilPeriod = Int32(RunCount.period - 1 - c.pointee.earlierRuns % RunCount.period)
        c.pointee.quietRuns = c.pointee.isTracing || c.pointee.mustForgetRuns ? 0 : untilPeriod
        c.pointee.quietRunsLeft = c.pointee.quietRuns
        let onlyRecords = c.pointee.ring != nil && !c.pointee.hasTrace && !c.pointee.mustForgetRuns
        c.pointee.recordedRunsEnd = onlyRecords ? -untilPeriod : .max
    }

    /// What remains to be done after a run that read other things than the last, that a trace is told of, that met a
    /// cycle, or during which an input was set that the rule had read already.
    @usableFromInline @inline(never)
    func settle(_ index: Place, changed: ValueParts, expected: Place) {
        let n = node(index)
        let flags = n.pointee.flags
        guard flags & Flag.unsettled == Flag.traced, expected == 0, let ring = core.pointee.soleRing else {
            return settleRun(index, changed: changed, expected: expected)
        }
        // Nothing remains but that the run is recorded: while somebody records, each run comes here.
        n.pointee.flags = flags & ~Flag.traced
        // Each call is the last thing that is done, so that nothing has to be kept across it.
        if let timed = recordSteadyEnd(index, changed: !changed.isEmpty, in: ring) {
            settleTimed(index, timed, changed: changed, in: ring)
        } else if !changed.isEmpty || core.pointee.running.tracking > 0 {
            settleLinks(index, changed: changed)
        }
    }

    @inline(never)
    private func settleTimed(
        _ index: Place, _ record: UnsafeMutablePointer<TraceRecord>, changed: ValueParts,
        in ring: UnsafeMutablePointer<TraceRing.State>
    ) {
        recordTimedEnd(index, record, in: ring)
        settleLinks(index, changed: changed)
    }

    @inline(never)
    private func settleLinks(_ index: Place, changed: ValueParts) {
        if !changed.isEmpty { markReadersButAsking(of: index, changed) }
        if core.pointee.running.tracking > 0 { linkUpdated(index) }
    }

    @inline(never)
    private func settleRun(_ index: Place, changed: ValueParts, expected: Place) {
        let n = node(index)
        if n.pointee.flags & Flag.linking != 0 {
            endLinking(n)
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
    private func settleUncommon(_ index: Place, changed: ValueParts) {
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

    /// The rule has set what it had read: it is out of date again.
    private func settleStale(_ n: UnsafeMutablePointer<Node>, _ index: Place) {
        if n.pointee.flags & Flag.eager != 0 {
            enqueueForNextFlush(index)
        } else {
            markPendingReaders(of: index)
        }
    }

    /// Brings a node up to date that is not, or that is in the middle of becoming so.
    @usableFromInline @inline(never)
    func bringUpToDate(_ index: Place) {
        let flags = node(index).pointee.flags
        if flags & (Flag.running | Flag.checking | Flag.dirty) == Flag.dirty {
            update(index)
        } else if flags & (Flag.running | Flag.checking) == 0 {
            check(index)
        } else {
            foundCycle(at: index)
        }
    }

    /// Runs the rule of a node, stores its value, marks readers if it changed, and makes it an input of the rule that is
    /// running.
    /// - Returns: whether it changed.
    @inlinable @inline(__always) @discardableResult
    func update(_ index: Place) -> Bool {
        node(index).pointee.descriptor._withUnsafeGuaranteedRef { $0.update(self, WidePlace(index)) }
    }

    /// Brings a node up to date that does not just have to run, for the rule that is running, if any, which comes to
    /// depend on it.
    @usableFromInline @inline(never)
    func pull(_ index: Place) {
        if node(index).pointee.flags & (Flag.running | Flag.checking | Flag.dirty) == Flag.dirty {
            // It becomes an input when its run ends.
            update(index)
            return
        }
        bringUpToDate(index)
        if core.pointee.running.tracking > 0 { linkUpdated(index) }
    }

    /// Makes a node that has been brought up to date, as far as that could be done, an input of the rule that is running.
    @inline(never)
    private func linkUpdated(_ index: Place) {
        link(index)
        if _fastPath(node(index).pointee.flags & Flag.notReady == 0) { return }
        let flags = node(index).pointee.flags
        if flags & (Flag.running | Flag.checking) != 0 {
            closeCycle(from: index)
        } else if flags & Flag.eager == 0 {
            // It has set what it read: its reader is no more up to date than it is.
            node(Place(bitPattern: core.pointee.running.tracking)).pointee.flags |= Flag.pending
        }
    }
}
