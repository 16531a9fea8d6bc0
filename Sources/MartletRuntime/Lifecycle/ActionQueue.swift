/// What an update caused: actions that run when everything is up to date, in the order in which they arose.
package struct ActionQueue {
    private var waiting: [() -> Void] = []

    var isEmpty: Bool { waiting.isEmpty }

    package mutating func append(_ action: @escaping () -> Void) { waiting.append(action) }

    /// Takes what waits.
    mutating func take() -> [() -> Void] {
        defer { waiting = [] }
        return waiting
    }
}

/// Something that ends with the node it is attached to.
package protocol LifecycleRecord: AnyObject {
    /// The node has appeared.
    func appear(in scene: SceneGraph)
    /// The node has left the tree.
    func end(in scene: SceneGraph)
    /// The node is not shown any more, but lives on: another page of a navigation stack covers it. `appear(in:)`
    /// follows when it is shown again.
    func cover(in scene: SceneGraph)
}

extension LifecycleRecord {
    package func cover(in scene: SceneGraph) { end(in: scene) }
}
