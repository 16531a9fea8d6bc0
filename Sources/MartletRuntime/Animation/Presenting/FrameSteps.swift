import AttributeGraph
import Foundation

/// Motions that advance by a step function in each frame instead of an animation: momentum, auto-scrolling under a
/// dragged row, a row that swings back. Frames are only requested while there is one.
package final class FrameSteps: SceneService {
    package static let slot = ServiceSlot()

    // Borrowed: the scene holds the service.
    @Borrowed private var scene: SceneGraph
    private var steps: [(owner: AnyObject, step: (Double) -> Bool)] = []
    private var scope: Scope?
    private var last: Double?

    package init(scene: SceneGraph) { _scene = Borrowed(scene) }

    /// Calls a closure in each frame, with the seconds since the previous one, until it returns false. An owner has at
    /// most one such motion.
    package func start(_ owner: AnyObject, _ step: @escaping (Double) -> Bool) {
        steps.removeAll { $0.owner === owner }
        steps.append((owner, step))
        guard scope == nil else { return }
        let scope = scene.graph.makeScope(in: scene.scope)
        self.scope = scope
        last = nil
        scene.clock.begin()
        let rule = Follower { [unowned self] graph in pass(to: graph[scene.clock.time]) }
        _ = scene.graph.makeRule(rule, in: scope, isEager: true)
        scene.writes.requestUpdate()
    }

    /// The owners of the running motions.
    package var owners: [AnyObject] { steps.map(\.owner) }

    /// Stops the motions that an owner has started.
    package func stop(_ owner: AnyObject) {
        steps.removeAll { $0.owner === owner }
        endIfDone()
    }

    private func pass(to now: Double) {
        // The clock may have been paused before the first frame.
        let elapsed = last.map { now - $0 } ?? 0
        last = now
        guard elapsed > 0 else { return }
        for (owner, step) in steps where !step(elapsed) { steps.removeAll { $0.owner === owner } }
        endIfDone()
    }

    private func endIfDone() {
        guard steps.isEmpty, let scope else { return }
        self.scope = nil
        scene.clock.end()
        scene.graph.end(scope)
    }

    package func sceneEnds() { steps = [] }
}
