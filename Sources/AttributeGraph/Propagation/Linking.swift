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

    /// The input is not what the last run read at this place.
    @usableFromInline @inline(never)
    func linkAnew(_ input: Place) {
        let reader = Place(bitPattern: core.pointee.running.tracking)
        let r = node(reader)
        if r.pointee.flags & Flag.linking == 0 {
            if isAmongFirstInputs(input, of: r) { return }
            beginLinking(r)
        }
        let run = core.pointee.linkingRun
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
        let cursor = r.pointee.lastInput
        let next = cursor == 0 ? r.pointee.firstInput : edge(cursor).pointee.nextInput
        if next != 0, edge(next).pointee.input == input {
            r.pointee.lastInput = next
            return pass(edge(next))
        }
        let e = takeEdge()
        let last = n.pointee.lastReader
        edge(e).initialize(
            to: Edge(
                input: input, reader: reader, nextInput: next, nextReader: 0, previousReader: last, changes: 0,
                marks: r.pointee.flags & Flag.phase == 0 ? 0 : EdgeMark.phase))
        if last == 0 { n.pointee.firstReader = e } else { edge(last).pointee.nextReader = e }
        n.pointee.lastReader = e
        if cursor == 0 { r.pointee.firstInput = e } else { edge(cursor).pointee.nextInput = e }
        r.pointee.lastInput = e
    }

    /// Whether the run under way has read `input` as one of its first: most second reads are found so.
    private func isAmongFirstInputs(_ input: Place, of reader: UnsafeMutablePointer<Node>) -> Bool {
        var e = reader.pointee.firstInput
        var count = 0
        while e != core.pointee.running.expected, count < 8 {
            if edge(e).pointee.input == input { return true }
            e = edge(e).pointee.nextInput
            count &+= 1
        }
        return false
    }

    /// The run under way leaves the way of the last one. From here on it has a number, which its inputs know, so that
    /// second reads are recognised, and a cursor.
    private func beginLinking(_ reader: UnsafeMutablePointer<Node>) {
        let c = core
        // The rule that is running is on top of the stack of work.
        (c.pointee.workEnd - 1).pointee.edge = c.pointee.linkingRun
        precondition(c.pointee.latestLinkingRun < .max, "AttributeGraph: \(UInt32.max) runs inside one")
        let run = c.pointee.latestLinkingRun + 1
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
        reader.pointee.lastInput = cursor
        reader.pointee.flags |= Flag.linking
        c.pointee.running.expected = 0
    }

    /// Whether `reader` has read `input` in the run under way: goes along both lists at once, so it
    /// costs no more than the shorter.
    private func isInput(_ input: Place, of reader: Place) -> Bool {
        let r = node(reader)
        let last = r.pointee.lastInput
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

    /// Cuts off the edges that the run which has just ended has not passed.
    /// - Parameter expected: the edge of what it would have read next.
    func cutUnread(_ n: UnsafeMutablePointer<Node>, expected: Place) {
        var last: Place = 0
        if n.pointee.flags & Flag.linking != 0 {
            n.pointee.flags &= ~Flag.linking
            // Its frame has just been taken off.
            core.pointee.linkingRun = core.pointee.workEnd.pointee.edge
            last = n.pointee.lastInput
        } else {
            guard expected != 0 else { return }
            var e = n.pointee.firstInput
            while e != expected {
                last = e
                e = edge(e).pointee.nextInput
            }
        }
        let rest: Place
        if last == 0 {
            rest = n.pointee.firstInput
            n.pointee.firstInput = 0
        } else {
            rest = edge(last).pointee.nextInput
            edge(last).pointee.nextInput = 0
        }
        if rest != 0 { freeEdges(from: rest) }
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
        core.pointee.liveEdges -= 1
    }

    private func takeEdge() -> Place {
        core.pointee.liveEdges += 1
        let free = core.pointee.freeEdge
        if free != 0 {
            core.pointee.freeEdge = edge(free).pointee.nextInput
            return free
        }
        let place = core.pointee.edgesUsed
        guard place < layout.endOfEdges else {
            preconditionFailure("AttributeGraph: the graph is full (\(layout.edgeCapacity) edges)")
        }
        if place >= core.pointee.edgesReady { readyEdges(from: place) }
        core.pointee.edgesUsed = place + Edge.places
        return place
    }

    @inline(never)
    private func readyEdges(from place: Place) {
        // An edge may lie across two pages; memory is asked for by pages.
        let pageSize = Reservation.pageSize
        let start = (Int(place) * placeSize + pageSize - 1) / pageSize * pageSize
        let bytes = Reservation.growth(after: start - Int(layout.firstEdge) * placeSize)
        Reservation.expectWrites(to: base + start, byteCount: bytes)
        core.pointee.edgesReady = Place((start + bytes) / placeSize)
    }
}
