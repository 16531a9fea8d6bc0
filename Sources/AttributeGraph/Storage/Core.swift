/// The changing part of a graph, behind an address: stored properties of a class would be guarded by
/// a run-time check of exclusive access at every touch.
@usableFromInline
struct Core {
    @usableFromInline var running = RunningRule.none
    /// How many runs may begin before one needs attention: because a trace listens, or their numbers must be forgotten.
    @usableFromInline var quietRunsLeft = RunCount.first
    /// How many they were when the counting down began.
    var quietRuns = RunCount.first
    /// The number of the run that is linking anew; see `beginLinking(_:)`.
    var linkingRun: UInt32 = 0
    /// The edge of the input that this run has read last, so that what follows it is left over from the run before.
    var linkCursor: Place = 0
    /// The latest of these numbers. No more than there have been runs since they began.
    var latestLinkingRun: UInt32 = 0
    /// Whether these numbers must begin anew as soon as nothing runs.
    var mustForgetRuns = false
    /// The frame on top of the stack of work: of checks, and of what was put aside by runs that link anew. The first frame
    /// is never used.
    var workTop: UnsafeMutablePointer<WorkFrame>

    /// The flags at which the end of a check needs attention: all while something is traced.
    var attendedChecks = Flag.settledByCheck

    /// Whether a trace listens, or a ring records.
    @usableFromInline var isTracing = false
    /// Whether a trace listens.
    @usableFromInline var hasTrace = false
    /// What `quietRunsLeft` is above while nothing needs attention but a ring that records each run.
    var recordedRunsEnd = Int32.max
    /// Where what happens is recorded; nil if it is not.
    var ring: UnsafeMutablePointer<TraceRing.State>?
    /// The same where no trace listens; nil where one does.
    var soleRing: UnsafeMutablePointer<TraceRing.State>?
    @usableFromInline var isFlushing = false
    /// Whether scopes wait for the end of the evaluation to be ended.
    @usableFromInline var hasDeferredEnds = false
    /// Whether somebody is being told what happens, who must not use the graph.
    @usableFromInline var isTelling = false
    /// Whether a scope is being ended, so that others must wait.
    var isEnding = false
    /// What scopes that are being ended together have left, which is still to be given back.
    var ended = Ended()

    // The first node is never used, nor is the first scope: 0 means none.
    var nodesUsed: Place = Node.places
    /// Memory has been asked for up to this node, and up to this edge.
    var nodesReady: Place = 64 * Node.places
    var edgesReady: Place = 0
    var freeNode: Place = 0
    var edgesUsed: Place = 0
    var freeEdge: Place = 0
    var scopesUsed: UInt32 = 1
    var freeScope: UInt32 = 0

    var latestStamp: UInt64 = 0
    /// Runs from before the counting down began.
    var earlierRuns = 0
    var liveNodes = 0
    var liveEdges = 0
    var liveScopes = 0
    var largeValueBytes = 0

    var values: ValuePool
    var queue = EagerQueue()
}

extension Core {
    /// The bytes between its beginning and the nodes.
    @inlinable @inline(__always) static var space: Int { 512 }

    /// How many runs there have been.
    var runs: Int { earlierRuns + Int(quietRuns) - Int(quietRunsLeft) }
}

/// How long counts of runs are kept, of which only the lower 31 bits are.
enum RunCount {
    /// After so many runs, all that were kept are forgotten: before they come again.
    static var period: Int { 1 << 30 }
    /// The runs before the first that forgets.
    static var first: Int32 { Int32(period - 1) }
}

/// The rule that is running, and how far it has come; kept and brought back around each run. While a node is checked,
/// `expected` is the edge to whatever runs, from the node whose check waits for it: who asks need not be marked.
@usableFromInline
struct RunningRule {
    /// 0 when none runs; negative while its reads make no dependencies.
    @usableFromInline var tracking: Int32
    /// The edge of what it reads next if it reads what it read in its last run. 0 when that was all, or when it has
    /// read something else: then `Core.linkCursor` says where new edges go.
    @usableFromInline var expected: Place

    @inlinable @inline(__always)
    init(tracking: Int32, expected: Place) {
        self.tracking = tracking
        self.expected = expected
    }

    @inlinable static var none: RunningRule { RunningRule(tracking: 0, expected: 0) }

    /// The same while its reads make no dependencies.
    @inlinable var untracked: RunningRule {
        RunningRule(tracking: tracking > 0 ? -tracking : tracking, expected: 0)
    }
}

/// What the graph is in the middle of, beside running a rule: a node whose inputs are being checked, with the edge that is
/// being looked at. A run that links anew has two frames: what it took over from, and `linking`.
struct WorkFrame {
    /// A node that is being checked, or the cursor of another run.
    var node: Place
    /// The edge that is being looked at, or the number of another run.
    var edge: Place

    /// The upper of the two frames of a run that links anew. There is no such node, and no such edge.
    static var linking: WorkFrame { WorkFrame(node: .max, edge: 0) }
}
