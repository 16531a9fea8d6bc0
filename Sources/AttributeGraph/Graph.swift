// Unsafe pointers in this module: all of it lies in one range of addresses that is reserved once and never
// moves: indices that the graph itself hands out are in range, and generations tell whether what lies there is alive. A
// value or rule is only ever reached by the descriptor that it was made with. Pointers that clients are given are valid
// until the next evaluation or write, as their operations say.

/// A graph of attributes: inputs, which are set from outside, and rules, which compute a value from
/// other attributes. Reading is what makes a dependency.
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
/// ## What holds
///
/// - `graph[a]` is what the rule of `a` would compute from the present values of what it reads.
/// - A rule runs only when something it read in its last run has really changed: its inputs are
///   compared (`Rule.areEqual`), and equal results stop there.
/// - A rule that nobody asks for does not run, unless it is *eager*: then `flush()` runs it.
/// - A rule that reads an input twice has one edge to it; edges to what the last run did not read
///   are gone.
/// - An attribute lives exactly as long as its scope. Using it afterwards stops the program with a
///   message.
///
/// ## How it works
///
/// *Push marks.* A changed input marks its readers dirty, and what lies behind them pending: one
/// walk over the edges, with a stack of its own, that stops where something is marked already.
///
/// *Pull evaluates.* Reading an attribute that is dirty runs its rule. Reading one that is pending
/// checks its inputs first, in the order in which its last run read them, each of them brought up to
/// date in the same way; as soon as one has changed, the rule runs, and if none has, it does not.
/// The order matters: what a rule reads first decides what it reads next, so an input is only
/// checked when everything read before it is unchanged and it would certainly be read again. This
/// too has a stack of its own: a chain of a million marked attributes is no deeper than one of ten.
/// What does go as deep as the program's stack is a rule that, while it runs, asks for another that
/// must run: a long chain that has never run (read each rule when it is made, and it is not deep), or
/// one whose every rule has itself read the input that changed before it reads its predecessor. Some
/// tens of thousands fit on a main thread's stack.
///
/// *A run re-uses its edges.* A cursor goes along the edges of the last run; while the rule reads
/// what it read before, nothing is made and nothing is freed. Where it differs, a new edge is put in
/// at the cursor. What the cursor has not passed at the end is cut off.
///
/// *Eager rules* stop marks: what reads one is not marked when it is, only when its value has
/// changed. They wait in a queue in the order of their creation. Until `flush()`, what lies behind a
/// waiting rule may be out of date; reading the waiting rule itself brings it up to date.
///
/// *Writing while rules run.* A rule may set an input. A rule under way that has already read that
/// input stays out of date and runs again when it is next asked for (or, eager, in the next flush):
/// one that sets what it reads does not hang.
///
/// *Cycles* are found when an attribute is needed for its own value. They are reported once through
/// `onCycle`, with the names along them, and the last value breaks them: what goes round goes round
/// once. A rule in its first run has no last value; see `Rule.valueInFirstCycle`. Eager rules that
/// read each other run by turns instead, and are found when they come back in one flush.
///
/// *Scopes* own. Ending one cuts the edges to what is outside, then destroys values and rules. A
/// reader outside that loses an input so is not marked: it keeps its value until something else wakes
/// it, and must by then know not to read what has ended. While anything is being evaluated, ending
/// is put off to the end of the evaluation, and until then all is as before.
///
/// ## Isolation
///
/// A graph belongs to one thread. It is not `Sendable`, and nothing in it is locked.
public final class Graph {
    /// Where nodes and edges lie; see `Place`. In front of them is the core.
    @usableFromInline let base: UnsafeMutableRawPointer
    let scopes: UnsafeMutablePointer<ScopeRecord>
    let markStack: UnsafeMutablePointer<UInt32>
    let work: UnsafeMutablePointer<WorkFrame>
    let endedNodes, endedEdges, endedScopes: PlaceBits
    let layout: Reservation.Layout
    private let reservation: Reservation

    /// The scope that every other is in. It lives as long as the graph.
    public let rootScope: Scope

    @usableFromInline let descriptorCache = DescriptorCache()
    var descriptors = DescriptorTable()
    var names = NameTable()
    /// Scopes to be ended when the evaluation under way is over.
    // @exclusivity(unchecked): no access to these lasts while other code runs; each is on the way of a change, a run or an
    // end.
    @exclusivity(unchecked) var deferredEnds: [Scope] = []
    /// How often an eager rule went back in the queue during the flush under way, by node.
    @exclusivity(unchecked) var returns: [UInt32: Int] = [:]
    /// How many flushes, one after the other, have left an eager rule for the next, by node.
    @exclusivity(unchecked) var puttingOffs: [UInt32: Int] = [:]
    /// Cycles of eager rules that have been reported: sets of attributes.
    var reportedEagerCycles: Set<Set<AnyAttribute>> = []

