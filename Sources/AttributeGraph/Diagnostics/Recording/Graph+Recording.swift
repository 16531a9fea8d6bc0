// Recording into a `TraceRing`. These functions are called only while the graph has a ring or a trace.

extension Graph {
    /// The number of edges of a rule that are searched for changed inputs. A rule may have very many edges.
    private static var causeReach: Int { 256 }
    /// The largest number of causes recorded for one run.
    private static var causeLimit: Int { 8 }

    /// Begins the record of a run.
    ///
    /// The common case is inlined and calls nothing. Runs that are timed, runs with more than one possible cause, and
    /// those for which there is no memory yet, take the separate function `recordTimedStart`.
    @inline(__always)
    func recordStart(_ index: UInt32, in ring: UnsafeMutablePointer<TraceRing.State>) {
        let n = node(index)
        let e = firstEdge(from: n.pointee.firstInput, with: EdgeChange.changed)
        let isSteady = n.pointee.descriptor._withUnsafeGuaranteedRef { $0.pace.isSteady }
        // Most rules have one cause. Without a changed edge `e` is 0, and the zeroed record at offset 0 has no next
        // edge.
        guard isSteady, ring.pointee.hasRoom,
            firstEdge(from: edge(e).pointee.nextInput, with: EdgeChange.changed) == 0
        else {
            return recordTimedStart(index, firstChanged: e, in: ring)
        }
        recordSteadyStart(of: n, index, input(of: e), in: ring)
    }

    @inline(__always)
    private func recordSteadyStart(
        of n: UnsafeMutablePointer<Node>, _ index: UInt32, _ cause: AnyAttribute,
        in ring: UnsafeMutablePointer<TraceRing.State>
    ) {
        let (record, outer) = ring.pointee.openRun()
        record.pointee = TraceRecord(
            head: ring.pointee.headOfRuns, flags: n.pointee.flags, subject: handle(index), cause: cause,
            detail: detail(of: n), start: ring.pointee.latest, end: outer)
    }

    @inline(never)
    private func recordTimedStart(
        _ index: UInt32, firstChanged e: UInt32, in ring: UnsafeMutablePointer<TraceRing.State>
    ) {
        let n = node(index)
        if e != 0, edge(e).pointee.nextInput != 0 { recordCauses(of: index, after: e, in: ring) }
        ring.pointee.makeRoom()
        if n.pointee.descriptor._withUnsafeGuaranteedRef({ $0.pace.isSteady }) {
            recordSteadyStart(of: n, index, input(of: e), in: ring)
        } else {
            let (start, lead) = ring.pointee.timedStart()
            let (record, outer) = ring.pointee.openRun()
            record.pointee = TraceRecord(
                kind: .rule, isFirst: n.pointee.flags & Flag.lacksValue != 0, lead: lead, update: ring.pointee.update,
                subject: handle(index), cause: input(of: e), detail: detail(of: n), start: start, end: outer)
        }
    }

    /// The first edge with `change`, starting at `first`; 0 if none of the first `causeReach` edges has it.
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

    /// The input of an edge; `.nothing` if the input has ended or if `e` is 0.
    @inline(__always)
    private func input(of e: UInt32) -> AnyAttribute {
        // The record at offset 0 belongs to a node that is never used. All its bytes are 0, so it reads as an edge to
        // itself.
        handle(edge(e).pointee.input)
    }

    /// The `detail` of records of a rule's runs.
    // Unsafe pointers: a descriptor lives as long as the graph.
    @inline(__always)
    private func detail(of n: UnsafeMutablePointer<Node>) -> UInt64 {
        UInt64(UInt(bitPattern: n.pointee.descriptor.toOpaque()))
    }

    /// Recomputes one of many rules whose values mostly stay the same. While only a ring is recording, the run is
    /// recorded only if the value changed, and is not timed. Rules that this run evaluates are recorded as usual.
    /// - Returns: Whether the value changed.
    /// - Precondition: that of `recompute`.
    /// - Complexity: that of `recompute`.
    @inline(never)
    package func recomputeOneOfMany(_ attribute: AnyAttribute) -> Bool {
        let c = core
        let left = c.pointee.quietRunsLeft
        // Near the end of a counting period, each run takes the slow path. Without a ring, or with a trace,
        // `recordedRunsEnd` is `Int32.max`, so that every run takes the slow path.
        if _slowPath(left &- 4 <= c.pointee.recordedRunsEnd) { return recompute(attribute) }
        // Exactly one run may begin without being recorded. The adjustments leave `runs` unchanged.
        let quiet = 1 &- left
        c.pointee.quietRunsLeft = 1
        c.pointee.quietRuns &+= quiet
        c.pointee.recordedRunsEnd &+= quiet
        guard runNow(attribute) else { return false }
        recordOneOfMany(attribute)
        return true
    }

