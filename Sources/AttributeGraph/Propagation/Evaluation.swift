// Evaluation: one run of one rule.

extension Graph {
    /// Runs the rule of a node, stores its value, and marks readers if it changed.
    /// - Returns: whether it changed.
    @discardableResult
    func evaluate(_ index: UInt32) -> Bool {
        let c = core
        let n = node(index)
        if _slowPath(c.pointee.latestRun == EdgeMark.lastRun) { renumberRuns() }
        if _slowPath(c.pointee.isTracing) { traceWillEvaluate(index) }
        let outerTracking = c.pointee.tracking
        let outerRun = c.pointee.run
        push(index, 0)
        c.pointee.latestRun += 1
        c.pointee.depth += 1
        c.pointee.tracking = index
        c.pointee.run = c.pointee.latestRun
        let flags = n.pointee.flags
        if flags & Flag.queued != 0 { c.pointee.queue.waiting -= 1 }
        n.pointee.flags =
            flags & ~(Flag.stale | Flag.checking | Flag.staysPending | Flag.queued) | Flag.running
        n.pointee.lastInput = 0

        let changed = n.pointee.descriptor._withUnsafeGuaranteedRef { $0.update(self, n) }

        cutUnconfirmed(n)
        c.pointee.workCount -= 1
        c.pointee.depth -= 1
        c.pointee.tracking = outerTracking
        c.pointee.run = outerRun
        c.pointee.evaluations += 1
        n.pointee.flags &= ~Flag.running
        if _slowPath(n.pointee.flags & (Flag.stale | Flag.inCycle | Flag.cycleReported) != 0) {
            settle(index, changed: changed)
        } else if changed {
            markReaders(of: index)
        }
        if _slowPath(c.pointee.isTracing) { traceEvaluated(index, changed: changed) }
        return changed
    }

    /// What remains to be done after a run that met a cycle, or during which an input was set that
    /// the rule had read already.
    @inline(never)
    private func settle(_ index: UInt32, changed: Bool) {
        let n = node(index)
        if n.pointee.flags & Flag.inCycle != 0 {
            leaveCycle(index, changed: changed)
        } else {
            n.pointee.flags &= ~Flag.cycleReported
            if changed { markReaders(of: index) }
        }
        guard n.pointee.flags & Flag.stale != 0 else { return }
        if n.pointee.flags & Flag.eager != 0 {
            enqueueForNextFlush(index)
        } else {
            markPendingReaders(of: index)
        }
    }

    /// Brings a node up to date that is not, or that is in the middle of becoming so.
    /// - Parameter isTracked: whether the rule that is running asks, and will come to depend on it.
    @usableFromInline
    @inline(never)
    func bringUpToDate(_ index: UInt32, isTracked: Bool) {
        let n = node(index)
        let flags = n.pointee.flags
        if flags & (Flag.running | Flag.checking) != 0 {
            foundCycle(at: index)
        } else if flags & Flag.dirty != 0 {
            evaluate(index)
        } else {
            check(index)
        }
        let c = core
        if isTracked, c.pointee.tracking != 0,
            n.pointee.flags & Flag.stale != 0, n.pointee.flags & Flag.eager == 0
        {
            // It has set what it read: its reader is no more up to date than it is.
            node(c.pointee.tracking).pointee.flags |= Flag.pending
        }
        if _slowPath(c.pointee.owesQueueSignal) { signalQueue() }
    }

    @inline(__always)
    func push(_ index: UInt32, _ edge: UInt32) {
        work[core.pointee.workCount] = WorkFrame(node: index, edge: edge)
        core.pointee.workCount += 1
    }

    /// Starts the numbers of runs again. Numbers are only compared within one evaluation, so this
    /// waits until nothing runs.
    @inline(never)
    private func renumberRuns() {
        precondition(core.pointee.depth == 0, "AttributeGraph: \(EdgeMark.lastRun) runs inside one")
        for i in 1..<core.pointee.nodesUsed { node(i).pointee.lastReadBy = 0 }
        for e in 1..<core.pointee.edgesUsed {
            edge(e).pointee.marks &= (1 << EdgeMark.runShift) - 1
        }
        core.pointee.latestRun = 0
    }
}
