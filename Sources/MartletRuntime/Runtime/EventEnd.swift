/// The end of the event that leads to an update: a click, a key.
///
/// An object of its own, so that whoever waits for it may outlive the scene. Confined to the main thread.
// @unchecked Sendable: as it says.
package final class EventEnd: @unchecked Sendable {
    /// Whether somebody waits for it: the services that take part in ``UpdatePhase/endEvent`` are called in the next
    /// update.
    // @exclusivity(unchecked): asked in each update; no access lasts while other code runs.
    @exclusivity(unchecked) package var isAwaited = false

    init() {}
}

extension SceneGraph {
    /// The end of the event that leads to the next update.
    package var eventEnd: EventEnd { services.eventEnd }

    /// Has services do what waits for the end of the event.
    @inline(__always)
    func runEventEnd() {
        guard eventEnd.isAwaited else { return }
        eventEnd.isAwaited = false
        run(.endEvent)
    }
}
