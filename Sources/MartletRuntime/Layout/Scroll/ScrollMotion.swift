import AttributeGraph
import Foundation

/// An animated motion of scroll views to a row, or of one scroll view to an offset.
///
/// The position of the row is computed again in each frame: rows that become visible on the way are measured, which may
/// move the target.
final class ScrollMotion {
    fileprivate enum Goal {
        case row(ScrollRequest)
        case offset(CGPoint)
    }

    fileprivate var goal: Goal
    /// The animation of the progress, from 0 to 1.
    fileprivate let run: AnimationRun<Double>
    /// The offsets of the scroll views at the start of the motion.
    fileprivate var starts: [(node: RenderNode, offset: CGPoint)]

    fileprivate init(goal: Goal, run: AnimationRun<Double>, starts: [(node: RenderNode, offset: CGPoint)]) {
        self.goal = goal
        self.run = run
        self.starts = starts
    }

    /// Moves the start and the goal by a distance, because the content before the visible part was resized.
    func shift(_ node: RenderNode, by distance: CGFloat, along axis: Axis) {
        for index in starts.indices where starts[index].node === node { starts[index].offset[axis] += distance }
        if case .offset(var offset) = goal {
            offset[axis] += distance
            goal = .offset(offset)
        }
    }

    fileprivate func concerns(_ node: RenderNode) -> Bool { starts.contains { $0.node === node } }
}

/// The running scroll motions, and the rule that moves the scroll views with time. The rule exists only while there are
/// motions.
final class ScrollMotionList: SceneService {
    static let slot = ServiceSlot()

    // Borrowed: the scene holds the list.
    @Borrowed private var scene: SceneGraph
    private var motions: [ScrollMotion] = []
    private var scope: Scope?

    init(scene: SceneGraph) { _scene = Borrowed(scene) }

    /// The way that a scroll view is on.
    func motion(of node: RenderNode) -> ScrollMotion? { motions.first { $0.concerns(node) } }

    /// Cancels the motion of a scroll view at its current offset, because the user has taken over.
    func cancel(_ node: RenderNode) {
        motions.removeAll { $0.concerns(node) }
        endIfDone()
    }

    /// The scroll views that are under way.
    var nodes: [RenderNode] { motions.flatMap { $0.starts.map(\.node) } }

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
            let progress = motion.run.value(at: now)
            switch motion.goal {
            case .row(let request):
                guard request.group.isAttached, let place = request.group.scroll.place(ofRow: request.id), let progress
                else {
                    motions.removeAll { $0 === motion }
                    // The last step makes sure that the row is in sight.
                    scene.scrolling.request(request)
                    continue
                }
                let targets = scene.scrolling.offsets(
                    revealing: place.rect, in: place.container, anchor: request.anchor)
                move(motion, to: targets, progress)
            case .offset(let target):
                guard let node = motion.starts.first?.node, node.isAttached else {
                    motions.removeAll { $0 === motion }
                    continue
                }
                move(motion, to: [(node, target)], progress ?? 1)
                if progress == nil { motions.removeAll { $0 === motion } }
            }
        }
        endIfDone()
    }

    private func move(_ motion: ScrollMotion, to targets: [(node: RenderNode, offset: CGPoint)], _ progress: Double) {
        for (node, target) in targets {
            guard let start = motion.starts.first(where: { $0.node === node })?.offset else { continue }
            guard case .scroll(var scroll) = node.content else { continue }
            scroll.offset.x = start.x + (target.x - start.x) * progress
            scroll.offset.y = start.y + (target.y - start.y) * progress
            scroll.clampOffset(in: node.layoutFrame.size)
            node.scroll.setScroll(scroll)
        }
    }

    private func endIfDone() {
        guard motions.isEmpty, let scope else { return }
        self.scope = nil
        scene.graph.end(scope)
    }
}

extension SceneScrolling {
    /// The motions of scroll views; nil if there never were any.
    var motions: ScrollMotionList? { scene.existingService(ScrollMotionList.self) }

    /// Starts a motion to a row, if the request's transaction has an animation and the row is elsewhere.
    func startMotion(for request: ScrollRequest, to row: ScrollNode.RowPlace) -> Bool {
        guard let animation = request.transaction.animation else { return false }
        let place = AnimationPlace(scene: self.scene, environment: request.group.environment ?? self.scene.environment)
        if place.reducesMotion { return false }
        let targets = offsets(revealing: row.rect, in: row.container, anchor: request.anchor)
        let starts = targets.compactMap { node, target -> (node: RenderNode, offset: CGPoint)? in
            guard case .scroll(let scroll) = node.content else { return nil }
            return (node, scroll.offset)
        }
        guard zip(targets, starts).contains(where: { $0.0.offset != $0.1.offset }) else { return false }
        guard let run = run(by: animation, completions: request.transaction.completions, place: place) else {
            return false
        }
        var last = request
        last.transaction = Transaction()
        add(ScrollMotion(goal: .row(last), run: run, starts: starts))
        return true
    }

    /// Starts a motion to an offset; returns false without an animation or a distance.
    func startMotion(of node: RenderNode, to offset: CGPoint, by animation: Animation?) -> Bool {
        guard let animation, case .scroll(let scroll) = node.content, scroll.offset != offset else { return false }
        let place = AnimationPlace(scene: self.scene, environment: node.environment ?? self.scene.environment)
        if place.reducesMotion { return false }
        guard let run = run(by: animation, completions: [], place: place) else { return false }
        add(ScrollMotion(goal: .offset(offset), run: run, starts: [(node, scroll.offset)]))
        return true
    }

    private func run(
        by animation: Animation, completions: [AnimationCompletion], place: AnimationPlace
    ) -> AnimationRun<Double>? {
        AnimationRun<Double>.next(
            after: nil, from: 0, to: 1, by: animation, at: scene.graph.peek(scene.clock.time), completions: completions,
            place: place)
    }

    private func add(_ motion: ScrollMotion) {
        scene.service(ScrollMotionList.self).add(motion)
    }
}
