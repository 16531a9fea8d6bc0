import AttributeGraph
import Foundation

/// What tests of the runtime count in a scene, and what they have it do.
extension SceneGraph {
    /// How often a node has been asked for a size that was not known.
    package var measurements: Int { layoutWork.measurements }

    /// How often a node has placed its children.
    package var placements: Int { layoutWork.placements }

    /// How often bodies have run, of all views.
    package var allBodyRuns: Int { counts.bodyRuns.reduce(0, +) }

    /// Whether some reader of preferences waits for what its children hand up.
    package var collectsPreferences: Bool { !nodesToCollect.isEmpty }

    /// How many transitions are under way.
    package var transitionsUnderWay: Int { existingService(Transitions.self)?.runs.count ?? 0 }

    /// How many values are on their way to what they are to be.
    package var animationsUnderWay: Int { clock.active }

    /// What is told of the places of nodes after each layout.
    package var geometryObserverCount: Int { geometryObservers.count }

    /// Calls `body` after each layout, as if it asked for the place of a node.
    package func observeGeometry(_ body: @escaping () -> Void) {
        final class Observer: GeometryObserver {
            let body: () -> Void
            init(_ body: @escaping () -> Void) { self.body = body }
            func check(in scene: SceneGraph) -> Bool {
                body()
                return true
            }
        }
        observeGeometry(Observer(body))
    }

    /// How many writes wait of which it is known where they stand in the source.
    package var tracedWritesWaiting: Int { writes.captures.waiting.count }

    /// How often one update starts over, at the most.
    package static var updateLimit: Int { passLimit }

    /// Asks for phases that run only then.
    package func ask(for phases: UpdatePhases) { pending.formUnion(phases) }

    /// Notes that a phase leaves nothing.
    package func finish(_ phase: UpdatePhase) { pending.remove(UpdatePhases(phase)) }

    /// Whether it can be told what an attribute is.
    package func knows(_ attribute: AnyAttribute) -> Bool { describe(attribute) != nil }

    /// The attribute of the view value that a body belongs to; nil if an attribute is no body.
    package func viewValue(ofBody attribute: AnyAttribute) -> AnyAttribute? {
        (graph.rule(of: attribute) as? any AnyBodyRule)?.sourceAttribute
    }

    /// What the clock of the scene's animations says, in the time of its host.
    package var date: Date { clock.date }

    /// Has the clock start at a date.
    package func start(at date: Date) { clock.startDate = date }

    /// Takes what waits for an update, and carries it out after `body` has looked at each location.
    package func carryOutWaitingWrites(_ body: (AnyObject) -> Void) {
        writes.take()
        writes.forEachTaken { WriteQueue.Group.forEach(in: $0, body) }
        writes.forEachTaken { WriteQueue.Group.forEach(in: $0) { $0.carryOut(in: self) } }
        writes.forgetTaken()
    }

    /// Tells of what controls are asked for, and by whom.
    package func whenOperated(_ body: @escaping (RenderNode, ControlOperation, OperationSource) -> Void) {
        input.operated = body
    }
}
