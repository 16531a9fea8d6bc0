// Checking: whether an input of a pending node has really changed.

extension Graph {
    /// Brings a pending node up to date: checks its inputs in the order in which its last run read
    /// them, and runs its rule as soon as one has changed.
    ///
    /// Inputs that are pending themselves are checked in the same loop, on the stack of work. The
    /// frames of this check are those above the ones that were there when it began. Rules that run
    /// from here may do anything, also run a node whose inputs are being checked: that takes away
    /// its `checking` flag, which tells the frame that there is nothing left to do.
    ///
    /// The height of the stack is kept here, and told to the graph before anything else may need it.
    func check(_ root: UInt32) {
        let bottom = core.pointee.workCount
        var height = bottom
        var index = root
        var e = beginChecking(root, &height)
        while true {
            switch nextStaleInput(of: index, from: &e, height) {
            case .dirty(let input):
                core.pointee.workCount = height
                evaluate(input)
                keepPending(index, ifStale: input)
            case .pending(let input):
                work[height &- 1].edge = e
                index = input
                e = beginChecking(input, &height)
                continue
            case .none:
                height &-= 1
                endChecking(index, height)
                if height == bottom {
                    core.pointee.workCount = bottom
                    return
                }
                let done = index
                index = work[height &- 1].node
                e = work[height &- 1].edge
                keepPending(index, ifStale: done)
            }
            e = edge(e).pointee.nextInput
        }
    }

    private enum StaleInput {
        case none
        case dirty(UInt32)
        case pending(UInt32)
    }

    @inline(__always)
    private func beginChecking(_ index: UInt32, _ height: inout Int) -> UInt32 {
        let n = node(index)
        n.pointee.flags |= Flag.checking
        work[height] = WorkFrame(node: index, edge: 0)
        height &+= 1
        return n.pointee.firstInput
    }

    /// The next input that must be brought up to date before it is known whether `index` must run.
    /// Leaves `e` at its edge. There is none when the rule must run in any case, or has run.
    @inline(__always)
    private func nextStaleInput(
        of index: UInt32, from e: inout UInt32, _ height: Int
    ) -> StaleInput {
        let flags = node(index).pointee.flags
        if flags & (Flag.dirty | Flag.checking) != Flag.checking { return .none }
        while e != 0 {
            let input = edge(e).pointee.input
            let flags = node(input).pointee.flags
            if flags & Flag.notReady != 0, input != 0 {
                if flags & Flag.notReady == Flag.pending { return .pending(input) }
                if flags & (Flag.running | Flag.checking) == 0 { return .dirty(input) }
                core.pointee.workCount = height
                foundCycle(at: input)
                edge(e).pointee.marks |= EdgeMark.closesCycle
            }
            e = edge(e).pointee.nextInput
        }
        return .none
    }

    /// All that had to be known about `index` is known: it runs, or it is up to date as it is. Its
    /// frame is gone.
    @inline(__always)
    private func endChecking(_ index: UInt32, _ height: Int) {
        let n = node(index)
        let flags = n.pointee.flags
        if flags & (Flag.dirty | Flag.checking) == Flag.checking {
            n.pointee.flags = flags & ~(Flag.pending | Flag.checking | Flag.staysPending)
            if _slowPath(flags & (Flag.staysPending | Flag.inCycle | Flag.queued) != 0) {
                settleChecked(index, flags)
            }
            if _slowPath(core.pointee.isTracing) { recordSkipped(index) }
        } else if flags & Flag.checking != 0 {
            core.pointee.workCount = height
            evaluate(index)
        }
    }

    @inline(never)
    private func settleChecked(_ index: UInt32, _ flags: UInt32) {
        let n = node(index)
        if flags & Flag.inCycle != 0 { leaveCycle(index, changed: false) }
        if flags & Flag.queued != 0 {
            n.pointee.flags &= ~Flag.queued
            core.pointee.queue.waiting -= 1
        }
        if flags & Flag.staysPending != 0 {
            n.pointee.flags |= Flag.pending
            if flags & Flag.eager != 0 { enqueueForNextFlush(index) }
        }
    }

    /// An input that stays out of date although it was just evaluated keeps its reader pending.
    @inline(__always)
    private func keepPending(_ index: UInt32, ifStale input: UInt32) {
        let flags = node(input).pointee.flags
        if _slowPath(flags & Flag.stale != 0), flags & Flag.eager == 0 {
            node(index).pointee.flags |= Flag.staysPending
        }
    }
}
