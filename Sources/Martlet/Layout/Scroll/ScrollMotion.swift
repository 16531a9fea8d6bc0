import AttributeGraph
import Foundation

/// The way of scroll views to a row.
///
/// Where the row stands is asked for anew in each frame: rows that come into sight on the way are measured, which may
/// move it.
final class ScrollMotion {
    fileprivate let request: ScrollRequest
    /// From 0, where the way begins, to 1.
    fileprivate let run: AnimationRun<Double>
    /// Where the scroll views stood when the way began.
    fileprivate var starts: [(node: RenderNode, offset: CGPoint)]

    fileprivate init(
        request: ScrollRequest,
        run: AnimationRun<Double>,
        starts: [(node: RenderNode, offset: CGPoint)]
    ) {
        self.request = request
        self.run = run
        self.starts = starts
    }

    /// Goes on from elsewhere: what stands before the visible part has another length now.
    func shift(_ node: RenderNode, by distance: CGFloat, along axis: Axis) {
        for index in starts.indices where starts[index].node === node { starts[index].offset[axis] += distance }
    }

    fileprivate func concerns(_ node: RenderNode) -> Bool { starts.contains { $0.node === node } }
}

/// The ways to rows that are under way, and the rule that brings the scroll views into line with the time. The rule is
/// there only while there are any.
final class ScrollMotionList {
    private unowned(unsafe) let scene: SceneGraph
    private var motions: [ScrollMotion] = []
    private var scope: Scope?

    init(scene: SceneGraph) { self.scene = scene }

    /// The way that a scroll view is on.
    func motion(of node: RenderNode) -> ScrollMotion? { motions.first { $0.concerns(node) } }

    /// Stops where a scroll view is now: a person has taken over.
    func cancel(_ node: RenderNode) {
        motions.removeAll { $0.concerns(node) }
        endIfDone()
    }

    fileprivate func add(_ motion: ScrollMotion) {
        for (node, _) in motion.starts { cancel(node) }
        motions.append(motion)
        guard scope == nil else { return }
        let scope = scene.graph.makeScope(in: scene.scope)
        self.scope = scope
        let rule = Follower { [unowned self] graph in step(to: graph[scene.clock.time]) }
        _ = scene.graph.makeRule(rule, in: scope, isEager: true)
    }

    private func step(to now: Double) {
        for motion in motions {
            guard motion.request.group.isAttached,
                let place = motion.request.group.place(ofRow: motion.request.id),
                let progress = motion.run.value(at: now)
            else {
                motions.removeAll { $0 === motion }
                // The last step makes sure that the row is in sight.
                scene.scrollRequests.append(motion.request)
                continue
            }
            let targets = scene.offsets(revealing: place.rect, in: place.container, anchor: motion.request.anchor)
            for (node, target) in targets {
                guard let start = motion.starts.first(where: { $0.node === node })?.offset else { continue }
                guard case .scroll(var scroll) = node.content else { continue }
                scroll.offset.x = start.x + (target.x - start.x) * progress
                scroll.offset.y = start.y + (target.y - start.y) * progress
                scroll.clampOffset(in: node.layoutFrame.size)
                node.setScroll(scroll)
            }
        }
        endIfDone()
    }

    private func endIfDone() {
        guard motions.isEmpty, let scope else { return }
        self.scope = nil
        scene.graph.end(scope)
    }
}

extension SceneGraph {
    /// Begins the way to a row, if the request's transaction animates it and there is a way to go.
    func startScrollMotion(for request: ScrollRequest, to row: RenderNode.RowPlace) -> Bool {
        guard let animation = request.transaction.animation else { return false }
        let place = AnimationPlace(scene: self, environment: request.group.environment ?? environment)
        if place.reducesMotion { return false }
        let targets = offsets(revealing: row.rect, in: row.container, anchor: request.anchor)
        let starts = targets.compactMap { node, target -> (node: RenderNode, offset: CGPoint)? in
            guard case .scroll(let scroll) = node.content else { return nil }
            return (node, scroll.offset)
        }
        guard zip(targets, starts).contains(where: { $0.0.offset != $0.1.offset }) else { return false }
        let run = AnimationRun<Double>.next(
            after: nil,
            from: 0,
            to: 1,
            by: animation,
            at: graph.peek(clock.time),
            completions: request.transaction.completions,
            place: place
        )
        guard let run else { return false }
        var last = request
        last.transaction = Transaction()
        let list = scrollMotions ?? ScrollMotionList(scene: self)
        scrollMotions = list
        list.add(ScrollMotion(request: last, run: run, starts: starts))
        return true
    }
}
