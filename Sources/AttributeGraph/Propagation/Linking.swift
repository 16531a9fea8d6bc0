// Linking: the edges of the rule that is running follow what it reads.

extension Graph {
    /// Makes `input` an input of the rule that is running, if any.
    ///
    /// As long as a run reads what the last one read, in the same order, this is all: no list is touched.
    @inlinable @inline(__always)
    func link(_ input: Place) {
        let c = core
        let e = edge(c.pointee.running.expected)
        if _fastPath(e.pointee.input == input) {
            c.pointee.running.expected = e.pointee.nextInput
            pass(e)
        } else if c.pointee.running.tracking > 0 {
            linkAnew(input)
        }
    }

    /// Takes an edge over into the present run; a change since the last run becomes a cause.
    @inlinable @inline(__always)
    func pass(_ e: UnsafeMutablePointer<Edge>) {
        e.pointee.changes &<<= 1
        e.pointee.marks ^= EdgeMark.phase
    }

    /// Whether the latest run of the reader, which may be under way, has passed the edge.
    @inline(__always)
    func hasRead(_ e: Place, _ reader: UnsafeMutablePointer<Node>) -> Bool {
        (edge(e).pointee.marks & EdgeMark.phase != 0) == (reader.pointee.flags & Flag.phase != 0)
    }

    /// How many edges are looked at for a second read before a run links anew.
    private static var fewInputs: Int { 8 }

    /// The input is not what the last run read at this place.
    @usableFromInline @inline(never)
    func linkAnew(_ input: Place) {
        let reader = Place(bitPattern: core.pointee.running.tracking)
        let r = node(reader)
        guard r.pointee.flags & Flag.linking == 0 else { return linkAtCursor(input, reader) }
        // Most second reads are of one of the first inputs.
        let expected = core.pointee.running.expected
        var last: Place = 0
        var e = r.pointee.firstInput
        var count = 0
        while e != expected, count < Self.fewInputs {
            if edge(e).pointee.input == input { return }
            last = e
            e = edge(e).pointee.nextInput
            count &+= 1
        }
        if e == 0 {
            // Nothing is left over of the last run, and this one has not read the input: mostly it is the first.
            insertEdge(input, reader, behind: last, before: 0)
        } else {
            beginLinking(r)
            linkAtCursor(input, reader)
        }
    }

    /// Links in a run that has left the way of the last one.
    @inline(never)
    private func linkAtCursor(_ input: Place, _ reader: Place) {
        let run = core.pointee.linkingRun
        let r = node(reader)
        let n = node(input)
        if n.pointee.lastReadBy >= run {
            if n.pointee.lastReadBy == run { return }
            // A run inside this one may have read the input after this one did.
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

    /// Makes an edge, between others in the list of inputs of `reader`, which is running.
    @inline(__always) @discardableResult
    private func insertEdge(_ input: Place, _ reader: Place, behind previous: Place, before next: Place) -> Place {
        let e = takeEdge()
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

    /// The run under way leaves the way of the last one. From here on it has a number, which its inputs know, so that
    /// second reads are recognised, and a cursor.
    private func beginLinking(_ reader: UnsafeMutablePointer<Node>) {
        let c = core
        (c.pointee.workTop + 1).initialize(to: WorkFrame(node: c.pointee.linkCursor, edge: c.pointee.linkingRun))
        (c.pointee.workTop + 2).initialize(to: .linking)
        c.pointee.workTop += 2
        let run = c.pointee.latestLinkingRun &+ 1
        if _slowPath(run == 0) { preconditionFailure("AttributeGraph: \(UInt32.max) runs inside one") }
        c.pointee.latestLinkingRun = run
        c.pointee.linkingRun = run
        let expected = c.pointee.running.expected
        var cursor: Place = 0
        var e = reader.pointee.firstInput
        while e != expected {
            node(edge(e).pointee.input).pointee.lastReadBy = run
            cursor = e
            e = edge(e).pointee.nextInput
        }
        c.pointee.linkCursor = cursor
        reader.pointee.flags |= Flag.linking
        c.pointee.running.expected = 0
    }

    /// Whether `reader` has read `input` in the run under way: goes along both lists at once, so it
    /// costs no more than the shorter.
    private func isInput(_ input: Place, of reader: Place) -> Bool {
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

    /// Cuts off the edges that the run which has just ended has not passed, though it linked no other.
    /// - Parameter expected: the first of them.
    func cutUnread(_ n: UnsafeMutablePointer<Node>, from expected: Place) {
        var last: Place = 0
        var e = n.pointee.firstInput
        while e != expected {
            last = e
            e = edge(e).pointee.nextInput
        }
        cut(n, behind: last, from: expected)
    }

    /// Ends a run that linked anew, and cuts off the edges that it has not passed.
    @inline(__always)
    func endLinking(_ n: UnsafeMutablePointer<Node>) {
        n.pointee.flags &= ~Flag.linking
        let c = core
        let last = c.pointee.linkCursor
        c.pointee.workTop -= 2
        c.pointee.linkCursor = (c.pointee.workTop + 1).pointee.node
        c.pointee.linkingRun = (c.pointee.workTop + 1).pointee.edge
        let rest = last == 0 ? n.pointee.firstInput : edge(last).pointee.nextInput
        if rest != 0 { cut(n, behind: last, from: rest) }
    }

    @inline(never)
    private func cut(_ n: UnsafeMutablePointer<Node>, behind last: Place, from rest: Place) {
        if last == 0 { n.pointee.firstInput = 0 } else { edge(last).pointee.nextInput = 0 }
        freeEdges(from: rest)
    }

    /// Takes a chain of edges out of the lists of readers and frees it.
    private func freeEdges(from first: Place) {
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

    /// Takes an edge out of its input's list of readers.
    @inline(__always)
    func removeFromReaders(_ e: Place) {
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
    private func takeEdge() -> Place {
        core.pointee.liveEdges &+= 1
        let free = core.pointee.freeEdge
        if free != 0 {
            core.pointee.freeEdge = edge(free).pointee.nextInput
            return free
        }
        let place = core.pointee.edgesUsed
        if _slowPath(place >= core.pointee.edgesReady) { readyEdges(from: place) }
        core.pointee.edgesUsed = place &+ Edge.places
        return place
    }

    @inline(never)
    private func readyEdges(from place: Place) {
        guard place < layout.endOfEdges else {
            preconditionFailure("AttributeGraph: the graph is full (\(layout.edgeCapacity) edges)")
        }
        // An edge may lie across two pages; memory is asked for by pages.
        let pageSize = Reservation.pageSize
        let start = (Int(place) * placeSize + pageSize - 1) / pageSize * pageSize
        let bytes = Reservation.growth(after: start - Int(layout.firstEdge) * placeSize)
        Reservation.expectWrites(to: base + start, byteCount: bytes)
        core.pointee.edgesReady = min(Place((start + bytes) / placeSize), layout.endOfEdges)
    }
}
