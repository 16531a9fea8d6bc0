/// The mutable state of a graph, behind a pointer: each access to a stored property of a class would be guarded by a
/// run-time check of exclusive access.
@usableFromInline
struct Core {
    @usableFromInline var running = RunningRule.none
    /// The number of runs that may begin before a run takes the slow path, because a trace or ring is active or
    /// because the run counters must be reset.
    @usableFromInline var quietRunsLeft = RunCount.first
    /// The value of `quietRunsLeft` at the last call of `startCountingRuns()`.
    var quietRuns = RunCount.first
    /// The number of the current relinking run; see `beginRelinking(_:)`.
    var relinkingRun: UInt32 = 0
    /// The edge of the input that the relinking run has read last. The following edges are left over from the previous
    /// run.
    var linkCursor: Offset = 0
    /// The largest number of a relinking run so far. At most the number of runs since the last reset.
    var latestRelinkingRun: UInt32 = 0
    /// Whether the numbers of relinking runs must be reset as soon as nothing runs.
    var mustForgetRuns = false
    /// The top frame of the stack of work, which has frames of checks and frames saved by relinking runs. The bottom
    /// frame is never used.
    var workTop: UnsafeMutablePointer<WorkFrame>

    /// The flags for which the end of a check takes the slow path; all flags while a trace or ring is active.
    var slowCheckFlags = Flag.settledByCheck

    /// Whether a trace or a ring is active.
    @usableFromInline var isTracing = false
    /// Whether a trace is active.
    @usableFromInline var hasTrace = false
    /// The lower bound of `quietRunsLeft` while only a ring is active, which records each run; otherwise `Int32.max`.
    var recordedRunsEnd = Int32.max
    /// The ring that records events, if any.
    var ring: UnsafeMutablePointer<TraceRing.State>?
    /// The ring that records events if no trace is active; otherwise `nil`.
    var soleRing: UnsafeMutablePointer<TraceRing.State>?
    @usableFromInline var isFlushing = false
    /// Whether scopes wait for the end of the evaluation before they end.
    @usableFromInline var hasDeferredEnds = false
    /// Whether a callback of a client is in progress, which must not change the graph.
    @usableFromInline var isInCallback = false
    /// Whether a scope is being ended, so that the end of other scopes is deferred.
    var isEnding = false
    /// The records of ended scopes that are not in the free lists yet.
    var ended = Ended()

    // The first node and the first scope are never used, so that the index 0 means "none".
    var nodesUsed: Offset = Node.unitCount
    /// Memory has been requested up to this node and up to this edge.
    var nodesReady: Offset = 64 * Node.unitCount
    var edgesReady: Offset = 0
    var freeNode: Offset = 0
    var edgesUsed: Offset = 0
    var freeEdge: Offset = 0
    var scopesUsed: UInt32 = 1
    var freeScope: UInt32 = 0

    var latestStamp: UInt64 = 0
    /// The number of runs before the last call of `startCountingRuns()`.
    var earlierRuns = 0
    var liveNodes = 0
    var liveEdges = 0
    var liveScopes = 0
    var largeValueBytes = 0

    var values: ValuePool
    var queue = EagerQueue()
}

extension Core {
    /// The number of bytes between the begin of the core and the nodes.
    @inlinable @inline(__always) static var space: Int { 512 }

    /// The number of runs so far.
    var runs: Int { earlierRuns + Int(quietRuns) - Int(quietRunsLeft) }
}

/// The period of the run counters, of which inputs store only the lower 31 bits.
enum RunCount {
    /// The number of runs after which all stored counters are reset, before the counters repeat.
    static var period: Int { 1 << 30 }
    /// The number of runs before the first reset.
    static var first: Int32 { Int32(period - 1) }
}

/// The running rule and its progress, saved and restored around each run. While a node is being checked, `expected` is
/// the edge from the attribute that runs to the node under check, because that reader need not be marked.
@usableFromInline
struct RunningRule {
    /// The node of the running rule; 0 if no rule runs; negative while reads create no dependencies.
    @usableFromInline var tracking: Int32
    /// The edge of the next input, if the rule reads the same inputs as in its last run. 0 after the last edge, and 0
    /// in a relinking run, where `Core.linkCursor` is the position of new edges.
    @usableFromInline var expected: Offset

    @inlinable @inline(__always)
    init(tracking: Int32, expected: Offset) {
        self.tracking = tracking
        self.expected = expected
    }

    @inlinable static var none: RunningRule { RunningRule(tracking: 0, expected: 0) }

    /// This rule with reads that create no dependencies.
    @inlinable var untracked: RunningRule {
        RunningRule(tracking: tracking > 0 ? -tracking : tracking, expected: 0)
    }
}

/// A suspended activity of the graph other than a running rule: a node under check, with the edge under examination. A
/// relinking run has two frames: the saved state of the enclosing relinking run, and `relinking`.
struct WorkFrame {
    /// A node under check, or the saved cursor of an enclosing run.
    var node: Offset
    /// The edge under examination, or the saved number of an enclosing run.
    var edge: Offset

    /// The upper frame of a relinking run. No node and no edge has these offsets.
    static var relinking: WorkFrame { WorkFrame(node: .max, edge: 0) }
}
