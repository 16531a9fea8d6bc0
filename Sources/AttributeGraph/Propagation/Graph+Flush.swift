extension Graph {
    /// Whether an eager rule waits for `flush()`.
    /// - Complexity: O(1).
    public var hasQueuedRules: Bool { core.pointee.queue.waiting != 0 }

    /// Brings the queued eager rules up to date, in the order of their creation, until none is left;
    /// also those that enter the queue meanwhile.
    ///
    /// A rule that sets what it has read itself waits for the next flush. Rules that wake each other
    /// round in a circle are stopped and reported: if they read each other, they keep the values they
    /// have; if they set what the other reads, they wait for the next flush when they have come back
    /// a hundred times. One that has been left for the next in a hundred flushes, one after the other, is reported
    /// too, and keeps the value that it has until something else changes.
    ///
    /// Called while anything is being evaluated, it does nothing: the rules stay in the queue.
    /// - Postcondition: no eager rule is queued, except for those that have to wait for the next flush.
    /// - Complexity: the sum of what runs and is checked; O(log *q*) for each of *q* queued rules that come out of order.
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
        if !returns.isEmpty { returns.removeAll() }
        c.pointee.isFlushing = false
        assert(c.pointee.queue.waiting <= c.pointee.queue.later.count, "AttributeGraph: a flush has left a rule behind")
        if c.pointee.queue.later.isEmpty {
            if !puttingOffs.isEmpty { puttingOffs.removeAll() }
            return
        }
        let later = c.pointee.queue.later.sorted { $0.stamp < $1.stamp }
        c.pointee.queue.later.removeAll(keepingCapacity: true)
        for entry in mayWait(later) { c.pointee.queue.push(entry) }
        if hasQueuedRules { tellFirstQueued() }
    }

    /// Puts an eager rule into the queue, unless it is there.
    @usableFromInline @inline(never)
    func enqueue(_ index: Place) {
        let c = core
        let n = node(index)
        guard n.pointee.flags & Flag.queued == 0 else { return }
        n.pointee.flags |= Flag.queued
        c.pointee.queue.push(queueEntry(index))
        c.pointee.queue.waiting += 1
        if c.pointee.queue.waiting == 1, !c.pointee.isFlushing { tellFirstQueued() }
    }

    private func tellFirstQueued() {
        guard let onFirstQueued else { return }
        telling(onFirstQueued)
    }

    /// An eager rule has left itself out of date. During a flush it must wait for the next, or the
    /// flush might never end.
    func enqueueForNextFlush(_ index: Place) {
        guard core.pointee.isFlushing else { return enqueue(index) }
        let n = node(index)
        guard n.pointee.flags & Flag.queued == 0 else { return }
        n.pointee.flags |= Flag.queued
        core.pointee.queue.waiting += 1
        core.pointee.queue.later.append(queueEntry(index))
    }

    private func queueEntry(_ index: Place) -> EagerQueue.Entry {
        let n = node(index)
        return .init(stamp: n.pointee.stamp, index: index, generation: n.pointee.generation)
    }
}
