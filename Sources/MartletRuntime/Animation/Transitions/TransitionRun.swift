import AttributeGraph
import Foundation

/// An insertion or removal of a view that is being animated.
///
/// During the transition, its nodes surround the element of the view: a *wrapper* at the element's position, and inside
/// it the nodes of the transition's body. None of them exists before and after.
final class TransitionRun {
    /// Stands in the place of the element.
    let wrapper: RenderNode
    let element: RenderNode
    let scope: Scope
    let phase: Attribute<TransitionPhase>
    /// The part of the transition that surrounds the view during its whole lifetime; nil if only the run adds nodes.
    let laidOut: LaidOutTransition?
    /// Runs when all animations of the transition have ended.
    let completion: AnimationCompletion
    /// The removal that this run belongs to, if the view is being removed. It lives as long as its runs;
    /// ``SceneGraph/forget(_:)`` releases it.
    var leaving: LeavingViews?
    /// Whether the nodes of the transition have ended: nothing waits for it any longer.
    fileprivate(set) var isForgotten = false

    fileprivate init(
        wrapper: RenderNode,
        element: RenderNode,
        scope: Scope,
        phase: Attribute<TransitionPhase>,
        laidOut: LaidOutTransition?,
        completion: AnimationCompletion
    ) {
        self.wrapper = wrapper
        self.element = element
        self.scope = scope
        self.phase = phase
        self.laidOut = laidOut
        self.completion = completion
    }
}

/// Makes a completion wait for the animations of a transition.
private final class CompletionChange: TransactionChange {
    private let completion: AnimationCompletion

    init(_ completion: AnimationCompletion) { self.completion = completion }

    override func apply(to transaction: inout Transaction, in scene: SceneGraph) {
        transaction.completions.append(completion)
    }
}

extension RenderNode {
    /// The node at this element's position among its container's children: a transition's wrapper, or the node itself.
    ///
    /// A walk from an element up to its group or container begins here.
    package var outermost: RenderNode { flags.contains(.wrapped) ? extras?.transition?.wrapper ?? self : self }

    /// The element in a transition's wrapper; the node itself if it is none.
    package var innermost: RenderNode { flags.contains(.transitioning) ? extras?.transition?.element ?? self : self }
}

extension TransitionNode {
    /// The transition that the node is the wrapper or the element of.
    var run: TransitionRun? {
        guard !node.flags.isDisjoint(with: [.transitioning, .wrapped]) else { return nil }
        return node.extras?.transition
    }

    /// The transition of the element's view, with a default.
    fileprivate var shown: ViewTransition {
        let opacity = ViewTransition(box: AnyTransition.opacity.box, laidOut: nil)
        guard let own = self.own else { return opacity }
        guard own.box.hasMotion, let environment = node.environment else { return own }
        let reducesMotion = AnimationPlace(scene: node.scene, environment: environment).reducesMotion
        return reducesMotion ? opacity : own
    }

    /// Whether the element stays in sight for a while if it is removed now.
    var mayLeaveGradually: Bool { animates }

    /// Whether the current transaction animates the transition of the element.
    fileprivate var animates: Bool {
        if node.scene.transaction(at: node.environment).animation != nil { return true }
        guard node.scene.transactions.hasAnimatedTransitions else { return false }
        return own?.box.hasOwnAnimation ?? false
    }

    /// Whether a modifier sets the identity transition on the view.
    var isIdentity: Bool { own?.box.isIdentity ?? false }

    /// The transition that a modifier sets on the view. A row of a list has that of its content.
    private var own: ViewTransition? {
        node.trait(TransitionTrait.self) ?? node.lazy.collectionRow?.content?.trait(TransitionTrait.self)
    }
}

// MARK: - Beginning

extension TransitionWork {
    /// Whether the current transaction may animate transitions of views.
    var mayTransition: Bool { (scene.mayMove || scene.transactions.hasAnimatedTransitions) && !scene.isTicking }

    /// Records that a node, or the content of a group, was inserted after the container's first appearance.
    func recordInsertion(of node: @autoclosure () -> RenderNode) {
        guard mayTransition else { return }
        let node = node()
        node.lazy.recordInsertedElements()
        service.insert(node, in: scene)
    }

    /// Begins the transitions of the views that the last flush has inserted and removed.
    func beginTransitions() {
        let transitions = self.service
        for node in transitions.takeInsertions() where !node.flags.contains(.detached) {
            for element in node.elements where element.transition.run == nil && element.transition.animates {
                let run = wrap(element, phase: .willAppear)
                run.laidOut?.begin(at: .willAppear, in: scene)
                enter(.identity, run)
                transitions.arrivals.append(run.wrapper)
            }
        }
        // The animation begins with the appearance in the previous phase.
        scene.graph.flush()
        let phases = transitions.takePhases()
        for (run, _) in phases { run.laidOut?.setOut(in: scene) }
        for (run, phase) in phases where scene.graph.isAlive(run.phase) { scene.graph.set(run.phase, to: phase) }
        scene.graph.flush()
        for (run, _) in phases { run.completion.end() }
        if !transitions.hasWork { scene.pending.remove(.beginTransitions) }
    }

    /// Compensates for the movement of containers, so that inserted and removed views do not move with them.
    ///
    /// A container that is being moved shows a new child at the child's final position, and a removed one at its old
    /// position.
    func pinTransitioningViews() {
        for wrapper in service.arrivals where !wrapper.flags.contains(.detached) {
            let distance = wrapper.transition.remainingDistance
            guard distance != .zero, wrapper.flags.contains(.placed) else { continue }
            let end = wrapper.layoutFrame
            wrapper.motion.start(from: end.offsetBy(dx: distance.width, dy: distance.height), to: end)
        }
        for holder in service.departures where !holder.flags.contains(.detached) {
            let distance = holder.transition.remainingDistance
            guard distance != .zero else { continue }
            for element in holder.layoutChildren where element.flags.contains(.placed) {
                let start = element.frame
                element.motion.start(from: start, to: start.offsetBy(dx: -distance.width, dy: -distance.height))
            }
        }
        service.arrivals = []
        service.departures = []
    }

