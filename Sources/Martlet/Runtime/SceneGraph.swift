import AttributeGraph
import CMartletSupport
import Foundation

/// The living form of one scene: its attribute graph, its render tree, and the writes that wait for the next update.
///
/// A scene is updated on the main actor. Other threads only enter writes in its ``WriteQueue`` (law C2).
public final class SceneGraph {
    @usableFromInline let graph = Graph()
    public let host: any SceneHost
    /// What the host says of itself; read when the scene is made and when the host announces a change.
    public internal(set) var profile: HostProfile
    /// The root of the render tree. Its frame is the window's content area.
    public private(set) var root: RenderNode!
    /// The size of the window's content area, in points.
    public private(set) var size: CGSize
    /// The title of the window.
    public internal(set) var title = ""
    let writes: WriteQueue
    /// The issues of the scene.
    public let diagnostics: Diagnostics
    let environment: EnvironmentScope
    /// The lifetime of everything that the scene shows.
    let scope: Scope
    /// Which element receives keys.
    public let focus = FocusManager()
    /// What the pointer and the keys are doing.
    let input = InputRouter()
    /// The navigation stacks that are shown, in the order in which they appeared.
    var navigators: [NavigationController] = []

    // What this update has to do.
    @exclusivity(unchecked) var layoutQueue = LayoutQueue()
    var nodesToPlace: ContiguousArray<RenderNode> = []
    /// How often a node has been asked for a size that was not known.
    @exclusivity(unchecked) var measurements = 0
    /// How often a node has placed its children.
    @exclusivity(unchecked) var placements = 0
    /// How often a node has combined what its children hand up.
    var preferenceCollections = 0
    /// Whether something is laid out from right to left.
    @exclusivity(unchecked) var hasRightToLeft = false
    /// What is told of the places of nodes after each layout.
    var geometryObservers: [any GeometryObserver] = []
    var rootNeedsPlacing = true
    @exclusivity(unchecked) var changedNodes: ContiguousArray<RenderNode> = []
    var removedNodes: ContiguousArray<RenderNode> = []
    var actions = ActionQueue()
    /// Nodes with lifecycle records that have not been told of their appearance.
    var appearing: ContiguousArray<RenderNode> = []
    public let tasks = TaskCounter()
    /// The stored values that views of the scene follow.
    let storedValues = SceneStoredValues()
    /// The lazy containers that have been placed, whose visible parts decide which rows live.
    var lazyNodes: ContiguousArray<RenderNode> = []
    /// Whether something has moved that may show other rows.
    var visiblePartsNeedChecking = false
    /// Whether a view says where it comes among its siblings for assistive technology.
    var hasSortPriorities = false
    /// Rows that are to be scrolled to.
    var scrollRequests: [ScrollRequest] = []
    /// Nodes with readers of preferences, below which some may have changed.
    var nodesToCollect: ContiguousArray<RenderNode> = []

    /// Whether an update is under way.
    public private(set) var isUpdating = false
    /// The time on the host's clock, which the host moves on before it asks for an update.
    public var time: Duration = .zero
    /// The updates that have been made so far.
    public private(set) var updateCount = 0
    /// The body runs so far, by the index of the view's type.
    @exclusivity(unchecked) var bodyRuns: [Int] = []
    /// The views whose bodies are running now, the innermost last.
    @exclusivity(unchecked) var evaluating: [Unmanaged<ViewInstance>] = []
    /// The transaction of the writes that are being carried out.
    var transaction = Transaction()
    /// Counts the transactions that were carried out.
    var transactionNumber = 0
    /// Grows with each transaction, and when a modifier changes one in another way.
    var transactionVersion = 0
    /// Whether some modifier changes transactions.
    var hasTransactionChanges = false
    /// Whether the writes that are being carried out may move what is shown, rather than have it jump.
    var mayMove = false
    /// Whether what animates is being brought into line with the time.
    var isTicking = false
    /// What undoes what a person does in the window.
    @MainActor package let undoManager = UndoManager()
    /// The time of the scene's animations.
    let clock: AnimationClock
    /// What waits for the animations of this update's transactions, and of earlier ones.
    var newCompletions: [AnimationCompletion] = []
    var completions: [AnimationCompletion] = []
    /// The nodes that are on their way to where they were placed.
    var motions: MotionList?
    /// The views that are on their way in or out.
    var transitions = TransitionQueue()
    /// The views that match others in their geometry.
    var matchedMembers: ContiguousArray<MatchedMember> = []
    /// Whether some transition has an animation of its own.
    var hasAnimatedTransitions = false
    /// The passes that the update under way has made.
    private(set) var pass = 0
    /// What is recorded of why bodies run, while somebody wants to know.
    package internal(set) var trace: UpdateTrace?
    /// The nodes that are alive.
    public var liveNodes: Int { census.count }
    let census = NodeCensus()
    private var lastNodeID: UInt64 = 0
    private var isEnded = false

