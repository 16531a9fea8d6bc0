import AttributeGraph
import Foundation

/// Removed views that are visible until their transitions end (law I7).
///
/// Their nodes are in a *holder* beside the children of the container: the container's layout does not include them,
/// and they receive no input. Their lifetime ends with the last of their transitions, unless they return before.
final class LeavingViews {
    private let holder: RenderNode
    private let scope: Scope
    /// The group that the views were removed from. It lists them among its departures, so that they end with the
    /// group: the holder is a child of the container, which may last longer than the group.
    private let group: RenderNode
    /// The nodes in their order in the container: elements and groups.
    private let nodes: ContiguousArray<RenderNode>
    fileprivate(set) var runs: [TransitionRun] = []
    private let onEnd: () -> Void
    /// Whether a modifier on the content of the group as a whole is notified of the end.
    private let isWatched: Bool
    private(set) var isOver = false

    fileprivate init(
        holder: RenderNode,
        scope: Scope,
        group: RenderNode,
        nodes: ContiguousArray<RenderNode>,
        onEnd: @escaping () -> Void
    ) {
        isWatched = group.flags.contains(.holdsWholeContent)
        self.holder = holder
        self.scope = scope
        self.group = group
        self.nodes = nodes
        self.onEnd = onEnd
    }

    /// True when all transitions of the views have finished. A run that was cut short, because its element was removed
    /// during it, counts as finished.
    var isReady: Bool { runs.allSatisfy { $0.isForgotten || $0.completion.isReady } }

    /// Ends the lifetime of the views.
    func finish(in scene: SceneGraph) {
        guard close(in: scene) else { return }
        for run in runs where run.leaving === self { scene.transitionWork.forget(run) }
        runs = []
        if isWatched, group.isAttached { group.lifetime.contentDidChange() }
        onEnd()
        let keptTheirTurn = scene.actions.endingsKeepTheirTurn
        scene.actions.endingsKeepTheirTurn = true
        defer { scene.actions.endingsKeepTheirTurn = keptTheirTurn }
        // The holder is already detached if its container has been removed.
        scene.end(scope, removing: holder.flags.contains(.detached) ? [] : [holder])
    }

    /// Gives the nodes back, which have been inserted again: they turn round where they are.
    /// - Returns: nil if their lifetime has ended meanwhile.
    func takeBack(into group: RenderNode, in scene: SceneGraph) -> ContiguousArray<RenderNode>? {
        guard !holder.flags.contains(.detached) else {
            finish(in: scene)
            return nil
        }
        guard close(in: scene) else { return nil }
        holder.children = []
        scene.detach(holder)
        // Groups may have changed during the transition; the nodes in the holder are those that are visible.
        for node in nodes {
            let node = node.outermost
            node.parent = group
            node.setDepth(group.depth + 1)
        }
        for run in runs where !run.isForgotten && run.leaving === self {
            run.leaving = scene.transitionWork.service.leaving.last { $0.runs.contains { $0 === run } }
            // Their container may itself be in the process of removal.
            scene.transitionWork.enter(run.leaving == nil ? .identity : .didDisappear, run)
        }
        runs = []
        return ContiguousArray(nodes.map(\.outermost))
    }

    /// Takes the holder out of its container and the views out of the lists that know of them.
    /// - Returns: false if that has been done before.
    private func close(in scene: SceneGraph) -> Bool {
        guard !isOver else { return false }
        isOver = true
        holder.transition.leaveContainer()
        group.extras?.departures.removeAll { $0 === self }
        scene.transitionWork.service.leaving.removeAll { $0 === self }
        return true
    }

    /// Breaks the references between the views and their runs, when the scene ends.
    func abandon() {
        isOver = true
        group.extras?.departures = []
        for run in runs { run.leaving = nil }
        runs = []
    }
}