    func enter(_ phase: TransitionPhase, _ run: TransitionRun) {
        run.completion.begin()
        service.enter(phase, run, in: scene)
    }

    /// Puts the nodes of an element's transition around it.
    func wrap(_ element: RenderNode, phase: TransitionPhase) -> TransitionRun {
        let scope = self.scene.graph.makeScope(in: self.scene.scope)
        let wrapper = RenderNode.makeRoot(layout: PassingLayout(), scene: self.scene, instance: element.instance)
        let transition = element.transition.shown
        // Movements of the containers are no part of the transition.
        wrapper.environment = transition.laidOut?.environment ?? element.environment
        if self.scene.layoutWork.hasRightToLeft {
            wrapper.flags.set(.rightToLeft, element.flags.contains(.rightToLeft))
        }
        let completion = AnimationCompletion(criteria: .removed) {}
        let run = TransitionRun(
            wrapper: wrapper,
            element: element,
            scope: scope,
            phase: transition.laidOut?.phase ?? self.scene.graph.makeInput(phase, in: scope),
            laidOut: transition.laidOut,
            completion: completion
        )
        var inputs = _ViewInputs(
            scene: self.scene,
            scope: scope,
            environment: EnvironmentScope(
                in: element.environment ?? self.scene.environment,
                lifetime: scope,
                change: CompletionChange(run.completion)
            ),
            parent: wrapper
        )
        inputs.instance = element.instance
        element.takePlace(by: wrapper)
        if let laidOut = transition.laidOut {
            // Its nodes are there already, in the element.
            wrapper.append(element)
            laidOut.completion = completion
            self.scene.transactionChangesDiffer()
        } else {
            let box = transition.box
            _ = box.make(phase: run.phase, latest: { _ in box }, inputs: inputs) { inner in
                inner.parent.append(element)
                return _ViewOutputs(node: element)
            }
        }
        wrapper.flags.insert(.transitioning)
        wrapper.ensuredExtras.transition = run
        element.flags.insert(.wrapped)
        element.ensuredExtras.transition = run
        if wrapper.flags.contains(.placed) { self.scene.queuePlacement(wrapper) }
        service.runs.append(run)
        return run
    }
}

extension RenderNode {
    /// The elements that the node represents: itself, or those of a group.
    package var elements: ContiguousArray<RenderNode> {
        guard flags.contains(.transparent) else { return [self] }
        var elements: ContiguousArray<RenderNode> = []
        appendFlattened(to: &elements)
        return elements
    }

    /// Puts another node in this one's place: among the children of its parent, and on the screen.
    fileprivate func takePlace(by other: RenderNode) {
        guard let parent, let index = parent.children.firstIndex(where: { $0 === self }) else { return }
        parent.children[index] = other
        other.parent = parent
        self.parent = nil
        other.setDepth(parent.depth + 1)
        if flags.contains(.placed) {
            other.frame = frame
            other.placedProposal = placedProposal
            other.flags.insert(.placed)
            motion.handOver(to: other)
            frame.origin = .zero
        }
        // The container's own lists of its children are out of date, whatever it was notified of before.
        withScene { $0.layoutWork.round &+= 1 }
        parent.structureDidChange()
        other.didChange()
    }
}

extension TransitionNode {
    /// The distance that the node's containers still have to move.
    fileprivate var remainingDistance: CGSize {
        var distance = CGSize.zero
        var node = self.node.containerNode
        while let current = node {
            if current.flags.contains(.moving) {
                let target = current.layoutFrame
                distance.width += target.minX - current.frame.minX
                distance.height += target.minY - current.frame.minY
            }
            node = current.containerNode
        }
        return distance
    }
}

// MARK: - Ending

extension TransitionWork {
    /// Ends the transitions whose animations have finished.
    func finishTransitions() {
        for run in service.runs
        where run.leaving == nil && !run.isForgotten && run.completion.isReady && scene.graph.isAlive(run.phase) {
            unwrap(run)
        }
        for leaving in service.leaving where !leaving.isOver && leaving.isReady { leaving.finish(in: scene) }
    }

    /// Ends a transition before its time.
    func cutShort(_ run: TransitionRun) {
        if run.leaving == nil { unwrap(run) }
    }

    /// Takes the nodes of a transition away from around its element.
    private func unwrap(_ run: TransitionRun) {
        let (wrapper, element) = (run.wrapper, run.element)
        guard let inner = element.parent else { return }
        inner.children.removeAll { $0 === element }
        element.flags.remove(.wrapped)
        element.extras?.transition = nil
        // The element's position in the wrapper is no longer valid.
        element.motion.end()
        wrapper.takePlace(by: element)
        forget(run)
        scene.detach(wrapper)
    }

    /// Ends the nodes of a transition: it is finished, or its view has been removed.
    func forget(_ run: TransitionRun) {
        run.leaving = nil
        run.isForgotten = true
        guard run.wrapper.flags.contains(.transitioning) else { return }
        run.wrapper.flags.remove(.transitioning)
        run.wrapper.extras?.transition = nil
        run.element.flags.remove(.wrapped)
        run.element.extras?.transition = nil
        run.laidOut?.completion = nil
        service.runs.removeAll { $0 === run }
        scene.graph.end(run.scope)
    }
}