    /// How often one update starts over because its actions wrote, before it is said not to settle.
    static let passLimit = 100

    private static let isTracedFromTheStart = ProcessInfo.processInfo.environment["MARTLET_TRACE"] == "1"

    /// Makes a scene that shows a view in a window of a host.
    @MainActor
    public init<Content: View>(host: any SceneHost, size: CGSize, sharing queue: WriteQueue? = nil, _ content: Content)
    {
        self.host = host
        self.size = size
        profile = host.profile
        diagnostics = Diagnostics()
        writes = queue ?? WriteQueue()
        environment = EnvironmentScope(root: graph)
        scope = graph.makeScope(in: graph.rootScope)
        clock = AnimationClock(graph: graph, scope: graph.rootScope)
        writes.host = host
        root = RenderNode.makeRoot(layout: RootLayout(), scene: self)
        setHostValues()
        setEnvironment(\.animationClock, clock)
        setEnvironment(\.undoManager, undoManager)
        graph.onCycle = { [unowned self] in reportCycle($0) }
        if Self.isTracedFromTheStart { startTracing() }
        let value = graph.makeInput(content, in: scope) { _, _ in false }
        let inputs = _ViewInputs(scene: self, scope: scope, environment: environment, parent: root)
        let content = _GraphValue(value, isCompared: true)
        if Content._isUnary {
            _ = Content._makeView(view: content, inputs: inputs)
        } else {
            _ = _ViewOutputs.implicitContainer(inputs) { Content._makeViewList(view: content, inputs: $0) }
        }
    }

    deinit {
        // Rules hold what leads back to the graph; only the end of their scope lets go of it.
        graph.end(scope)
    }

    func nextNodeID() -> UInt64 {
        lastNodeID &+= 1
        return lastNodeID
    }

    /// Ends every lifetime of the scene. `onDisappear` runs and tasks are cancelled.
    @MainActor
    public func end() {
        guard !isEnded else { return }
        isEnded = true
        let nodes = root.children
        root.children = []
        end(scope, removing: nodes)
        runActions()
        writes.close()
    }
}

// MARK: - The update

extension SceneGraph {
    /// Whether something waits for an update.
    public var needsUpdate: Bool {
        !writes.isEmpty || isUnsettled
    }

    /// Whether the update that runs has left something to do, beside what other threads write meanwhile.
    private var isUnsettled: Bool {
        graph.hasQueuedRules || needsLayout || !actions.isEmpty || !appearing.isEmpty || !nodesToCollect.isEmpty
            || focus.hasRequests || writes.hasOwnWrites
    }

    /// Brings what is shown into line with what was written, and hands the difference to the host.
    ///
    /// Bodies, layout and drawing run as far as they are out of date; actions such as `onChange` follow, and when
    /// they wrote, the update goes on, until it settles or a bounded number of passes is over (law C3). What other
    /// threads write meanwhile is for the next update, so that none of them can keep this one from ending.
    @MainActor
    public func update() {
        guard !isUpdating, !isEnded else { return }
        undoManager.endEvent()
        isUpdating = true
        writes.beginUpdate()
        defer {
            isUpdating = false
            writes.endUpdate()
        }
        updateCount += 1
        storedValues.poll()
        pass = 0
        var unsettled: UnsettledUpdate?
        tick()
        repeat {
            repeat {
                bringUpToDate()
                focus.settle(in: self)
                runActions()
                pass += 1
                // What takes turns is seen within a few passes.
                if pass > Self.passLimit - 8 {
                    unsettled = unsettled ?? UnsettledUpdate(self)
                    unsettled?.look()
                }
                if pass >= Self.passLimit {
                    unsettled?.report()
                    break
                }
            } while isUnsettled
            present()
            // What completions write is shown after the last values that they waited for.
        } while runCompletions() && isUnsettled && pass < Self.passLimit
    }

    @MainActor
    private func bringUpToDate() {
        asEvaluation {
            for group in writes.take() {
                beginTransaction(group.transaction)
                newCompletions += group.transaction.completions
                for location in group.locations { location.carryOut(in: self) }
                settle()
            }
            beginTransaction(Transaction())
            settle()
        }
    }

    /// Runs rules, layout and preferences until none of them has anything left to do.
    func settle() {
        var rounds = 0
        repeat {
            graph.flush()
            if transitions.hasWork { beginTransitions() }
            layOut()
            if transitions.hasPlacements { holdPlaces() }
            if !matchedMembers.isEmpty { matchGeometry() }
            checkGeometry()
            collectPreferences()
            if !transitions.runs.isEmpty, !graph.hasQueuedRules, !needsLayout { finishTransitions() }
            rounds += 1
        } while (graph.hasQueuedRules || needsLayout || transitions.hasWork) && rounds < Self.passLimit
    }

