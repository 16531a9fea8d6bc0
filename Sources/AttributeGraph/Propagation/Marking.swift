// Marking: from something that has changed, forward along the edges. Nothing runs here.

extension Graph {
    /// The value of `index` has changed: its readers must run, and what lies behind them may have to.
    func markReaders(of index: UInt32) { _ = markReaders(of: index, lookingAtMarks: false) }

    /// The same.
    /// - Returns: whether no reader had been told of an earlier change that it has not yet run for.
    func markUpToDateReaders(of index: UInt32) -> Bool { markReaders(of: index, lookingAtMarks: true) }

    // For each of the two: rules change far more often than inputs.
    @inline(__always)
    private func markReaders(of index: UInt32, lookingAtMarks: Bool) -> Bool {
        var marked = 0
        var earlierMarks: UInt32 = 0
        var e = node(index).pointee.firstReader
        while e != 0 {
            let link = edge(e)
            let reader = link.pointee.reader
            let n = node(reader)
            let flags = n.pointee.flags
            if flags & Flag.stopsMarks == 0 {
                link.pointee.marks |= EdgeMark.changed
                n.pointee.flags = flags | Flag.dirty
                if n.pointee.firstReader != 0 {
                    markStack[marked] = reader
                    marked &+= 1
                }
            } else if flags & (Flag.running | Flag.eager) == 0 {
                if lookingAtMarks { earlierMarks |= link.pointee.marks }
                link.pointee.marks |= EdgeMark.changed
                n.pointee.flags = flags | Flag.dirty
            } else if flags & (Flag.running | Flag.eager) == Flag.eager {
                if lookingAtMarks { earlierMarks |= link.pointee.marks }
                link.pointee.marks |= EdgeMark.changed
                n.pointee.flags = flags | Flag.dirty
                if flags & Flag.queued == 0 { enqueue(reader) }
            } else if flags & Flag.running != 0, !hasConfirmed(e, reader) {
                // It is going to see the new value.
            } else if markSpecialReader(e, Flag.dirty) {
                markStack[marked] = reader
                marked &+= 1
            }
            e = link.pointee.nextReader
        }
        if marked != 0 { markPendingBehind(count: marked) }
        return earlierMarks & EdgeMark.changed == 0
    }

    /// The value of an input is again what all its readers have seen: takes the marks of its change back. Those that
    /// must run for no other reason are only checked.
    func unmarkReaders(of index: UInt32) {
        var e = node(index).pointee.firstReader
        while e != 0 {
            let link = edge(e)
            link.pointee.marks &= ~EdgeMark.changed
            let n = node(link.pointee.reader)
            let flags = n.pointee.flags
            if flags & (Flag.dirty | Flag.hasValue | Flag.invalidated) == Flag.dirty | Flag.hasValue,
                !hasChangedInput(n)
            {
                n.pointee.flags = flags & ~Flag.dirty | Flag.pending
            }
            e = link.pointee.nextReader
        }
    }

    private func hasChangedInput(_ reader: UnsafeMutablePointer<Node>) -> Bool {
        var e = reader.pointee.firstInput
        while e != 0 {
            if edge(e).pointee.marks & EdgeMark.changed != 0 { return true }
            e = edge(e).pointee.nextInput
        }
        return false
    }

    /// Makes a rule dirty that no input has made so.
    func markDirty(_ index: UInt32) {
        let n = node(index)
        let flags = n.pointee.flags
        n.pointee.flags = flags | Flag.dirty | Flag.invalidated
        guard flags & Flag.stale == 0 else { return }
        if flags & Flag.eager != 0 {
            // A rule that runs is put in the queue when it has run.
            if flags & Flag.running == 0 { enqueue(index) }
        } else {
            markPendingReaders(of: index)
        }
    }

    /// `index` may change: so may whatever reads it, directly or not.
    func markPendingReaders(of index: UInt32) {
        markStack[0] = index
        markPendingBehind(count: 1)
    }

    /// Marks whatever lies behind the first `count` nodes of the stack.
    ///
    /// In the order in which they were put there, which mostly is that of creation: what is eager behind them then
    /// enters its queue in order.
    private func markPendingBehind(count: Int) {
        var next = 0
        while next != count {
            markStack[count] = markStack[next]
            markPendingBehind(from: count)
            next &+= 1
        }
    }

    /// Marks whatever lies behind the node at `bottom` of the stack, which has room above.
    @inline(__always)
    private func markPendingBehind(from bottom: Int) {
        var marked = bottom &+ 1
        while marked != bottom {
            marked &-= 1
            var e = node(markStack[marked]).pointee.firstReader
            while e != 0 {
                let link = edge(e)
                let reader = link.pointee.reader
                let next = link.pointee.nextReader
                let n = node(reader)
                let flags = n.pointee.flags
                if flags & Flag.stopsMarks == 0 {
                    n.pointee.flags = flags | Flag.pending
                    let behind = n.pointee.firstReader
                    if behind != 0 {
                        // The last reader needs no place on the stack; in a chain, none does.
                        if next == 0 {
                            e = behind
                            continue
                        }
                        markStack[marked] = reader
                        marked &+= 1
                    }
                } else if flags & (Flag.running | Flag.eager) != 0, markSpecialReader(e, Flag.pending) {
                    markStack[marked] = reader
                    marked &+= 1
                }
                e = next
            }
        }
    }

    /// Marks a reader that is eager or running.
    /// - Returns: whether marking goes on to what reads it.
    @inline(never)
    private func markSpecialReader(_ e: UInt32, _ mark: UInt32) -> Bool {
        let link = edge(e)
        let reader = link.pointee.reader
        let n = node(reader)
        let flags = n.pointee.flags
        // A rule that runs, and has not read this input in this run, is going to see the new value.
        if flags & Flag.running != 0, !hasConfirmed(e, reader) { return false }
        if mark == Flag.dirty { link.pointee.marks |= EdgeMark.changed }
        n.pointee.flags = flags | mark
        if flags & Flag.eager != 0 {
            if flags & Flag.running == 0 { enqueue(reader) }
            return false
        }
        return flags & Flag.stale == 0
    }

    /// Whether the run of `reader` that is under way has passed the edge: then the edge carries the
    /// same run as the one at the cursor.
    @inline(__always)
    private func hasConfirmed(_ e: UInt32, _ reader: UInt32) -> Bool {
        let cursor = node(reader).pointee.lastInput
        return cursor != 0
            && edge(e).pointee.marks >> EdgeMark.runShift
                == edge(cursor).pointee.marks >> EdgeMark.runShift
    }
}
