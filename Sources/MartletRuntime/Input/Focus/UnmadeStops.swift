import Foundation

/// Tab leads through the controls that are written out in a lazy container, also to those that have not been made.
extension FocusMoves {
    /// The number of rows without a control after which the search ends.
    private static let roundLimit = 32

    /// Scrolls the lazy container around what has the focus until the next of its elements with a stop has been made.
    ///
    /// Rows of a `ForEach` are left alone: there may be any number of them.
    @MainActor
    package func bringNextStopIntoSight(by step: Int) {
        guard let focused = scene.focus.focused, focused.lazy.enclosingRow?.lazy.collectionRow?.focus == nil else {
            return
        }
        for _ in 0..<Self.roundLimit {
            guard let next = focused.focus.unmadeElement(by: step),
                !hasStop(after: focused, by: step, in: next.container)
            else { return }
            let state = LazyState.of(next.container)
            guard let place = state.place(of: next.element, at: 0) else { return }
            let axis = state.axis
            let rect = CGRect(
                origin: CGPoint(place.start, along: axis, across: 0),
                size: CGSize(max(1, place.length), along: axis, across: next.container.layoutFrame.size[axis.other]))
            guard scene.scrolling.reveal(rect, in: next.container, anchor: nil) else { return }
            scene.update()
        }
    }

    /// Whether keys can go to something after a node, or before it, in the same container.
    private func hasStop(after node: RenderNode, by step: Int, in container: RenderNode) -> Bool {
        let nodes = focusableNodes
        guard let index = nodes.firstIndex(where: { $0 === node }), nodes.indices.contains(index + step) else {
            return false
        }
        return nodes[index + step].isContained(in: container)
    }
}

extension FocusNode {
    /// The nearest element after the node, or before it, that is written out in the lazy container around it and has not
    /// been made.
    fileprivate func unmadeElement(by step: Int) -> (container: RenderNode, element: LazyElement)? {
        var node = self.node
        while let around = node.containerNode, around.attachment(LazyState.self) == nil { node = around }
        guard let container = node.containerNode else { return nil }
        while node !== container, let parent = node.parent {
            if parent.lazy.rows == nil, let index = parent.children.firstIndex(where: { $0 === node }) {
                let others = step > 0 ? Array(parent.children[(index + 1)...]) : parent.children[..<index].reversed()
                for other in others {
                    if let element = other.focus.firstUnmadeElement(by: step) { return (container, element) }
                }
            }
            node = parent
        }
        return nil
    }

    private func firstUnmadeElement(by step: Int) -> LazyElement? {
        guard node.flags.contains(.transparent) else { return nil }
        if let rows = node.lazy.rows {
            guard let element = rows as? LazyElement, element.liveNode(at: 0) == nil else { return nil }
            return element
        }
        let children = step > 0 ? Array(node.children) : node.children.reversed()
        return children.lazy.compactMap { $0.focus.firstUnmadeElement(by: step) }.first
    }
}
