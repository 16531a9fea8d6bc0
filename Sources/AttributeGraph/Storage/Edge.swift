/// One dependency: `reader` has read `input` in its last run. 24 bytes, in two lists: the inputs of
/// the reader, and the readers of the input.
@usableFromInline
struct Edge {
    /// 0 when the input has ended; the reader drops the edge in its next run.
    @usableFromInline var input: UInt32
    @usableFromInline var reader: UInt32
    /// The next input of the same reader; in a free edge, the next free edge.
    @usableFromInline var nextInput: UInt32
    @usableFromInline var nextReader: UInt32
    @usableFromInline var previousReader: UInt32
    /// The bits of `EdgeMark`, and above them the run that confirmed this edge last.
    @usableFromInline var marks: UInt32
}

/// The bits of `Edge.marks`.
@usableFromInline
enum EdgeMark {
    /// The input has changed since the reader ran.
    @inlinable static var changed: UInt32 { 1 << 0 }
    /// The input had changed when the reader ran last: it is a cause of that run.
    @inlinable static var cause: UInt32 { 1 << 1 }
    /// The edge closed a cycle: the end of the input's run under way does not wake the reader.
    @inlinable static var closesCycle: UInt32 { 1 << 2 }
    /// Where the number of the run begins.
    @inlinable static var runShift: UInt32 { 3 }
    /// From here on, the numbers of runs start again as soon as nothing runs.
    @inlinable static var lastQuietRun: UInt32 { 1 << 28 }
    /// The highest number that an edge can carry.
    @inlinable static var lastRun: UInt32 { (1 << 29) - 1 }
    /// All marks of a free edge that others may be put behind in the list of free ones. No run has this number.
    @inlinable static var isFree: UInt32 { .max }
}
