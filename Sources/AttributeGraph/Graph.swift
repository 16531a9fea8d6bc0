// Unsafe pointers in this module: all records of a graph are in one range of addresses, which is reserved once and
// never moves. Indices that the graph creates are in range, and generations tell live records from ended ones. Values
// and rules are accessed only through the descriptor that created them. Pointers given to clients are valid until the
// next evaluation or write, as documented for each operation.

/// A graph of attributes. An attribute is an input, which is set from outside, or a rule, which computes a value from
/// other attributes. Reading an attribute while a rule runs creates a dependency.
///
/// ```swift
/// let graph = Graph()
/// let width = graph.makeInput(3, in: graph.rootScope)
/// let area = graph.makeRule(in: graph.rootScope) { graph in graph[width] * graph[width] }
/// graph[area]                 // 9; the rule has run
/// graph.set(width, to: 3)     // false: equal, nothing happens
/// graph.set(width, to: 4)     // true: the rule is marked, and has not run
/// graph[area]                 // 16
/// ```
///
/// ## Guarantees
///
/// - `graph[a]` is the value that the rule of `a` computes from the current values of its inputs.
/// - A rule runs only if an attribute that its last run read has really changed. Results are compared
///   (`Rule.areEqual`), and an equal result causes no further runs.
/// - A rule that is never read does not run, unless the rule is *eager*: `flush()` runs eager rules.
/// - A rule that reads an input twice has one edge to the input. Edges to attributes that the last run did not read
///   are removed.
/// - An attribute lives exactly as long as its scope. Using an ended attribute stops the program with a message.
///
/// ## How it works
///
/// *Marking.* Setting an input marks its readers dirty, and all attributes that depend on those readers pending.
/// Marking is one traversal along the edges, with an explicit stack, that stops at attributes that are already marked.
/// Nothing runs.
///
/// *Evaluation.* Reading a dirty attribute runs its rule. Reading a pending attribute first checks its inputs, in the
/// order in which the last run read them. Each input is brought up to date in the same way. The rule runs as soon as
/// one input has changed, and does not run if none has. The order matters: the first inputs of a rule decide which
/// inputs it reads next. An input is therefore checked only if all inputs read before it are unchanged, so that the
/// rule would certainly read the input again. Checking also has an explicit stack: a chain of a million marked
/// attributes needs no more of the program's stack than a chain of ten.
///
/// A rule that, while it runs, reads another rule that must run does use the program's stack. This happens in a long
/// chain that has never run (reading each rule when it is created avoids the depth), and in a chain in which every
/// rule reads the changed input before its predecessor. Some tens of thousands of such rules fit on a main thread's
/// stack.
///
/// *Reuse of edges.* A cursor follows the edges of the last run. While the rule reads the same inputs in the same
/// order, no edge is created or freed. A different read inserts an edge at the cursor. Edges that the cursor has not
/// passed at the end of the run are removed.
///
/// *Eager rules* stop marks: the readers of an eager rule are marked only after its value has changed. Marked eager
/// rules wait in a queue in the order of their creation. Until `flush()`, attributes that depend on a queued rule may
/// be out of date. Reading the queued rule itself brings it up to date.
///
/// *Writes by rules.* A rule may set an input. If the running rule has already read that input, the rule stays out of
/// date, and runs again when it is next read (or, if eager, in the next flush). A rule that sets an input that it
/// reads does not loop forever.
///
/// *Cycles* are found when an attribute needs its own value. A cycle is reported once through `onCycle`, with the
/// names of its attributes. The attribute's last value breaks the cycle, so that each rule of the cycle runs once. A
/// rule in its first run has no last value; see `Rule.valueInFirstCycle`. Eager rules that read each other run
/// alternately instead. They are found because they return to the queue during one flush.
///
/// *Scopes* own attributes. Ending a scope removes the edges to attributes outside, then destroys values and rules. A
/// reader outside that loses an input this way is not marked. It keeps its value until another input changes, and its
/// rule must not read the ended attribute in that run. While anything is being evaluated, the end of a scope is
/// deferred until the outermost evaluation has finished.
///
/// ## Isolation
///
/// A graph belongs to one thread. It is not `Sendable` and has no locks.
public final class Graph {
    /// The base address of nodes and edges; see `Offset`. The core precedes it.
    @usableFromInline let base: UnsafeMutableRawPointer
    let scopes: UnsafeMutablePointer<ScopeRecord>
    let markStack: UnsafeMutablePointer<UInt32>
    let work: UnsafeMutablePointer<WorkFrame>
    let endedNodes, endedEdges, endedScopes: OffsetBits
    let layout: Reservation.Layout
    private let reservation: Reservation

