import Martlet

/// The changes of render trees since a frame was painted: what ``TreePainter`` has to paint again.
package struct PaintChanges {
    /// The number of changed nodes from which the whole frame is painted: finding their rows would take as long.
    private static let limit = 400

    /// The nodes that are new or have changed, and the roots of the removed subtrees. They are retained, so that no other
    /// node can have their identity until they are painted.
    package private(set) var nodes: [RenderNode] = []
    /// Whether so many nodes have changed that everything is painted.
    package private(set) var isEverything = false

    package init() {}

    /// The changes of a frame that has to be painted as a whole.
    package static var everything: PaintChanges {
        var changes = PaintChanges()
        changes.isEverything = true
        return changes
    }

    package var isEmpty: Bool { nodes.isEmpty && !isEverything }

    /// Includes the difference of a tree.
    package mutating func formUnion(_ difference: RenderDifference) {
        guard !isEverything else { return }
        guard nodes.count + difference.changed.count + difference.removed.count <= Self.limit else {
            self = .everything
            return
        }
        for node in difference.changed { nodes.append(node) }
        nodes += difference.removed
    }
}
