import Foundation

extension SceneGraph {
    /// Delivers an input of the user. The next update presents the resulting writes.
    ///
    /// - Returns: Whether the input was used; the host may use it otherwise.
    @MainActor @discardableResult
    package func send(_ event: InputEvent) -> Bool {
        group.outsideCauses &+= 1
        return inDepth { deliver(event) }
    }

    @MainActor
    private func deliver(_ event: InputEvent) -> Bool {
        focus.validate(in: self)
        switch event {
        case .pointer(let event): return input.handle(event, in: self)
        case .pinch(let event): return input.handle(event, in: self)
        case .scroll(let location, let delta): return scroll(at: location, by: delta)
        case .key(let key): return input.handle(key, in: self)
        case .text(let text): return insert(text)
        }
    }

    /// Advances the time of gestures with a deadline: a long press, or a tap that may become a double tap.
    ///
    /// Hosts call it no later than at `nextInputDeadline`.
    @MainActor
    package func advanceInput(to time: Duration) {
        input.advance(to: time, in: self)
    }

    /// The time at which a gesture needs a time event, on the clock of the events; nil if there is none.
    package var nextInputDeadline: Duration? { input.deadline }

    private func scroll(at location: CGPoint, by delta: CGSize) -> Bool {
        var node = hitTestForScrolling(location) ?? root.hits.deepest(at: location) { $0.extras?.input?.scroll != nil }
        while let current = node {
            if let scroll = current.extras?.input?.scroll, scroll(delta) { return true }
            node = current.containerNode
        }
        return false
    }

    @MainActor
    private func insert(_ text: String) -> Bool {
        guard let editor = focus.focused?.extras?.input?.editor else { return false }
        return editor.insert(text)
    }
}

extension HitNode {
    /// Returns the innermost shown node that satisfies a condition and whose frame contains a point of the window.
    fileprivate func deepest(at point: CGPoint, where isWanted: (RenderNode) -> Bool) -> RenderNode? {
        guard !node.isOutOfSight else { return nil }
        for child in node.visibleChildren.reversed() {
            if let found = child.hits.deepest(at: point, where: isWanted) { return found }
        }
        return isWanted(node) && contains(windowPoint: point) ? node : nil
    }
}
