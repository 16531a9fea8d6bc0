// Linking: keeps the edges of the running rule consistent with its reads.

extension Graph {
    /// Makes `input` an input of the running rule, if any.
    ///
    /// While a run reads the same inputs in the same order as the last run, this fast path is all that happens: no
    /// list is modified.
    @inlinable @inline(__always)
    func link(_ input: Offset) {
        let c = core
        let e = edge(c.pointee.running.expected)
        if _fastPath(e.pointee.input == input) {
            c.pointee.running.expected = e.pointee.nextInput
            pass(e)
        } else if c.pointee.running.tracking > 0 {
            relink(input)
        }
    }

    /// Marks an edge as read by the current run. A change since the last run becomes a cause of this run.
    @inlinable @inline(__always)
    func pass(_ e: UnsafeMutablePointer<Edge>) {
        e.pointee.changes &<<= 1
        e.pointee.marks ^= EdgeMark.phase
    }

    /// Whether the reader's latest run, which may still be in progress, has read along the edge.
    @inline(__always)
    func hasRead(_ e: Offset, _ reader: UnsafeMutablePointer<Node>) -> Bool {
        (edge(e).pointee.marks & EdgeMark.phase != 0) == (reader.pointee.flags & Flag.phase != 0)
    }

    /// The number of edges searched for a repeated read before a run relinks.
    private static var fewInputs: Int { 8 }

    /// Handles a read of an input other than the expected one.
    @usableFromInline @inline(never)
    func relink(_ input: Offset) {
        let reader = Offset(bitPattern: core.pointee.running.tracking)
        let r = node(reader)
        guard r.pointee.flags & Flag.relinking == 0 else { return linkAtCursor(input, reader) }
        // Most repeated reads are of one of the first inputs.
        let expected = core.pointee.running.expected
        var last: Offset = 0
        var e = r.pointee.firstInput
        var count = 0
        while e != expected, count < Self.fewInputs {
            if edge(e).pointee.input == input { return }
            last = e
            e = edge(e).pointee.nextInput
            count &+= 1
        }
        if e == 0 {
            // The list has no edges left over from the last run, and the input is new. Usually this is a first run.
            insertEdge(input, reader, behind: last, before: 0)
        } else {
            beginRelinking(r)
            linkAtCursor(input, reader)
        }
    }

    /// Links an input in a run that has deviated from the last run.
    @inline(never)
    private func linkAtCursor(_ input: Offset, _ reader: Offset) {
        let run = core.pointee.relinkingRun
        let r = node(reader)
        let n = node(input)
        if n.pointee.lastReadBy >= run {
            if n.pointee.lastReadBy == run { return }
            // A nested run may have read the input after this run and overwritten `lastReadBy`.
            if isInput(input, of: reader) {
                n.pointee.lastReadBy = run
                return
            }
        }
        n.pointee.lastReadBy = run
        let cursor = core.pointee.linkCursor
        let next = cursor == 0 ? r.pointee.firstInput : edge(cursor).pointee.nextInput
        if next != 0, edge(next).pointee.input == input {
            pass(edge(next))
            core.pointee.linkCursor = next
        } else {
            core.pointee.linkCursor = insertEdge(input, reader, behind: cursor, before: next)
        }
    }

    /// Creates an edge and inserts it into the list of inputs of the running rule `reader`.
    @inline(__always) @discardableResult
    private func insertEdge(_ input: Offset, _ reader: Offset, behind previous: Offset, before next: Offset) -> Offset {
        let e = allocateEdge()
        let n = node(input)
        let r = node(reader)
        let last = n.pointee.lastReader
        edge(e).initialize(
            to: Edge(
                input: input, reader: reader, nextInput: next, nextReader: 0, previousReader: last, changes: 0,
                marks: r.pointee.flags & Flag.phase == 0 ? 0 : EdgeMark.phase))
        if last == 0 { n.pointee.firstReader = e } else { edge(last).pointee.nextReader = e }
        n.pointee.lastReader = e
        if previous == 0 { r.pointee.firstInput = e } else { edge(previous).pointee.nextInput = e }
        return e
    }

    /// Starts relinking, because the current run deviates from the last one. The run gets a number, which is stored in
    /// the inputs read so far, so that repeated reads are recognized, and a cursor.
    private func beginRelinking(_ reader: UnsafeMutablePointer<Node>) {
        let c = core
        (c.pointee.workTop + 1).initialize(to: WorkFrame(node: c.pointee.linkCursor, edge: c.pointee.relinkingRun))
        (c.pointee.workTop + 2).initialize(to: .relinking)
        c.pointee.workTop += 2
        let run = c.pointee.latestRelinkingRun &+ 1
        if _slowPath(run == 0) { preconditionFailure("AttributeGraph: \(UInt32.max) runs inside one") }
        c.pointee.latestRelinkingRun = run
        c.pointee.relinkingRun = run
        let expected = c.pointee.running.expected
        var cursor: Offset = 0
        var e = reader.pointee.firstInput
        while e != expected {
            node(edge(e).pointee.input).pointee.lastReadBy = run
            cursor = e
            e = edge(e).pointee.nextInput
        }
        c.pointee.linkCursor = cursor
        reader.pointee.flags |= Flag.relinking
        c.pointee.running.expected = 0
    }

