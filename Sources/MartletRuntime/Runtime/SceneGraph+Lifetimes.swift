import AttributeGraph

/// Bodies that run, and lifetimes that end.
extension SceneGraph {
    /// Runs a body: counts it, and knows for diagnostics whose it is.
    func evaluatingBody<Result>(of instance: ViewInstance, _ body: () -> Result) -> Result {
        beginBody(of: instance)
        defer { endBody() }
        return body()
    }

    @usableFromInline
    func beginBody(of instance: ViewInstance) {
        let index = instance.type.index
        while counts.bodyRuns.count <= index { counts.bodyRuns.append(0) }
        counts.bodyRuns[index] += 1
        group.evaluating.append(Borrowed(instance))
    }

    @usableFromInline
    func endBody() { group.evaluating.removeLast() }

    /// The body runs so far, by the index of the view's type.
    var bodyRuns: [Int] { counts.bodyRuns }

    /// Returns the number of body runs of a type of view, without those of presentations.
    package func ownBodyRuns(of type: Any.Type) -> Int {
        let index = ViewType.of(type).index
        return index < counts.bodyRuns.count ? counts.bodyRuns[index] : 0
    }

    /// Adds the body runs of an ended presentation to the scene's own.
    package func keepBodyRuns(of ended: SceneGraph) {
        while counts.bodyRuns.count < ended.counts.bodyRuns.count { counts.bodyRuns.append(0) }
        for (index, count) in ended.counts.bodyRuns.enumerated() { counts.bodyRuns[index] += count }
        ended.counts.bodyRuns = []
    }

    /// Ends a lifetime whose nodes have been taken out of their containers.
    package func end(_ scope: Scope, removing nodes: ContiguousArray<RenderNode>) {
        for node in nodes { detach(node) }
        graph.end(scope)
    }

    package func detach(_ node: RenderNode) {
        if !node.flags.contains(.transparent) { changes.removed.append(node) }
        detachSubtree(node, isRemovedWithParent: !node.flags.contains(.transparent))
        node.parent = nil
    }

    private func detachSubtree(_ node: RenderNode, isRemovedWithParent: Bool) {
        node.flags.insert(.detached)
        if let extras = node.extras {
            node.transition.finishDepartures(in: self)
            if node.flags.contains(.moving) { node.motion.end() }
            if node.flags.contains(.transitioning), let run = extras.transition { transitionWork.forget(run) }
            for holder in extras.leaving { detachSubtree(holder, isRemovedWithParent: isRemovedWithParent) }
            for record in extras.lifecycle { record.end(in: self) }
            if extras.input != nil {
                focus.forget(node)
                input.forget(node, in: self)
            }
        }
        if node.children.isEmpty { return }
        node.children.forEachUnretained { _, child in
            if !isRemovedWithParent, !child.flags.contains(.transparent) { changes.removed.append(child) }
            detachSubtree(
                child,
                isRemovedWithParent: isRemovedWithParent || !child.flags.contains(.transparent)
            )
        }
    }
}
