import AttributeGraph
import Foundation

/// Views that have been removed and are still seen, until their transitions end (law I7).
///
/// Their nodes stand in a *holder* beside the children of the container: the container's layout knows nothing of them,
/// and they take no input. Their lifetime ends with the last of their transitions, unless they return before.
final class LeavingViews {
    private let holder: RenderNode
    private let scope: Scope
    /// The nodes as they stood in the container: elements and groups.
    private let nodes: ContiguousArray<RenderNode>
    fileprivate(set) var runs: [TransitionRun] = []
    private let onEnd: () -> Void
    /// The group that the nodes were taken out of, where a modifier on its content as a whole wants to know.
    private weak var watchedGroup: RenderNode?
    private(set) var isOver = false

    fileprivate init(
        holder: RenderNode,
        scope: Scope,
        nodes: ContiguousArray<RenderNode>,
        from group: RenderNode,
        onEnd: @escaping () -> Void
    ) {
        if group.flags.contains(.holdsWholeContent) { watchedGroup = group }
        self.holder = holder
        self.scope = scope
        self.nodes = nodes
        self.onEnd = onEnd
    }

    /// Ends the lifetime of the views.
    func finish(in scene: SceneGraph) {
        guard !isOver else { return }
        isOver = true
        holder.leaveContainer()
        for run in runs { scene.forget(run) }
        runs = []
        watchedGroup?.contentDidChange()
        onEnd()
        scene.actions.endingsKeepTheirTurn = true
        defer { scene.actions.endingsKeepTheirTurn = false }
        scene.end(scope, removing: [holder])
    }

    /// Gives the nodes back, which have been inserted again: they turn round where they are.
    /// - Returns: nil if their lifetime has ended meanwhile.
    func takeBack(into group: RenderNode, in scene: SceneGraph) -> ContiguousArray<RenderNode>? {
        guard !isOver, !holder.flags.contains(.detached) else { return nil }
        isOver = true
        holder.leaveContainer()
        holder.children = []
        scene.detach(holder)
        // Groups may have changed on the way; what stood in the holder is what is shown.
        for node in nodes {
            let node = node.outermost
            node.parent = group
            node.setDepth(group.depth + 1)
        }
        for run in runs where !run.wrapper.flags.contains(.detached) {
            run.leaving = nil
            scene.enter(.identity, run)
        }
        runs = []
        return ContiguousArray(nodes.map(\.outermost))
    }
}

extension SceneGraph {
    /// Ends a lifetime whose nodes have been taken out of a group: at once, or when their transitions have ended.
    ///
    /// - Parameter onEnd: Runs when the lifetime ends later.
    /// - Returns: the views that are still seen, if there are any.
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
        let seen = elements.filter { $0.isDrawn && $0.mayLeaveGradually }
        guard !seen.isEmpty, !container.flags.contains(.detached), !container.isInHiddenSubtree else {
            endAtOnce(scope, removing: nodes)
            return nil
        }
        let holder = RenderNode.makeRoot(layout: LeavingLayout(), scene: self)
        let leaving = LeavingViews(holder: holder, scope: scope, nodes: nodes, from: group, onEnd: onEnd)
        group.contentDeparts(leaving)
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
        transitions.departures.append(holder)
        for element in seen {
            let run = element.transition ?? wrap(element, phase: .identity)
            run.leaving = leaving
            leaving.runs.append(run)
            enter(.didDisappear, run)
        }
        holder.forEachInSubtree {
            guard $0.extras?.input != nil else { return }
            focus.forget($0)
            input.forget($0, in: self)
        }
        container.didChange()
        return leaving
    }
}

extension SceneGraph {
    /// Ends a lifetime without a transition. Views whose transition is the identity disappear before what replaces them
    /// appears, others after it (law H5).
    private func endAtOnce(_ scope: Scope, removing nodes: ContiguousArray<RenderNode>) {
        actions.endingsKeepTheirTurn = nodes.contains { $0.elements.contains(where: \.hasIdentityTransition) }
        defer { actions.endingsKeepTheirTurn = false }
        end(scope, removing: nodes)
    }
}

extension RenderNode {
    /// Takes the holder of leaving views away from its container.
    fileprivate func leaveContainer() {
        guard let container = parent else { return }
        container.extras?.leaving.removeAll { $0 === self }
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
