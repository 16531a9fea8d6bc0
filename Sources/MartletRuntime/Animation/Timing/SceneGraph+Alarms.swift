import AttributeGraph
import Foundation

/// An action of a feature, scheduled by the scene's clock.
package final class SceneAlarm {
    private var alarm: Alarm?

    fileprivate init(_ alarm: Alarm) { self.alarm = alarm }

    /// Cancels the action.
    package func cancel() {
        alarm?.cancel()
        alarm = nil
    }

    deinit { alarm?.cancel() }
}

extension SceneGraph {
    /// Schedules an action for the first update after a number of seconds, unless the result is released before.
    package func wake(after seconds: Double, _ action: @escaping () -> Void) -> SceneAlarm {
        SceneAlarm(clock.wake(at: clock.now + seconds, action))
    }

    /// Schedules an action for the first update at or after a time on the host's clock, unless the result is released
    /// before.
    package func wake(at due: Duration, _ action: @escaping () -> Void) -> SceneAlarm {
        SceneAlarm(clock.wake(at: clock.pace.time(at: due / .seconds(1)), action))
    }
}

/// Runs a rule again after some time.
package final class SceneTicker {
    // Borrowed: a scene outlives its rules, because it ends their scope before itself.
    @Borrowed private var scene: SceneGraph
    private let tick: Attribute<Int>
    private var count = 0
    private var seen = 0
    private var alarm: SceneAlarm?

    /// A ticker for a rule in a scope.
    package init(scene: SceneGraph, scope: Scope) {
        _scene = Borrowed(scene)
        tick = scene.graph.makeInput(0, in: scope)
    }

    /// The current date.
    package var date: Date { scene.clock.date }

    /// Returns whether time has passed since the last call; makes the current rule depend on the time.
    package func hasPassed(in graph: Graph) -> Bool {
        let now = graph[tick]
        defer { seen = now }
        return now != seen
    }

    /// Schedules the next run of the rule after a number of seconds; nil for none.
    package func wait(_ seconds: Double?) {
        alarm = seconds.map { seconds in
            scene.wake(after: seconds) { [weak self] in
                guard let self else { return }
                count += 1
                scene.graph.set(tick, to: count)
            }
        }
    }
}
