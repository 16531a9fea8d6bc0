import Foundation

/// Operations of an attached inspector.
extension ScenePicking {
    /// Whether the next press chooses a view, and does nothing else.
    package var isPicking: Bool { scene.input.picking != nil }

    /// Lets the next press choose a view: the innermost one whose body contains the pressed node.
    ///
    /// - Parameter picked: Called with the view; nil if there is none.
    package func pick(_ picked: @escaping (ViewInstance?) -> Void) {
        scene.input.picking = { [unowned scene = self.scene] location in
            picked((scene.hitTest(location) ?? scene.root.hits.shownNode(at: location))?.instance)
        }
    }

    /// Restores the usual effect of a press.
    package func endPicking() { scene.input.picking = nil }

    /// Sets the callback for operations of controls, called before each; nil for none.
    package func observeOperations(_ reported: ((RenderNode, ControlOperation, OperationSource) -> Void)?) {
        scene.input.operated = reported
    }

    /// Sets the callback for keys that a handler has used, called after it with the node of the handler; nil for none.
    package func observeKeys(_ used: ((RenderNode, KeyInput) -> Void)?) { scene.input.keyUsed = used }
}

extension HitNode {
    /// The innermost node that is shown at a point of the window.
    fileprivate func shownNode(at point: CGPoint) -> RenderNode? {
        guard node.isShown else { return nil }
        for child in node.children.reversed() {
            if let found = child.hits.shownNode(at: point) { return found }
        }
        return !node.flags.contains(.transparent) && node.frameInWindow.contains(point) ? node : nil
    }
}
