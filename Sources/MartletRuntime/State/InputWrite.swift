import AttributeGraph

extension SceneGraph {
    /// Sets an input. Called from an event, this is queued like any write, in the order of the transactions; called in
    /// an update, it is part of that update.
    package func set<Value>(_ input: Attribute<Value>, to value: Value) {
        guard graph.isAlive(input.identifier) else { return }
        guard !isUpdating else {
            if graph.set(input, to: value) { writes.requestUpdate() }
            return
        }
        writes.enter(InputWrite(input: input, value: value))
    }

    /// Asks the host for an update, unless it has been asked since the last one.
    package func requestUpdate() { writes.requestUpdate() }
}

/// A write by the runtime to an input, which is queued for the next update.
// @unchecked Sendable: created and applied on the updating thread.
private final class InputWrite<Value>: QueuedWrite, @unchecked Sendable {
    private let input: Attribute<Value>
    private let value: Value

    init(input: Attribute<Value>, value: Value) {
        self.input = input
        self.value = value
    }

    override func apply(in scene: SceneGraph) {
        guard scene.graph.isAlive(input.identifier) else { return }
        scene.recording.recorder?.endWrites()
        scene.graph.set(input, to: value)
    }

    override var name: String { "An input of the runtime" }

    override var trackedAttribute: AnyAttribute? { input.identifier }
}
