import AttributeGraph
import Foundation

/// The way of scroll views to a row.
///
/// Where the row stands is asked for anew in each frame: rows that come into sight on the way are measured, which may
/// move it.
final class ScrollMotion {
    /// The row that it leads to; nil for a place.
    fileprivate let request: ScrollRequest?
    /// The place that it leads to, where it leads to no row.
    private let goal: CGPoint
    /// From 0, where the way begins, to 1.
    fileprivate let run: AnimationRun<Double>
    /// Where the scroll views stood when the way began.
    fileprivate var starts: [(node: RenderNode, offset: CGPoint)]

    fileprivate init(
        request: ScrollRequest?,
        goal: CGPoint = .zero,
        run: AnimationRun<Double>,
        starts: [(node: RenderNode, offset: CGPoint)]
    ) {
        self.request = request
        self.goal = goal
        self.run = run
        self.starts = starts
    }

    /// Goes on from elsewhere: what stands before the visible part has another length now.
    func shift(_ node: RenderNode, by distance: CGFloat, along axis: Axis) {
        for index in starts.indices where starts[index].node === node { starts[index].offset[axis] += distance }
    }

    /// Where the scroll views are to stand in the end; nil if what they lead to has gone.
    fileprivate func targets(in scene: SceneGraph) -> [(node: RenderNode, offset: CGPoint)]? {
        guard let request else { return starts.map { ($0.node, goal) } }
        guard request.group.isAttached, let place = request.group.place(ofRow: request.id) else { return nil }
        return scene.offsets(revealing: place.rect, in: place.container, anchor: request.anchor)
    }

    /// The scroll views have arrived.
    fileprivate func finish(in scene: SceneGraph) {
        // The last step makes sure that the row is in sight.
        if let request { scene.scrollRequests.append(request) }
        for (node, _) in starts {
            if request == nil { node.setOffset(goal) }
            ScrollState.of(node).rest.moves(node, false)
        }
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
            guard let targets = motion.targets(in: scene), let progress = motion.run.value(at: now) else {
                motions.removeAll { $0 === motion }
                motion.finish(in: scene)
                continue
            }
            for (node, target) in targets {
                guard let start = motion.starts.first(where: { $0.node === node })?.offset else { continue }
                node.setOffset(
                    CGPoint(
                        x: start.x + (target.x - start.x) * progress, y: start.y + (target.y - start.y) * progress))
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
        for (node, _) in starts { ScrollState.of(node).rest.moves(node, true) }
        return true
    }

    /// Takes a scroll view to where the app wants it.
    func lead(_ node: RenderNode, to goal: CGPoint, by animation: Animation?) {
        scrollMotions?.cancel(node)
        if glide(node, to: goal, by: animation) { ScrollState.of(node).rest.moves(node, true) }
        writes.requestUpdate()
    }

    /// Takes a scroll view to a place, smoothly unless there is no animation or the person wants little to move. False
    /// where that is at once.
    func glide(_ node: RenderNode, to goal: CGPoint, by animation: Animation? = .easeOut(duration: 0.25)) -> Bool {
        let place = AnimationPlace(scene: self, environment: node.environment ?? environment)
        let run = animation.flatMap { animation in
            AnimationRun<Double>.next(
                after: nil, from: 0, to: 1, by: animation, at: graph.peek(clock.time), completions: [], place: place)
        }
        guard case .scroll(let scroll) = node.content, !place.reducesMotion, let run else {
            node.setOffset(goal)
            return false
        }
        let list = scrollMotions ?? ScrollMotionList(scene: self)
        scrollMotions = list
        list.add(ScrollMotion(request: nil, goal: goal, run: run, starts: [(node, scroll.offset)]))
        return true
    }
}

extension RenderNode {
    /// Shows another part of a scrolling node's content, as far as it goes.
    fileprivate func setOffset(_ offset: CGPoint) {
        guard case .scroll(var scroll) = content else { return }
        scroll.offset = offset
        scroll.clampOffset(in: layoutFrame.size)
        setScroll(scroll)
    }
}
