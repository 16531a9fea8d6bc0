/// One attribute in the arena: 64 bytes, one cache line. Fixed size; what differs from attribute to
/// attribute (the value, and the rule beside it) lies behind `value`.
@usableFromInline
struct Node {
    /// Bits of `Flag`.
    @usableFromInline var flags: UInt32
    /// Odd while the node is live, even while it is free.
    @usableFromInline var generation: UInt32
    /// The value; the rule follows it at `Descriptor.ruleOffset`.
    @usableFromInline var value: UnsafeMutableRawPointer
    /// What is known about the type of this attribute; the graph's table keeps it alive.
    @usableFromInline var descriptor: Unmanaged<Descriptor>
    /// The edges to the inputs, in the order in which the last run first read them.
    @usableFromInline var firstInput: Place
    /// Of a rule that is running: what ran when it began, as `RunningRule.tracking` has it.
    ///
    /// Of an input: `Graph.runStamp` when it was set first, where all its readers were up to date. As long as there has
    /// been no run, they all have seen what `stamp` says.
    @usableFromInline var passing: UInt32
    /// The edges to the readers, in the order in which they began to read.
    @usableFromInline var firstReader: Place
    @usableFromInline var lastReader: Place
    @usableFromInline var scope: UInt32
    /// The next attribute of the same scope; in a free node, the next free node.
    @usableFromInline var nextInScope: Place
    /// The latest run that linked anew and read this attribute: a second read in the same run needs no edge.
    @usableFromInline var lastReadBy: UInt32
    /// A row of the table of names, or 0 for the name of the type.
    @usableFromInline var name: UInt32
    /// The place of this attribute in the order of creation, which is the order of eager rules. Of an input: the bytes
    /// of the value that its readers have seen; see `passing`.
    @usableFromInline var stamp: UInt64
}

/// The bits of `Node.flags`.
@usableFromInline
enum Flag {
    /// The rule must run: an input has changed, or it never ran.
    @inlinable static var dirty: UInt32 { 1 << 0 }
    /// An input may have changed: the inputs must be checked in the order of reading.
    @inlinable static var pending: UInt32 { 1 << 1 }
    /// The rule is running now.
    @inlinable static var running: UInt32 { 1 << 2 }
    /// The inputs are being checked now.
    @inlinable static var checking: UInt32 { 1 << 3 }
    /// The rule takes part in `flush()`, and marks stop at it.
    @inlinable static var eager: UInt32 { 1 << 4 }
    /// The rule waits for `flush()`.
    @inlinable static var queued: UInt32 { 1 << 5 }
    /// The rule has not stored a value yet: the memory behind `value` holds none.
    @inlinable static var lacksValue: UInt32 { 1 << 6 }
    /// Set from outside; has no rule that runs.
    @inlinable static var input: UInt32 { 1 << 7 }
    /// One of the inputs stayed out of date although it was asked for, so this rule stays pending.
    @inlinable static var staysPending: UInt32 { 1 << 8 }
    /// A cycle through this attribute has been reported.
    @inlinable static var cycleReported: UInt32 { 1 << 9 }
    /// A cycle through this attribute was met in the run or check under way.
    @inlinable static var inCycle: UInt32 { 1 << 10 }
    /// An input that compares with `==`.
    @inlinable static var comparesWithEquals: UInt32 { 1 << 11 }
    /// Somebody has said that the rule must run, whatever its inputs are.
    @inlinable static var invalidated: UInt32 { 1 << 12 }

    /// Turned by each run, which turns `EdgeMark.phase` of each edge that it reads along: so that tells what it has read.
    @inlinable static var phase: UInt32 { 1 << 13 }
    /// The run under way has read something else than the last.
    @inlinable static var linking: UInt32 { 1 << 14 }
    /// A trace is told of the end of the run under way.
    @inlinable static var traced: UInt32 { 1 << 15 }

    /// The rule has been marked while its inputs were being checked: perhaps one that had been looked at already.
    @inlinable static var markedInCheck: UInt32 { 1 << 16 }
    /// The inputs are being checked for the second time, because of that.
    @inlinable static var checkedAgain: UInt32 { 1 << 17 }

    /// What needs to be looked at after a run.
    @inlinable static var unsettled: UInt32 { stale | queued | inCycle | cycleReported | linking | traced }
    /// What needs to be looked at when a rule turns out to be up to date.
    @inlinable static var settledByCheck: UInt32 {
        staysPending | inCycle | queued | markedInCheck | checkedAgain
    }
    /// What a run ends.
    @inlinable static var endsByRunning: UInt32 {
        stale | checking | staysPending | invalidated | markedInCheck | checkedAgain
    }
    /// A rule that has never run.
    @inlinable static var newRule: UInt32 { dirty | lacksValue }
    /// Out of date.
    @inlinable static var stale: UInt32 { dirty | pending }
    /// A read must take the slow path.
    @inlinable static var notReady: UInt32 { dirty | pending | running | checking }
    /// One that is not ready and of which nothing of this holds must run.
    @inlinable static var needsPull: UInt32 { notReady & ~dirty }
    /// Nothing of this holds for a lazy rule that is up to date and idle: marks go on through it.
    @inlinable static var stopsMarks: UInt32 { dirty | pending | running | eager }
}
