// What is recorded while there is a ring. None of it is called without one or a trace.

extension Graph {
    /// How many edges of a rule are looked at for what has changed: a rule may read very many.
    private static var causeReach: Int { 256 }
    /// How many causes of one run are kept.
    private static var causeLimit: Int { 8 }

    /// Begins the record of a run.
    ///
    /// What most runs need is inlined, and calls nothing: where a run is timed, or more than one input may have changed, it is
    /// another function that does all.
    @inline(__always)
    func recordStart(_ index: UInt32, in ring: UnsafeMutablePointer<TraceRing.State>) {
        let n = node(index)
        let e = firstEdge(from: n.pointee.firstInput, with: EdgeChange.changed)
        let isSteady = n.pointee.descriptor._withUnsafeGuaranteedRef { $0.pace.isSteady }
        // Most rules have one cause. Of the first place, which is no edge, there is no next one.
        guard isSteady, firstEdge(from: edge(e).pointee.nextInput, with: EdgeChange.changed) == 0 else {
            return recordTimedStart(index, firstChanged: e, in: ring)
        }
        recordSteadyStart(of: n, index, input(of: e), in: ring)
    }

    @inline(__always)
    private func recordSteadyStart(
        of n: UnsafeMutablePointer<Node>, _ index: UInt32, _ cause: AnyAttribute,
        in ring: UnsafeMutablePointer<TraceRing.State>
    ) {
        let outer = ring.pointee.open
        ring.pointee.open = ring.pointee.count &+ 1
        ring.pointee.next().pointee = TraceRecord(
            head: ring.pointee.headOfRuns, flags: n.pointee.flags, subject: handle(index), cause: cause,
            detail: detail(of: n), start: ring.pointee.latest, end: outer)
    }

    @inline(never)
    private func recordTimedStart(
        _ index: UInt32, firstChanged e: UInt32, in ring: UnsafeMutablePointer<TraceRing.State>
    ) {
        let n = node(index)
        if e != 0, edge(e).pointee.nextInput != 0 { recordCauses(of: index, after: e, in: ring) }
        if n.pointee.descriptor._withUnsafeGuaranteedRef({ $0.pace.isSteady }) {
            recordSteadyStart(of: n, index, input(of: e), in: ring)
        } else {
            let (start, lead) = ring.pointee.timedStart()
            let outer = ring.pointee.open
            ring.pointee.open = ring.pointee.count &+ 1
            ring.pointee.next().pointee = TraceRecord(
                kind: .rule, isFirst: n.pointee.flags & Flag.lacksValue != 0, lead: lead, update: ring.pointee.update,
                subject: handle(index), cause: input(of: e), detail: detail(of: n), start: start, end: outer)
        }
    }

    /// The first edge with a change, from one on; 0 says that there is none, or none among those that are looked at.
    @inline(__always)
    private func firstEdge(from first: UInt32, with change: UInt8) -> UInt32 {
        var e = first
        var reach = Self.causeReach
        while e != 0, edge(e).pointee.changes & change == 0 {
            e = edge(e).pointee.nextInput
            reach &-= 1
            if reach == 0 { return 0 }
        }
        return e
    }

    /// The input of an edge; nothing where that has ended, and where there is no edge.
    @inline(__always)
    private func input(of e: UInt32) -> AnyAttribute {
        // The first place is that of a node which is never used, and all of it is 0: as an edge it leads to itself.
        handle(edge(e).pointee.input)
    }

    /// What records of a rule's runs have as `detail`.
    // Unsafe pointers: a descriptor lives as long as the graph.
    @inline(__always)
    private func detail(of n: UnsafeMutablePointer<Node>) -> UInt64 {
        UInt64(UInt(bitPattern: n.pointee.descriptor.toOpaque()))
    }

    /// The same as `recompute`, for one of many rules that mostly come to what they were: where nothing but a ring records, the
    /// run is recorded only if the value changed, and is not timed. What it asks for is recorded as ever.
    /// - Returns: whether the value changed.
    /// - Precondition: that of `recompute`.
    /// - Complexity: that of `recompute`.
    @inline(never)
    package func recomputeOneOfMany(_ attribute: AnyAttribute) -> Bool {
        let c = core
        let left = c.pointee.quietRunsLeft
        // Close to the end of a period each run needs attention; where no ring records, or not alone, there is no such end.
        if _slowPath(left &- 4 <= c.pointee.recordedRunsEnd) { return recompute(attribute) }
        // One run is quiet. `runs` stays what it is.
        let quiet = 1 &- left
        c.pointee.quietRunsLeft = 1
        c.pointee.quietRuns &+= quiet
        c.pointee.recordedRunsEnd &+= quiet
        guard runNow(attribute) else { return false }
        recordOneOfMany(attribute)
        return true
    }

