/// One dependency: `reader` has read `input` in its last run. 24 bytes, in two lists: the inputs of
/// the reader, and the readers of the input.
@usableFromInline
struct Edge {
    /// 0 when the input has ended; the reader drops the edge in its next run.
    @usableFromInline var input: Place
    @usableFromInline var reader: Place
    /// The next input of the same reader; in a free edge, the next free edge.
    @usableFromInline var nextInput: Place
    @usableFromInline var nextReader: Place
    @usableFromInline var previousReader: Place
    /// The bits of `EdgeChange`: one for each of the reader's last runs, which moves them up when it reads the input.
    @usableFromInline var changes: UInt8
    /// The bits of `EdgeMark`.
    @usableFromInline var marks: UInt8
    /// The parts of the input's value that the reader reads: if none of them has changed, it need not run.
    @usableFromInline var parts: ValueParts = .all
}

/// The bits of `Edge.changes` that are looked at.
@usableFromInline
enum EdgeChange {
    /// The input has changed since the reader ran.
    @inlinable static var changed: UInt8 { 1 << 0 }
    /// The input had changed when the reader ran last: it is a cause of that run.
    @inlinable static var cause: UInt8 { 1 << 1 }
}

/// The bits of `Edge.marks`.
@usableFromInline
enum EdgeMark {
    /// The edge closed a cycle: the end of the input's run under way does not wake the reader.
    @inlinable static var closesCycle: UInt8 { 1 << 0 }
    /// Like `Flag.phase` of the reader, unless that is running and has not read the input in this run.
    @inlinable static var phase: UInt8 { 1 << 1 }
}
