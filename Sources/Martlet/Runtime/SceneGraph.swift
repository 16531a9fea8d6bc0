import AttributeGraph
import CMartletSupport
import Foundation

/// The living form of one scene: its attribute graph, its render tree, and the writes that wait for the next update.
///
/// A scene is updated on the main actor. Other threads only enter writes in its ``WriteQueue`` (law C2).
///
/// Access to its properties is not checked for exclusivity while the program runs: an update of one value looks at
/// most of them, and each access is a load or a store that no other code runs in.
public final class SceneGraph {
    @usableFromInline let graph: Graph
    /// The scenes that are updated with this one.
    @usableFromInline let group: SceneGroup
    // @exclusivity(unchecked): an update looks at most of these, and no access lasts while other code runs.
    public let host: any SceneHost
    /// What the host says of itself; read when the scene is made and when the host announces a change.
    @exclusivity(unchecked) public internal(set) var profile: HostProfile
    /// The root of the render tree. Its frame is the window's content area.
    @exclusivity(unchecked) public private(set) var root: RenderNode!
    /// The size of the window's content area, in points.
    @exclusivity(unchecked) public private(set) var size: CGSize
    /// The title of the window: that of the page that is shown, or else the one that the app declares.
    public var title: String { pageTitle ?? declaredTitle }
    /// The title that the app declares for the window.
    var declaredTitle = "" {
        didSet { wasReached = true }
    }
    /// The title that a view in the window has set for what is shown.
    var pageTitle: String? {
        didSet { wasReached = true }
    }
    /// Whether an update of another member of the group has left something for the host to look at.
    @exclusivity(unchecked) var wasReached = false
    /// What the host was last told of time, in updates of other members.
    var toldTiming = Timing()
    /// The colour scheme that views in the window ask for; nil for the system's.
    package internal(set) var preferredColorScheme: ColorScheme? {
        didSet { wasReached = true }
    }
    /// The colour scheme that the host has set.
    var systemColorScheme = ColorScheme.light
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
    @exclusivity(unchecked) var navigators: [NavigationController] = []
    /// The tab views that are shown, in the order in which they appeared.
    @exclusivity(unchecked) var tabViews: [TabsController] = []
    /// The bars of the window, for items outside of navigation stacks; nil while there are none.
    @exclusivity(unchecked) var windowBar: NavigationBar?
    /// Bars with items that are there only while a person types.
    @exclusivity(unchecked) var barsForTyping: [WeakBars] = []
    /// Whether a person was typing when they were last looked at.
    @exclusivity(unchecked) var wasTyping = false

    // What this update has to do.
    @exclusivity(unchecked) var layoutQueue = LayoutQueue()
    @exclusivity(unchecked) var nodesToPlace: ContiguousArray<RenderNode> = []
    /// How often a node has been asked for a size that was not known.
    @exclusivity(unchecked) var measurements = 0
    /// How often a node has placed its children.
    @exclusivity(unchecked) var placements = 0
    /// How often a node has combined what its children hand up.
    @exclusivity(unchecked) var preferenceCollections = 0
    /// Whether something is laid out from right to left.
    @exclusivity(unchecked) var hasRightToLeft = false
    /// What is told of the places of nodes after each layout.
    @exclusivity(unchecked) var geometryObservers: [any GeometryObserver] = []
    @exclusivity(unchecked) var rootNeedsPlacing = true
    // Arrays as hosts are given them.
    @exclusivity(unchecked) var changedNodes: [RenderNode] = []
    @exclusivity(unchecked) var removedNodes: [RenderNode] = []
    @exclusivity(unchecked) var actions = ActionQueue()
    /// Nodes with lifecycle records that have not been told of their appearance.
    @exclusivity(unchecked) var appearing: ContiguousArray<RenderNode> = []
    public let tasks: TaskCounter
    /// The stored values that views of the scene follow.
    let storedValues: SceneStoredValues
    /// What is presented in the scene.
    let presentations = ScenePresentations()
    /// What the scene is the content of, if it is presented.
    @exclusivity(unchecked) weak var ownPresentation: Presentation?
    /// The lazy containers that have been placed, whose visible parts decide which rows live.
    @exclusivity(unchecked) var lazyNodes: ContiguousArray<RenderNode> = []
    /// Whether something has moved that may show other rows.
    @exclusivity(unchecked) var visiblePartsNeedChecking = false
    /// Whether there are safe areas that differ from what surrounds them.
    @exclusivity(unchecked) var usesSafeAreas = false
    /// What reaches into unsafe areas, as far as it has been placed.
    @exclusivity(unchecked) var safeAreaNodes = ListedNodes<SafeAreaState>()
    /// What has a size relative to a container's.
    @exclusivity(unchecked) var relativeNodes = ListedNodes<RelativeMark>()
    /// The size of the window that they were last measured for.
    @exclusivity(unchecked) var relativeRootSize: CGSize?
    /// Whether a view says where it comes among its siblings for assistive technology.
    @exclusivity(unchecked) var hasSortPriorities = false
    /// Rows that are to be scrolled to.
    @exclusivity(unchecked) var scrollRequests: [ScrollRequest] = []
    /// The scroll views that are on their way to rows.
    @exclusivity(unchecked) var scrollMotions: ScrollMotionList?
    /// Nodes with readers of preferences, below which some may have changed.
    @exclusivity(unchecked) var nodesToCollect: ContiguousArray<RenderNode> = []