    /// Called when the first eager rule enters the empty queue: the host should see to it that
    /// `flush()` is called soon. May be called while rules run, and must not use the graph: debug builds stop there.
    @exclusivity(unchecked) public var onFirstQueued: (() -> Void)?

    /// Called once for each cycle, when it is found. By default, cycles are printed to standard
    /// error. May ask the graph for names, edges and rules, and must not change it or read values: debug builds stop
    /// there.
    public var onCycle: ((Cycle) -> Void)?

    /// Is told what happens in the graph. When there is none, it costs one test at each event.
    /// - Complexity: O(1).
    public weak var trace: (any GraphTrace)? {
        didSet { listen() }
    }

    /// Where what happens in the graph is recorded, if anywhere. When it is nowhere, and there is no trace, it costs
    /// one test at each event.
    /// - Complexity: O(1).
    package var recording: TraceRing? {
        didSet { listen() }
    }

    private func listen() {
        core.pointee.isTracing = trace != nil || recording != nil
        core.pointee.hasTrace = trace != nil
        // The graph holds the ring as long as it is this one.
        core.pointee.ring = recording?.state
        core.pointee.soleRing = trace == nil ? recording?.state : nil
        startCountingRuns()
    }

    /// Makes an empty graph. It reserves addresses, not memory.
    ///
    /// - Complexity: O(1). Stops the program where the system refuses even the smallest range of addresses.
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
        endedNodes = PlaceBits(words: (base + layout.endedNodes).assumingMemoryBound(to: UInt64.self))
        endedEdges = PlaceBits(words: (base + layout.endedEdges).assumingMemoryBound(to: UInt64.self))
        endedScopes = PlaceBits(words: (base + layout.endedScopes).assumingMemoryBound(to: UInt64.self))
        rootScope = Scope(index: 1, generation: 1)
        core.initialize(
            to: Core(workTop: work, values: ValuePool(base: base + layout.values, byteCount: layout.valueBytes)))
        core.pointee.edgesUsed = layout.firstEdge
        core.pointee.edgesReady = layout.firstEdge + Place(Reservation.pageSize / placeSize)
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
    /// What changes and is not a node, an edge or a value. It lies at the one address that is at hand everywhere.
    @inlinable
    var core: UnsafeMutablePointer<Core> {
        @inline(__always) get { (base - Core.space).assumingMemoryBound(to: Core.self) }
    }

    @inlinable @inline(__always)
    func node(_ place: Place) -> UnsafeMutablePointer<Node> {
        (base + Int(truncatingIfNeeded: place) &* placeSize).assumingMemoryBound(to: Node.self)
    }

    @inlinable @inline(__always)
    func node(_ place: WidePlace) -> UnsafeMutablePointer<Node> {
        (base + Int(bitPattern: place) &* placeSize).assumingMemoryBound(to: Node.self)
    }

    @inlinable @inline(__always)
    func edge(_ place: WidePlace) -> UnsafeMutablePointer<Edge> {
        (base + Int(bitPattern: place) &* placeSize).assumingMemoryBound(to: Edge.self)
    }

    @inlinable @inline(__always)
    func edge(_ place: Place) -> UnsafeMutablePointer<Edge> {
        (base + Int(truncatingIfNeeded: place) &* placeSize).assumingMemoryBound(to: Edge.self)
    }

    /// The nodes that have been used, live and free.
    var usedNodes: StrideTo<Place> { stride(from: Node.places, to: core.pointee.nodesUsed, by: Int(Node.places)) }

    /// The node of a live attribute; stops the program when it has ended.
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

    /// Whether there has been an attribute at this place: a handle of another graph may lead beyond.
    @usableFromInline
    func isInRange(_ attribute: AnyAttribute) -> Bool { attribute.index < core.pointee.nodesUsed }

    /// Whether the attribute's scope has not ended.
    /// - Complexity: O(1). Any handle may be asked about, also one of another graph's: the answer is then of no use.
    public func isAlive(_ attribute: AnyAttribute) -> Bool {
        attribute.index < layout.firstEdge && attribute.generation & 1 == 1
            && node(attribute.index).pointee.generation == attribute.generation
    }

    /// Whether the attribute's scope has not ended.
    /// - Complexity: O(1).
    public func isAlive<Value>(_ attribute: Attribute<Value>) -> Bool {
        isAlive(attribute.identifier)
    }
}