    /// Lets reads of state on this thread see the snapshot of this scene's update.
    func asEvaluation<Result>(_ body: () -> Result) -> Result {
        let outer = martlet_get_current_evaluation()
        martlet_set_current_evaluation(Unmanaged.passUnretained(self).toOpaque())
        defer { martlet_set_current_evaluation(outer) }
        return body()
    }

    /// The scene that this thread is updating, if it is.
    static var evaluating: SceneGraph? {
        guard let pointer = martlet_get_current_evaluation() else { return nil }
        return Unmanaged<SceneGraph>.fromOpaque(pointer).takeUnretainedValue()
    }

    @MainActor
    private func runActions() {
        let outer = martlet_get_current_evaluation()
        martlet_set_current_evaluation(nil)
        defer { martlet_set_current_evaluation(outer) }
        for node in appearing where !node.flags.contains(.detached) && !node.isInHiddenSubtree {
            for record in node.extras?.lifecycle ?? [] { record.appear(in: self) }
        }
        appearing.removeAll(keepingCapacity: true)
        for action in actions.take() { action() }
    }

    private func present() {
        guard !changedNodes.isEmpty || !removedNodes.isEmpty else { return }
        var allAttached = true
        changedNodes.forEachUnretained { _, node in
            node.flags.remove(.reported)
            if node.flags.contains(.detached) { allAttached = false }
        }
        // The lists themselves, where nothing has to be left out.
        let difference = RenderDifference(
            changed: allAttached ? Array(changedNodes) : changedNodes.filter { !$0.flags.contains(.detached) },
            removed: removedNodes.filter { $0.flags.contains(.detached) }
        )
        changedNodes.removeAll(keepingCapacity: true)
        removedNodes.removeAll(keepingCapacity: true)
        host.present(root, difference: difference)
    }

    /// Sets a value of the environment around everything that the scene shows (law G5).
    public func setEnvironment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) {
        var values = EnvironmentValues(scope: environment)
        values[keyPath: keyPath] = value
        for written in values.written.values { written.set(in: environment) }
        writes.requestUpdate()
    }

    /// Gives the window's content another size, in points; what depends on it follows in the next update.
    public func resize(to size: CGSize) {
        let size = CGSize(width: max(0, size.width), height: max(0, size.height))
        guard size != self.size else { return }
        self.size = size
        setSizeClasses()
        rootNeedsPlacing = true
        writes.requestUpdate()
    }
}

// MARK: - Views and lifetimes

extension SceneGraph {
    /// Runs a body: counts it, and knows for diagnostics whose it is.
    func evaluatingBody<Result>(of instance: ViewInstance, _ body: () -> Result) -> Result {
        beginBody(of: instance)
        defer { endBody() }
        return body()
    }

    @usableFromInline
    func beginBody(of instance: ViewInstance) {
        let index = instance.type.index
        while bodyRuns.count <= index { bodyRuns.append(0) }
        bodyRuns[index] += 1
        evaluating.append(Unmanaged.passUnretained(instance))
    }

    @usableFromInline
    func endBody() { evaluating.removeLast() }

    /// How often the bodies of a type of view have run.
    public func bodyRuns(of type: Any.Type) -> Int {
        let index = ViewType.of(type).index
        return index < bodyRuns.count ? bodyRuns[index] : 0
    }

    /// Ends a lifetime whose nodes have been taken out of their containers.
    func end(_ scope: Scope, removing nodes: ContiguousArray<RenderNode>) {
        for node in nodes { detach(node) }
        graph.end(scope)
    }

    /// The same for a lifetime with one node.
    func end(_ scope: Scope, removing node: RenderNode) {
        detach(node)
        graph.end(scope)
    }

    func detach(_ node: RenderNode) {
        if !node.flags.contains(.transparent) { removedNodes.append(node) }
        detachSubtree(node, isRemovedWithParent: !node.flags.contains(.transparent))
        node.parent = nil
    }

    private func detachSubtree(_ node: RenderNode, isRemovedWithParent: Bool) {
        node.flags.insert(.detached)
        if let extras = node.extras {
            if node.flags.contains(.moving) { node.endMotion() }
            if node.flags.contains(.transitioning), let run = extras.transition { forget(run) }
            for holder in extras.leaving { detachSubtree(holder, isRemovedWithParent: isRemovedWithParent) }
            for record in extras.lifecycle { record.end(in: self) }
            if extras.input != nil { focus.forget(node) }
        }
        node.children.forEachUnretained { _, child in
            if !isRemovedWithParent, !child.flags.contains(.transparent) { removedNodes.append(child) }
            detachSubtree(
                child,
                isRemovedWithParent: isRemovedWithParent || !child.flags.contains(.transparent)
            )
        }
    }
}
