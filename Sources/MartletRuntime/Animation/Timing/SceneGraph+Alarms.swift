import Foundation

/// Something that a feature waits for, by the scene's clock.
package final class SceneAlarm {
    private var alarm: Alarm?

    fileprivate init(_ alarm: Alarm) { self.alarm = alarm }

    /// It is not waited for any more.
    package func cancel() {
        alarm?.cancel()
        alarm = nil
    }

    deinit { alarm?.cancel() }
}

extension SceneGraph {
    /// Has something done in the first update after a number of seconds, as long as the result is held.
    package func wake(after seconds: Double, _ action: @escaping () -> Void) -> SceneAlarm {
        SceneAlarm(clock.wake(at: clock.now + seconds, action))
    }
}
