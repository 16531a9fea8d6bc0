// Marking: from something that has changed, forward along the edges. Nothing runs here.

extension Graph {
    /// The value of `index` has changed: its readers must run, and what lies behind them may have to.
    @usableFromInline @inline(never)
    func markReaders(of index: Place) { _ = markReaders(of: index, lookingAtMarks: false) }

    /// The same.
    /// - Returns: whether no reader had been told of an earlier change that it has not yet run for.
    @inline(never)
    func markUpToDateReaders(of index: Place) -> Bool {
        markReaders(of: index, lookingAtMarks: true) & EdgeChange.changed == 0
    }

    /// For each of the two: rules change far more often than inputs.
    ///
    /// This is `markRest` for the common case, lazy rules that are not running. It calls nothing, so that it need not save
    /// registers, and leaves the rest to that as soon as it meets something else.
    /// - Returns: the changes that were marked already.
    @inline(__always)
    private func markReaders(of index: Place, lookingAtMarks: Bool) -> UInt8 {
        var earlier: UInt8 = 0
        let asking = WidePlace(core.pointee.running.expected)
        var e = WidePlace(node(index).pointee.firstReader)
        while e != 0 {
            let link = edge(e)
            // Who asks for a rule is mostly one of its readers, and need not be looked at. Of an input it is none.
            if !lookingAtMarks, e == asking {
                e = WidePlace(link.pointee.nextReader)
                continue
            }
            let reader = WidePlace(link.pointee.reader)
            let n = node(reader)
            let flags = n.pointee.flags
            if _fastPath(flags & Flag.stopsMarks == 0) {
                link.pointee.changes |= EdgeChange.changed
                var behind = WidePlace(n.pointee.firstReader)
                n.pointee.flags = flags | Flag.dirty
                if behind != 0 { behind = markLine(from: behind, after: reader) }
                var marked = 0
                while behind != 0 {
                    repeat {
                        let link = edge(behind)
                        let n = node(WidePlace(link.pointee.reader))
                        let flags = n.pointee.flags
                        if flags & Flag.stopsMarks == 0 {
                            behind = WidePlace(n.pointee.firstReader)
                            n.pointee.flags = flags | Flag.pending
                            if link.pointee.nextReader != 0 {
                                markStack[marked] = link.pointee.nextReader
                                marked &+= 1
                            }
                        } else if flags & (Flag.running | Flag.eager | Flag.checking) == 0 {
                            behind = WidePlace(link.pointee.nextReader)
                        } else {
                            return markRest(
                                from: edge(e).pointee.nextReader, behind: Place(truncatingIfNeeded: behind),
                                marked: marked, earlier: earlier)
                        }
                    } while behind != 0
                    if marked != 0 {
                        marked &-= 1
                        behind = WidePlace(markStack[marked])
                    }
                }
            } else if flags & (Flag.running | Flag.eager) == 0 {
                if lookingAtMarks { earlier |= link.pointee.changes }
                link.pointee.changes |= EdgeChange.changed
                n.pointee.flags = flags & ~Flag.pending | Flag.dirty
            } else if !lookingAtMarks || e != asking {
                return markRest(from: Place(truncatingIfNeeded: e), behind: 0, marked: 0, earlier: earlier)
            }
            e = WidePlace(link.pointee.nextReader)
        }
        return earlier
    }

    /// Marks what lies in one line behind a node: each made after the one that it reads, and read only by the next.
    ///
    /// Where the next node lies is not looked up but guessed, and compared with what is found there, so that a processor
    /// need not wait for the one to begin with the other.
    /// - Parameters:
    ///   - first: the edge to the first reader of a node.
    ///   - place: that node.
    /// - Returns: the first edge behind what has been marked.
    @inline(__always)
    private func markLine(from first: WidePlace, after place: WidePlace) -> WidePlace {
        var place = place
        var behind = first
        while true {
            let next = place &+ WidePlace(Node.places)
            let link = edge(behind)
            guard link.pointee.reader == Place(truncatingIfNeeded: next), link.pointee.nextReader == 0 else {
                return behind
            }
            let flags = node(next).pointee.flags
            guard flags & Flag.stopsMarks == 0 else { return behind }
            node(next).pointee.flags = flags | Flag.pending
            behind = WidePlace(node(next).pointee.firstReader)
            place = next
        }
    }

    /// Marks whatever is left to be marked.
    /// - Parameters:
    ///   - first: the edge to the reader that comes next.
    ///   - behind: an edge behind the reader before it, whose reader comes before that.
    ///   - marked: how many other such edges are on the stack.
    ///   - earlier: the changes that were marked already.
    @inline(never)
    private func markRest(from first: Place, behind: Place, marked: Int, earlier: UInt8) -> UInt8 {
        markPending(from: behind, marked: marked)
        var earlier = earlier
        let asking = core.pointee.running.expected
        var e = first
        while e != 0 {
            earlier |= markReader(e, asking: asking)
            e = edge(e).pointee.nextReader
        }
        return earlier
    }

