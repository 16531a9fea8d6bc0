extension SceneGraph {
    /// Places the root of the window, if its placement may have changed.
    func placeRoot() {
        guard layoutWork.rootNeedsPlacing else { return }
        layoutWork.rootNeedsPlacing = false
        layoutWork.round &+= 1
        root.cache.removeAll()
        root.place(at: .zero, proposal: ProposedViewSize(size))
    }

    /// Measures the queued nodes below a depth, or all, deepest first, so that a container with several changed
    /// descendants is measured once.
    func measureQueued(below depth: Int32 = -1) {
        let notes = LayoutNotes(by: recording.recorder)
        while let node = layoutWork.queue.popDeepest(below: depth) {
            layoutWork.round &+= 1
            if node.flags.contains(.detached) || !node.flags.contains(.sizeQueued) { continue }
            let hadSizes = !node.cache.isEmpty
            let changed = node.measureAgain()
            notes.add(.measured, of: node, changed: changed)
            if !changed, node.mayWantSpacing { recordSpacing(of: node) }
            if !node.children.isEmpty || node.withSharedLayout({ $0.placesWithoutChildren }) { queuePlacement(node) }
            // An explicit guide in the subtree may depend on the views before it, even at an unchanged size.
            if changed || !hadSizes || !node.flags.isDisjoint(with: .reachesContainer) {
                let container = node.containerNode
                // A child touches the container's edge, so the container's spacing preference depends on the child's.
                if node.flags.contains(.spacingChanged), node.mayWantSpacing, container?.mayWantSpacing == true {
                    container?.flags.insert(.spacingChanged)
                }
                node.flags.subtract(.edgesChanged)
                container?.invalidateSize()
            }
        }
    }

    /// Records that a node has changed at the same size. Its spacing preference, and that of its container, may have
    /// changed; the preference of a text only changes with its font.
    private func recordSpacing(of node: RenderNode) {
        if case .text = node.content, !node.flags.contains(.spacingChanged) { return }
        layoutWork.spacings &+= 1
    }

    /// Runs the queued rules in the middle of a layout, and updates the sizes below a node.
    ///
    /// For nodes that create or change children during placement, before they ask them for sizes.
    package func flushDuringLayout(below node: RenderNode) {
        var rounds = 0
        repeat {
            layoutWork.round &+= 1
            graph.flush()
            measureQueued(below: node.depth)
            rounds += 1
        } while graph.hasQueuedRules && rounds < Self.passLimit
        layoutWork.round &+= 1
    }

    /// Queues a node, so that the next update places its children again.
    package func queuePlacement(_ node: RenderNode) {
        guard !node.flags.contains(.placeQueued), node.flags.contains(.placed) else { return }
        node.flags.insert(.placeQueued)
        layoutWork.nodesToPlace.append(node)
    }

    /// Places the queued nodes, containers first: the placement of a container covers queued nodes inside it.
    func placeQueued() {
        let notes = LayoutNotes(by: recording.recorder)
        while !layoutWork.nodesToPlace.isEmpty {
            var batch = layoutWork.nodesToPlace
            layoutWork.nodesToPlace = []
            if batch.count > 1 { batch.sort { $0.depth < $1.depth } }
            for node in batch where node.flags.contains(.placeQueued) && !node.flags.contains(.detached) {
                node.placeChildrenNow()
                notes.add(.placed, of: node, changed: true)
            }
        }
    }
}
