import AttributeGraph
import Foundation

/// A rectangle as a vector.
struct RectVector: VectorArithmetic {
    var values: SIMD4<Double>

    init(_ values: SIMD4<Double>) { self.values = values }

    init(_ rect: CGRect) { values = SIMD4(rect.minX, rect.minY, rect.width, rect.height) }

    /// The rectangle. A size below zero, from an overshooting animation, counts as zero.
    var rect: CGRect { CGRect(x: values.x, y: values.y, width: max(0, values.z), height: max(0, values.w)) }

    static var zero: RectVector { RectVector(.zero) }
    static func + (a: RectVector, b: RectVector) -> RectVector { RectVector(a.values + b.values) }
    static func - (a: RectVector, b: RectVector) -> RectVector { RectVector(a.values - b.values) }
    mutating func scale(by factor: Double) { values *= factor }
    var magnitudeSquared: Double { (values * values).sum() }
}

/// The animation of a node to its layout frame.
///
/// Layout sets its frames immediately; the presented frame follows.
final class FrameMotion {
    // Borrowed: a node ends its motion before itself, and a scene its list; both are accessed in each frame.
    fileprivate var nodeReference: Borrowed<RenderNode>
    var node: RenderNode { nodeReference.object }
    /// The layout frame of the node.
    fileprivate(set) var target: CGRect
    fileprivate(set) var run: AnimationRun<RectVector>
    /// The place of the motion in the scene's list.
    fileprivate var index = 0

    fileprivate init(node: RenderNode, target: CGRect, run: AnimationRun<RectVector>) {
        nodeReference = Borrowed(node)
        self.target = target
        self.run = run
    }
}

/// The animated nodes of a scene, and the rule that advances their frames with time. The rule exists only while there
/// are any.
final class MotionList: SceneService {
    static let slot = ServiceSlot()

    @Borrowed private var scene: SceneGraph
    private var motions: ContiguousArray<FrameMotion> = []
    private var scope: Scope?

    init(scene: SceneGraph) { _scene = Borrowed(scene) }

    fileprivate func add(_ motion: FrameMotion) {
        motion.index = motions.count
        motions.append(motion)
        guard scope == nil else { return }
        let scope = scene.graph.makeScope(in: scene.scope)
        self.scope = scope
        let rule = Follower { [unowned self] graph in step(to: graph[scene.clock.time]) }
        _ = scene.graph.makeRule(rule, in: scope, isEager: true)
    }

    private func step(to now: Double) {
        var index = 0
        while index < motions.count {
            let motion = motions[index]
            if let value = motion.run.value(at: now) {
                motion.node.motion.show(at: value.rect)
                index += 1
            } else {
                // Ends the motion, which removes it from the list: another motion has taken its index.
                motion.node.motion.end()
                motion.node.didChange()
            }
        }
    }

    fileprivate func remove(_ motion: FrameMotion) {
        let last = motions.removeLast()
        if last !== motion {
            motions[motion.index] = last
            last.index = motion.index
        }
        if motions.isEmpty, let scope {
            self.scope = nil
            scene.graph.end(scope)
        }
    }
}

extension RenderNode {
    /// The layout frame in the container, in points, whether or not the presented frame has arrived there.
    var layoutFrame: CGRect {
        if !flags.contains(.moving) { return frame }
        return extras?.motion?.target ?? frame
    }

    /// Sets the layout frame. It is presented immediately, or through an animation if the transaction has one.
    func move(to target: CGRect) {
        if !flags.contains(.moving), withScene({ !$0.mayMove }) {
            self.motion.show(at: target)
            return
        }
        if scene.isTicking {
            // A layout with an animated value of its own moves its children along.
            guard let motion = extras?.motion else { return self.motion.show(at: target) }
            let offset = RectVector(target) - RectVector(motion.target)
            motion.run.shift(by: offset)
            motion.target = target
            self.motion.show(at: (RectVector(frame) + offset).rect)
            return
        }
        let transaction = scene.transaction(at: environment)
        guard let animation = transaction.animation, let environment, !self.motion.reducesMotion(at: environment) else {
            self.motion.end()
            self.motion.show(at: target)
            return
        }
        let run = AnimationRun.next(
            after: extras?.motion?.run,
            from: RectVector(frame),
            to: RectVector(target),
            by: animation,
            at: scene.graph.peek(scene.clock.time),
            completions: transaction.completions,
            place: AnimationPlace(scene: scene, environment: environment)
        )
        guard let run else {
            self.motion.end()
            self.motion.show(at: target)
            return
        }
        self.motion.begin(run, to: target)
    }
}

extension MotionNode {
    /// Starts an animation from one rectangle of the container to another, if the current transaction has an animation.
    func start(from start: CGRect, to target: CGRect) {
        guard let environment = node.environment, let animation = node.scene.transaction(at: environment).animation
        else { return }
        if node.scene.isTicking || reducesMotion(at: environment) { return }
        let run = AnimationRun.next(
            after: nil,
            from: RectVector(start),
            to: RectVector(target),
            by: animation,
            at: node.scene.graph.peek(node.scene.clock.time),
            completions: node.scene.transaction(at: environment).completions,
            place: AnimationPlace(scene: node.scene, environment: environment)
        )
        guard let run else { return }
        begin(run, to: target)
        show(at: start)
    }

    fileprivate func begin(_ run: AnimationRun<RectVector>, to target: CGRect) {
        if let motion = self.node.extras?.motion {
            motion.target = target
            motion.run = run
            return
        }
        let motion = FrameMotion(node: self.node, target: target, run: run)
        self.node.ensuredExtras.motion = motion
        self.node.flags.insert(.moving)
        let list = self.node.scene.service(MotionList.self)
        list.add(motion)
    }

    fileprivate func reducesMotion(at place: EnvironmentScope) -> Bool {
        AnimationPlace(scene: node.scene, environment: place).reducesMotion
    }

    /// Presents the node at its layout frame.
    func end() {
        guard let motion = node.extras?.motion else { return }
        node.extras?.motion = nil
        node.flags.remove(.moving)
        node.frame = motion.target
        node.scene.existingService(MotionList.self)?.remove(motion)
    }

    /// Passes the motion of this node on to another one that has replaced it.
    func handOver(to other: RenderNode) {
        guard let motion = node.extras?.motion else { return }
        node.extras?.motion = nil
        node.flags.remove(.moving)
        node.frame = motion.target
        motion.nodeReference = Borrowed(other)
        other.ensuredExtras.motion = motion
        other.flags.insert(.moving)
    }

    fileprivate func show(at frame: CGRect) {
        // As numbers: to compare rectangles is a call.
        let old = node.frame
        let isOfSize = frame.size.width == old.size.width && frame.size.height == old.size.height
        if isOfSize, frame.origin.x == old.origin.x, frame.origin.y == old.origin.y { return }
        node.frame = frame
        if isOfSize { node.didMove() } else { node.didChange() }
    }
}
