/// The end of the event that causes an update, such as a click or a key press.
///
/// A separate object, so that the code that awaits the end may outlive the scene. Confined to the main thread.
// @unchecked Sendable: confined to the main thread.
package final class EventEnd: @unchecked Sendable {
    /// Whether a caller awaits the end: the next update then runs the services of ``UpdatePhase/endEvent``.
    // @exclusivity(unchecked): asked in each update; no access lasts while other code runs.
    @exclusivity(unchecked) package var isAwaited = false

    init() {}
}

extension SceneGraph {
    /// The end of the event that causes the next update.
    package var eventEnd: EventEnd { services.eventEnd }

    /// Runs the services that await the end of the event.
    @inline(__always)
    func runEventEnd() {
        guard eventEnd.isAwaited else { return }
        eventEnd.isAwaited = false
        run(.endEvent)
    }
}
