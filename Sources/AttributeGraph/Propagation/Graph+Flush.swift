extension Graph {
    /// Whether an eager rule waits for `flush()`.
    /// - Complexity: O(1).
    public var hasQueuedRules: Bool { core.pointee.queue.waiting != 0 }

    /// Brings all queued eager rules up to date, in the order of their creation. Includes rules that are queued during
    /// the flush.
    ///
    /// A rule that sets an input that it has read waits for the next flush. Rules that keep invalidating each other
    /// are stopped and reported. If the rules read each other, they keep their current values. If they set inputs of
    /// each other, they are deferred to the next flush after they have returned a hundred times. A rule that was
    /// deferred by a hundred flushes in a row is also reported, and keeps its value until another input changes.
    ///
    /// Does nothing while anything is being evaluated; the rules stay in the queue.
    /// - Postcondition: no eager rule is queued, except rules that wait for the next flush.
    /// - Complexity: the sum of the runs and checks, plus O(log *q*) for each of *q* queued rules that arrive out of
    ///   order.
    public func flush() {
        assertMayUse()
        let c = core
        guard isIdle, !c.pointee.isFlushing else { return }
        c.pointee.isFlushing = true
        var latest: UInt64 = 0
        while let entry = c.pointee.queue.pop() {
            let n = node(entry.index)
            guard n.pointee.generation == entry.generation, n.pointee.flags & Flag.queued != 0 else {
                continue
            }
            if entry.stamp > latest {
                latest = entry.stamp
            } else if !mayReturn(entry) {
                continue
            }
            n.pointee.flags &= ~Flag.queued
            c.pointee.queue.waiting -= 1
            if n.pointee.flags & Flag.dirty != 0 {
                update(entry.index)
            } else if n.pointee.flags & Flag.pending != 0 {
                check(entry.index)
            }
            finishEvaluation()
        }
        c.pointee.queue.endFlush(upTo: latest)
        if !requeueCounts.isEmpty { requeueCounts.removeAll() }
        c.pointee.isFlushing = false
        assert(c.pointee.queue.waiting <= c.pointee.queue.later.count, "AttributeGraph: a flush has left a rule behind")
        if c.pointee.queue.later.isEmpty {
            if !deferralCounts.isEmpty { deferralCounts.removeAll() }
            return
        }
        let later = c.pointee.queue.later.sorted { $0.stamp < $1.stamp }
        c.pointee.queue.later.removeAll(keepingCapacity: true)
        for entry in deferrable(later) { c.pointee.queue.push(entry) }
        if hasQueuedRules { notifyFirstQueued() }
    }

    /// Adds an eager rule to the queue, unless it is queued already.
    @usableFromInline @inline(never)
    func enqueue(_ index: Offset) {
        let c = core
        let n = node(index)
        guard n.pointee.flags & Flag.queued == 0 else { return }
        n.pointee.flags |= Flag.queued
        c.pointee.queue.push(queueEntry(index))
        c.pointee.queue.waiting += 1
        if c.pointee.queue.waiting == 1, !c.pointee.isFlushing { notifyFirstQueued() }
    }

    private func notifyFirstQueued() {
        guard let onFirstQueued else { return }
        withCallback(onFirstQueued)
    }

    /// Queues an eager rule that left itself out of date. During a flush the rule waits for the next one; otherwise
    /// the flush might never end.
    func enqueueForNextFlush(_ index: Offset) {
        guard core.pointee.isFlushing else { return enqueue(index) }
        let n = node(index)
        guard n.pointee.flags & Flag.queued == 0 else { return }
        n.pointee.flags |= Flag.queued
        core.pointee.queue.waiting += 1
        core.pointee.queue.later.append(queueEntry(index))
    }

    private func queueEntry(_ index: Offset) -> EagerQueue.Entry {
        let n = node(index)
        return .init(stamp: n.pointee.stamp, index: index, generation: n.pointee.generation)
    }
}