    /// Whether an update is under way.
    public var isUpdating: Bool { group.isUpdating }
    /// The time on the host's clock, which the host moves on before it asks for an update. The scenes of an app have
    /// one clock.
    public var time: Duration {
        get { group.time }
        set { group.time = newValue }
    }
    /// The updates that have been made so far.
    @exclusivity(unchecked) public private(set) var updateCount = 0
    /// The body runs so far, by the index of the view's type.
    @exclusivity(unchecked) var bodyRuns: [Int] = []
    /// The views whose bodies are running now, the innermost last.
    var evaluating: [Unmanaged<ViewInstance>] { group.evaluating }
    /// The transaction of the writes that are being carried out.
    @exclusivity(unchecked) var transaction = Transaction()
    /// Counts the transactions that were carried out.
    @exclusivity(unchecked) var transactionNumber = 0
    /// Grows with each transaction, and when a modifier changes one in another way.
    @exclusivity(unchecked) var transactionVersion = 0
    /// Whether some modifier changes transactions.
    @exclusivity(unchecked) var hasTransactionChanges = false
    /// Whether the writes that are being carried out may move what is shown, rather than have it jump.
    @exclusivity(unchecked) var mayMove = false
    /// Whether what animates is being brought into line with the time.
    @exclusivity(unchecked) var isTicking = false
    /// What undoes what a person does in the window.
    @MainActor package let undoManager = UndoManager()
    /// The time of the scene's animations.
    let clock: AnimationClock
    /// What waits for the animations of this update's transactions, and of earlier ones.
    @exclusivity(unchecked) var newCompletions: [AnimationCompletion] = []
    @exclusivity(unchecked) var completions: [AnimationCompletion] = []
    /// The nodes that are on their way to where they were placed.
    @exclusivity(unchecked) var motions: MotionList?
    /// The views that are on their way in or out.
    @exclusivity(unchecked) var transitions = TransitionQueue()
    /// The views that match others in their geometry.
    @exclusivity(unchecked) var matchedMembers: ContiguousArray<MatchedMember> = []
    /// Whether some transition has an animation of its own.
    @exclusivity(unchecked) var hasAnimatedTransitions = false
    /// The passes that the update under way has made.
    @exclusivity(unchecked) private(set) var pass = 0
    /// What is recorded of why bodies run, while somebody wants to know.
    package internal(set) var trace: UpdateTrace? {
        get { group.trace }
        set { group.trace = newValue }
    }
    /// The nodes that are alive.
    public var liveNodes: Int { census.value }
    let census = NodeCensus()
    @exclusivity(unchecked) private var lastNodeID: UInt64 = 0
    @exclusivity(unchecked) private var isEnded = false

    /// How often one update starts over because its actions wrote, before it is said not to settle.
    static let passLimit = 100

    private static let isTracedFromTheStart = ProcessInfo.processInfo.environment["MARTLET_TRACE"] == "1"

    /// Makes a scene that shows a view in a window of a host.
    ///
    /// - Parameter other: A scene of the same app, in whose surroundings this one stands, and which is updated with it.
    @MainActor
    public convenience init<Content: View>(
        host: any SceneHost, size: CGSize, sharing other: SceneGraph? = nil, _ content: Content
    ) {
        self.init(host: host, size: size, sharing: other, around: nil)
        let value = graph.makeInput(content, in: scope) { _, _ in false }
        let inputs = _ViewInputs(scene: self, scope: scope, environment: environment, parent: root)
        let content = _GraphValue(value, isCompared: true)
        if Content._isUnary {
            _ = Content._makeView(view: content, inputs: inputs)
        } else {
            _ = _ViewOutputs.implicitContainer(inputs) { Content._makeViewList(view: content, inputs: $0) }
        }
    }

    /// Makes a scene without content.
    ///
    /// - Parameter surroundings: Where the view stands in the other scene that presents this one: its lifetime and its
    ///   environment are around those of the scene.
    @MainActor
    init(host: any SceneHost, size: CGSize, sharing other: SceneGraph?, around surroundings: _ViewInputs?) {
        self.host = host
        self.size = size
        profile = host.profile
        group = other?.group ?? SceneGroup()
        graph = group.graph
        diagnostics = group.diagnostics
        writes = group.writes
        scope = graph.makeScope(in: surroundings?.scope ?? graph.rootScope)
        // What is presented belongs to its window.
        storedValues = surroundings?.scene.storedValues ?? SceneStoredValues()
        tasks = surroundings?.scene.tasks ?? TaskCounter()
        environment =
            if let other {
                EnvironmentScope(ofWindowIn: surroundings?.environment ?? other.environment, lifetime: scope)
            } else {
                EnvironmentScope(root: graph, lifetime: group.lifetime)
            }
        clock = AnimationClock(graph: graph, scope: scope)
        if let other { clock.startDate = other.clock.startDate } else { writes.host = host }
        group.add(self)
        root = RenderNode.makeRoot(layout: RootLayout(), scene: self)
        usesSafeAreas = profile.safeAreaInsets != EdgeInsets()
        if let surroundings { adopt(surroundings) } else { setHostValues() }
        setEnvironment(\.animationClock, clock)
        setEnvironment(\.undoManager, undoManager)
        if other == nil {
            graph.onCycle = { [unowned self] in reportCycle($0) }
            if Self.isTracedFromTheStart { startTracing() }
        }
        root.addPreferenceReader(ColorSchemeReader())
    }

