import Foundation

/// One scroll interaction by the user, from the first movement until the content rests.
///
/// Wheels and touchpads report distances, but not the end of the interaction: it ends after a pause without events. The
/// scroll view's behavior then determines the resting offset.
final class ScrollSession {
    /// The pause without events after which the interaction ends, in seconds.
    static let timeout = 0.15
    /// The factor, in seconds, by which the last velocity extends a movement of a scroll view with a behavior.
    private static let momentum = 0.1

    // Borrowed: the state of the node holds the session.
    @Borrowed private var node: RenderNode
    /// The offset at the start of the interaction.
    private var start = CGPoint.zero
    private var lastTime = 0.0
    /// In points a second.
    private(set) var velocity = CGVector.zero
    private var alarm: Alarm?
    private(set) var isInteracting = false
    /// Whether the content is moving to its resting place.
    private(set) var isDecelerating = false

    init(node: RenderNode) { _node = Borrowed(node) }

    /// Records a movement of the content by the user.
    func moved(from old: CGPoint, to new: CGPoint) {
        let clock = node.scene.clock
        if !isInteracting {
            isInteracting = true
            start = old
            lastTime = clock.now - Self.timeout
        }
        isDecelerating = false
        let elapsed = max(clock.now - lastTime, Self.timeout)
        velocity = CGVector(dx: (new.x - old.x) / elapsed, dy: (new.y - old.y) / elapsed)
        lastTime = clock.now
        alarm = clock.wake(at: clock.now + Self.timeout) { [weak self] in self?.release() }
    }

    /// Records that the content has reached its resting place.
    func didComeToRest() { isDecelerating = false }

    private func release() {
        // An alarm that was set before the last movement.
        guard node.scene.clock.now >= lastTime + Self.timeout - 1e-3 else { return }
        alarm = nil
        isInteracting = false
        defer { velocity = .zero }
        node.scene.pending.insert(.showRows)
        guard node.isAttached, let target = restingOffset, case .scroll(let scroll) = node.content else { return }
        guard target != scroll.offset else { return }
        isDecelerating = node.scene.scrolling.startMotion(of: node, to: target, by: .smooth(duration: 0.35))
        if !isDecelerating { node.scroll.moveContent(to: target) }
    }

    /// The resting offset that the behavior of the scroll view chooses; nil without a behavior.
    private var restingOffset: CGPoint? {
        guard let behavior = ScrollState.of(node).behavior, case .scroll(let scroll) = node.content else { return nil }
        let geometry = ScrollGeometry(of: node, scroll)
        func target(at offset: CGPoint) -> ScrollTarget {
            ScrollTarget(rect: CGRect(origin: offset, size: geometry.containerSize))
        }
        var proposed = scroll
        proposed.offset.x += velocity.dx * Self.momentum
        proposed.offset.y += velocity.dy * Self.momentum
        let environment = EnvironmentValues(scope: node.environment ?? node.scene.environment)
        let properties = onMainActor((behavior, scroll.axes, environment)) { behavior, axes, environment in
            behavior.properties(
                context: ScrollTargetBehaviorPropertiesContext(axes: axes, environment: environment))
        }
        for axis in Axis.allCases {
            if !scroll.axes.contains(axis) {
                proposed.offset[axis] = scroll.offset[axis]
            } else if properties.limitsScrolls {
                let length = geometry.containerSize[axis]
                proposed.offset[axis] = min(max(proposed.offset[axis], start[axis] - length), start[axis] + length)
            }
        }
        proposed.clampOffset(in: node.layoutFrame.size)
        let context = ScrollTargetBehaviorContext(
            originalTarget: target(at: start), velocity: velocity, contentSize: geometry.contentSize,
            containerSize: geometry.containerSize, axes: scroll.axes, environment: environment, node: node)
        var result = target(at: proposed.offset)
        result = onMainActor((behavior, result, context)) { behavior, target, context in
            var target = target
            behavior.updateTarget(&target, context: context)
            return target
        }
        proposed.offset = result.offset(in: geometry.containerSize)
        for axis in Axis.allCases where !scroll.axes.contains(axis) { proposed.offset[axis] = scroll.offset[axis] }
        proposed.clampOffset(in: node.layoutFrame.size)
        return proposed.offset
    }
}

extension ScrollNode {
    /// Moves the content of a scrolling node, without an animation.
    func moveContent(to offset: CGPoint) {
        guard case .scroll(var scroll) = node.content else { return }
        scroll.offset = offset
        scroll.clampOffset(in: node.layoutFrame.size)
        setScroll(scroll)
    }

    /// The first scrolling node in the subtree.
    var first: RenderNode? {
        if case .scroll = node.content { return node }
        for child in node.children {
            if let found = child.scroll.first { return found }
        }
        return nil
    }
}
