import AttributeGraph
import Foundation

/// The runtime state of one scene: its attribute graph, its render tree, and the writes that wait for the next update.
///
/// A scene is updated on the main actor. Other threads only queue writes in its ``WriteQueue`` (law C2).
///
/// It holds the state that every update needs. State that only some scenes need belongs to services, which it does not
/// know by name (``SceneService``); the phases of an update in which they take part are those of ``UpdatePhase``.
///
/// Access to its properties is not checked for exclusivity at run time: an update of one value reads most of them, and
/// each access is a load or a store during which no other code runs.
@usableFromInline package final class SceneGraph {
    @usableFromInline package let graph: Graph
    /// The scenes that are updated with this one.
    @usableFromInline package let group: SceneGroup
    // @exclusivity(unchecked): an update looks at most of these, and no access lasts while other code runs.
    /// The host that shows the scene.
    package let host: any SceneHost
    /// The properties of the host; read when the scene is created and when the host announces a change.
    @exclusivity(unchecked) package internal(set) var profile: HostProfile
    /// The root of the render tree. Its frame is the window's content area.
    @exclusivity(unchecked) package private(set) var root: RenderNode!
    /// The size of the window's content area, in points.
    @exclusivity(unchecked) package private(set) var size: CGSize
    package let environment: EnvironmentScope
    /// The lifetime of everything that the scene shows.
    package let scope: Scope
    /// The focus of the scene.
    package let focus = FocusManager()
    /// The state of the pointer and the keys.
    let input = InputRouter()
    /// The nodes to measure and place.
    @exclusivity(unchecked) package var layoutWork = LayoutWork()
    /// The changes that the host has not presented yet.
    @exclusivity(unchecked) var changes = RenderChanges()
    /// The actions that the update has caused.
    @exclusivity(unchecked) package var actions = ActionQueue()
    /// The tasks of views, including those of presentations.
    package let tasks: TaskCounter
    /// The transaction of the writes that are being applied.
    @exclusivity(unchecked) var transactions = TransactionState()
    /// The time of the scene's animations, and the actions that wait for it.
    let clock: AnimationClock
    /// The counters of the scene.
    @exclusivity(unchecked) var counts = UpdateCounts()
    /// Counts the nodes that are alive.
    let census = NodeCensus()
    /// The notifications for the host about updates that another member of the group began.
    @exclusivity(unchecked) var notice = HostNotice()
    /// The state that parts of the runtime and features keep for the scene.
    @exclusivity(unchecked) var services = SceneServices()
    /// The phases that run on request and have pending work.
    @exclusivity(unchecked) var pending: UpdatePhases = []
    /// Whether all lifetimes of the scene have ended.
    @exclusivity(unchecked) private(set) var isEnded = false

    private static let isTracedFromTheStart = ProcessVariable.value("MARTLET_TRACE") == "1"

    /// Told of the first scene of each app that is made.
    @MainActor package static var wasMade: ((SceneGraph) -> Void)?

    /// Creates a scene without content.
    ///
    /// - Parameter surroundings: The position of the presenting view in the other scene: the scene's lifetime and
    ///   environment are inside those of the view.
    /// - Parameter features: The features of the scene's group, if the scene is its first member.
    @MainActor
    package init(
        host: any SceneHost, size: CGSize, sharing other: SceneGraph?, around surroundings: _ViewInputs?,
        features: @autoclosure () -> SceneFeatures
    ) {
        self.host = host
        self.size = size
        profile = host.profile
        group = other?.group ?? SceneGroup(features: features())
        graph = group.graph
        scope = graph.makeScope(in: surroundings?.scope ?? graph.rootScope)
        // A presentation belongs to its window.
        tasks = surroundings?.scene.tasks ?? TaskCounter()
        environment =
            if let other {
                EnvironmentScope(ofWindowIn: surroundings?.environment ?? other.environment, lifetime: scope)
            } else {
                EnvironmentScope(root: graph, lifetime: group.lifetime)
            }
        clock = AnimationClock(graph: graph, scope: scope)
        if let other {
            clock.startDate = other.clock.startDate
            (clock.pace, clock.usualStartDate) = (other.clock.pace, other.clock.usualStartDate)
            input.operated = other.input.operated
            input.keyUsed = other.input.keyUsed
        } else {
            writes.ask(host)
        }
        group.add(self)
        root = RenderNode.makeRoot(layout: RootLayout(), scene: self)
        if profile.safeAreaInsets != EdgeInsets() { usesSafeAreas = true }
        if let surroundings { adopt(surroundings) } else { setHostValues() }
        setEnvironment(\.animationClock, clock)
        group.features.prepare(self, isPresented: surroundings != nil)
        if other == nil {
            graph.onCycle = { [unowned self] in issues.reportCycle($0) }
            if Self.isTracedFromTheStart { startTracing() }
            Self.wasMade?(self)
        }
        root.addPreferenceReader(ColorSchemeReader())
        if let other, surroundings == nil { overrides.take(of: other) }
    }

    /// Makes the view that the scene shows.
    @MainActor
    package func show<Content: View>(_ content: Content) {
        let value = graph.makeInput(content, in: scope) { _, _ in false }
        let inputs = _ViewInputs(scene: self, scope: scope, environment: environment, parent: root)
        // One view, whatever its type: the views around an `id` or an `if` at the root are created once.
        asEvaluation { _ = Content._makeView(view: _GraphValue(value, isCompared: true), inputs: inputs) }
    }

    deinit {
        services.end()
        // Rules have references that lead back to the graph; only the end of their scope releases the graph.
        inDepth { graph.end(scope) }
        group.remove(self)
        writes.remove(host, instead: group.members.first?.with { $0.host })
        changes.end()
    }

    /// Ends every lifetime of the scene. `onDisappear` runs and tasks are cancelled.
    @MainActor
    package func end() { inDepth { endNow() } }

    /// Ends the scene: now, or after the update if a body, a layout or a rule that runs has requested it.
    @MainActor
    package func endWhenPossible() {
        guard group.isUpdating, SceneGraph.evaluating != nil else { return end() }
        group.actionsAfterUpdate.append { [self] in end() }
    }

    @MainActor
    private func endNow() {
        guard !isEnded else { return }
        isEnded = true
        let nodes = root.children
        root.children = []
        end(scope, removing: nodes)
        // The actions may update other scenes, such as one that this scene presents: by then it is no member any more.
        group.remove(self)
        outsideOfEvaluation { for action in actions.take() { action() } }
        guard let next = group.members.first else { return writes.close() }
        // The end of the scene may have written state of other scenes.
        if !writes.isEmpty { next.object.update(startingAt: 1) }
    }

    /// Changes the size of the window's content, in points; dependent layout follows in the next update.
    ///
    /// An invalid length counts as not given (law C6): the window keeps its present one.
    package func resize(to size: CGSize) {
        let size = CGSize(
            width: root.valid(size.width, "the width of the window", or: self.size.width),
            height: root.valid(size.height, "the height of the window", or: self.size.height))
        guard size != self.size else { return }
        group.outsideCauses &+= 1
        self.size = size
        // A presentation is in a window, and has its size classes.
        if !services.phases.contains(.fit) { setSizeClasses() }
        layoutWork.rootNeedsPlacing = true
        writes.requestUpdate()
    }

    /// Adopts the ideal size of presented content, in the middle of the layout.
    package func setFittedSize(_ size: CGSize) {
        self.size = size
        layoutWork.rootNeedsPlacing = true
    }
}

