// Checking: finds out whether an input of a pending node has really changed.

extension Graph {
    /// Brings a pending node up to date: checks its inputs in the order in which its last run read them, and runs its
    /// rule as soon as one has changed.
    ///
    /// Example: in a chain `a → b → c`, where `a` is dirty and `c` is read, the loop pushes `c` and `b`, runs `a`, and
    /// then pops. If `a` changed, `b` runs. If `b` did not change, `c` is up to date without running.
    ///
    /// Inputs that are out of date are brought up to date in the same loop, on an explicit stack of frames. The stack
    /// has the nodes whose inputs are being checked, except the innermost one, which is in `index` and `e`. Each frame
    /// also has the edge to the input under examination. Rules that run from here may do anything. They may even run a
    /// node whose inputs are being checked. That run clears the node's `checking` flag, so that the loop skips the
    /// node.
    ///
    /// Before a rule runs, `running.expected` is set to the edge of the waiting check, because that reader need not be
    /// marked. The top of the stack is kept in a local variable, and is stored in the core before other code may need
    /// it.
    func check(_ root: Offset) {
        let c = core
        let running = c.pointee.running.tracking
        let asking = c.pointee.running.expected
        c.pointee.running = c.pointee.running.untracked
        // Initially the top frame of the enclosing check.
        let bottom = c.pointee.workTop
        var frame = bottom
        var index = WideOffset(root)
        var e = beginChecking(index)
        // Fast path for a line of nodes, each created after the node that it reads first. The offset of the input is
        // guessed and compared with the edge, as in `markLine`.
        while true {
            let input = index &- WideOffset(Node.unitCount)
            guard edge(e).pointee.input == Offset(truncatingIfNeeded: input),
                node(input).pointee.flags & Flag.notReady == Flag.pending
            else { break }
            frame += 1
            frame.initialize(
                to: WorkFrame(node: Offset(truncatingIfNeeded: index), edge: Offset(truncatingIfNeeded: e)))
            index = input
            e = beginChecking(input)
        }
        while true {
            // Descends to the node that must run first.
            var flags: UInt32 = 0
            while e != 0 {
                // The edge of an ended input has the input 0, and that node is never out of date.
                let input = WideOffset(edge(e).pointee.input)
                flags = node(input).pointee.flags
                if flags & Flag.notReady == 0 {
                    e = WideOffset(edge(e).pointee.nextInput)
                    continue
                }
                frame += 1
                frame.initialize(
                    to: WorkFrame(node: Offset(truncatingIfNeeded: index), edge: Offset(truncatingIfNeeded: e)))
                if flags & Flag.notReady != Flag.pending { break }
                index = input
                e = beginChecking(input)
            }
            var changed = false
            if e == 0 {
                if _slowPath(!endChecking(index, below: frame == bottom ? 0 : WideOffset(frame.pointee.node))) {
                    e = beginChecking(index)
                    continue
                }
                // Usually the check below continues.
                if frame != bottom,
                    node(frame.pointee.node).pointee.flags & (Flag.checking | Flag.dirty) == Flag.checking
                {
                    index = WideOffset(frame.pointee.node)
                    e = WideOffset(edge(frame.pointee.edge).pointee.nextInput)
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
                    e = WideOffset(edge(e).pointee.nextInput)
                    continue
                }
                index = WideOffset(input)
                c.pointee.running.expected = Offset(truncatingIfNeeded: e)
                changed = update(input)
                if !changed { keepPending(WideOffset(frame.pointee.node), ifStale: index) }
            }
            // Ascends while no input is left to be examined.
            while true {
                var flags: UInt32
                repeat {
                    if frame == bottom {
                        c.pointee.workTop = bottom
                        c.pointee.running = RunningRule(tracking: running, expected: asking)
                        return
                    }
                    index = WideOffset(frame.pointee.node)
                    e = WideOffset(frame.pointee.edge)
                    frame -= 1
                    flags = node(index).pointee.flags
                    // A node without the flag has run in the meantime.
                } while flags & Flag.checking == 0
                if changed {
                    edge(e).pointee.changes |= EdgeChange.changed
                } else if flags & Flag.dirty == 0 {
                    e = WideOffset(edge(e).pointee.nextInput)
                    break
                }
                c.pointee.workTop = frame
                c.pointee.running.expected = frame == bottom ? asking : frame.pointee.edge
                if _slowPath(c.pointee.hasDeferredEnds), frame == bottom, isAboutToEnd(index) {
                    node(index).pointee.flags &= ~Flag.checking
                    c.pointee.running = RunningRule(tracking: running, expected: asking)
                    return
                }
                changed = update(Offset(truncatingIfNeeded: index))
                if !changed, frame != bottom { keepPending(WideOffset(frame.pointee.node), ifStale: index) }
            }
        }
    }

    /// Whether a flush need not run a rule, because an input of the rule has ended the rule's scope. Other readers
    /// still get the rule's value.
    @inline(never)
    private func isAboutToEnd(_ index: WideOffset) -> Bool {
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
    private func beginChecking(_ index: WideOffset) -> WideOffset {
        let n = node(index)
        let first = WideOffset(n.pointee.firstInput)
        n.pointee.flags |= Flag.checking
        return first
    }

    /// Ends the check of `index`, none of whose inputs has changed.
    /// - Parameter reader: The node whose check waits for this one, or 0.
    /// - Returns: `true` if the node is up to date; `false` if its inputs must be checked again.
    @inline(__always)
    private func endChecking(_ index: WideOffset, below reader: @autoclosure () -> WideOffset) -> Bool {
        let n = node(index)
        let flags = n.pointee.flags
        n.pointee.flags = flags & ~(Flag.pending | Flag.checking | Flag.staysPending)
        return _fastPath(flags & core.pointee.slowCheckFlags == 0)
            || settleChecked(Offset(truncatingIfNeeded: index), flags, below: reader())
    }

    @inline(never)
    private func settleChecked(_ index: Offset, _ checked: UInt32, below reader: WideOffset) -> Bool {
        let n = node(index)
        var flags = checked
        n.pointee.flags &= ~(Flag.markedInCheck | Flag.checkedAgain)
        if flags & Flag.markedInCheck != 0 {
            // An eager rule that ran during the check may have changed an input that was examined before. The inputs
            // are checked a second time, but not more often: rules that set inputs could repeat this forever.
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
            keepPending(reader, ifStale: WideOffset(index))
        }
        if core.pointee.isTracing { recordSkipped(index) }
        return true
    }

    /// Keeps `reader` pending if its input is still out of date after it was evaluated.
    @inline(__always)
    private func keepPending(_ reader: WideOffset, ifStale input: WideOffset) {
        let flags = node(input).pointee.flags
        if _slowPath(flags & Flag.stale != 0), flags & Flag.eager == 0, reader != 0 {
            node(reader).pointee.flags |= Flag.staysPending
        }
    }
}
