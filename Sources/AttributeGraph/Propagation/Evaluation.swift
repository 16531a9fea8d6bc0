// Evaluation: one run of one rule.

extension Graph {
    /// Begins a run.
    ///
    /// The update function of each type of rule has this and `endRun` in it, so that a run is one call.
    /// - Returns: what is running already, for `endRun`.
    @inlinable @inline(__always)
    func beginRun(_ index: Place) -> RunningRule {
        let c = core
        c.pointee.quietRunsLeft &-= 1
        if _slowPath(c.pointee.quietRunsLeft < 0) { attend(index) }
        let n = node(index)
        let outer = c.pointee.running
        let frame = c.pointee.workEnd
        frame.initialize(to: WorkFrame(node: index, edge: 0))
        c.pointee.workEnd = frame + 1
        n.pointee.flags = (n.pointee.flags & ~Flag.endsByRunning | Flag.running) ^ Flag.phase
        c.pointee.running = RunningRule(tracking: Int32(bitPattern: index), expected: n.pointee.firstInput)
        return outer
    }

    /// Ends a run that has stored its value, and marks readers if it changed.
    @inlinable @inline(__always)
    func endRun(_ index: Place, inside outer: RunningRule, changed: Bool) {
        let c = core
        let n = node(index)
        let expected = c.pointee.running.expected
        c.pointee.running = outer
        c.pointee.workEnd -= 1
        let flags = n.pointee.flags & ~Flag.running
        n.pointee.flags = flags
        if _slowPath(flags & Flag.unsettled | expected != 0) {
            settle(index, changed: changed, expected: expected)
        } else if changed {
            markReadersButAsking(of: index)
        }
    }

    /// Marks the readers of a node that has run, unless there is none but the one that has just asked for it: a rule that
    /// is running and about to read it, or one that is being checked and is going to run.
    @inlinable @inline(__always)
    func markReadersButAsking(of index: Place) {
        let n = node(index)
        let asking = core.pointee.running.expected
        // Both are 0 where there is none at all.
        if n.pointee.firstReader != asking || n.pointee.lastReader != asking { markReaders(of: index) }
    }

    /// No quiet runs are left: a trace listens, or numbers must start again.
    @usableFromInline @inline(never)
    func attend(_ index: Place) {
        startCountingRuns()
        if core.pointee.runs % RunCount.period == 0 { forgetRuns() }
        guard core.pointee.isTracing else { return }
        recordedRuns.append(traceWillEvaluate(index))
        node(index).pointee.flags |= Flag.traced
    }

    /// Begins to count down anew.
    func startCountingRuns() {
        let c = core
        c.pointee.earlierRuns = c.pointee.runs
        let untilPeriod = Int32(RunCount.period - 1 - c.pointee.runs % RunCount.period)
        c.pointee.quietRuns = c.pointee.isTracing ? 0 : untilPeriod
        c.pointee.quietRunsLeft = c.pointee.quietRuns
    }

    /// What remains to be done after a run that read other things than the last, that a trace is told of, that met a
    /// cycle, or during which an input was set that the rule had read already.
    @usableFromInline @inline(never)
    func settle(_ index: Place, changed: Bool, expected: Place) {
        let n = node(index)
        cutUnread(n, expected: expected)
        let flags = n.pointee.flags
        n.pointee.flags = flags & ~(Flag.queued | Flag.traced)
        if flags & Flag.queued != 0 { core.pointee.queue.waiting &-= 1 }
        if flags & Flag.inCycle != 0 {
            leaveCycle(index, changed: changed)
        } else {
            n.pointee.flags &= ~Flag.cycleReported
            if changed { markReadersButAsking(of: index) }
        }
        if n.pointee.flags & Flag.stale != 0 { settleStale(n, index) }
        if flags & Flag.traced != 0 { traceEvaluated(index, changed: changed, recordedRuns.removeLast()) }
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

    /// Runs the rule of a node, stores its value, and marks readers if it changed.
    /// - Returns: whether it changed.
    @discardableResult @inline(__always)
    func update(_ index: Place) -> Bool {
        node(index).pointee.descriptor._withUnsafeGuaranteedRef { $0.update(self, index) }
    }

    /// Brings a node up to date for the rule that is running, if any, which comes to depend on it.
    @usableFromInline @inline(never)
    func pull(_ index: Place) {
        if node(index).pointee.flags & (Flag.running | Flag.checking | Flag.dirty) == Flag.dirty {
            update(index)
        } else {
            bringUpToDate(index)
        }
        guard core.pointee.running.tracking > 0 else { return }
        link(index)
        if _slowPath(node(index).pointee.flags & Flag.notReady != 0) { linkedToUnready(index) }
    }

    /// The rule that is running has been given an input that could not be brought up to date.
    @inline(never)
    private func linkedToUnready(_ index: Place) {
        let flags = node(index).pointee.flags
        if flags & (Flag.running | Flag.checking) != 0 {
            closeCycle(from: index)
        } else if flags & Flag.eager == 0 {
            // It has set what it read: its reader is no more up to date than it is.
            node(Place(bitPattern: core.pointee.running.tracking)).pointee.flags |= Flag.pending
        }
    }

    /// Forgets when things happened, before so many runs have been that their numbers come again.
    private func forgetRuns() {
        // Numbers of runs that link anew are only compared within one evaluation.
        let isIdle = core.pointee.running.tracking == 0
        for i in usedNodes {
            if isIdle { node(i).pointee.lastReadBy = 0 }
            if node(i).pointee.flags & Flag.input != 0 { node(i).pointee.lastInput = 0 }
        }
        if isIdle { core.pointee.latestLinkingRun = 0 }
    }
}