    /// Records a run that is over and has come to another value.
    @inline(never)
    private func recordOneOfMany(_ attribute: AnyAttribute) {
        guard let ring = core.pointee.ring else { return }
        let n = node(attribute.index)
        let start = ring.pointee.latest
        ring.pointee.latest = start &+ 1
        ring.pointee.next().pointee = TraceRecord(
            head: ring.pointee.headOfRuns, flags: n.pointee.flags & ~Flag.lacksValue, subject: attribute,
            cause: input(of: firstEdge(from: n.pointee.firstInput, with: EdgeChange.cause)), detail: detail(of: n),
            start: start, end: start &+ 1, isChanged: true)
    }

    /// Records what else has changed, beside the input of an edge.
    @inline(never)
    private func recordCauses(
        of index: UInt32, after first: UInt32, in ring: UnsafeMutablePointer<TraceRing.State>
    ) {
        var e = edge(first).pointee.nextInput
        var reach = Self.causeReach
        var found = 1
        while e != 0, reach > 0, found < Self.causeLimit {
            let edge = edge(e)
            if edge.pointee.changes & EdgeChange.changed != 0, edge.pointee.input != 0 {
                found &+= 1
                record(.cause, of: index, cause: edge.pointee.input, in: ring)
            }
            reach &-= 1
            e = edge.pointee.nextInput
        }
    }

    /// Completes the record of a run.
    @inline(__always)
    func recordEnd(_ index: UInt32, changed: Bool, in ring: UnsafeMutablePointer<TraceRing.State>) {
        if let timed = recordSteadyEnd(index, changed: changed, in: ring) { recordTimedEnd(index, timed, in: ring) }
    }

    /// Completes the record of a run that is not timed.
    /// - Returns: The record, if the run is timed: its times are wanting.
    @inline(__always)
    func recordSteadyEnd(
        _ index: UInt32, changed: Bool, in ring: UnsafeMutablePointer<TraceRing.State>
    ) -> UnsafeMutablePointer<TraceRecord>? {
        guard let record = ring.pointee.close() else { return nil }
        record.pointee.note(changed: changed)
        guard record.pointee.isEstimated else { return record }
        let latest = node(index).pointee.descriptor._withUnsafeGuaranteedRef {
            $0.pace.estimated()
            return max(ring.pointee.latest &+ 1, record.pointee.start &+ UInt64($0.pace.ticks))
        }
        ring.pointee.latest = latest
        record.pointee.end = latest
        return nil
    }

    /// Completes the record of a run that is timed, which wants nothing but its times.
    @inline(never)
    func recordTimedEnd(
        _ index: UInt32, _ record: UnsafeMutablePointer<TraceRecord>, in ring: UnsafeMutablePointer<TraceRing.State>
    ) {
        let length = ring.pointee.timedEnd(of: record)
        node(index).pointee.descriptor._withUnsafeGuaranteedRef {
            $0.pace.timed(length, quickRun: ring.pointee.quickRun)
        }
        record.pointee.end = ring.pointee.latest
    }

    /// A pending rule has been found up to date.
    @inline(never)
    func recordSkipped(_ index: UInt32) {
        if let ring = core.pointee.ring { record(.skipped, of: index, in: ring) }
    }

    func recordChange(of index: UInt32, in ring: UnsafeMutablePointer<TraceRing.State>) {
        record(.inputChanged, of: index, detail: ring.pointee.write, in: ring)
    }

    /// An attribute ends, which is said if it is watched.
    @inline(__always)
    func recordEnd(of index: UInt32, in ring: UnsafeMutablePointer<TraceRing.State>) {
        if _slowPath(ring.pointee.watched.remove(index)) { record(.ended, of: index, in: ring) }
    }

    private func record(
        _ kind: TraceRecord.Kind, of index: UInt32, cause: UInt32 = 0, detail: UInt64 = 0,
        in ring: UnsafeMutablePointer<TraceRing.State>
    ) {
        // No look at the clock: what counts is between which runs it was.
        let time = ring.pointee.latest
        ring.pointee.next().pointee = TraceRecord(
            kind: kind, update: ring.pointee.update, subject: handle(index),
            cause: cause == 0 ? .nothing : handle(cause), detail: detail, start: time, end: time)
    }

    /// The name of the type of the rules whose records have this `detail`.
    /// - Precondition: it is of a record of this graph, of the kind `rule`.
    /// - Complexity: that of making the name.
    package func ruleName(recordedAs detail: UInt64) -> String? {
        guard let pointer = UnsafeRawPointer(bitPattern: UInt(detail)) else { return nil }
        // Unsafe pointers: a descriptor lives as long as the graph.
        return Unmanaged<Descriptor>.fromOpaque(pointer).takeUnretainedValue().typeName()
    }
}
