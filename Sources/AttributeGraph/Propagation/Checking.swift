// Checking: whether an input of a pending node has really changed.

extension Graph {
    /// Brings a pending node up to date: checks its inputs in the order in which its last run read
    /// them, and runs its rule as soon as one has changed.
    ///
    /// Inputs that are out of date themselves are brought up to date in the same loop, on the stack of work: it goes down
    /// to what must run first, and up from there. On the stack are those nodes, each with the edge of the input that is
    /// looked at, whose inputs are being checked, but for the one that the loop is at. Rules that run
    /// from here may do anything, also run a node whose inputs are being checked: that takes away
    /// its `checking` flag, which tells that there is nothing left to do.
    ///
    /// What runs is told by the edge of the check that waits for it who need not be marked. The end of the stack is kept
    /// here, and told to the graph before anything else may need it.
    func check(_ root: Place) {
        let c = core
        let running = c.pointee.running.tracking
        let asking = c.pointee.running.expected
        c.pointee.running = c.pointee.running.untracked
        // At first the frame below those of this check.
        let bottom = c.pointee.workTop
        var frame = bottom
        var index = WidePlace(root)
        var e = beginChecking(index)
        // A line of nodes, each made after the one that it reads first. Where that lies is guessed, and compared with what
        // is found, as where it is marked.
        while true {
            let input = index &- WidePlace(Node.places)
            guard edge(e).pointee.input == Place(truncatingIfNeeded: input),
                node(input).pointee.flags & Flag.notReady == Flag.pending
            else { break }
            frame += 1
            frame.initialize(
                to: WorkFrame(node: Place(truncatingIfNeeded: index), edge: Place(truncatingIfNeeded: e)))
            index = input
            e = beginChecking(input)
        }
        while true {
            // Down, to what must run first.
            var flags: UInt32 = 0
            while e != 0 {
                // An edge whose input has ended has none, and that is never out of date.
                let input = WidePlace(edge(e).pointee.input)
                flags = node(input).pointee.flags
                if flags & Flag.notReady == 0 {
                    e = WidePlace(edge(e).pointee.nextInput)
                    continue
                }
                frame += 1
                frame.initialize(
                    to: WorkFrame(node: Place(truncatingIfNeeded: index), edge: Place(truncatingIfNeeded: e)))
                if flags & Flag.notReady != Flag.pending { break }
                index = input
                e = beginChecking(input)
            }
            var changed = false
            if e == 0 {
                if _slowPath(!endChecking(index, below: frame == bottom ? 0 : WidePlace(frame.pointee.node))) {
                    e = beginChecking(index)
                    continue
                }
                // Mostly the check below goes on.
                if frame != bottom,
                    node(frame.pointee.node).pointee.flags & (Flag.checking | Flag.dirty) == Flag.checking
                {
                    index = WidePlace(frame.pointee.node)
                    e = WidePlace(edge(frame.pointee.edge).pointee.nextInput)
                    frame -= 1
                    continue
                }
            } else {
                c.pointee.workTop = frame
                let input = edge(e).pointee.input
                if flags & (Flag.running | Flag.checking) != 0 {
                    foundCycle(at: input)
                    edge(e).pointee.marks |= EdgeMark.closesCycle
                    frame -= 1
                    e = WidePlace(edge(e).pointee.nextInput)
                    continue
                }
                index = WidePlace(input)
                c.pointee.running.expected = Place(truncatingIfNeeded: e)
                changed = update(input)
                if !changed { keepPending(WidePlace(frame.pointee.node), ifStale: index) }
            }
            // Up, as long as nothing is left to be looked at.
            while true {
                var flags: UInt32
                repeat {
                    if frame == bottom {
                        c.pointee.workTop = bottom
                        c.pointee.running = RunningRule(tracking: running, expected: asking)
                        return
                    }
                    index = WidePlace(frame.pointee.node)
                    e = WidePlace(frame.pointee.edge)
                    frame -= 1
                    flags = node(index).pointee.flags
                    // Without the flag it has run meanwhile.
                } while flags & Flag.checking == 0
                if changed {
                    edge(e).pointee.changes |= EdgeChange.changed
                } else if flags & Flag.dirty == 0 {
                    e = WidePlace(edge(e).pointee.nextInput)
                    break
                }
                c.pointee.workTop = frame
                c.pointee.running.expected = frame == bottom ? asking : frame.pointee.edge
                if _slowPath(c.pointee.hasDeferredEnds), frame == bottom, isAboutToEnd(index) {
                    node(index).pointee.flags &= ~Flag.checking
                    c.pointee.running = RunningRule(tracking: running, expected: asking)
                    return
                }
                changed = update(Place(truncatingIfNeeded: index))
                if !changed, frame != bottom { keepPending(WidePlace(frame.pointee.node), ifStale: index) }
            }
        }
    }

