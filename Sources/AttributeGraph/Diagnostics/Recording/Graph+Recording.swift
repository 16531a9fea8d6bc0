// What is recorded while there is a ring. None of it is called without one or a trace.

extension Graph {
    /// The start of a run that is recorded.
    struct RecordedRun {
        var start: UInt64 = 0
        var cause: UInt32 = 0
        var isFirst = false
    }

    /// How many edges of a rule are looked at for what has changed: a rule may read very many.
    private static var causeReach: Int { 256 }
    /// How many causes of one run are kept.
    private static var causeLimit: Int { 8 }

    func recordStart(_ index: UInt32, in ring: TraceRing) -> RecordedRun {
        let n = node(index)
        var run = RecordedRun(isFirst: n.pointee.flags & Flag.hasValue == 0)
        var e = n.pointee.firstInput
        var reach = Self.causeReach
        var found = 0
        while e != 0, reach > 0, found < Self.causeLimit {
            let edge = edge(e).pointee
            if edge.input != 0, edge.marks & EdgeMark.changed != 0 {
                found += 1
                if run.cause == 0 {
                    run.cause = edge.input
                } else {
                    var record = TraceRecord(kind: .cause)
                    record.subject = handle(index)
                    record.cause = handle(edge.input)
                    ring.append(record)
                }
            }
            reach -= 1
            e = edge.nextInput
        }
        run.start = ring.now
        return run
    }

    func recordEnd(_ index: UInt32, of run: RecordedRun, changed: Bool, in ring: TraceRing) {
        var record = TraceRecord(kind: .rule)
        record.isChanged = changed
        record.isFirst = run.isFirst
        record.subject = handle(index)
        if run.cause != 0 { record.cause = handle(run.cause) }
        // Unsafe pointers: a descriptor lives as long as the graph.
        record.detail = UInt64(UInt(bitPattern: node(index).pointee.descriptor.toOpaque()))
        record.start = run.start
        record.end = ring.now
        ring.append(record)
    }

    /// A pending rule has been found up to date.
    @inline(never)
    func recordSkipped(_ index: UInt32) {
        guard let recording else { return }
        var record = TraceRecord(kind: .skipped)
        record.subject = handle(index)
        record.start = recording.now
        record.end = record.start
        recording.append(record)
    }

    func recordChange(of index: UInt32, in ring: TraceRing) {
        var record = TraceRecord(kind: .inputChanged)
        record.subject = handle(index)
        record.detail = ring.write
        record.start = ring.now
        record.end = record.start
        ring.append(record)
    }

    func recordEnd(of index: UInt32, in ring: TraceRing) {
        guard ring.endWatching(index) else { return }
        var record = TraceRecord(kind: .ended)
        record.subject = handle(index)
        record.start = ring.now
        record.end = record.start
        ring.append(record)
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
