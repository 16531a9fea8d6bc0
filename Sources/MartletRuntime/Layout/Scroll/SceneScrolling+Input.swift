import Foundation

extension SceneScrolling {
    /// The innermost scroll view at a point of the window that can still move its content by some of `delta`.
    ///
    /// `delta` is the movement of the content: positive moves it right and down. O(nodes in the tree around the point).
    package func target(at point: CGPoint, delta: CGSize) -> RenderNode? {
        target(below: scene.root, at: point, delta: delta)
    }

    private func target(below node: RenderNode, at point: CGPoint, delta: CGSize) -> RenderNode? {
        if !node.flags.isDisjoint(with: [.hidden, .detached, .leaving]) { return nil }
        let inner = CGPoint(x: point.x - node.frame.minX, y: point.y - node.frame.minY)
        let isScroll: Bool
        if case .scroll = node.content { isScroll = true } else { isScroll = false }
        if isScroll, !CGRect(origin: .zero, size: node.frame.size).contains(inner) { return nil }
        guard let content = node.contentPoint(inner) else { return nil }
        for child in node.visibleChildren.reversed() {
            if let found = target(below: child, at: content, delta: delta) { return found }
        }
        return isScroll && canScroll(node, by: delta) ? node : nil
    }

    /// Whether a scroll view can move its content by some of `delta`.
    package func canScroll(_ node: RenderNode, by delta: CGSize) -> Bool {
        guard case .scroll(let scroll) = node.content, ScrollState.of(node).isEnabled else { return false }
        return scroll.moved(by: delta, in: node.frame.size).offset != scroll.offset
    }

    /// Moves the content of a scroll view, as far as possible; the next update presents it.
    ///
    /// A positive `delta` moves the content right and down. The result is the part of `delta` that was used; the rest
    /// is for an enclosing scroll view. A disabled scroll view does not move.
    @discardableResult
    package func scroll(_ node: RenderNode, by delta: CGSize) -> CGSize {
        guard case .scroll = node.content, ScrollState.of(node).isEnabled else { return .zero }
        motions?.cancel(node)
        stopDrift(of: node)
        let used = shift(node, by: delta)
        if used != .zero {
            scene.group.outsideCauses &+= 1
            scene.writes.requestUpdate()
        }
        return used
    }

    /// Moves the content like `scroll(_:by:)`, but neither requests an update nor cancels a running motion.
    func shift(_ node: RenderNode, by delta: CGSize) -> CGSize {
        guard case .scroll(let old) = node.content, ScrollState.of(node).isEnabled else { return .zero }
        let new = old.moved(by: delta, in: node.frame.size)
        guard new.offset != old.offset else { return .zero }
        node.scroll.setScroll(new)
        ScrollState.of(node).moved(node, from: old.offset, to: new.offset)
        return CGSize(width: old.offset.x - new.offset.x, height: old.offset.y - new.offset.y)
    }
}

extension ScrollContent {
    /// Returns the content moved by a distance, as far as possible.
    func moved(by delta: CGSize, in size: CGSize) -> ScrollContent {
        var scroll = self
        if axes.contains(.horizontal) { scroll.offset.x -= delta.width }
        if axes.contains(.vertical) { scroll.offset.y -= delta.height }
        scroll.clampOffset(in: size)
        return scroll
    }
}
