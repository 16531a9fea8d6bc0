/// The changing part of a graph, behind a pointer: stored properties of a class would be guarded by
/// a run-time check of exclusive access at every touch.
@usableFromInline
struct Core {
    /// The rule that is running, or 0; negative while its reads make no dependencies.
    @usableFromInline var tracking: Int32 = 0
    /// The number of its run.
    @usableFromInline var run: UInt32 = 0
    /// The number of the latest run.
    @usableFromInline var latestRun: UInt32 = 0
    /// When the latest run has this number, the next needs attention: numbers must start again, or,
    /// where this is 0, a trace listens.
    @usableFromInline var lastQuietRun = EdgeMark.lastQuietRun
    /// How many frames the stack of work holds; 0 when the graph is idle.
    @usableFromInline var workCount = 0

    /// Whether a trace listens, or a ring records.
    @usableFromInline var isTracing = false
    /// Whether a trace listens.
    @usableFromInline var hasTrace = false
    /// Where what happens is recorded; nil if it is not.
    var ring: UnsafeMutablePointer<TraceRing.State>?
    @usableFromInline var isFlushing = false
    /// Whether scopes wait for the end of the evaluation to be ended.
    @usableFromInline var hasDeferredEnds = false
    /// Whether somebody is being told what happens, who must not use the graph.
    @usableFromInline var isTelling = false
    /// Whether a scope is being ended, so that others must wait.
    var isEnding = false
    /// What the scopes that are being ended together have freed last, or 0; see `freeNodes(_:_:)`.
    var lastFreedNode: UInt32 = 0
    var lastFreedEdge: UInt32 = 0

    // Slots 0 are never used: 0 means none.
    var nodesUsed: UInt32 = 1
    /// Memory has been asked for up to this node, and up to this edge.
    var nodesReady: UInt32 = 64
    var edgesReady: UInt32 = 170
    var freeNode: UInt32 = 0
    var edgesUsed: UInt32 = 1
    var freeEdge: UInt32 = 0
    var scopesUsed: UInt32 = 1
    var freeScope: UInt32 = 0

    var latestStamp: UInt64 = 0
    /// Runs from before the numbers started again.
    var earlierRuns = 0
    var liveNodes = 0
    var liveEdges = 0
    var liveScopes = 0
    var largeValueBytes = 0

    var values: ValuePool
    var queue = EagerQueue()
}

/// What the graph is in the middle of: a node whose inputs are being checked, with the edge that is
/// being looked at, or a node whose rule runs (edge 0).
@usableFromInline
struct WorkFrame {
    var node: UInt32
    var edge: UInt32
}
