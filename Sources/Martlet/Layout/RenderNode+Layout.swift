import Foundation

extension RenderNode {
    /// The size that the node chooses for a proposal, in points; cached until something that it depends on changes.
    func size(for proposal: ProposedViewSize) -> CGSize {
        if let known = cache.size(for: proposal) { return known }
        let size = layout.sizeThatFits(proposal, node: self)
        cache.insert(size, for: proposal)
        return size
    }

    /// The size for a proposal together with the alignment guides at that size.
    func dimensions(for proposal: ProposedViewSize) -> ViewDimensions {
        ViewDimensions(node: self, size: size(for: proposal))
    }

    /// Whether the question where a guide lies may have an answer other than the guide's default.
    func mayHaveGuide(_ key: AlignmentKey) -> Bool {
        flags.contains(.hasGuides) || (key.axis == .vertical && key.isTextBaseline)
    }

    /// Says that the node sets an alignment guide.
    func setsGuides() {
        var node: RenderNode? = self
        while let current = node, !current.flags.contains(.hasGuides) {
            current.flags.insert(.hasGuides)
            node = current.parent
        }
    }

    /// Puts the node at a point of its container, with the size that it chooses for a proposal.
    func place(at origin: CGPoint, proposal: ProposedViewSize) {
        let size = size(for: proposal)
        let pixel = scene.profile.pixelSize
        let placed = CGRect(
            x: (origin.x / pixel.width).rounded() * pixel.width,
            y: (origin.y / pixel.height).rounded() * pixel.height,
            width: size.width,
            height: size.height
        )
        let isFirst = !flags.contains(.placed)
        let proposed = CGSize(
            width: proposal.width ?? SizeCache.unspecified,
            height: proposal.height ?? SizeCache.unspecified
        )
        if isFirst || placed != frame || proposed != placedProposal {
            if isFirst || placed.size != frame.size || proposed != placedProposal { flags.insert(.placeQueued) }
            if isFirst || placed != frame { didChange() }
            frame = placed
            placedProposal = proposed
            flags.insert(.placed)
        }
        if flags.contains(.placeQueued) { placeChildrenNow() }
    }

    /// The proposal that the node was last placed with.
    var proposal: ProposedViewSize {
        ProposedViewSize(
            width: placedProposal.width == SizeCache.unspecified ? nil : placedProposal.width,
            height: placedProposal.height == SizeCache.unspecified ? nil : placedProposal.height
        )
    }

    func placeChildrenNow() {
        flags.remove(.placeQueued)
        layout.placeChildren(of: self, size: frame.size, proposal: proposal)
    }

    // MARK: - What has changed

    /// Says that the node's own size may have changed: its content, its layout or its children are new.
    ///
    /// Nothing above is touched now. The next layout asks the node for its size under the proposals that it had, and
    /// goes on to the container only if one of them differs.
    func invalidateSize() {
        guard !flags.contains(.sizeQueued) else { return }
        flags.insert(.sizeQueued)
        scene.layoutQueue.append(self)
    }

    /// Measures anew under each proposal that was asked; true if a size differs.
    func measureAgain() -> Bool {
        flags.remove(.sizeQueued)
        let old = cache.entries
        cache.removeAll()
        var changed = false
        for entry in old {
            let size = size(for: entry.proposal)
            if size != entry.size { changed = true }
        }
        return changed
    }
}

extension SceneGraph {
    /// Brings sizes and places up to date where something has changed, and nowhere else.
    func layOut() {
        // Deepest first, so that a container that is reached from several sides is measured once.
        while let node = layoutQueue.popDeepest() {
            if node.flags.contains(.detached) || !node.flags.contains(.sizeQueued) { continue }
            let hadSizes = !node.cache.entries.isEmpty
            let changed = node.measureAgain()
            queuePlacement(node)
            if changed || !hadSizes || node.flags.contains(.guidesChanged) {
                node.flags.remove(.guidesChanged)
                node.containerNode?.invalidateSize()
            }
        }
        if rootNeedsPlacing {
            rootNeedsPlacing = false
            root.cache.removeAll()
            root.place(at: .zero, proposal: ProposedViewSize(size))
        }
        placeQueued()
        if !lazyNodes.isEmpty { checkVisibleParts() }
        visiblePartsNeedChecking = false
        if !scrollRequests.isEmpty { carryOutScrollRequests() }
    }

    var needsLayout: Bool {
        !layoutQueue.isEmpty || !nodesToPlace.isEmpty || rootNeedsPlacing || visiblePartsNeedChecking
            || !scrollRequests.isEmpty
    }

    func queuePlacement(_ node: RenderNode) {
        guard !node.flags.contains(.placeQueued), node.flags.contains(.placed) else { return }
        node.flags.insert(.placeQueued)
        nodesToPlace.append(node)
    }

    /// Containers first: what they place again leaves the list.
    func placeQueued() {
        while !nodesToPlace.isEmpty {
            var batch = nodesToPlace
            nodesToPlace = []
            if batch.count > 1 { batch.sort { $0.depth < $1.depth } }
            for node in batch where node.flags.contains(.placeQueued) && !node.flags.contains(.detached) {
                node.placeChildrenNow()
            }
        }
    }
}

/// Nodes whose sizes may have changed, by depth.
struct LayoutQueue {
    private var levels: [ContiguousArray<RenderNode>] = []
    private var deepest = -1

    var isEmpty: Bool { deepest < 0 }

    mutating func append(_ node: RenderNode) {
        let depth = Int(node.depth)
        while levels.count <= depth { levels.append([]) }
        levels[depth].append(node)
        if depth > deepest { deepest = depth }
    }

    mutating func popDeepest() -> RenderNode? {
        while deepest >= 0 {
            if let node = levels[deepest].popLast() { return node }
            deepest -= 1
        }
        return nil
    }
}
