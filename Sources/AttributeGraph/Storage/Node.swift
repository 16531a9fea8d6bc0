/// One attribute in the arena: 64 bytes, one cache line. The parts of variable size (the value and the rule) are in
/// separate memory, behind `value`.
@usableFromInline
struct Node {
    /// Bits of `Flag`.
    @usableFromInline var flags: UInt32
    /// Odd while the node is live, even while it is free.
    @usableFromInline var generation: UInt32
    /// The value. The rule follows it at `Descriptor.ruleOffset`.
    @usableFromInline var value: UnsafeMutableRawPointer
    /// The operations of this attribute's type, retained by the graph's table.
    @usableFromInline var descriptor: Unmanaged<Descriptor>
    /// The first edge of the list of inputs, in the order in which the last run first read them.
    @usableFromInline var firstInput: Offset
    /// For a running rule: the value of `RunningRule.tracking` when the run began.
    ///
    /// For an input: the value of `Graph.runStamp` when the input was first set while all its readers were up to date.
    /// Until the next run of any rule, all readers have seen the value in `stamp`.
    @usableFromInline var passing: UInt32
    /// The list of edges to readers, in the order in which they began to read.
    @usableFromInline var firstReader: Offset
    @usableFromInline var lastReader: Offset
    @usableFromInline var scope: UInt32
    /// The next attribute of the same scope; in a free node, the next free node.
    @usableFromInline var nextInScope: Offset
    /// The number of the latest relinking run that read this attribute. A second read in the same run needs no edge.
    @usableFromInline var lastReadBy: UInt32
    /// A row of the table of names, or 0 for the name of the type.
    @usableFromInline var name: UInt32
    /// The position of this attribute in the order of creation, by which eager rules are queued. For an input: the
    /// bytes of the value that its readers have seen; see `passing`.
    @usableFromInline var stamp: UInt64
}

/// The bits of `Node.flags`.
@usableFromInline
enum Flag {
    /// The rule must run: an input has changed, or the rule has never run.
    @inlinable static var dirty: UInt32 { 1 << 0 }
    /// An input may have changed: the inputs must be checked in the order of reading.
    @inlinable static var pending: UInt32 { 1 << 1 }
    /// The rule is running.
    @inlinable static var running: UInt32 { 1 << 2 }
    /// The rule's inputs are being checked.
    @inlinable static var checking: UInt32 { 1 << 3 }
    /// The rule takes part in `flush()`, and marks stop at it.
    @inlinable static var eager: UInt32 { 1 << 4 }
    /// The rule waits for `flush()`.
    @inlinable static var queued: UInt32 { 1 << 5 }
    /// No run has stored a value yet: the memory behind `value` is uninitialized.
    @inlinable static var lacksValue: UInt32 { 1 << 6 }
    /// The attribute is an input, and has no rule.
    @inlinable static var input: UInt32 { 1 << 7 }
    /// An input is still out of date after it was brought up to date, so this rule stays pending.
    @inlinable static var staysPending: UInt32 { 1 << 8 }
    /// A cycle through this attribute has been reported.
    @inlinable static var cycleReported: UInt32 { 1 << 9 }
    /// The current run or check has met a cycle through this attribute.
    @inlinable static var inCycle: UInt32 { 1 << 10 }
    /// The attribute is an input that compares with `==`.
    @inlinable static var comparesWithEquals: UInt32 { 1 << 11 }
    /// The rule was invalidated: it must run even if no input has changed.
    @inlinable static var invalidated: UInt32 { 1 << 12 }

    /// Toggled at the begin of each run. The run also toggles `EdgeMark.phase` of each edge that it reads along, so
    /// that equal bits mean that the run has read the input.
    @inlinable static var phase: UInt32 { 1 << 13 }
    /// The current run relinks: it has read other inputs than the last run.
    @inlinable static var relinking: UInt32 { 1 << 14 }
    /// The current run is traced or recorded.
    @inlinable static var traced: UInt32 { 1 << 15 }

    /// The rule was marked while its inputs were being checked, perhaps by an input that had already been examined.
    @inlinable static var markedInCheck: UInt32 { 1 << 16 }
    /// The inputs are being checked for the second time, because of `markedInCheck`.
    @inlinable static var checkedAgain: UInt32 { 1 << 17 }

    /// The flags that need work after a run.
    @inlinable static var unsettled: UInt32 { stale | queued | inCycle | cycleReported | relinking | traced }
    /// The flags that need work after a check found the rule up to date.
    @inlinable static var settledByCheck: UInt32 {
        staysPending | inCycle | queued | markedInCheck | checkedAgain
    }
    /// The flags that a run clears.
    @inlinable static var endsByRunning: UInt32 {
        stale | checking | staysPending | invalidated | markedInCheck | checkedAgain
    }
    /// The flags of a rule that has never run.
    @inlinable static var newRule: UInt32 { dirty | lacksValue }
    /// The flags of an attribute that is out of date.
    @inlinable static var stale: UInt32 { dirty | pending }
    /// The flags for which a read takes the slow path.
    @inlinable static var notReady: UInt32 { dirty | pending | running | checking }
    /// The flags that distinguish a node that needs `pull` from a dirty node, which just runs.
    @inlinable static var needsPull: UInt32 { notReady & ~dirty }
    /// The flags at which marking stops. A lazy, idle rule that is up to date has none of them.
    @inlinable static var stopsMarks: UInt32 { dirty | pending | running | eager }
}