// MARK: - Reading

extension SceneGraph {
    /// The writes that wait, of all scenes of the app.
    package var writes: WriteQueue {
        @inline(__always) get { group.writes }
    }

    /// Calls `body` with the queue, without counting a reference to it.
    // Borrowed: the group holds it, and the scene the group.
    @inline(__always)
    func withWrites<Result>(_ body: (WriteQueue) -> Result) -> Result {
        Borrowed(group.writes).with(body)
    }

    /// The issues of the scene.
    package var diagnostics: Diagnostics { group.diagnostics }

    /// Whether an update is under way.
    package var isUpdating: Bool { group.isUpdating }

    /// The time on the host's clock, which the host moves on before it asks for an update. The scenes of an app have
    /// one clock.
    package var time: Duration {
        get { group.time }
        set { group.time = newValue }
    }

    /// The updates that have been made so far.
    package var updateCount: Int { counts.updates }

    /// The views whose bodies are running now, the innermost last.
    package var evaluating: [Borrowed<ViewInstance>] { group.evaluating }

    /// The recorded causes of body runs, while tracing is enabled.
    package internal(set) var trace: UpdateTrace? {
        get { group.trace }
        set { group.trace = newValue }
    }

    /// The nodes that are alive.
    package var liveNodes: Int { census.value }

    func nextNodeID() -> UInt64 {
        counts.lastNodeID &+= 1
        return counts.lastNodeID
    }
}

/// The counters of a scene.
struct UpdateCounts {
    /// The updates so far.
    var updates = 0
    /// The passes that the update under way has made.
    var pass = 0
    /// The body runs so far, by the index of the view's type.
    var bodyRuns: [Int] = []
    /// The views that the update under way has made.
    var madeViews = 0
    /// The number of times that nodes have combined the preferences of their children.
    var preferenceCollections = 0
    /// Identifies nodes.
    var lastNodeID = NodeNumbers.next()
    /// Whether the content of a place has been examined, since its identity changed again and again.
    var hasExaminedContent = false
}