    /// The ancestor of all other scopes. It lives as long as the graph.
    public let rootScope: Scope

    @usableFromInline let descriptorCache = DescriptorCache()
    var descriptors = DescriptorTable()
    var names = NameTable()
    /// Scopes to end when the current evaluation has finished.
    // @exclusivity(unchecked): no access to these properties lasts while other code runs. Each is used in changes,
    // runs or ends, where a run-time check would cost time.
    @exclusivity(unchecked) var deferredEnds: [Scope] = []
    /// The number of times that each eager rule returned to the queue during the current flush, by node.
    @exclusivity(unchecked) var requeueCounts: [UInt32: Int] = [:]
    /// The number of consecutive flushes that deferred each eager rule to the next flush, by node.
    @exclusivity(unchecked) var deferralCounts: [UInt32: Int] = [:]
    /// The cycles of eager rules that were reported, as sets of attributes.
    var reportedEagerCycles: Set<Set<AnyAttribute>> = []

    /// Called when an eager rule enters the empty queue. The host should call `flush()` soon afterwards. May be called
    /// while rules run. Must not use the graph; debug builds stop if it does.
    @exclusivity(unchecked) public var onFirstQueued: (() -> Void)?

    /// Called once for each cycle, when the cycle is found. By default, cycles are printed to standard error. May ask
    /// the graph for names, edges and rules. Must not change the graph or read values; debug builds stop if it does.
    public var onCycle: ((Cycle) -> Void)?

    /// The observer of events in the graph. Without one, each event costs one test.
    /// - Complexity: O(1).
    public weak var trace: (any GraphTrace)? {
        didSet { listen() }
    }

    /// The ring that records events, if any. Without a ring or a trace, each event costs one test.
    /// - Complexity: O(1).
    package var recording: TraceRing? {
        didSet { listen() }
    }

    private func listen() {
        core.pointee.isTracing = trace != nil || recording != nil
        core.pointee.hasTrace = trace != nil
        // The pointer is valid: `recording` retains the ring.
        core.pointee.ring = recording?.state
        core.pointee.soleRing = trace == nil ? recording?.state : nil
        startCountingRuns()
    }

    /// Creates an empty graph. Reserves addresses, but no memory.
    ///
    /// - Complexity: O(1). Stops the program if the system refuses even the smallest range of addresses.
    public init() {
        let reservation = Reservation()
        let layout = Reservation.Layout(nodeCapacity: reservation.nodeCapacity)
        let base = reservation.base
        self.reservation = reservation
        self.layout = layout
        self.base = base
        assert(MemoryLayout<Core>.stride <= Core.space && Core.space <= Reservation.pageSize)
        scopes = (base + layout.scopes).assumingMemoryBound(to: ScopeRecord.self)
        markStack = (base + layout.markStack).assumingMemoryBound(to: UInt32.self)
        work = (base + layout.workStack).assumingMemoryBound(to: WorkFrame.self)
        endedNodes = OffsetBits(words: (base + layout.endedNodes).assumingMemoryBound(to: UInt64.self))
        endedEdges = OffsetBits(words: (base + layout.endedEdges).assumingMemoryBound(to: UInt64.self))
        endedScopes = OffsetBits(words: (base + layout.endedScopes).assumingMemoryBound(to: UInt64.self))
        rootScope = Scope(index: 1, generation: 1)
        core.initialize(
            to: Core(workTop: work, values: ValuePool(base: base + layout.values, byteCount: layout.valueBytes)))
        core.pointee.edgesUsed = layout.firstEdge
        core.pointee.edgesReady = layout.firstEdge + Offset(Reservation.pageSize / offsetUnit)
        core.pointee.scopesUsed = 2
        core.pointee.liveScopes = 1
        scopes[1].generation = 1
    }

