// Linking: the edges of the rule that is running follow what it reads.

extension Graph {
    /// Makes `input` an input of the rule that is running.
    @inline(__always)
    func link(_ input: UInt32) {
        let c = core
        let n = node(input)
        let reader = node(UInt32(bitPattern: c.pointee.tracking))
        let cursor = reader.pointee.lastInput
        let next = cursor == 0 ? reader.pointee.firstInput : edge(cursor).pointee.nextInput
        let run = c.pointee.run
        guard next != 0, edge(next).pointee.input == input, n.pointee.lastReadBy < run else {
            return linkNew(input, cursor: cursor, next: next)
        }
        n.pointee.lastReadBy = run
        reader.pointee.lastInput = next
        confirm(next, run)
    }

    /// Takes an edge over into the present run; a change since the last run becomes a cause.
    @inline(__always)
    private func confirm(_ e: UInt32, _ run: UInt32) {
        let link = edge(e)
        link.pointee.marks =
            run << EdgeMark.runShift | (link.pointee.marks & EdgeMark.changed) << 1
    }

    /// The input is not what the last run read at this place.
    @inline(never)
    private func linkNew(_ input: UInt32, cursor: UInt32, next: UInt32) {
        let c = core
        let run = c.pointee.run
        let n = node(input)
        let reader = UInt32(bitPattern: c.pointee.tracking)
        if n.pointee.lastReadBy == run { return }
        // A run inside this one may have read the input after this one did.
        if n.pointee.lastReadBy > run, isInput(input, of: reader, inRun: run) {
            n.pointee.lastReadBy = run
            return
        }
        n.pointee.lastReadBy = run
        if next != 0, edge(next).pointee.input == input {
            node(reader).pointee.lastInput = next
            return confirm(next, run)
        }
        let e = takeEdge()
        let last = n.pointee.lastReader
        edge(e).initialize(
            to: Edge(
                input: input, reader: reader, nextInput: next, nextReader: 0, previousReader: last,
                marks: run << EdgeMark.runShift))
        if last == 0 { n.pointee.firstReader = e } else { edge(last).pointee.nextReader = e }
        n.pointee.lastReader = e
        if cursor == 0 {
            node(reader).pointee.firstInput = e
        } else {
            edge(cursor).pointee.nextInput = e
        }
        node(reader).pointee.lastInput = e
    }

    /// Whether `reader` has read `input` in the run under way: goes along both lists at once, so it
    /// costs no more than the shorter.
    private func isInput(_ input: UInt32, of reader: UInt32, inRun run: UInt32) -> Bool {
        let last = node(reader).pointee.lastInput
        guard last != 0 else { return false }
        var asInput = node(reader).pointee.firstInput
        var asReader = node(input).pointee.lastReader
        while asReader != 0 {
            if edge(asInput).pointee.input == input { return true }
            if asInput == last { return false }
            if edge(asReader).pointee.reader == reader {
                return edge(asReader).pointee.marks >> EdgeMark.runShift == run
            }
            asInput = edge(asInput).pointee.nextInput
            asReader = edge(asReader).pointee.previousReader
        }
        return false
    }

    /// Cuts off the edges that the run which has just ended did not confirm.
    func cutUnconfirmed(_ n: UnsafeMutablePointer<Node>) {
        let last = n.pointee.lastInput
        let rest: UInt32
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
    private func freeEdges(from first: UInt32) {
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
    func removeFromReaders(_ e: UInt32) {
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

    private func takeEdge() -> UInt32 {
        core.pointee.liveEdges += 1
        let free = core.pointee.freeEdge
        if free != 0 {
            core.pointee.freeEdge = edge(free).pointee.nextInput
            return free
        }
        let index = core.pointee.edgesUsed
        guard index < layout.edgeCapacity else {
            preconditionFailure("AttributeGraph: the graph is full (\(layout.edgeCapacity) edges)")
        }
        if index >= core.pointee.edgesReady { readyEdges(from: index) }
        core.pointee.edgesUsed = index + 1
        return index
    }

    @inline(never)
    private func readyEdges(from index: UInt32) {
        let stride = MemoryLayout<Edge>.stride
        let pageSize = Reservation.pageSize
        // An edge may lie across two pages; memory is asked for by pages.
        let start = (Int(index) * stride + pageSize - 1) / pageSize * pageSize
        let bytes = Reservation.growth(after: start)
        Reservation.expectWrites(to: UnsafeMutableRawPointer(edges) + start, byteCount: bytes)
        core.pointee.edgesReady = UInt32((start + bytes) / stride)
    }
}
