import Foundation

/// Scrolling without input: momentum after a flick, and auto-scrolling while an item is dragged to an edge.
extension SceneScrolling {
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
            let node = target(at: point, delta: velocity), ScrollState.of(node).behavior == nil
        else { return false }
        var velocity = velocity
        scene.service(FrameSteps.self).start(node) { [weak scene = self.scene, weak node] elapsed in
            guard let scene, let node, node.isAttached else { return false }
            let left = exp(-Self.friction * elapsed)
            let share = (1 - left) / Self.friction
            let hasMoved =
                scene.scrolling.shift(node, by: CGSize(width: velocity.width * share, height: velocity.height * share))
                != .zero
            velocity = CGSize(width: velocity.width * left, height: velocity.height * left)
            return hasMoved && hypot(velocity.width, velocity.height) > Self.leastSpeed
        }
        return true
    }

    /// Stops momentum and auto-scrolling of a scroll view, because the user has taken over.
    package func stopDrift(of node: RenderNode) { scene.existingService(FrameSteps.self)?.stop(node) }

    /// Stops the content at a point of the window, which a finger or a button holds.
    package func stopDrift(at point: CGPoint) {
        guard let steps = scene.existingService(FrameSteps.self) else { return }
        for owner in steps.owners {
            guard let node = owner as? RenderNode, case .scroll = node.content else { continue }
            if node.frameInWindow.contains(point) { steps.stop(node) }
        }
    }

    /// Starts scrolling at a constant velocity in points a second, until it is stopped or the content ends.
    ///
    /// - Parameter moved: Called after each step.
    package func startDrift(of node: RenderNode, velocity: CGSize, moved: @escaping () -> Void) {
        scene.service(FrameSteps.self).start(node) { [weak scene = self.scene, weak node] elapsed in
            guard let scene, let node, node.isAttached else { return false }
            let delta = CGSize(width: velocity.width * elapsed, height: velocity.height * elapsed)
            guard scene.scrolling.shift(node, by: delta) != .zero else { return false }
            moved()
            return true
        }
    }
}
