/// The actions that an update has caused, in the order of their causes. They run when the update is complete.
///
/// Disappearances come last, so that replacements have appeared before (law H5).
package struct ActionQueue {
    private var waiting: [() -> Void] = []
    private var endings: [() -> Void] = []
    /// Whether disappearances keep their place in the order, for views that promise an immediate replacement.
    var endingsKeepTheirTurn = false

    var isEmpty: Bool { waiting.isEmpty && endings.isEmpty }

    package mutating func append(_ action: @escaping () -> Void) { waiting.append(action) }

    /// Adds the action for a view that has disappeared.
    mutating func appendEnding(_ action: @escaping () -> Void) {
        if endingsKeepTheirTurn { waiting.append(action) } else { endings.append(action) }
    }

    /// Removes and returns the queued actions.
    mutating func take() -> [() -> Void] {
        defer {
            waiting = []
            if !endings.isEmpty { endings = [] }
        }
        return endings.isEmpty ? waiting : waiting + endings
    }
}

/// An object whose effect ends with the node it is attached to.
package protocol LifecycleRecord: AnyObject {
    /// The node has appeared.
    func appear(in scene: SceneGraph)
    /// Handles the removal of the node from the tree.
    func end(in scene: SceneGraph)
    /// Handles that the node is no longer shown, but continues to exist: another page of a navigation stack covers it.
    /// `appear(in:)` follows when it is shown again.
    func cover(in scene: SceneGraph)
}

extension LifecycleRecord {
    package func cover(in scene: SceneGraph) { end(in: scene) }
}
