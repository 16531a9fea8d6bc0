import AttributeGraph

/// What waits in the queue of a scene until an update carries it out: a location that was written, an object that has
/// changed.
///
/// A class, and not a protocol, so that the queue calls what it holds without counting a reference each time.
// @unchecked Sendable: any thread may enter a write: subclasses have locks, or nothing in them changes.
@usableFromInline
package class QueuedWrite: @unchecked Sendable {
    /// Fixes what the coming update will see. Called with the queue's lock held, on the thread that updates.
    /// - Parameter isOnly: Whether the update carries out one transaction, and so each location once.
    func stage(isOnly: Bool) {}

    /// Tells the graph what has changed. Called in the update.
    func carryOut(in scene: SceneGraph) {}

    /// What was written, for diagnostics.
    var name: String { "a write" }

    /// The attribute that an update changes, if there is one, for diagnostics. Asked for on the updating thread.
    var trackedAttribute: AnyAttribute? { nil }
}
