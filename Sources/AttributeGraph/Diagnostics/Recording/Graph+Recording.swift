// What is recorded while there is a ring. None of it is called without one or a trace.

extension Graph {
    /// How many edges of a rule are looked at for what has changed: a rule may read very many.
    private static var causeReach: Int { 256 }
    /// How many causes of one run are kept.
    private static var causeLimit: Int { 8 }

    @inline(__always)
    func recordStart(_ index: UInt32, in ring: UnsafeMutablePointer<TraceRing.State>) {
        let n = node(index)
        var cause: UInt32 = 0
        var e = n.pointee.firstInput
        var reach = Self.causeReach
        var found = 0
        while e != 0, reach > 0, found < Self.causeLimit {
            let edge = edge(e)
            if edge.pointee.changes & EdgeChange.changed != 0, edge.pointee.input != 0 {
                found &+= 1
                if cause == 0 {
                    cause = edge.pointee.input
                } else {
                    record(.cause, of: index, cause: edge.pointee.input, in: ring)
                }
            }
            reach &-= 1
            e = edge.pointee.nextInput
        }
        ring.pointee.begin(
            .init(
                start: ring.pointee.now, cause: cause == 0 ? .nothing : handle(cause),
                isFirst: n.pointee.flags & Flag.hasValue == 0))
    }

    @inline(__always)
    func recordEnd(_ index: UInt32, changed: Bool, in ring: UnsafeMutablePointer<TraceRing.State>) {
        // Recording may have begun in the midst of the run.
        guard let run = ring.pointee.end() else { return }
        let place = ring.pointee.next()
        place.pointee.kind = .rule
        place.pointee.isChanged = changed
        place.pointee.isFirst = run.pointee.isFirst
        place.pointee.update = ring.pointee.update
        place.pointee.subject = handle(index)
        place.pointee.cause = run.pointee.cause
        // Unsafe pointers: a descriptor lives as long as the graph.
        place.pointee.detail = UInt64(UInt(bitPattern: node(index).pointee.descriptor.toOpaque()))
        place.pointee.start = run.pointee.start
        place.pointee.end = ring.pointee.now
    }

    /// A pending rule has been found up to date.
    @inline(never)
    func recordSkipped(_ index: UInt32) {
        if let ring = core.pointee.ring { record(.skipped, of: index, in: ring) }
    }

    func recordChange(of index: UInt32, in ring: UnsafeMutablePointer<TraceRing.State>) {
        record(.inputChanged, of: index, detail: ring.pointee.write, in: ring)
    }

    func recordEnd(of index: UInt32) {
        guard let recording, recording.endWatching(index) else { return }
        record(.ended, of: index, in: recording.state)
    }

    private func record(
        _ kind: TraceRecord.Kind, of index: UInt32, cause: UInt32 = 0, detail: UInt64 = 0,
        in ring: UnsafeMutablePointer<TraceRing.State>
    ) {
        let now = ring.pointee.now
        ring.pointee.next().pointee = TraceRecord(
            kind: kind, update: ring.pointee.update, subject: handle(index),
            cause: cause == 0 ? .nothing : handle(cause), detail: detail, start: now, end: now)
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
