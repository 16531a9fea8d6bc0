import Foundation

/// Scrolling without input: momentum after a flick, and auto-scrolling while an item is dragged to an edge.
extension SceneGraph {
    /// The decay rate of momentum: after one second the speed has fallen by a factor of e to this power.
    private static let friction = 4.0
    /// The speed below which momentum ends, in points a second.
    private static let leastSpeed = 20.0

    /// Starts momentum for the content at a point of the window, after a flick.
    ///
    /// - Parameter velocity: The velocity of the content, in points a second.
    /// - Returns: Whether there is content that can scroll.
    @discardableResult
    package func fling(at point: CGPoint, velocity: CGSize) -> Bool {
        guard hypot(velocity.width, velocity.height) > Self.leastSpeed,
            let node = scrollTarget(at: point, delta: velocity), ScrollState.of(node).behavior == nil
        else { return false }
        var velocity = velocity
        service(FrameSteps.self).start(node) { [weak self, weak node] elapsed in
            guard let self, let node, node.isAttached else { return false }
            let left = exp(-Self.friction * elapsed)
            let share = (1 - left) / Self.friction
            let hasMoved =
                shift(node, by: CGSize(width: velocity.width * share, height: velocity.height * share)) != .zero
            velocity = CGSize(width: velocity.width * left, height: velocity.height * left)
            return hasMoved && hypot(velocity.width, velocity.height) > Self.leastSpeed
        }
        return true
    }

    /// Stops momentum and auto-scrolling of a scroll view, because the user has taken over.
    package func stopDrift(of node: RenderNode) { existingService(FrameSteps.self)?.stop(node) }

    /// Stops the content at a point of the window, which a finger or a button holds.
    package func stopDrift(at point: CGPoint) {
        guard let steps = existingService(FrameSteps.self) else { return }
        for owner in steps.owners {
            guard let node = owner as? RenderNode, case .scroll = node.content else { continue }
            if node.frameInWindow.contains(point) { steps.stop(node) }
        }
    }

    /// Starts scrolling at a constant velocity in points a second, until it is stopped or the content ends.
    ///
    /// - Parameter moved: Called after each step.
    package func startDrift(of node: RenderNode, velocity: CGSize, moved: @escaping () -> Void) {
        service(FrameSteps.self).start(node) { [weak self, weak node] elapsed in
            guard let self, let node, node.isAttached else { return false }
            let delta = CGSize(width: velocity.width * elapsed, height: velocity.height * elapsed)
            guard shift(node, by: delta) != .zero else { return false }
            moved()
            return true
        }
    }
}
