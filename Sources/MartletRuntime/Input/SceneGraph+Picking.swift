import Foundation

/// What is done in an app while somebody looks into it.
extension SceneGraph {
    /// Whether the next press chooses a view, and does nothing else.
    package var isPicking: Bool { input.picking != nil }

    /// Has the next press choose a view: the innermost one whose body what lies there stands in.
    /// - Parameter picked: Is given the view; nil where there is none.
    package func pick(_ picked: @escaping (ViewInstance?) -> Void) {
        input.picking = { [unowned self] location in
            picked((hitTest(location) ?? root.shownNode(at: location))?.instance)
        }
    }

    /// Lets the next press do what it does.
    package func endPicking() { input.picking = nil }

    /// Is told of each operation of a control before it is carried out; nil for nobody.
    package func tellOfOperations(_ told: ((RenderNode, ControlOperation, OperationSource) -> Void)?) {
        input.operated = told
    }
}

extension RenderNode {
    /// The innermost node that is shown at a point of the window.
    fileprivate func shownNode(at point: CGPoint) -> RenderNode? {
        guard isShown else { return nil }
        for child in children.reversed() {
            if let found = child.shownNode(at: point) { return found }
        }
        return !flags.contains(.transparent) && frameInWindow.contains(point) ? self : nil
    }
}
