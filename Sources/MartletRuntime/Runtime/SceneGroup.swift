import AttributeGraph
import MartletABI

/// The scenes of one app: they share an attribute graph, a queue of writes and a time, and are updated together, so
/// that one snapshot is valid in all of them (law C2), and state of one marks its readers in the others.
///
/// A scene outside of an app is the only member of its group. For members without changes, an update only checks
/// whether they have pending work.
@usableFromInline
package final class SceneGroup {
    let graph = Graph()
    /// The lifetime of shared state, which ends with the last member. State in the graph's own root scope would retain
    /// the graph.
    let lifetime: Scope
    let writes = WriteQueue()
    let diagnostics = Diagnostics()
    /// The values that views publish while the focus is in them.
    package let focusedValues = FocusedValuesStore()
    /// The time on the host's clock.
    // @exclusivity(unchecked): an update asks these many times, and no access lasts while other code runs.
    @exclusivity(unchecked) var time: Duration = .zero
    /// The number of causes of updates so far that are no writes: events, alarms, frames of animations, resizing.
    @exclusivity(unchecked) var outsideCauses = 0
    /// Whether an update is under way.
    @exclusivity(unchecked) var isUpdating = false
    /// The views whose bodies are running now, the innermost last.
    @exclusivity(unchecked) var evaluating: [Borrowed<ViewInstance>] = []
    /// The recorded causes of body runs, while tracing is enabled.
    @exclusivity(unchecked) var trace: UpdateTrace?
    /// The recorder of updates, while recording is enabled.
    @exclusivity(unchecked) var recorder: UpdateRecorder?
    /// The members, in the order in which they were made.
    @exclusivity(unchecked) private(set) var members: ContiguousArray<Borrowed<SceneGraph>> = [] {
        didSet { only = members.count == 1 ? members[0] : nil }
    }
    /// The only member of a group with one: an update reads its members many times.
    @exclusivity(unchecked) private var only: Borrowed<SceneGraph>?

    /// Work that can't be done while rules run, such as ending a scene from its own layout.
    @exclusivity(unchecked) var actionsAfterUpdate: [@MainActor () -> Void] = []

    /// Members that have ended in the update that is under way, which may be going through them.
    @exclusivity(unchecked) private var retired: [SceneGraph] = []

    /// The features of every member.
    let features: SceneFeatures

    init(features: SceneFeatures) {
        self.features = features
        ABI.verify()
        lifetime = graph.makeScope(in: graph.rootScope)
    }

    deinit { graph.end(lifetime) }

    /// Whether there is a member besides a scene, which is none any more if it has ended in its own update.
    @inline(__always)
    func hasMembers(besides scene: SceneGraph) -> Bool {
        if let only { return !only.refers(to: scene) }
        return !members.isEmpty
    }

    func add(_ scene: SceneGraph) { members.append(Borrowed(scene)) }

    func remove(_ scene: SceneGraph) {
        members.removeAll { $0.refers(to: scene) }
    }

    /// Keeps a member that has ended until the update is over.
    package func retire(_ scene: SceneGraph) { if isUpdating { retired.append(scene) } }

    @MainActor
    func runActionsAfterUpdate() {
        while !actionsAfterUpdate.isEmpty {
            let actions = actionsAfterUpdate
            actionsAfterUpdate = []
            for action in actions { action() }
        }
    }

    func forgetRetired() { if !retired.isEmpty { retired = [] } }

    /// Calls `body` for each member.
    // Borrowed: members remove themselves before they end, and are accessed without counting.
    @inline(__always)
    func forEach(_ body: (SceneGraph) -> Void) {
        if let only { return only.with(body) }
        for member in members { member.with(body) }
    }

    /// Whether something holds for one of the members.
    @inline(__always)
    func contains(where isTrue: (SceneGraph) -> Bool) -> Bool {
        if let only { return only.with(isTrue) }
        for member in members where member.with(isTrue) { return true }
        return false
    }
}

extension SceneGraph {
    /// Starts the new animations of the other members at the current time. Running animations follow their own frames.
    func synchronizeAnimations(to seconds: Double) {
        guard group.hasMembers(besides: self) else { return }
        group.forEach { other in
            guard other !== self, !other.needsFrame else { return }
            other.clock.now = seconds
            graph.set(other.clock.time, to: seconds)
        }
    }

    /// Sets the transaction that is being applied, for every member.
    func beginSharedTransaction(_ transaction: Transaction) {
        group.forEach { $0.beginTransaction(transaction) }
    }

    /// Settles this scene, and the others that the change affects.
    func settleAll() {
        settle()
        guard group.hasMembers(besides: self) else { return }
        var rounds = 0
        while rounds < Self.passLimit, needsSettling {
            group.forEach { scene in
                guard scene.waitsToSettle else { return }
                scene.wasReached = true
                scene.settle()
            }
            if graph.hasQueuedRules { settle() }
            rounds += 1
        }
    }

    /// Whether something is left to settle in one of the scenes.
    var needsSettling: Bool { graph.hasQueuedRules || group.contains { $0.waitsToSettle } }

    /// Whether rules that ran in an update of another member have left something to settle here.
    private var waitsToSettle: Bool { needsLayout || !pending.isDisjoint(with: .shared) }
}