    /// Records a finished run that changed the value.
    @inline(never)
    private func recordOneOfMany(_ attribute: AnyAttribute) {
        guard let ring = core.pointee.ring else { return }
        let n = node(attribute.index)
        let start = ring.pointee.latest
        ring.pointee.latest = start &+ 1
        ring.pointee.nextRecord().pointee = TraceRecord(
            head: ring.pointee.headOfRuns, flags: n.pointee.flags & ~Flag.lacksValue, subject: attribute,
            cause: input(of: firstEdge(from: n.pointee.firstInput, with: EdgeChange.cause)), detail: detail(of: n),
            start: start, end: start &+ 1, isChanged: true)
    }

    /// Records the other changed inputs, after the edge `first`.
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
    /// - Returns: The record, if the run is timed and its times are still missing; otherwise `nil`.
    @inline(__always)
    func recordSteadyEnd(
        _ index: UInt32, changed: Bool, in ring: UnsafeMutablePointer<TraceRing.State>
    ) -> UnsafeMutablePointer<TraceRecord>? {
        guard let record = ring.pointee.close() else { return nil }
        record.pointee.record(changed: changed)
        guard record.pointee.isEstimated else { return record }
        let latest = node(index).pointee.descriptor._withUnsafeGuaranteedRef {
            $0.pace.countEstimated()
            return max(ring.pointee.latest &+ 1, record.pointee.start &+ UInt64($0.pace.ticks))
        }
        ring.pointee.latest = latest
        record.pointee.end = latest
        return nil
    }

    /// Completes the record of a timed run by storing its times.
    @inline(never)
    func recordTimedEnd(
        _ index: UInt32, _ record: UnsafeMutablePointer<TraceRecord>, in ring: UnsafeMutablePointer<TraceRing.State>
    ) {
        let length = ring.pointee.timedEnd(of: record)
        node(index).pointee.descriptor._withUnsafeGuaranteedRef {
            $0.pace.countTimed(length, quickRun: ring.pointee.quickRun)
        }
        record.pointee.end = ring.pointee.latest
    }

    /// Records that a pending rule was found up to date.
    @inline(never)
    func recordSkipped(_ index: UInt32) {
        if let ring = core.pointee.ring { record(.skipped, of: index, in: ring) }
    }

    func recordChange(of index: UInt32, in ring: UnsafeMutablePointer<TraceRing.State>) {
        record(.inputChanged, of: index, detail: ring.pointee.write, in: ring)
    }

    /// Records the end of an attribute if the attribute is watched.
    @inline(__always)
    func recordEnd(of index: UInt32, in ring: UnsafeMutablePointer<TraceRing.State>) {
        if _slowPath(ring.pointee.watched.remove(index)) { record(.ended, of: index, in: ring) }
    }

    private func record(
        _ kind: TraceRecord.Kind, of index: UInt32, cause: UInt32 = 0, detail: UInt64 = 0,
        in ring: UnsafeMutablePointer<TraceRing.State>
    ) {
        // The clock is not read: the order relative to the runs is sufficient.
        let time = ring.pointee.latest
        ring.pointee.nextRecord().pointee = TraceRecord(
            kind: kind, update: ring.pointee.update, subject: handle(index),
            cause: cause == 0 ? .nothing : handle(cause), detail: detail, start: time, end: time)
    }

    /// Returns the names of types of rules, by the `detail` of the records of their runs.
    ///
    /// - Parameter known: The number of types that are known already. Becomes the number of all types.
    /// - Complexity: O(1) without new types; otherwise that of creating the names.
    package func ruleNames(after known: inout Int) -> [UInt64: String] {
        guard known < descriptors.made.count else { return [:] }
        var names: [UInt64: String] = [:]
        for descriptor in descriptors.made[known...] where !descriptor.isInput {
            names[detail(of: descriptor)] = descriptor.typeName()
        }
        known = descriptors.made.count
        return names
    }

    // Unsafe pointers: a descriptor lives as long as the graph.
    private func detail(of descriptor: Descriptor) -> UInt64 {
        UInt64(UInt(bitPattern: Unmanaged.passUnretained(descriptor).toOpaque()))
    }
}
