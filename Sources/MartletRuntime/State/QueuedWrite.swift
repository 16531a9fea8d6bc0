import AttributeGraph

/// A change in the queue of a scene that an update will apply, such as a written location or a changed object.
///
/// A class instead of a protocol, so that the queue calls its entries without reference counting.
// @unchecked Sendable: any thread may enter a write: subclasses have locks, or nothing in them changes.
@usableFromInline
package class QueuedWrite: @unchecked Sendable {
    /// Fixes the values for the coming update. Called with the queue's lock held, on the updating thread.
    ///
    /// - Parameter isOnly: Whether the update applies a single transaction, and thus each location once.
    func stage(isOnly: Bool) {}

    /// Applies the change to the graph, during the update.
    func apply(in scene: SceneGraph) {}

    /// The name of the changed property, for diagnostics.
    var name: String { "a write" }

    /// The attribute that an update changes, if there is one, for diagnostics. Asked for on the updating thread.
    var trackedAttribute: AnyAttribute? { nil }
}
