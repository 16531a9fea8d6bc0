extension SceneGraph {
    /// Places what the window shows, if that may have changed.
    func placeRoot() {
        guard layoutWork.rootNeedsPlacing else { return }
        layoutWork.rootNeedsPlacing = false
        layoutWork.round &+= 1
        root.cache.removeAll()
        root.place(at: .zero, proposal: ProposedViewSize(size))
    }

    /// Measures what may have changed, below a depth or everywhere, deepest first, so that a container that is reached
    /// from several sides is measured once.
    func measureQueued(below depth: Int32 = -1) {
        let notes = LayoutNotes(by: recorder)
        while let node = layoutWork.queue.popDeepest(below: depth) {
            layoutWork.round &+= 1
            if node.flags.contains(.detached) || !node.flags.contains(.sizeQueued) { continue }
            let hadSizes = !node.cache.isEmpty
            let changed = node.measureAgain()
            notes.add(.measured, of: node, changed: changed)
            if !changed, node.mayWantSpacing { noteSpacing(of: node) }
            if !node.children.isEmpty || node.withSharedLayout({ $0.placesWithoutChildren }) { queuePlacement(node) }
            // Where a guide lies that something in it sets may hang on what stands before that, at the same size.
            if changed || !hadSizes || !node.flags.isDisjoint(with: .reachesContainer) {
                let container = node.containerNode
                // What stands in it is at its edges, so that it wants what that wants.
                if node.flags.contains(.spacingChanged), node.mayWantSpacing, container?.mayWantSpacing == true {
                    container?.flags.insert(.spacingChanged)
                }
                node.flags.subtract(.edgesChanged)
                container?.invalidateSize()
            }
        }
    }

    /// Something in a node has changed at the same size: perhaps what it wants of the distance to its neighbours, which
    /// what it stands in then wants too. A text wants the same as long as its font is.
    private func noteSpacing(of node: RenderNode) {
        if case .text = node.content, !node.flags.contains(.spacingChanged) { return }
        layoutWork.spacings &+= 1
    }

    /// Runs the rules that wait, in the middle of a layout, and brings the sizes below a node into line with them.
    ///
    /// For nodes that make or change what stands in them when they are placed, before they ask it for sizes.
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

    /// Has what stands in a node placed again, by the next update.
    package func queuePlacement(_ node: RenderNode) {
        guard !node.flags.contains(.placeQueued), node.flags.contains(.placed) else { return }
        node.flags.insert(.placeQueued)
        layoutWork.nodesToPlace.append(node)
    }

    /// Containers first: what they place again leaves the list.
    func placeQueued() {
        let notes = LayoutNotes(by: recorder)
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