extension TransitionNode {
    /// Ends the removed views of the group that are still visible, before the group itself is removed.
    func finishDepartures(in scene: SceneGraph) {
        guard let departures = node.extras?.departures, !departures.isEmpty else { return }
        for views in departures { views.finish(in: scene) }
    }
}

extension TransitionWork {
    /// Ends a lifetime whose nodes have been removed from a group: immediately, or when their transitions have ended.
    ///
    /// - Parameter onEnd: Runs when the lifetime ends later.
    /// - Returns: the views that are still visible, if there are any.
    @discardableResult
    func remove(
        _ nodes: ContiguousArray<RenderNode>,
        _ scope: Scope,
        from group: RenderNode,
        onEnd: @escaping () -> Void = {}
    ) -> LeavingViews? {
        guard mayTransition else {
            endAtOnce(scope, removing: nodes)
            return nil
        }
        let container = group.container
        let elements = nodes.flatMap(\.elements)
        let seen = elements.filter { $0.isDrawn && $0.transition.mayLeaveGradually }
        guard !seen.isEmpty, !container.flags.contains(.detached), !container.isInHiddenSubtree else {
            endAtOnce(scope, removing: nodes)
            return nil
        }
        let holder = RenderNode.makeRoot(layout: LeavingLayout(), scene: self.scene)
        let leaving = LeavingViews(holder: holder, scope: scope, group: group, nodes: nodes, onEnd: onEnd)
        group.lifetime.contentDeparts(leaving)
        holder.parent = container
        holder.children = nodes
        holder.frame = CGRect(origin: .zero, size: container.layoutFrame.size)
        holder.placedProposal = CGSize(width: SizeCache.unspecified, height: SizeCache.unspecified)
        holder.flags.insert([.placed, .leaving])
        for node in nodes {
            node.parent = holder
            if node.flags.contains(.transparent) { holder.flags.insert(.hasGroups) }
        }
        holder.setDepth(container.depth + 1)
        // Hosts hear of a new node in the container, whatever else moves in it.
        holder.didChange()
        let front = seen.map(\.zIndex).max() ?? 0
        if front != 0 { holder.setTrait(ZIndexTrait.self, front) }
        container.ensuredExtras.leaving.append(holder)
        group.ensuredExtras.departures.append(leaving)
        service.leaving.append(leaving)
        service.departures.append(holder)
        for element in seen {
            let run = element.transition.run ?? wrap(element, phase: .identity)
            run.leaving = leaving
            leaving.runs.append(run)
            enter(.didDisappear, run)
        }
        holder.forEachInSubtree {
            guard $0.extras?.input != nil else { return }
            self.scene.focus.forget($0)
            self.scene.input.forget($0, in: self.scene)
        }
        container.didChange()
        return leaving
    }
}

extension TransitionWork {
    /// Ends a lifetime without a transition. Views whose transition is the identity disappear before their replacements
    /// appear, others after them (law H5).
    private func endAtOnce(_ scope: Scope, removing nodes: ContiguousArray<RenderNode>) {
        scene.actions.endingsKeepTheirTurn = nodes.contains { $0.elements.contains(where: \.transition.isIdentity) }
        defer { scene.actions.endingsKeepTheirTurn = false }
        scene.end(scope, removing: nodes)
    }
}

extension TransitionNode {
    /// Takes the holder of leaving views away from its container.
    fileprivate func leaveContainer() {
        guard let container = node.parent else { return }
        container.extras?.leaving.removeAll { $0 === node }
        container.didChange()
    }
}

/// The layout of views that are leaving: each stays where it was.
struct LeavingLayout: NodeLayout {
    var name: String? { "leaving" }

    func sizeThatFits(_ proposal: ProposedViewSize, node: RenderNode) -> CGSize { node.frame.size }

    func placeChildren(of node: RenderNode, size: CGSize, proposal: ProposedViewSize) {
        for child in node.layoutChildren {
            child.place(at: child.layoutFrame.origin, proposal: child.flags.contains(.placed) ? child.proposal : .zero)
        }
    }
}
