// Evaluation: one run of one rule.

extension Graph {
    /// Runs the rule of a node, stores its value, and marks readers if it changed.
    /// - Returns: whether it changed.
    @discardableResult
    func evaluate(_ index: UInt32) -> Bool {
        if _slowPath(core.pointee.latestRun >= core.pointee.lastQuietRun) {
            return evaluateWithAttention(index)
        }
        return run(index)
    }

    @inline(never)
    private func evaluateWithAttention(_ index: UInt32) -> Bool {
        if core.pointee.latestRun >= EdgeMark.lastQuietRun { renumberRuns() }
        let isTracing = core.pointee.isTracing
        let recorded = isTracing ? traceWillEvaluate(index) : RecordedRun()
        let changed = run(index)
        if isTracing { traceEvaluated(index, changed: changed, recorded) }
        return changed
    }

    @inline(__always)
    private func run(_ index: UInt32) -> Bool {
        let c = core
        let n = node(index)
        let outerTracking = c.pointee.tracking
        let outerRun = c.pointee.run
        let height = c.pointee.workCount
        work[height] = WorkFrame(node: index, edge: 0)
        c.pointee.workCount = height &+ 1
        let number = c.pointee.latestRun &+ 1
        c.pointee.latestRun = number
        c.pointee.run = number
        c.pointee.tracking = Int32(bitPattern: index)
        let flags = n.pointee.flags
        if flags & Flag.queued != 0 { c.pointee.queue.waiting &-= 1 }
        n.pointee.flags =
            flags & ~(Flag.stale | Flag.checking | Flag.staysPending | Flag.queued | Flag.invalidated)
            | Flag.running
        n.pointee.lastInput = 0

        let changed = n.pointee.descriptor._withUnsafeGuaranteedRef { $0.update(self, n) }

        cutUnconfirmed(n)
        c.pointee.workCount = height
        c.pointee.tracking = outerTracking
        c.pointee.run = outerRun
        let flagsNow = n.pointee.flags
        n.pointee.flags = flagsNow & ~Flag.running
        if _slowPath(flagsNow & (Flag.stale | Flag.inCycle | Flag.cycleReported) != 0) {
            settle(index, changed: changed)
        } else if changed {
            markReaders(of: n, index, reader: outerTracking, inRun: outerRun)
        }
        return changed
    }

    /// Marks the readers of a node that has run, unless there is none but the rule that has just asked
    /// for it, which is going to see the new value.
    @inline(__always)
    private func markReaders(
        of n: UnsafeMutablePointer<Node>, _ index: UInt32, reader: Int32, inRun run: UInt32
    ) {
        let first = n.pointee.firstReader
        if first == 0 { return }
        if first == n.pointee.lastReader,
            edge(first).pointee.reader == UInt32(bitPattern: reader),
            edge(first).pointee.marks >> EdgeMark.runShift != run
        {
            return
        }
        markReaders(of: index)
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
    @inline(never)
    func bringUpToDate(_ index: UInt32) {
        let flags = node(index).pointee.flags
        if flags & (Flag.running | Flag.checking) != 0 {
            foundCycle(at: index)
        } else if flags & Flag.dirty != 0 {
            evaluate(index)
        } else {
            check(index)
        }
    }

    /// Brings a node up to date for the rule that is running, if any, which comes to depend on it.
    /// - Returns: where the value is.
    @inline(never)
    func pull(_ index: UInt32) -> UnsafeMutableRawPointer {
        let n = node(index)
        let isOnlyDirty =
            n.pointee.flags & (Flag.running | Flag.checking | Flag.dirty) == Flag.dirty
        if isOnlyDirty, _fastPath(core.pointee.latestRun < core.pointee.lastQuietRun) {
            _ = run(index)
        } else {
            bringUpToDate(index)
        }
        if core.pointee.tracking > 0 {
            link(index)
            if _slowPath(n.pointee.flags & Flag.notReady != 0) { linkedToUnready(index) }
        }
        return n.pointee.value
    }

    /// The rule that is running has been given an input that could not be brought up to date.
    @inline(never)
    private func linkedToUnready(_ index: UInt32) {
        let flags = node(index).pointee.flags
        if flags & (Flag.running | Flag.checking) != 0 {
            closeCycle(from: index)
        } else if flags & Flag.eager == 0 {
            // It has set what it read: its reader is no more up to date than it is.
            node(UInt32(bitPattern: core.pointee.tracking)).pointee.flags |= Flag.pending
        }
    }

    /// Starts the numbers of runs again. Numbers are only compared within one evaluation, so this
    /// waits until nothing runs.
    @inline(never)
    private func renumberRuns() {
        guard core.pointee.tracking == 0 else {
            precondition(
                core.pointee.latestRun < EdgeMark.lastRun,
                "AttributeGraph: \(EdgeMark.lastRun) runs inside one")
            return
        }
        for i in 1..<core.pointee.nodesUsed {
            node(i).pointee.lastReadBy = 0
            if node(i).pointee.flags & Flag.input != 0 { node(i).pointee.lastInput = 0 }
        }
        for e in 1..<core.pointee.edgesUsed {
            edge(e).pointee.marks &= (1 << EdgeMark.runShift) - 1
        }
        core.pointee.earlierRuns += Int(core.pointee.latestRun)
        core.pointee.latestRun = 0
    }
}
