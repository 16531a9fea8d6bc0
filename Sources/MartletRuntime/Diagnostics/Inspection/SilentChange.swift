import AttributeGraph

/// A change that a tool has made to an object without the app's code.
///
/// The object does not announce it, so the update that applies it runs all rules again. Reports name it as their cause.
// @unchecked Sendable: created and applied on the updating thread.
final class SilentChange: QueuedWrite, @unchecked Sendable {
    private let label: String
    private let old: Any?
    private let new: Any?

    /// - Parameters:
    ///   - label: The name of the changed property: `Store.todos[1].isDone`.
    ///   - old: The value before; nil if it is not reported.
    ///   - new: The value after; nil if it is not reported.
    init(of label: String, from old: Any?, to new: Any?) {
        self.label = label
        self.old = old
        self.new = new
    }

    override var name: String { label }

    override func apply(in scene: SceneGraph) {
        scene.graph.invalidateAllRules()
        guard let recorder = scene.recording.recorder else { return }
        recorder.apply(label, captures: [], in: scene, old: { self.old }, new: { self.new })
        for view in scene.inspection.views() { recorder.invalidated(view.view) }
        recorder.endWrites()
    }
}