    /// Whether a flush need not run a rule any more, because its scope has been ended by what the rule reads. Whoever reads
    /// it gets its value all the same.
    @inline(never)
    private func isAboutToEnd(_ index: WidePlace) -> Bool {
        guard core.pointee.isFlushing, isIdle else { return false }
        var scope = node(index).pointee.scope
        while true {
            let generation = scopes[Int(scope)].generation
            if deferredEnds.contains(Scope(index: scope, generation: generation)) { return true }
            if scope == rootScope.index { return false }
            scope = scopes[Int(scope)].parent
        }
    }

    @inline(__always)
    private func beginChecking(_ index: WidePlace) -> WidePlace {
        let n = node(index)
        let first = WidePlace(n.pointee.firstInput)
        n.pointee.flags |= Flag.checking
        return first
    }

    /// No input of `index` has changed: it is up to date as it is.
    /// - Parameter reader: whose check waits for this one, or 0.
    /// - Returns: whether that is so. If not, the inputs must be checked again.
    @inline(__always)
    private func endChecking(_ index: WidePlace, below reader: @autoclosure () -> WidePlace) -> Bool {
        let n = node(index)
        let flags = n.pointee.flags
        n.pointee.flags = flags & ~(Flag.pending | Flag.checking | Flag.staysPending)
        return _fastPath(flags & core.pointee.attendedChecks == 0)
            || settleChecked(Place(truncatingIfNeeded: index), flags, below: reader())
    }

    @inline(never)
    private func settleChecked(_ index: Place, _ checked: UInt32, below reader: WidePlace) -> Bool {
        let n = node(index)
        var flags = checked
        n.pointee.flags &= ~(Flag.markedInCheck | Flag.checkedAgain)
        if flags & Flag.markedInCheck != 0 {
            // An eager rule in the midst may have made an input out of date that had been looked at before. Rules that
            // set inputs could go on so for ever.
            if flags & (Flag.staysPending | Flag.checkedAgain) == 0 {
                n.pointee.flags |= Flag.pending | Flag.checkedAgain
                return false
            }
            flags |= Flag.staysPending
        }
        if flags & Flag.inCycle != 0 { leaveCycle(index, changed: false) }
        if flags & Flag.queued != 0 {
            n.pointee.flags &= ~Flag.queued
            core.pointee.queue.waiting -= 1
        }
        if flags & Flag.staysPending != 0 {
            n.pointee.flags |= Flag.pending
            if flags & Flag.eager != 0 { enqueueForNextFlush(index) }
            keepPending(reader, ifStale: WidePlace(index))
        }
        if core.pointee.isTracing { recordSkipped(index) }
        return true
    }

    /// An input that stays out of date although it was just evaluated keeps its reader pending.
    @inline(__always)
    private func keepPending(_ reader: WidePlace, ifStale input: WidePlace) {
        let flags = node(input).pointee.flags
        if _slowPath(flags & Flag.stale != 0), flags & Flag.eager == 0, reader != 0 {
            node(reader).pointee.flags |= Flag.staysPending
        }
    }
}