    deinit {
        destroyAllValues()
        core.pointee.queue.release()
        core.pointee.values.release()
        core.deinitialize(count: 1)
        descriptorCache.release()
        reservation.release()
    }
}

extension Graph {
    /// The mutable state apart from nodes, edges and values. It precedes the nodes, so that the address that reaches
    /// nodes and edges also reaches the core.
    @inlinable
    var core: UnsafeMutablePointer<Core> {
        @inline(__always) get { (base - Core.space).assumingMemoryBound(to: Core.self) }
    }

    @inlinable @inline(__always)
    func node(_ offset: Offset) -> UnsafeMutablePointer<Node> {
        (base + Int(truncatingIfNeeded: offset) &* offsetUnit).assumingMemoryBound(to: Node.self)
    }

    @inlinable @inline(__always)
    func node(_ offset: WideOffset) -> UnsafeMutablePointer<Node> {
        (base + Int(bitPattern: offset) &* offsetUnit).assumingMemoryBound(to: Node.self)
    }

    @inlinable @inline(__always)
    func edge(_ offset: WideOffset) -> UnsafeMutablePointer<Edge> {
        (base + Int(bitPattern: offset) &* offsetUnit).assumingMemoryBound(to: Edge.self)
    }

    @inlinable @inline(__always)
    func edge(_ offset: Offset) -> UnsafeMutablePointer<Edge> {
        (base + Int(truncatingIfNeeded: offset) &* offsetUnit).assumingMemoryBound(to: Edge.self)
    }

    /// The offsets of all nodes that were ever used, live or free.
    var usedNodes: StrideTo<Offset> {
        stride(from: Node.unitCount, to: core.pointee.nodesUsed, by: Int(Node.unitCount))
    }

    /// Returns the node of a live attribute. Stops the program if the attribute has ended.
    @inlinable @inline(__always)
    func liveNode(_ attribute: AnyAttribute) -> UnsafeMutablePointer<Node> {
        assert(isInRange(attribute), "AttributeGraph: \(attribute) is a handle of another graph")
        let n = node(attribute.index)
        if _slowPath(n.pointee.generation != attribute.generation) { stopForEnded(attribute) }
        return n
    }

    @inlinable @inline(__always)
    func handle(_ index: UInt32) -> AnyAttribute {
        AnyAttribute(index: index, generation: node(index).pointee.generation)
    }

    /// Whether nothing is being evaluated.
    var isIdle: Bool { core.pointee.running.tracking == 0 && core.pointee.workTop == work }

    /// Whether `attribute` refers to a node that has been used. A handle of another graph may be out of range.
    @usableFromInline
    func isInRange(_ attribute: AnyAttribute) -> Bool { attribute.index < core.pointee.nodesUsed }

    /// Returns whether the attribute's scope has not ended.
    /// - Complexity: O(1). Accepts any handle. For a handle of another graph, the result is meaningless.
    public func isAlive(_ attribute: AnyAttribute) -> Bool {
        attribute.index < layout.firstEdge && attribute.generation & 1 == 1
            && node(attribute.index).pointee.generation == attribute.generation
    }

    /// Returns whether the attribute's scope has not ended.
    /// - Complexity: O(1).
    public func isAlive<Value>(_ attribute: Attribute<Value>) -> Bool {
        isAlive(attribute.identifier)
    }
}
