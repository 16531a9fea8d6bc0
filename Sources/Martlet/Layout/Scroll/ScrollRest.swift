import AttributeGraph
import Foundation

/// How a scroll view comes to rest: what it is doing, who wants to know, and where a behaviour leads it.
///
/// Where nobody wants to know and no behaviour is set, scrolling costs nothing more.
final class ScrollRest {
    /// Where the scroll view comes to rest, as the environment says.
    var behavior: (any ScrollTargetBehavior)?
    private(set) var phase = ScrollPhase.idle
    private var observers: [ScrollPhaseObserver] = []
    private var alarm: Alarm?
    /// Where the scroll view was when the person began to scroll.
    private var origin: CGPoint?

    /// How long nothing may come of a wheel before the person has stopped, in seconds.
    private static let patience = 0.15

    func observe(_ observer: ScrollPhaseObserver) {
        if !observers.contains(where: { $0 === observer }) { observers.append(observer) }
    }

    private var isIdle: Bool { behavior == nil && observers.isEmpty }

    /// A person has scrolled the node, which stood elsewhere before.
    func scrolled(_ node: RenderNode, from old: CGPoint) {
        guard !isIdle else { return }
        if phase != .interacting { origin = old }
        enter(.interacting, of: node)
        alarm?.cancel()
        // The time is known in the next update.
        node.scene.actions.append { [weak self, weak node] in
            guard let self, let node, node.isAttached else { return }
            alarm?.cancel()
            let clock = node.scene.clock
            alarm = clock.wake(at: clock.now + Self.patience) { [weak self, weak node] in
                if let self, let node, node.isAttached { stopped(node) }
            }
        }
    }

    /// The person has stopped.
    private func stopped(_ node: RenderNode) {
        alarm = nil
        guard phase == .interacting else { return }
        guard let behavior, let target = target(of: node, by: behavior), node.scene.glide(node, to: target) else {
            return enter(.idle, of: node)
        }
        enter(.decelerating, of: node)
    }

    /// The scroll view is on its way to where the app has told it to go, or has arrived.
    func moves(_ node: RenderNode, _ isOnItsWay: Bool) {
        guard !isIdle, isOnItsWay ? phase == .idle : phase == .animating || phase == .decelerating else { return }
        enter(isOnItsWay ? .animating : .idle, of: node)
    }

    private func enter(_ new: ScrollPhase, of node: RenderNode) {
        guard new != phase, let geometry = node.scrollGeometry else { return }
        let old = phase
        phase = new
        let context = ScrollPhaseChangeContext(geometry: geometry)
        for observer in observers { node.scene.actions.append { observer.action?(old, new, context) } }
    }

    private func target(of node: RenderNode, by behavior: any ScrollTargetBehavior) -> CGPoint? {
        guard case .scroll(let scroll) = node.content else { return nil }
        let size = node.layoutFrame.size
        let origin = self.origin ?? scroll.offset
        let context = ScrollTargetBehaviorContext(
            originalTarget: ScrollTarget(rect: CGRect(origin: origin, size: size)),
            velocity: CGVector(dx: scroll.offset.x - origin.x, dy: scroll.offset.y - origin.y),
            contentSize: scroll.contentSize, containerSize: size, axes: scroll.axes,
            elements: node.scrollTargetFrames)
        var target = ScrollTarget(rect: CGRect(origin: scroll.offset, size: size))
        onMainActor((behavior, context)) { $0.updateTarget(&target, context: $1) }
        var rest = scroll
        rest.offset = target.rect.origin
        if let anchor = target.anchor {
            rest.offset.x += (target.rect.width - size.width) * anchor.x
            rest.offset.y += (target.rect.height - size.height) * anchor.y
        }
        rest.clampOffset(in: size)
        return rest.offset == scroll.offset ? nil : rest.offset
    }
}
