/// A dependency: the last run of `reader` has read `input`. 24 bytes, linked into two lists: the inputs of the reader
/// and the readers of the input.
@usableFromInline
struct Edge {
    /// 0 if the input has ended. The reader then removes the edge in its next run.
    @usableFromInline var input: Offset
    @usableFromInline var reader: Offset
    /// The next input of the same reader; in a free edge, the next free edge.
    @usableFromInline var nextInput: Offset
    @usableFromInline var nextReader: Offset
    @usableFromInline var previousReader: Offset
    /// Bits of `EdgeChange`, one for each of the reader's last runs. Each run that reads the input shifts them up.
    @usableFromInline var changes: UInt8
    /// The bits of `EdgeMark`.
    @usableFromInline var marks: UInt8
    /// The parts of the input's value that the reader reads. A change of other parts does not run the reader.
    @usableFromInline var parts: ValueParts = .all
}

/// The bits of `Edge.changes` in use.
@usableFromInline
enum EdgeChange {
    /// The input has changed since the reader's last run.
    @inlinable static var changed: UInt8 { 1 << 0 }
    /// The input had changed before the reader's last run: it is a cause of that run.
    @inlinable static var cause: UInt8 { 1 << 1 }
}

/// The bits of `Edge.marks`.
@usableFromInline
enum EdgeMark {
    /// The edge closed a cycle: the end of the input's current run does not mark the reader.
    @inlinable static var closesCycle: UInt8 { 1 << 0 }
    /// Equal to `Flag.phase` of the reader, except while the reader is running and has not read the input in this run.
    @inlinable static var phase: UInt8 { 1 << 1 }
}
