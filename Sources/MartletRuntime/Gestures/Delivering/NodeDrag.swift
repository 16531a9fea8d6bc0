import Foundation

/// A drag that the runtime or a feature follows on a node itself, beside the gestures of views.
package final class NodeDrag {
    /// The phase of a drag.
    package enum Phase {
        /// The pointer has moved; the distances are in points of the window.
        case moved(from: CGPoint, by: CGSize)
        /// The pointer was released.
        case ended
        /// Another recognizer has taken the pointer.
        case cancelled
    }

    private let attachment: GestureAttachment

    /// Whether drags are followed.
    package var isEnabled: Bool {
        get { attachment.isEnabled }
        set { attachment.isEnabled = newValue }
    }

    /// Tracks the drags of a node.
    ///
    /// - Parameters:
    ///   - minimumDistance: The distance from which a movement is a drag, in points.
    ///   - told: Called as the drag proceeds. While it returns false nothing is dragged, and controls keep the press.
    package init(of node: RenderNode, minimumDistance: CGFloat, reported: @escaping (Phase) -> Bool) {
        let place = GesturePlace(scene: node.scene)
        place.node = node
        let drag = DragRecognizer(place)
        drag.minimumDistance = minimumDistance
        drag.space = .global
        attachment = GestureAttachment(NodeDragRecognizer(drag, node: node, reported: reported), node: node)
        attachment.priority = .simultaneous
        node.input.gestures.append(attachment)
    }
}

private final class NodeDragRecognizer: ForwardingRecognizer<DragGesture.Value> {
    private weak var node: RenderNode?
    private let reported: (NodeDrag.Phase) -> Bool

    init(_ child: Recognizer<DragGesture.Value>, node: RenderNode, reported: @escaping (NodeDrag.Phase) -> Bool) {
        self.node = node
        self.reported = reported
        super.init(child)
    }

    override func commit() {
        child.commit()
        switch status {
        case .active:
            guard let value, let node else { return }
            node.input.isDragged = reported(.moved(from: value.startLocation, by: value.translation))
        case .ended: end(.ended)
        case .failed: end(.cancelled)
        case .possible: break
        }
    }

    @MainActor
    private func end(_ phase: NodeDrag.Phase) {
        guard let node, node.extras?.input?.isDragged == true else { return }
        node.input.isDragged = false
        _ = reported(phase)
    }
}

extension RenderNode {
    /// Whether the pointer drags the node or one of its ancestors.
    var isCarried: Bool {
        var node: RenderNode? = self
        while let current = node {
            if current.extras?.input?.isDragged == true { return true }
            node = current.containerNode
        }
        return false
    }
}
