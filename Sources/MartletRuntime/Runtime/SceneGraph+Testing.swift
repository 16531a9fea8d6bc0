import AttributeGraph
import Foundation

/// Counters and operations of a scene for the runtime's tests.
extension SceneGraph {
    /// The number of size queries that no cache answered.
    package var measurements: Int { layoutWork.measurements }

    /// The number of times that a node has placed its children.
    package var placements: Int { layoutWork.placements }

    /// The number of body runs of all views.
    package var allBodyRuns: Int { counts.bodyRuns.reduce(0, +) }

    /// Whether a collection of preferences is pending.
    package var collectsPreferences: Bool { !nodesToCollect.isEmpty }

    /// The number of running transitions.
    package var transitionsUnderWay: Int { existingService(Transitions.self)?.runs.count ?? 0 }

    /// The number of running animations.
    package var animationsUnderWay: Int { clock.active }

    /// The number of active geometry observers.
    package var geometryObserverCount: Int { geometryObservers.count }

    /// Calls `body` after each layout, as a reader of a node's frame.
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

    /// The number of pending writes with a known source location.
    package var tracedWritesWaiting: Int { writes.captures.waiting.count }

    /// The largest number of passes in one update.
    package static var updateLimit: Int { passLimit }

    /// Asks for phases that run only then.
    package func ask(for phases: UpdatePhases) { pending.formUnion(phases) }

    /// Marks a phase as finished.
    package func finish(_ phase: UpdatePhase) { pending.remove(UpdatePhases(phase)) }

    /// Whether diagnostics can describe an attribute.
    package func knows(_ attribute: AnyAttribute) -> Bool { describe(attribute) != nil }

    /// The attribute of the view value that a body belongs to; nil if an attribute is no body.
    package func viewValue(ofBody attribute: AnyAttribute) -> AnyAttribute? {
        (graph.rule(of: attribute) as? any AnyBodyRule)?.sourceAttribute
    }

    /// The current time of the scene's animation clock, as a date of its host.
    package var date: Date { clock.date }

    /// Sets the start date of the clock.
    package func start(at date: Date) { clock.startDate = date }

    /// Takes the queued writes, and applies them after `body` was called with each location.
    package func applyPendingWrites(_ body: (AnyObject) -> Void) {
        writes.take()
        writes.forEachTaken { WriteQueue.Group.forEach(in: $0, body) }
        writes.forEachTaken { WriteQueue.Group.forEach(in: $0) { $0.apply(in: self) } }
        writes.forgetTaken()
    }

    /// Sets a callback for the operations of controls, with their source.
    package func whenOperated(_ body: @escaping (RenderNode, ControlOperation, OperationSource) -> Void) {
        input.operated = body
    }
}