    /// Whether `reader` has read `input` in the current run. Follows the list of inputs and the list of readers in
    /// parallel, so that the cost is that of the shorter list.
    private func isInput(_ input: Offset, of reader: Offset) -> Bool {
        let r = node(reader)
        let last = core.pointee.linkCursor
        guard last != 0 else { return false }
        var asInput = r.pointee.firstInput
        var asReader = node(input).pointee.lastReader
        while asReader != 0 {
            if edge(asInput).pointee.input == input { return true }
            if asInput == last { return false }
            if edge(asReader).pointee.reader == reader { return hasRead(asReader, r) }
            asInput = edge(asInput).pointee.nextInput
            asReader = edge(asReader).pointee.previousReader
        }
        return false
    }

    /// Removes the edges that the finished run has not read. The run created no other edges.
    /// - Parameter expected: The first edge to remove.
    func cutUnread(_ n: UnsafeMutablePointer<Node>, from expected: Offset) {
        var last: Offset = 0
        var e = n.pointee.firstInput
        while e != expected {
            last = e
            e = edge(e).pointee.nextInput
        }
        cut(n, behind: last, from: expected)
    }

    /// Ends a relinking run, and removes the edges that it has not read.
    @inline(__always)
    func endRelinking(_ n: UnsafeMutablePointer<Node>) {
        n.pointee.flags &= ~Flag.relinking
        let c = core
        let last = c.pointee.linkCursor
        c.pointee.workTop -= 2
        c.pointee.linkCursor = (c.pointee.workTop + 1).pointee.node
        c.pointee.relinkingRun = (c.pointee.workTop + 1).pointee.edge
        let rest = last == 0 ? n.pointee.firstInput : edge(last).pointee.nextInput
        if rest != 0 { cut(n, behind: last, from: rest) }
    }

    @inline(never)
    private func cut(_ n: UnsafeMutablePointer<Node>, behind last: Offset, from rest: Offset) {
        if last == 0 { n.pointee.firstInput = 0 } else { edge(last).pointee.nextInput = 0 }
        freeEdges(from: rest)
    }

    /// Removes a list of edges from the lists of readers, and frees the edges.
    private func freeEdges(from first: Offset) {
        var e = first
        var last = first
        while e != 0 {
            if edge(e).pointee.input != 0 { removeFromReaders(e) }
            last = e
            e = edge(e).pointee.nextInput
        }
        edge(last).pointee.nextInput = core.pointee.freeEdge
        core.pointee.freeEdge = first
    }

    /// Removes an edge from its input's list of readers.
    @inline(__always)
    func removeFromReaders(_ e: Offset) {
        let link = edge(e)
        let next = link.pointee.nextReader, previous = link.pointee.previousReader
        let n = node(link.pointee.input)
        if previous == 0 {
            n.pointee.firstReader = next
        } else {
            edge(previous).pointee.nextReader = next
        }
        if next == 0 {
            n.pointee.lastReader = previous
        } else {
            edge(next).pointee.previousReader = previous
        }
        core.pointee.liveEdges &-= 1
    }

    @inline(__always)
    private func allocateEdge() -> Offset {
        core.pointee.liveEdges &+= 1
        let free = core.pointee.freeEdge
        if free != 0 {
            core.pointee.freeEdge = edge(free).pointee.nextInput
            return free
        }
        let offset = core.pointee.edgesUsed
        if _slowPath(offset >= core.pointee.edgesReady) { readyEdges(from: offset) }
        core.pointee.edgesUsed = offset &+ Edge.unitCount
        return offset
    }

    @inline(never)
    private func readyEdges(from offset: Offset) {
        guard offset < layout.endOfEdges else {
            preconditionFailure("AttributeGraph: the graph is full (\(layout.edgeCapacity) edges)")
        }
        // An edge may straddle a page boundary; memory is requested in whole pages.
        let pageSize = Reservation.pageSize
        let start = (Int(offset) * offsetUnit + pageSize - 1) / pageSize * pageSize
        let bytes = Reservation.growth(after: start - Int(layout.firstEdge) * offsetUnit)
        Reservation.expectWrites(to: base + start, byteCount: bytes)
        core.pointee.edgesReady = min(Offset((start + bytes) / offsetUnit), layout.endOfEdges)
    }
}