    /// Some parts of the value of `index` have changed: the readers of those must run.
    @usableFromInline @inline(never)
    func markReaders(of index: Place, reading changed: ValueParts) {
        let asking = core.pointee.running.expected
        var e = node(index).pointee.firstReader
        while e != 0 {
            if !edge(e).pointee.parts.isDisjoint(with: changed) { _ = markReader(e, asking: asking) }
            e = edge(e).pointee.nextReader
        }
    }

    /// Marks one reader, and what lies behind it.
    /// - Returns: the changes that were marked already.
    @inline(__always)
    private func markReader(_ e: Place, asking: Place) -> UInt8 {
        let link = edge(e)
        let n = node(link.pointee.reader)
        let flags = n.pointee.flags
        if flags & Flag.running != 0 {
            if markRunning(e, Flag.dirty) { markPending(from: n.pointee.firstReader, marked: 0) }
            return 0
        }
        let earlier = link.pointee.changes
        link.pointee.changes |= EdgeChange.changed
        n.pointee.flags = flags & ~Flag.pending | Flag.dirty
        if flags & Flag.stopsMarks == 0 {
            markPending(from: n.pointee.firstReader, marked: 0)
        } else if flags & (Flag.eager | Flag.queued) == Flag.eager, e != asking {
            enqueue(link.pointee.reader)
        }
        return earlier
    }

    /// The value of an input is again what all its readers have seen: takes the marks of its change back. Those that
    /// must run for no other reason are only checked.
    func unmarkReaders(of index: Place) {
        var e = node(index).pointee.firstReader
        while e != 0 {
            let link = edge(e)
            link.pointee.changes &= ~EdgeChange.changed
            let n = node(link.pointee.reader)
            let flags = n.pointee.flags
            if flags & (Flag.dirty | Flag.lacksValue | Flag.invalidated) == Flag.dirty,
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
            if edge(e).pointee.changes & EdgeChange.changed != 0 { return true }
            e = edge(e).pointee.nextInput
        }
        return false
    }

    /// Makes a rule dirty that no input has made so.
    func markDirty(_ index: Place) {
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
    func markPendingReaders(of index: Place) { markPending(from: node(index).pointee.firstReader, marked: 0) }

    /// Marks the reader of an edge, those of the edges behind it in the list, and whatever reads them.
    ///
    /// Goes down behind each reader before it goes on to the next, which mostly is the order of creation: what is eager
    /// behind them then enters its queue in order. On the stack is, for each node on the way down, the edge to its next
    /// reader, where there is one.
    private func markPending(from first: Place, marked: Int) {
        var e = first
        var marked = marked
        while true {
            while e != 0 {
                let link = edge(e)
                let n = node(link.pointee.reader)
                let flags = n.pointee.flags
                if flags & Flag.stopsMarks == 0 {
                    n.pointee.flags = flags | Flag.pending
                } else if flags & (Flag.running | Flag.eager | Flag.checking) == 0 || !markSpecial(e) {
                    e = link.pointee.nextReader
                    continue
                }
                if link.pointee.nextReader != 0 {
                    markStack[marked] = link.pointee.nextReader
                    marked &+= 1
                }
                e = n.pointee.firstReader
            }
            if marked == 0 { return }
            marked &-= 1
            e = markStack[marked]
        }
    }

    /// Marks a reader pending that is eager, running, or being checked.
    /// - Returns: whether marking goes on to what reads it.
    @inline(never)
    private func markSpecial(_ e: Place) -> Bool {
        let n = node(edge(e).pointee.reader)
        if n.pointee.flags & Flag.running != 0 { return markRunning(e, Flag.pending) }
        if n.pointee.flags & Flag.checking != 0 {
            n.pointee.flags |= Flag.markedInCheck
        } else {
            n.pointee.flags |= Flag.pending
            enqueue(edge(e).pointee.reader)
        }
        return false
    }

    /// Marks a reader that is running, if it has read the input in this run: else it is going to see the new value.
    /// - Returns: whether marking goes on to what reads it.
    @inline(never)
    private func markRunning(_ e: Place, _ mark: UInt32) -> Bool {
        let link = edge(e)
        let n = node(link.pointee.reader)
        guard hasRead(e, n) else { return false }
        if mark == Flag.dirty { link.pointee.changes |= EdgeChange.changed }
        let flags = n.pointee.flags
        n.pointee.flags = flags | mark
        // One that is eager goes into the queue when it has run.
        return flags & (Flag.eager | Flag.stale) == 0
    }
}