    deinit {
        for run in transitions.runs { run.leaving = nil }
        // Rules hold what leads back to the graph; only the end of their scope lets go of it.
        graph.end(scope)
        group.remove(self)
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
        outsideOfEvaluation { for action in actions.take() { action() } }
        group.remove(self)
        guard let next = group.members.first else { return writes.close() }
        // What the scene's end has written to is what others keep, or has ended with it.
        if !writes.isEmpty { next.takeUnretainedValue().update(startingAt: 1) }
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
        graph.hasQueuedRules || writes.hasOwnWrites || group.contains { $0.hasWork }
    }

    /// Whether this scene has left something to do.
    private var hasWork: Bool {
        needsLayout || !actions.isEmpty || !appearing.isEmpty || !nodesToCollect.isEmpty || focus.hasRequests
    }

    /// Brings what is shown into line with what was written, and hands the difference to the host.
    ///
    /// Bodies, layout and drawing run as far as they are out of date; actions such as `onChange` follow, and when
    /// they wrote, the update goes on, until it settles or a bounded number of passes is over (law C3). What other
    /// threads write meanwhile is for the next update, so that none of them can keep this one from ending.
    /// - Complexity: That of what has changed: bodies that read it, what comes of them, and the layout of that.
    @MainActor
    public func update() { update(startingAt: 0) }

    /// - Parameter firstPass: 0, unless the update is the last part of something else.
    @MainActor
    private func update(startingAt firstPass: Int) {
        guard !isUpdating, !isEnded else { return }
        group.forEach { scene in onMainActor(scene) { $0.undoManager.endEvent() } }
        group.isUpdating = true
        writes.beginUpdate()
        defer {
            group.isUpdating = false
            writes.endUpdate()
            tellOthers()
            group.forgetRetired()
        }
        updateCount += 1
        group.forEach { $0.storedValues.poll() }
        pass = firstPass
        var unsettled: UnsettledUpdate?
        tick()
        repeat {
            repeat {
                bringUpToDate()
                group.forEach { scene in onMainActor(scene) { $0.focus.settle(in: $0) } }
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
            group.forEach { $0.present() }
            // What completions write is shown after the last values that they waited for.
        } while runAllCompletions() && isUnsettled && pass < Self.passLimit
    }

    @MainActor
    private func bringUpToDate() {
        asEvaluation {
            var hasSettled = false
            for group in writes.take() {
                beginSharedTransaction(group.transaction)
                if !group.transaction.isEmpty { newCompletions += group.transaction.completions }
                group.forEach { $0.carryOut(in: self) }
                settleAll()
                hasSettled = true
            }
            beginSharedTransaction(Transaction())
            if !hasSettled || leavesToSettle { settleAll() }
        }
    }

    @MainActor
    private func runAllCompletions() -> Bool {
        var haveRun = false
        group.forEach { scene in haveRun = onMainActor(scene) { $0.runCompletions() } || haveRun }
        return haveRun
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

    @MainActor
    private func runActions() {
        outsideOfEvaluation {
            group.forEach { $0.tellAppearing() }
            group.forEach { scene in for action in scene.actions.take() { action() } }
        }
    }

    /// Lets actions see the latest values, and not an update's snapshot.
    private func outsideOfEvaluation(_ body: () -> Void) {
        let outer = martlet_get_current_evaluation()
        martlet_set_current_evaluation(nil)
        defer { martlet_set_current_evaluation(outer) }
        body()
    }

    private func tellAppearing() {
        for node in appearing where !node.flags.contains(.detached) && !node.isInHiddenSubtree {
            for record in node.extras?.lifecycle ?? [] { record.appear(in: self) }
        }
        if !appearing.isEmpty { appearing.removeAll(keepingCapacity: true) }
    }

    /// Gives the window's content another size, in points; what depends on it follows in the next update.
    public func resize(to size: CGSize) {
        let size = CGSize(width: max(0, size.width), height: max(0, size.height))
        guard size != self.size else { return }
        self.size = size
        if ownPresentation == nil { setSizeClasses() }
        rootNeedsPlacing = true
        writes.requestUpdate()
    }

    /// Takes the size that presented content wants, in the middle of the layout.
    func setFittedSize(_ size: CGSize) {
        self.size = size
        rootNeedsPlacing = true
    }
}
