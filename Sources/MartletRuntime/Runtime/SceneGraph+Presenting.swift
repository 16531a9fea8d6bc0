extension SceneGraph {
    /// Hands what is new in the tree to the host.
    func present() {
        guard !changes.changed.isEmpty || !changes.removed.isEmpty else { return }
        wasReached = true
        var changed: [RenderNode] = []
        var removed: [RenderNode] = []
        swap(&changed, &changes.changed)
        swap(&removed, &changes.removed)
        // The lists themselves are handed over where nothing has to be left out.
        var allAttached = true
        changed.forEachUnretained { node in
            node.flags.remove(.reported)
            if node.flags.contains(.detached) { allAttached = false }
        }
        if !allAttached { changed.removeAll { $0.flags.contains(.detached) } }
        var allDetached = true
        removed.forEachUnretained { node in
            if !node.flags.contains(.detached) { allDetached = false }
        }
        if !allDetached { removed.removeAll { !$0.flags.contains(.detached) } }
        recorder?.willPresent(changed: changed.count, removed: removed.count)
        let difference = RenderDifference(changed: consume changed, removed: consume removed)
        host.present(root, difference: difference)
        // Nobody else has the lists, unless the host has kept them: they are filled again.
        (changed, removed) = (consume difference).lists()
        changed.empty()
        removed.empty()
        if changes.changed.isEmpty { swap(&changes.changed, &changed) }
        if changes.removed.isEmpty { swap(&changes.removed, &removed) }
    }
}

extension [RenderNode] {
    /// Removes all nodes. A short list keeps its memory, to be filled again.
    fileprivate mutating func empty() {
        if count > 64 { self = [] }
        while !isEmpty { removeLast() }
    }
}
