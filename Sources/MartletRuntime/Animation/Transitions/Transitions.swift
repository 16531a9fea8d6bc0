/// The transitions of a scene.
final class Transitions: SceneService {
    static let slot = ServiceSlot()
    static let phases: UpdatePhases = [.beginTransitions, .pinTransitioningViews, .finishTransitions]

    /// Those under way.
    var runs: [TransitionRun] = []
    /// Views that have been removed and are still seen, in the order of their removal.
    var leaving: [LeavingViews] = []
    /// Nodes and groups that have been inserted in the flush under way.
    private var insertions: [RenderNode] = []
    /// The phases to enter after the nodes for them have been updated.
    private var phases: [(run: TransitionRun, phase: TransitionPhase)] = []
    /// Wrappers that the next layout places for the first time.
    var arrivals: [RenderNode] = []
    /// Holders whose container the next layout may move.
    var departures: [RenderNode] = []

    init(scene: SceneGraph) {}

    var hasWork: Bool { !insertions.isEmpty || !phases.isEmpty }

    func insert(_ node: RenderNode, in scene: SceneGraph) {
        insertions.append(node)
        scene.pending.insert(.beginTransitions)
    }

    func enter(_ phase: TransitionPhase, _ run: TransitionRun, in scene: SceneGraph) {
        phases.append((run, phase))
        scene.pending.insert(.beginTransitions)
    }

    func takeInsertions() -> [RenderNode] {
        defer { insertions = [] }
        return insertions
    }

    func takePhases() -> [(run: TransitionRun, phase: TransitionPhase)] {
        defer { phases = [] }
        return phases
    }

    func takePart(in phase: UpdatePhase, of scene: SceneGraph) {
        if phase == .beginTransitions {
            scene.transitionWork.beginTransitions()
        } else if phase == .pinTransitioningViews {
            if !arrivals.isEmpty || !departures.isEmpty { scene.transitionWork.pinTransitioningViews() }
        } else if !runs.isEmpty || !leaving.isEmpty {
            scene.transitionWork.finishTransitions()
        }
    }

    func sceneEnds() {
        for views in leaving { views.abandon() }
        leaving = []
        for run in runs { run.leaving = nil }
    }
}

extension TransitionWork {
    var service: Transitions { scene.service(Transitions.self) }
}
