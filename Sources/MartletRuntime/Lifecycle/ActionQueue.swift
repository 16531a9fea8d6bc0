/// What an update caused: actions that run when everything is up to date, in the order in which they arose.
///
/// What disappears is told last, so that what replaces it has appeared before (law H5).
package struct ActionQueue {
    private var waiting: [() -> Void] = []
    private var endings: [() -> Void] = []
    /// Whether what disappears is told in its turn: for views that say that nothing is between them and what replaces
    /// them.
    var endingsKeepTheirTurn = false

    var isEmpty: Bool { waiting.isEmpty && endings.isEmpty }

    package mutating func append(_ action: @escaping () -> Void) { waiting.append(action) }

    /// Adds what is to be told of a view that is not shown any more.
    mutating func appendEnding(_ action: @escaping () -> Void) {
        if endingsKeepTheirTurn { waiting.append(action) } else { endings.append(action) }
    }

    /// Takes what waits.
    mutating func take() -> [() -> Void] {
        defer {
            waiting = []
            if !endings.isEmpty { endings = [] }
        }
        return endings.isEmpty ? waiting : waiting + endings
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
